package rookery.kernel.variant;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import rookery.kernel.geometry.BoardShape;
import rookery.kernel.piece.PieceKind;
import rookery.kernel.piece.Side;

/**
 * A complete rule set as data. Kinds are numbered from 1 in the order of the list.
 *
 * @param id              short name for commands and files: {@code three-check}
 * @param family          the id under which ratings are kept together: all presets of ordinary chess share one
 * @param summary         one sentence for a player who chooses
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
        this(id, name, family, summary, shape, kinds, start, whiteForward, castling, enPassant, doubleStepRank, promotion, goals, checksForbidden,
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

    public boolean hasDie() {
        return chance instanceof Chance.Die;
    }

    public Variant withId(String changedId, String changedName) {
        return new Variant(changedId, changedName, family, summary, shape, kinds, start, whiteForward, castling, enPassant, doubleStepRank,
                promotion, goals, checksForbidden, stalemate, draws, chance, flagFall, doubleStepRanks, wild);
    }

    public Variant withSummary(String changed) {
        return new Variant(id, name, family, changed, shape, kinds, start, whiteForward, castling, enPassant, doubleStepRank, promotion,
                goals,
                checksForbidden, stalemate, draws, chance, flagFall, doubleStepRanks, wild);
    }

    public Variant withFamily(String changed) {
        return new Variant(id, name, changed, summary, shape, kinds, start, whiteForward, castling, enPassant, doubleStepRank, promotion,
                goals,
                checksForbidden, stalemate, draws, chance, flagFall, doubleStepRanks, wild);
    }

    public Variant withStart(Setup changed) {
        return new Variant(id, name, family, summary, shape, kinds, changed, whiteForward, castling, enPassant, doubleStepRank, promotion,
                goals,
                checksForbidden, stalemate, draws, chance, flagFall, doubleStepRanks, wild);
    }

    public Variant withWhiteForward(int changed) {
        return new Variant(id, name, family, summary, shape, kinds, start, changed, castling, enPassant, doubleStepRank, promotion, goals,
                checksForbidden, stalemate, draws, chance, flagFall, doubleStepRanks, wild);
    }

    public Variant withCastling(Castling changed) {
        return new Variant(id, name, family, summary, shape, kinds, start, whiteForward, changed, enPassant, doubleStepRank, promotion,
                goals,
                checksForbidden, stalemate, draws, chance, flagFall, doubleStepRanks, wild);
    }

    public Variant withEnPassant(EnPassant changed) {
        return new Variant(id, name, family, summary, shape, kinds, start, whiteForward, castling, changed, doubleStepRank, promotion,
                goals,
                checksForbidden, stalemate, draws, chance, flagFall, doubleStepRanks, wild);
    }

    public Variant withPromotion(Promotion changed) {
        return new Variant(id, name, family, summary, shape, kinds, start, whiteForward, castling, enPassant, doubleStepRank, changed,
                goals,
                checksForbidden, stalemate, draws, chance, flagFall, doubleStepRanks, wild);
    }

    public Variant withGoals(List<Goal> changed) {
        return new Variant(id, name, family, summary, shape, kinds, start, whiteForward, castling, enPassant, doubleStepRank, promotion,
                changed,
                checksForbidden, stalemate, draws, chance, flagFall, doubleStepRanks, wild);
    }

    public Variant withChecksForbidden(boolean changed) {
        return new Variant(id, name, family, summary, shape, kinds, start, whiteForward, castling, enPassant, doubleStepRank, promotion,
                goals,
                changed, stalemate, draws, chance, flagFall, doubleStepRanks, wild);
    }

    public Variant withDraws(DrawRules changed) {
        return new Variant(id, name, family, summary, shape, kinds, start, whiteForward, castling, enPassant, doubleStepRank, promotion,
                goals,
                checksForbidden, stalemate, changed, chance, flagFall, doubleStepRanks, wild);
    }

    public Variant withChance(Chance changed) {
        return new Variant(id, name, family, summary, shape, kinds, start, whiteForward, castling, enPassant, doubleStepRank, promotion,
                goals,
                checksForbidden, stalemate, draws, changed, flagFall, doubleStepRanks, wild);
    }

    public Variant withFlagFall(FlagFall changed) {
        return new Variant(id, name, family, summary, shape, kinds, start, whiteForward, castling, enPassant, doubleStepRank, promotion,
                goals,
                checksForbidden, stalemate, draws, chance, changed, doubleStepRanks, wild);
    }

    public Variant withDoubleStep(int rank, int ranks) {
        return new Variant(id, name, family, summary, shape, kinds, start, whiteForward, castling, enPassant, rank, promotion, goals,
                checksForbidden, stalemate, draws, chance, flagFall, ranks, wild);
    }

    public Variant withWild(WildRules changed) {
        return new Variant(id, name, family, summary, shape, kinds, start, whiteForward, castling, enPassant, doubleStepRank, promotion, goals,
                checksForbidden, stalemate, draws, chance, flagFall, doubleStepRanks, changed);
    }
}
