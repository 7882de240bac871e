package rookery.archive.format;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import rookery.kernel.catalogue.json.Json;
import rookery.kernel.catalogue.json.JsonReader;
import rookery.kernel.catalogue.json.JsonWriter;
import rookery.kernel.catalogue.json.LineColumn;
import rookery.kernel.geometry.BoardShape;
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
 * A configuration of XXL chess: a layout, the clocks, the person's colour and how fast pieces glide.
 *
 * @param variant       XXL chess from that layout; the first rank is its last line. The pawns of the side on the first ranks move up
 * @param person        the side of the person; the computer has the other
 * @param personTime    the person's time for the game; {@code personIncrement} is added after each move
 * @param pixelsAFrame  how far a piece glides in a sixtieth of a second on squares of 48 pixels
 * @param longestGlide  the longest glide in seconds
 */
public record XxlConfig(Variant variant, Side person, Duration personTime, Duration personIncrement, Duration computerTime,
        Duration computerIncrement, double pixelsAFrame, double longestGlide) {

    private static final Variant RULES = Presets.XXL;
    private static final BoardShape SHAPE = RULES.shape();
    /** Between the seventh rank and the eighth, counted from 0. */
    private static final double MIDDLE = (SHAPE.ranks() - 1) / 2.0;
    private static final int LONGEST = 10_000;

    /** The result of reading a configuration file. */
    public sealed interface Result {
    }

    public record Accepted(XxlConfig config) implements Result {
    }

    public record Refused(List<ArchiveProblem> problems) implements Result {
        public Refused {
            problems = List.copyOf(problems);
        }
    }

    /** Reads a layout by its name in a configuration; null if there is none. */
    @FunctionalInterface
    interface Layouts {
        @Nullable
        String text(String name);
    }

    /** The file and the layout beside it. */
    public static Result read(Path file) {
        try {
            return read(Files.readString(file, StandardCharsets.UTF_8), name -> beside(file, name));
        } catch (IOException e) {
            return new Refused(List
                    .of(new ArchiveProblem(ArchiveCode.WRONG_FORMAT, 0, "a file that cannot be read as text", "a configuration in JSON")));
        }
    }

    /** A layout must be in the configuration's folder or below: a configuration from elsewhere must not read other files. */
    private static @Nullable String beside(Path file, String name) {
        try {
            Path folder = file.toRealPath().resolveSibling("").toAbsolutePath();
            Path layout = folder.resolve(name).toRealPath();
            return layout.startsWith(folder) && Files.isRegularFile(layout) && Files.size(layout) < LONGEST
                    ? Files.readString(layout, StandardCharsets.ISO_8859_1)
                    : null;
        } catch (IOException | InvalidPathException e) {
            return null;
        }
    }

    static boolean isLikely(Json.Dict file) {
        return file.find("layout") != null && file.find("format") == null;
    }

    static Result read(String text, Layouts layouts) {
        return switch (JsonReader.read(text)) {
            case JsonReader.Refused(LineColumn place, String reason) -> new Refused(
                    List.of(new ArchiveProblem(ArchiveCode.WRONG_FORMAT, place.line(), reason, "a configuration in JSON")));
            case JsonReader.Read(Json.Dict file) -> new Reader(file, layouts).read();
            case JsonReader.Read(Json other) -> new Refused(
                    List.of(new ArchiveProblem(ArchiveCode.WRONG_FORMAT, other.place().line(), other.kind(), "an object in braces")));
        };
    }

    /** Collects all problems of one file. */
    private static final class Reader {
        private final Json.Dict file;
        private final Layouts layouts;
        private final List<ArchiveProblem> problems = new ArrayList<>();

        Reader(Json.Dict file, Layouts layouts) {
            this.file = file;
            this.layouts = layouts;
        }

        Result read() {
            Side person = person();
            Duration[] times = {time("player", "seconds"), time("player", "increment"), time("cpu", "seconds"), time("cpu", "increment")};
            double speed = number(file, "piece_movement_speed", 6, 0.01, 10_000);
            double longest = number(file, "max_movement_time", 1, 0, 3600);
            Variant variant = variant(person);
            if (!problems.isEmpty() || variant == null) {
                return new Refused(problems);
            }
            return new Accepted(new XxlConfig(variant, person, times[0], times[1], times[2], times[3], speed, longest));
        }

        private Side person() {
            Json colour = file.find("player_colour");
            if (colour instanceof Json.Text(LineColumn _, String name) && (name.equals("white") || name.equals("black"))) {
                return name.equals("white") ? Side.WHITE : Side.BLACK;
            }
            report(ArchiveCode.DAMAGED, colour == null ? file : colour, colour == null ? "no player_colour" : JsonWriter.compact(colour),
                    "\"player_colour\": \"white\" or \"black\"");
            return Side.WHITE;
        }

        private Duration time(String who, String what) {
            Json controls = file.find("time_controls");
            Json side = controls instanceof Json.Dict dict ? dict.find(who) : null;
            if (!(side instanceof Json.Dict times)) {
                if (what.equals("seconds")) {
                    report(ArchiveCode.DAMAGED, file, "no time_controls for " + who, "seconds and increment");
                }
                return Duration.ZERO;
            }
            double seconds = number(times, what, what.equals("increment") ? 0 : -1, what.equals("increment") ? 0 : 1, 1_000_000);
            return Duration.ofNanos(Math.round(Math.max(seconds, 0) * 1e9));
        }

        /** A number within the bounds; the default if it is missing, unless the default is negative. */
        private double number(Json.Dict dict, String key, double byDefault, double least, double most) {
            Json value = dict.find(key);
            if (value == null && byDefault >= 0) {
                return byDefault;
            }
            double number = value instanceof Json.Numeral numeral ? parse(numeral.literal()) : Double.NaN;
            if (!(number >= least && number <= most)) {
                report(ArchiveCode.DAMAGED, value == null ? dict : value,
                        value == null ? "no " + key : key + " " + JsonWriter.compact(value),
                        String.format(Locale.ROOT, "a number from %s to %s", plain(least), plain(most)));
                return 0;
            }
            return number;
        }

        private static double parse(String literal) {
            try {
                return Double.parseDouble(literal);
            } catch (NumberFormatException e) {
                return Double.NaN;
            }
        }

        private static String plain(double number) {
            return number == Math.rint(number) ? String.valueOf((long) number) : String.valueOf(number);
        }

        private @Nullable Variant variant(Side person) {
            if (!(file.find("layout") instanceof Json.Text(LineColumn place, String name))) {
                report(ArchiveCode.DAMAGED, file, "no layout", "\"layout\": the name of a file beside this one");
                return null;
            }
            String layout = layouts.text(name);
            if (layout == null) {
                problems.add(new ArchiveProblem(ArchiveCode.DAMAGED, place.line(), "no file " + name,
                        "the layout file beside the configuration or in a folder below"));
                return null;
            }
            Placement placement = placement(name, layout);
            int forward = forward(placement, person);
            Variant rules = RULES.with(draft -> draft.whiteForward = person == Side.WHITE ? forward : -forward);
            Setup start = Setup.of(placement).withCastlingRooks(Position.impliedCastling(rules, placement));
            Variant variant = rules.withStart(start);
            if (problems.isEmpty() && Position.of(variant, start) instanceof Verdict.Unplayable(Set<Problem> reasons)) {
                report(ArchiveCode.DAMAGED, file,
                        "in " + name + ": " + reasons.stream().map(Problem::text).sorted().collect(Collectors.joining("; ")),
                        "a position that can be played");
            }
            return variant;
        }

        /**
         * Which way the person's pawns move: up the layout as written. Only if the person's camp is in the upper half and the computer's in the lower do they
         * move down, and the board is shown from the other side.
         */
        private static int forward(Placement placement, Side person) {
            return meanRank(placement, person) >= MIDDLE && meanRank(placement, person.opponent()) < MIDDLE ? -1 : 1;
        }

        private static double meanRank(Placement placement, Side side) {
            return IntStream.range(0, SHAPE.squares())
                    .filter(square -> placement.piece(square) != Piece.EMPTY && Piece.side(placement.piece(square)) == side)
                    .map(SHAPE::rank).average().orElse(0);
        }

        /** Rows may be short, long with blanks, or missing; UPPER case is black; M is the knight-king too. */
        private Placement placement(String name, String layout) {
            int[] pieces = new int[SHAPE.squares()];
            List<String> rows = layout.lines().map(String::stripTrailing).toList();
            if (isChessboard(layout)) {
                problems.add(new ArchiveProblem(ArchiveCode.WRONG_BOARD_SIZE, 0, "a board of 8x8 in " + name, "14 rows of 14"));
            }
            for (int row = 0; row < rows.size(); row++) {
                String text = rows.get(row);
                if (text.length() > SHAPE.files() || row >= SHAPE.ranks() && !text.isEmpty()) {
                    problems.add(new ArchiveProblem(ArchiveCode.WRONG_BOARD_SIZE, row + 1,
                            (row >= SHAPE.ranks() ? "a row more" : "a row of " + text.length()) + " in " + name, "14 rows of 14"));
                    continue;
                }
                for (int file = 0; file < text.length(); file++) {
                    put(pieces, name, row, file, text.charAt(file));
                }
            }
            return Placement.of(SHAPE, pieces);
        }

        /** Eight rows of at most eight squares: more likely a chessboard than the corner of a 14x14 board. */
        private static boolean isChessboard(String layout) {
            List<String> rows = layout.lines().toList();
            return rows.size() == 8 && rows.stream().mapToInt(String::length).max().orElse(0) == 8;
        }

        private void put(int[] pieces, String name, int row, int column, char letter) {
            if (letter == ' ') {
                return;
            }
            char upper = Character.toUpperCase(letter);
            int kind = upper == 'M' ? RULES.kindOf('G') : RULES.kindOf(upper);
            if (kind == 0 || letter > 'z') {
                // Not the whole line: the file may not be a layout at all.
                problems.add(new ArchiveProblem(ArchiveCode.UNKNOWN_PIECE, row + 1,
                        (Character.isISOControl(letter) ? "a control character" : "the letter " + letter) + " in " + name,
                        "one of P R N B H C G A K E Q, UPPER case black"));
                return;
            }
            pieces[SHAPE.square(column, SHAPE.ranks() - 1 - row)] = Piece.of(kind, Character.isUpperCase(letter) ? Side.BLACK : Side.WHITE);
        }

        private void report(ArchiveCode code, Json at, String found, String expected) {
            problems.add(new ArchiveProblem(code, at.place().line(), found, expected));
        }
    }
}
