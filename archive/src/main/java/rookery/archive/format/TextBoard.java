package rookery.archive.format;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import rookery.kernel.game.Game;
import rookery.kernel.geometry.BoardShape;
import rookery.kernel.geometry.SquareSet;
import rookery.kernel.piece.Piece;
import rookery.kernel.piece.Side;
import rookery.kernel.position.Position;
import rookery.kernel.position.Problem;
import rookery.kernel.position.Verdict;
import rookery.kernel.variant.Placement;
import rookery.kernel.variant.Presets;
import rookery.kernel.variant.Setup;
import rookery.kernel.variant.Variant;

/**
 * The plain-text boards of classic chess (C-09 to C-16): eight rows, {@code _} for an empty square, UPPER case black; then the side to move in one of three ways.
 *
 * <pre>
 *  line 9 {@code w} or {@code b}                                              the homework format
 *  line 9 {@code TTtt}, line 10 {@code x} (Black) or {@code y} (White)        castling: black queen's and king's side, then White's
 *  line 9 a number, even for White; lines 10 and 11 how often each castled    blocks of eleven lines, the newest position first
 * </pre>
 */
final class TextBoard {

    private static final Variant RULES = Presets.CLASSIC;
    private static final BoardShape SHAPE = RULES.shape();
    private static final String LETTERS = "KQRBNP";

    private final List<String> lines;

    private TextBoard(String text) {
        lines = text.lines().map(String::stripTrailing).toList();
    }

    static ArchiveReading read(String text) {
        return new TextBoard(text).read();
    }

    /** Whether a text looks like such a board at all, whatever is wrong with it. */
    static boolean isLikely(String text) {
        List<String> first = text.lines().limit(4).map(String::stripTrailing).toList();
        return first.size() == 4 && first.stream().allMatch(line -> line.matches("[A-Za-z_]{4,16}"));
    }

    private ArchiveReading read() {
        List<ArchiveProblem> problems = new ArrayList<>();
        checkSize(problems);
        if (problems.isEmpty()) {
            checkPieces(problems);
        }
        if (!problems.isEmpty()) {
            return new ArchiveReading.Refused(problems);
        }
        String ninth = line(9);
        boolean blocks = ninth.matches("\\d{1,9}");
        Optional<ArchiveProblem> more = blocks ? checkBlocks() : checkEnd(ninth.matches("[wb]") ? 9 : 10);
        if (more.isPresent() && (blocks || ninth.matches("[wb]|[TF]{2}[tf]{2}"))) {
            return new ArchiveReading.Refused(List.of(more.get()));
        }
        if (ninth.equals("w") || ninth.equals("b")) {
            return finish(ninth.equals("w") ? Side.WHITE : Side.BLACK, castling(true, true, true, true, false));
        }
        if (ninth.matches("[TF]{2}[tf]{2}")) {
            return withFlags(ninth);
        }
        return blocks
                ? withCounters(ninth)
                : ArchiveReading.Refused.of(ArchiveCode.NO_SIDE_TO_MOVE, 9, quoted(ninth), "w, b, four castling flags or a round number");
    }

    /** Nothing may follow the last meaningful line. */
    private Optional<ArchiveProblem> checkEnd(int last) {
        for (int i = last + 1; i <= lines.size(); i++) {
            if (!line(i).isBlank()) {
                return Optional.of(new ArchiveProblem(ArchiveCode.WRONG_FORMAT, i, "a line more", "the end of the file"));
            }
        }
        return Optional.empty();
    }

    /** Older positions follow the newest, eleven lines each. */
    private Optional<ArchiveProblem> checkBlocks() {
        int end = lines.size();
        while (end > 0 && line(end).isBlank()) {
            end--;
        }
        for (int i = 12; i <= end; i++) {
            int place = (i - 1) % 11;
            boolean good = place < 8 ? line(i).matches("[" + LETTERS + "kqrbnp_]{8}") : line(i).matches("-?\\d{1,9}");
            if (!good) {
                return Optional.of(new ArchiveProblem(ArchiveCode.WRONG_FORMAT, i, "a line that belongs to no position",
                        "older positions of eleven lines each"));
            }
        }
        return end > 11 && end % 11 != 0
                ? Optional.of(
                        new ArchiveProblem(ArchiveCode.WRONG_FORMAT, end, "the end of the file", "older positions of eleven lines each"))
                : Optional.empty();
    }

    private void checkSize(List<ArchiveProblem> problems) {
        for (int i = 1; i <= 8; i++) {
            if (line(i).length() != 8) {
                problems.add(new ArchiveProblem(ArchiveCode.WRONG_BOARD_SIZE, i, "a row of " + line(i).length() + ", " + quoted(line(i)),
                        "8 rows of 8"));
            }
        }
        if (problems.isEmpty() && line(9).matches("[" + LETTERS + "kqrbnp_]{8}")) {
            problems.add(new ArchiveProblem(ArchiveCode.WRONG_BOARD_SIZE, 9, "a ninth row", "8 rows of 8"));
        }
    }

    private void checkPieces(List<ArchiveProblem> problems) {
        for (int i = 1; i <= 8; i++) {
            for (int j = 0; j < line(i).length(); j++) {
                char letter = line(i).charAt(j);
                if (letter != '_' && LETTERS.indexOf(Character.toUpperCase(letter)) < 0) {
                    problems.add(new ArchiveProblem(ArchiveCode.UNKNOWN_PIECE, i, "the letter " + letter,
                            "one of K Q R B N P, UPPER case black, or _"));
                }
            }
        }
    }

    private ArchiveReading withFlags(String flags) {
        if (!line(10).equals("x") && !line(10).equals("y")) {
            return ArchiveReading.Refused.of(ArchiveCode.NO_SIDE_TO_MOVE, 10, quoted(line(10)), "x for Black or y for White");
        }
        SquareSet rooks = castling(flags.charAt(2) == 't', flags.charAt(3) == 't', flags.charAt(0) == 'T', flags.charAt(1) == 'T', true);
        return finish(line(10).equals("x") ? Side.BLACK : Side.WHITE, rooks);
    }

    private ArchiveReading withCounters(String rounds) {
        int number = Integer.parseInt(rounds);
        if (number < 2) {
            return ArchiveReading.Refused.of(ArchiveCode.NO_SIDE_TO_MOVE, 9, rounds, "2 or more, even when White is to move");
        }
        for (int i = 10; i <= 11; i++) {
            if (!line(i).matches("-?\\d{1,9}")) {
                return ArchiveReading.Refused.of(ArchiveCode.DAMAGED, i, quoted(line(i)), "a castling counter");
            }
        }
        boolean black = line(10).equals("0");
        boolean white = line(11).equals("0");
        return finish(number % 2 == 0 ? Side.WHITE : Side.BLACK, castling(white, white, black, black, false));
    }

    /**
     * The rooks that may castle. If the file names each right, one without its rook is kept for the kernel to refuse; otherwise the squares imply the rights.
     */
    private SquareSet castling(boolean whiteWest, boolean whiteEast, boolean blackWest, boolean blackEast, boolean named) {
        SquareSet wanted = SquareSet.EMPTY;
        wanted = whiteWest ? wanted.with(SHAPE.parse("a1")) : wanted;
        wanted = whiteEast ? wanted.with(SHAPE.parse("h1")) : wanted;
        wanted = blackWest ? wanted.with(SHAPE.parse("a8")) : wanted;
        wanted = blackEast ? wanted.with(SHAPE.parse("h8")) : wanted;
        return named ? wanted : wanted.intersection(Position.impliedCastling(RULES, placement()));
    }

    private Placement placement() {
        int[] pieces = new int[64];
        for (int row = 0; row < 8; row++) {
            for (int file = 0; file < 8; file++) {
                char letter = line(row + 1).charAt(file);
                if (letter != '_') {
                    Side side = Character.isUpperCase(letter) ? Side.BLACK : Side.WHITE;
                    pieces[SHAPE.square(file, 7 - row)] = Piece.of(RULES.kindOf(Character.toUpperCase(letter)), side);
                }
            }
        }
        return Placement.of(SHAPE, pieces);
    }

    private ArchiveReading finish(Side turn, SquareSet rooks) {
        Setup setup = Setup.of(placement()).withTurn(turn).withCastlingRooks(rooks);
        return switch (Position.of(RULES, setup)) {
            case Verdict.Playable(Position position) -> ArchiveReading.Read.of(new Game(position));
            case Verdict.Unplayable(Set<Problem> problems) -> ArchiveReading.Refused.of(ArchiveCode.DAMAGED, 0,
                    problems.stream().map(Problem::text).sorted().collect(Collectors.joining("; ")), "a position that can be played");
        };
    }

    private String line(int number) {
        return number <= lines.size() ? lines.get(number - 1) : "";
    }

    private static String quoted(String text) {
        return text.isEmpty() ? "nothing" : "\"" + text + "\"";
    }
}
