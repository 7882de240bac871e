package rookery.kernel.variant;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import rookery.kernel.geometry.BoardShape;
import rookery.kernel.piece.Piece;
import rookery.kernel.piece.PieceKind;
import rookery.kernel.piece.Side;

/**
 * A complete rule set as data. Kinds are numbered from 1 in the order of the list.
 *
 * @param id              short name for commands and files: {@code three-check}
 * @param family          the id under which ratings are kept together: all presets of ordinary chess share one
 * @param summary         one sentence to help a player choose
 * @param whiteForward    +1 when White's pawns go up the board, -1 when down; Black's go the other way
 * @param doubleStepRank  rank, as the side sees it from 1, from which pawns may use their first-move strides; 0 for none
 * @param checksForbidden a move that gives check is illegal (racing kings)
 * @param doubleStepRanks how many ranks, beginning with {@code doubleStepRank}, pawns may use their first-move strides from
 * @param wild            the rules that most games do without
 */
public record Variant(String id, String name, String family, String summary, BoardShape shape, List<PieceKind> kinds, Setup start,
        int whiteForward, Castling castling, EnPassant enPassant, int doubleStepRank, Promotion promotion, List<Goal> goals,
        boolean checksForbidden, Stalemate stalemate, DrawRules draws, Chance chance, FlagFall flagFall, int doubleStepRanks,
        WildRules wild) {

    public static final int MOST_KINDS = 26;

    /** A variant without wild rules. */
    public Variant(String id, String name, String family, String summary, BoardShape shape, List<PieceKind> kinds, Setup start,
            int whiteForward, Castling castling, EnPassant enPassant, int doubleStepRank, Promotion promotion, List<Goal> goals,
            boolean checksForbidden, Stalemate stalemate, DrawRules draws, Chance chance, FlagFall flagFall) {
        this(id, name, family, summary, shape, kinds, start, whiteForward, castling, enPassant, doubleStepRank, promotion, goals,
                checksForbidden,
                stalemate, draws, chance, flagFall, 1, WildRules.NONE);
    }

    public Variant {
        kinds = List.copyOf(kinds);
        goals = List.copyOf(goals);
        if (kinds.isEmpty() || kinds.size() > MOST_KINDS) {
            throw new IllegalArgumentException(kinds.size() + " kinds of pieces");
        }
        Set<String> symbols = new HashSet<>();
        for (PieceKind kind : kinds) {
            if (!symbols.add(kind.symbol())) {
                throw new IllegalArgumentException("two pieces written " + kind.symbol());
            }
        }
        if (goals.isEmpty()) {
            throw new IllegalArgumentException("a game without a goal");
        }
        if (whiteForward != 1 && whiteForward != -1) {
            throw new IllegalArgumentException("pawns go up (1) or down (-1)");
        }
        if (!start.shape().equals(shape)) {
            throw new IllegalArgumentException("a start position of " + start.shape() + " on a board of " + shape);
        }
    }

    public PieceKind kind(int number) {
        return kinds.get(number - 1);
    }

    /** The number of the unpromoted kind with that upper-case letter, or 0. */
    public int kindOf(char letter) {
        for (int i = 0; i < kinds.size(); i++) {
            if (kinds.get(i).letter() == letter && !kinds.get(i).isPromoted()) {
                return i + 1;
            }
        }
        return 0;
    }

    /** The kind that a taken piece is in the hand of whoever took it. */
    public int demoted(int kind) {
        PieceKind promoted = kind(kind);
        return promoted.isPromoted() ? kindOf(promoted.promotedFrom()) : kind;
    }

    /** Whether pawns of the side may use their first-move strides from that rank of the board, counted from 0. */
    public boolean isDoubleStepRank(Side side, int rank) {
        int seen = forward(side) > 0 ? rank + 1 : shape.ranks() - rank;
        return doubleStepRank > 0 && seen >= doubleStepRank && seen < doubleStepRank + doubleStepRanks;
    }

    /** +1 when the side's pawns go up the board. */
    public int forward(Side side) {
        return side == Side.WHITE ? whiteForward : -whiteForward;
    }

    /** A rank counted from 1 as the side sees it, turned into the board's rank from 0. */
    public int boardRank(Side side, int rankSeen) {
        return forward(side) > 0 ? rankSeen - 1 : shape.ranks() - rankSeen;
    }

    /** Whether a royal piece may not be left attacked. */
    public boolean hasCheck() {
        return goals.stream().anyMatch(goal -> goal instanceof Goal.Checkmate || goal instanceof Goal.Checkmated);
    }

    /** Whether squares can be walled up: during the game, from the start, or in a start position still to be chosen. */
    public boolean mayHaveWalls() {
        Placement placement = start.placement();
        return wild.raisesWalls() || placement.count(Piece.WALL) > 0 || placement.pieces().stream().noneMatch(Piece::isPiece);
    }

    public boolean hasDie() {
        return chance instanceof Chance.Die;
    }

    public Variant withStart(Setup changed) {
        return with(draft -> draft.start = changed);
    }

    /**
     * Whether the same moves are legal and the same goals win, wherever the pieces stand. Where games begin, when they are drawn, clocks, names and the values
     * of pieces may differ.
     */
    public boolean isSameGame(Variant other) {
        return shape.equals(other.shape) && isSameKinds(other) && whiteForward == other.whiteForward && castling.equals(other.castling)
                && enPassant.equals(other.enPassant) && doubleStepRank == other.doubleStepRank && promotion.equals(other.promotion)
                && goals.equals(other.goals) && checksForbidden == other.checksForbidden && stalemate == other.stalemate
                && chance.equals(other.chance) && doubleStepRanks == other.doubleStepRanks && wild.equals(other.wild);
    }

    private boolean isSameKinds(Variant other) {
        return kinds.size() == other.kinds.size()
                && IntStream.range(0, kinds.size()).allMatch(i -> kinds.get(i).isSamePiece(other.kinds.get(i)));
    }

    /** A copy with changes: {@code variant.with(draft -> draft.flagFall = FlagFall.PASS)}. */
    public Variant with(Consumer<Draft> changes) {
        Draft draft = new Draft(this);
        changes.accept(draft);
        return new Variant(draft.id, draft.name, draft.family, draft.summary, draft.shape, draft.kinds, draft.start, draft.whiteForward,
                draft.castling, draft.enPassant, draft.doubleStepRank, draft.promotion, draft.goals, draft.checksForbidden,
                draft.stalemate, draft.draws, draft.chance, draft.flagFall, draft.doubleStepRanks, draft.wild);
    }

    /** The components of a variant while they are being changed; mutable. */
    public static final class Draft {

        public String id;
        public String name;
        public String family;
        public String summary;
        public BoardShape shape;
        public List<PieceKind> kinds;
        public Setup start;
        public int whiteForward;
        public Castling castling;
        public EnPassant enPassant;
        public int doubleStepRank;
        public Promotion promotion;
        public List<Goal> goals;
        public boolean checksForbidden;
        public Stalemate stalemate;
        public DrawRules draws;
        public Chance chance;
        public FlagFall flagFall;
        public int doubleStepRanks;
        public WildRules wild;

        private Draft(Variant variant) {
            id = variant.id;
            name = variant.name;
            family = variant.family;
            summary = variant.summary;
            shape = variant.shape;
            kinds = variant.kinds;
            start = variant.start;
            whiteForward = variant.whiteForward;
            castling = variant.castling;
            enPassant = variant.enPassant;
            doubleStepRank = variant.doubleStepRank;
            promotion = variant.promotion;
            goals = variant.goals;
            checksForbidden = variant.checksForbidden;
            stalemate = variant.stalemate;
            draws = variant.draws;
            chance = variant.chance;
            flagFall = variant.flagFall;
            doubleStepRanks = variant.doubleStepRanks;
            wild = variant.wild;
        }
    }
}
