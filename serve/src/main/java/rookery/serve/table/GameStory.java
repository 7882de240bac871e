package rookery.serve.table;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import rookery.archive.GameTerms;
import rookery.kernel.geometry.BoardShape;
import rookery.kernel.move.Move;
import rookery.kernel.move.MoveList;
import rookery.kernel.notation.UciText;
import rookery.kernel.piece.Piece;
import rookery.kernel.piece.PieceKind;
import rookery.kernel.piece.Side;
import rookery.kernel.position.Actor;
import rookery.kernel.position.Claim;
import rookery.kernel.position.Position;
import rookery.kernel.position.Problem;
import rookery.kernel.position.Verdict;
import rookery.kernel.variant.Chance;
import rookery.kernel.variant.Goal;
import rookery.kernel.variant.Variant;
import rookery.kernel.variant.Walls;
import rookery.look.board.Figure;
import rookery.look.board.Pocket;
import rookery.look.board.Region;
import rookery.play.match.Played;
import rookery.serve.wire.JsonText;

/**
 * A game as sent to pages: the plies played, each with its board, and what may be played now. Caches the text of every ply, so that a move costs only its own.
 * Mutable, for one thread at a time.
 */
public final class GameStory {

    private final Variant variant;
    private final Position start;
    private final List<Played> played = new ArrayList<>();
    private final List<String> plies = new ArrayList<>();
    /** The squares of each ply. */
    private final List<String> squares = new ArrayList<>();
    private final List<String> news = new ArrayList<>();
    private Position position;

    GameStory(GameTerms terms) {
        this(terms.variant(), playable(terms));
    }

    public GameStory(Variant variant, Position start) {
        this.variant = variant;
        this.start = start;
        position = start.copy();
    }

    private static Position playable(GameTerms terms) {
        return switch (Position.of(terms.variant(), terms.start())) {
            case Verdict.Playable(Position position) -> position;
            case Verdict.Unplayable(Set<Problem> problems) -> throw new IllegalArgumentException(terms.variant().id() + ": " + problems);
        };
    }

    // ---- what was played -----------------------------------------------------------------------------------------

    /** Updates to what has been played; returns the first ply that differs from before. */
    int update(List<Played> now) {
        news.clear();
        int same = 0;
        int common = Math.min(played.size(), now.size());
        while (same < common && played.get(same).action() == now.get(same).action()) {
            same++;
        }
        if (same < played.size()) {
            news.add("taken-back");
            played.subList(same, played.size()).clear();
            plies.subList(same, plies.size()).clear();
            squares.subList(same, squares.size()).clear();
            position = start.copy();
            played.forEach(each -> position.make(each.action()));
        }
        for (Played each : now.subList(same, now.size())) {
            squares.add(each.isMove() ? "[" + Move.from(each.action()) + "," + target(each.action()) + "]" : "");
            plies.add(ply(each));
            played.add(each);
        }
        return same;
    }

    /** What happened in the last update, as words for sounds and announcements. */
    List<String> news() {
        return List.copyOf(news);
    }

    /** Call before the action is made. */
    private void hear(Played each) {
        int action = each.action();
        news.add(each.isRoll() ? "roll" : each.isPass() ? "pass" : "move");
        if (each.isMove()) {
            if (position.isCapture(action)) {
                news.add("capture");
            }
            if (Move.isCastling(action)) {
                news.add("castle");
            }
            if (Move.isPromotion(action)) {
                news.add("promote");
            }
        }
    }

    /** Makes the action and returns its text. */
    private String ply(Played each) {
        hear(each);
        JsonText json = new JsonText().with("kind", each.isRoll() ? "roll" : each.isPass() ? "pass" : "move")
                .with("side", name(each.side()))
                .with("text", each.text()).with("number", position.moveNumber());
        if (each.isRoll()) {
            json.with("face", Move.face(each.action())).with("piece", faceLetter(Move.face(each.action())));
        } else if (each.isMove()) {
            boolean drop = Move.isDrop(each.action());
            json.with("from", drop ? pocket(variant, Move.promotion(each.action())) : Move.from(each.action()))
                    .with("to", target(each.action()));
        }
        position.make(each.action());
        if (each.isMove() && position.inCheck()) {
            news.add("check");
        }
        return json.with("board", board(position)).with("hands", hands(position)).withNumber("check", check(position))
                .withNumber("clock", left(each)).text();
    }

    private int target(int move) {
        int castling = castling(position, move);
        return Move.isCastling(castling) ? position.kingTarget(castling) : Move.to(move);
    }

    /** The castling part of a gating move; any other move unchanged. */
    private static int castling(Position position, int move) {
        int there = position.piece(Move.to(move));
        if (Move.type(move) != Move.GATE || !Piece.isPiece(there) || Piece.side(there) != position.turn()) {
            return move;
        }
        return position.isRoyal(there)
                ? Move.of(Move.to(move), Move.from(move), Move.CASTLING)
                : Move.of(Move.from(move), Move.to(move), Move.CASTLING);
    }

    private static @Nullable Long left(Played each) {
        return each.clock().of(each.side()).isUnlimited() ? null : each.clock().remaining(each.side()) / 1_000_000;
    }

    int size() {
        return played.size();
    }

    Played at(int ply) {
        return played.get(ply);
    }

    List<String> plies() {
        return List.copyOf(plies);
    }

    /** The squares of the last move; null without one. */
    @Nullable
    String lastSquares() {
        for (int i = played.size() - 1; i >= 0; i--) {
            if (played.get(i).isMove()) {
                return squares.get(i);
            }
        }
        return null;
    }

    /** A new copy of the position after that many plies. */
    Position positionAt(int ply) {
        Position then = start.copy();
        played.subList(0, Math.clamp(ply, 0, played.size())).forEach(each -> then.make(each.action()));
        return then;
    }

    @Nullable
    Played last() {
        return played.isEmpty() ? null : played.getLast();
    }

    /** How many moves were made by both sides. */
    int moves() {
        return (int) played.stream().filter(Played::isMove).count();
    }

    Side turn() {
        return position.turn();
    }

    Position position() {
        return position.copy();
    }

    // ---- the position now ----------------------------------------------------------------------------------------

    /** @param over whether nothing may be played any more */
    public JsonText positionJson(boolean over) {
        boolean rolled = position.roll() != 0;
        JsonText json = new JsonText().with("start", board(start)).withNumber("startCheck", check(start)).with("ply", played.size())
                .with("board", board(position)).with("hands", hands(position)).with("startHands", hands(start))
                .with("turn", name(position.turn()))
                .with("acts", position.toAct() == Actor.NATURE ? "nature" : name(position.turn())).withNumber("check", check(position));
        if (rolled) {
            json.with("roll", new JsonText().with("face", position.roll()).with("piece", faceLetter(position.roll())));
        } else {
            json.withNull("roll");
        }
        json.raw("moves", over ? "[]" : moves(position))
                .with("claims", over ? List.of() : position.claims().stream().map(Claim::name).sorted().toList());
        if (variant.goals().stream().anyMatch(Goal.CountChecks.class::isInstance)) {
            json.with("checksGiven", new JsonText().with("white", position.checksGiven(Side.WHITE)).with("black",
                    position.checksGiven(Side.BLACK)));
        } else {
            json.withNull("checksGiven");
        }
        return json;
    }

    String boardNow() {
        return board(position);
    }

    @Nullable
    Long checkNow() {
        return check(position);
    }

    /**
     * The legal moves, each as [text, from, to, choice, where, walls]; empty trailing fields are left out. The choice is the kind a piece becomes or leaves
     * behind; where applies to a piece left behind in castling; with walls the text ends with the name of one of those squares. A drop comes from the pocket of
     * its kind.
     */
    private static String moves(Position position) {
        if (position.toAct() == Actor.NATURE) {
            return "[]";
        }
        MoveList legal = new MoveList();
        position.legalMoves(legal);
        boolean walls = position.variant().wild().walls() != Walls.NONE;
        Map<String, StringBuilder> entries = new LinkedHashMap<>();
        for (int i = 0; i < legal.size(); i++) {
            int move = legal.get(i);
            if (move == Move.PASS) {
                continue;
            }
            String text = UciText.write(position, move);
            String wall = walls ? position.shape().name(Move.wall(move)) : "";
            String begin = text.substring(0, text.length() - wall.length());
            int castling = castling(position, move);
            String how = how(position, move, castling != move);
            if (Move.isCastling(castling)) {
                int king = position.kingTarget(castling);
                int from = Move.from(castling);
                if (king != from && isFree(position, legal, from, king)) {
                    add(entries, entry(begin, from, king, how), walls, move);
                }
                if (king != Move.to(castling)) {
                    add(entries, entry(begin, from, Move.to(castling), how), walls, move);
                }
            } else {
                int from = Move.isDrop(move) ? pocket(position.variant(), Move.promotion(move)) : Move.from(move);
                add(entries, entry(begin, from, Move.to(move), how), walls, move);
            }
        }
        return JsonText.list(entries.entrySet().stream().map(entry -> entry.getKey() + entry.getValue() + (walls ? "]]" : "]")));
    }

    private static void add(Map<String, StringBuilder> entries, String entry, boolean walls, int move) {
        StringBuilder blocked = entries.computeIfAbsent(entry, _ -> new StringBuilder());
        if (walls) {
            blocked.append(blocked.isEmpty() ? ",[" : ",").append(Move.wall(move));
        }
    }

    /** The origin of a drop of that kind: a number beyond all squares. */
    private static int pocket(Variant variant, int kind) {
        return BEYOND + letter(variant, variant.demoted(kind)) - 'A';
    }

    private static String how(Position position, int move, boolean castlesToo) {
        boolean walls = position.variant().wild().walls() != Walls.NONE;
        if (Move.promotion(move) == 0) {
            return walls ? ",\"\",\"\"" : "";
        }
        String kind = ",\"" + letter(position.variant(), Move.promotion(move)) + "\"";
        return castlesToo ? kind + ",\"" + position.shape().name(Move.from(move)) + "\"" : walls ? kind + ",\"\"" : kind;
    }

    /** Whether no other move goes there. */
    private static boolean isFree(Position position, MoveList legal, int from, int to) {
        return legal.stream()
                .noneMatch(move -> !Move.isCastling(castling(position, move)) && Move.from(move) == from && Move.to(move) == to);
    }

    /** Without its closing bracket, since walls may follow. */
    private static String entry(String text, int from, int to, String how) {
        return "[\"" + text + "\"," + from + "," + to + how;
    }

    /**
     * The letter by which pages know a kind: its own, or for one that shares it, as promoted pieces do, an unused one. A variant has at most as many kinds as
     * there are letters.
     */
    private static char letter(Variant variant, int kind) {
        if (!variant.kind(kind).isPromoted()) {
            return variant.kind(kind).letter();
        }
        int number = 0;
        for (int other = 1; other < kind; other++) {
            number += variant.kind(other).isPromoted() ? 1 : 0;
        }
        for (char letter = 'A'; letter <= 'Z'; letter++) {
            if (variant.kindOf(letter) == 0 && number-- == 0) {
                return letter;
            }
        }
        throw new IllegalStateException("more kinds than letters");
    }

    /** The letters of the pieces in hand, capitals for White; empty in most games. */
    public static String hands(Position position) {
        StringBuilder hands = new StringBuilder();
        for (int piece : position.hand()) {
            hands.append(letterOf(position.variant(), piece));
        }
        return hands.toString();
    }

    private static char letterOf(Variant variant, int piece) {
        char letter = letter(variant, Piece.kind(piece));
        return Piece.isWhite(piece) ? letter : Character.toLowerCase(letter);
    }

    /** The letters of all pieces that may ever be in hand, in the order of a page's pockets; empty in most games. */
    private static String pockets(Variant variant) {
        StringBuilder pockets = new StringBuilder();
        Pocket.of(variant, variant.start()).forEach(pocket -> pockets.append(letterOf(variant, Pocket.piece(pocket.origin()))));
        return pockets.toString();
    }

    /** One character for each square, a1 first: a letter, a point for an empty square, a star for a blocked one. */
    public static String board(Position position) {
        StringBuilder board = new StringBuilder();
        for (int square = 0; square < position.shape().squares(); square++) {
            int piece = position.piece(square);
            board.append(piece == Piece.EMPTY ? '.' : piece == Piece.WALL ? '*' : letterOf(position.variant(), piece));
        }
        return board.toString();
    }

    private static @Nullable Long check(Position position) {
        int square = position.inCheck() ? position.royalSquare(position.turn()) : BoardShape.NONE;
        return square == BoardShape.NONE ? null : Long.valueOf(square);
    }

    /** Pockets are numbered beyond the squares of the largest board. */
    private static final int BEYOND = 300;

    private String faceLetter(int face) {
        return variant.chance() instanceof Chance.Die(List<Integer> faces)
                ? String.valueOf(variant.kind(faces.get(face - 1)).letter())
                : "";
    }

    // ---- the variant ---------------------------------------------------------------------------------------------

    /** @param own whether it is a user's own */
    public static JsonText variantJson(Variant variant, boolean own) {
        return new JsonText().with("id", variant.id()).with("name", variant.name()).with("own", own).with("files", variant.shape().files())
                .with("ranks", variant.shape().ranks()).with("die", variant.hasDie()).with("pockets", pockets(variant))
                .with("wall", Figure.of(variant, Piece.WALL).art() + ".W")
                .raw("regions", JsonText.list(Region.of(variant).stream().map(region -> "[" + region.file() + "," + region.rank() + ","
                        + region.files() + "," + region.ranks() + "," + region.crossed() + "]")))
                .raw("kinds", kindsJson(variant));
    }

    static String kindsJson(Variant variant) {
        return IntStream.rangeClosed(1, variant.kinds().size())
                .mapToObj(number -> "\"" + letter(variant, number) + "\":"
                        + new JsonText().with("name", variant.kind(number).name()).with("art", art(variant, variant.kind(number)))
                                .with("royal", variant.kind(number).royal()).text())
                .collect(Collectors.joining(",", "{", "}"));
    }

    /** The name of its picture: the plain name, plus the letter for a piece without a drawing. */
    static String art(Variant variant, PieceKind kind) {
        String plain = Figure.art(variant, kind).toLowerCase(Locale.ROOT).replaceAll("[^a-z]+", "-").replaceAll("^-|-$", "");
        return plain + "." + kind.letter();
    }

    public static String name(Side side) {
        return side == Side.WHITE ? "white" : "black";
    }
}
