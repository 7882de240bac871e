package rookery.archive.format;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import rookery.kernel.catalogue.StoredRules;
import rookery.kernel.catalogue.json.Json;
import rookery.kernel.catalogue.json.JsonReader;
import rookery.kernel.game.Game;
import rookery.kernel.notation.Fen;
import rookery.kernel.notation.GameLimits;
import rookery.kernel.notation.PgnWriter;
import rookery.kernel.position.Position;
import rookery.kernel.position.Problem;
import rookery.kernel.position.Verdict;
import rookery.kernel.variant.Presets;
import rookery.kernel.variant.Setup;
import rookery.play.file.AtomicFile;

/** A game file in any format we know. Its name decides the format, and the content must match. */
public final class GameFile {

    /** The file extension of our own format. */
    public static final String EXTENSION = "rookery";
    private static final long LARGEST = 64L << 20;
    private static final int MOST_GAMES = 2_000;
    private static final int MOST_PROBLEMS = 1_000;

    private GameFile() {
    }

    /** All games of a file at once; {@link PgnFile} reads collections of any size. */
    public static ArchiveReading read(Path file) throws IOException {
        String extension = extension(file);
        if (extension.equals("pgn")) {
            try (InputStream in = Files.newInputStream(file)) {
                return pgn(in, Files.size(file));
            }
        }
        if (Files.size(file) > LARGEST) {
            return ArchiveReading.Refused.of(ArchiveCode.UNSUPPORTED, 0, Files.size(file) + " bytes",
                    "at most " + LARGEST + " bytes; import large collections into the library");
        }
        String text;
        try {
            text = Files.readString(file, StandardCharsets.UTF_8);
        } catch (CharacterCodingException e) {
            return ArchiveReading.Refused.of(ArchiveCode.WRONG_FORMAT, 0, "bytes that are not text", "a text file in UTF-8");
        }
        if (extension.equals("json") && isConfig(text)) {
            return switch (XxlConfig.read(file)) {
                case XxlConfig.Accepted(XxlConfig config) -> ArchiveReading.Read.of(new Game(config.variant()));
                case XxlConfig.Refused(List<ArchiveProblem> problems) -> new ArchiveReading.Refused(problems);
            };
        }
        return read(text, extension);
    }

    static ArchiveReading read(String text, String extension) {
        return switch (extension) {
            case EXTENSION, "json" -> isText(text) ? mismatch(extension, "a board in plain text") : NativeReader.read(text);
            case "pgn" -> pgn(text);
            case "fen", "epd" -> fen(text);
            case "bn" ->
                CoordinateList.isLikely(text) ? CoordinateList.read(text) : mismatch(extension, "something else than moves in brackets");
            case "txt" -> text.stripLeading().startsWith("{") ? mismatch(extension, "JSON") : TextBoard.read(text);
            default ->
                ArchiveReading.Refused.of(ArchiveCode.WRONG_FORMAT, 0,
                        extension.isEmpty() ? "a name without an ending" : "a file ." + extension,
                        ".rookery, .json, .pgn, .fen, .txt or .bn");
        };
    }

    /** Whether we can write the format of that name. */
    public static boolean canWrite(Path file) {
        return Set.of(EXTENSION, "json", "pgn", "fen").contains(extension(file));
    }

    /** Whether a file of that name can hold several games. */
    public static boolean holdsMany(Path file) {
        return extension(file).equals("pgn");
    }

    /** Writes the games, atomically, in the format of the file's name; our own format and FEN hold only the first. */
    public static void write(Path file, List<Game> games) throws IOException {
        write(file, games.size(), games::get);
    }

    /** Games by number, from 0: loaded as they are written, so that memory holds one at a time. */
    @FunctionalInterface
    public interface Source {
        Game game(int number) throws IOException;
    }

    /** Like {@link #write(Path, List)}, for any number of games. */
    public static void write(Path file, int count, Source games) throws IOException {
        AtomicFile.writeText(file, out -> {
            for (int number = 0; number < (holdsMany(file) ? count : 1); number++) {
                Game game = games.game(number);
                checkSize(game);
                out.append(text(game, extension(file)));
            }
        });
    }

    private static String text(Game game, String extension) throws IOException {
        return switch (extension) {
            case "pgn" -> PgnWriter.text(game, StoredRules.PGN);
            case "fen" -> Fen.write(game.at(game.last())) + "\n";
            case EXTENSION, "json" -> {
                String text = NativeWriter.write(game);
                if (text.getBytes(StandardCharsets.UTF_8).length > LARGEST) {
                    throw new IOException(
                            "the game takes more than " + LARGEST + " bytes, which is more than a file ." + extension + " can hold");
                }
                yield text;
            }
            default -> throw new IOException("games are written to files .rookery, .json, .pgn or .fen");
        };
    }

    /** Refuses to write what we would not read back. */
    public static void checkSize(Game game) throws IOException {
        Optional<String> exceeded = GameLimits.exceeded(game);
        if (exceeded.isPresent()) {
            throw new IOException("the game " + exceeded.get() + ", which is more than a file can hold");
        }
    }

    private static ArchiveReading mismatch(String extension, String found) {
        return ArchiveReading.Refused.of(ArchiveCode.WRONG_FORMAT, 0, found, "what a file ." + extension + " holds");
    }

    private static boolean isText(String text) {
        return TextBoard.isLikely(text) || CoordinateList.isLikely(text) && !text.stripLeading().startsWith("{");
    }

    private static boolean isConfig(String text) {
        return JsonReader.read(text) instanceof JsonReader.Read(Json value) && value instanceof Json.Dict dict && XxlConfig.isLikely(dict);
    }

    private static ArchiveReading pgn(String text) {
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        try {
            return pgn(new ByteArrayInputStream(bytes), bytes.length);
        } catch (IOException e) {
            throw new UncheckedIOException("a text in memory cannot fail", e);
        }
    }

    private static ArchiveReading pgn(InputStream in, long bytes) throws IOException {
        List<Game> games = new ArrayList<>();
        List<ArchiveProblem> problems = new ArrayList<>();
        try {
            PgnFile.read(in, bytes, new PgnFile.Visitor() {
                @Override
                public void game(Game game) throws TooMany {
                    if (games.size() == MOST_GAMES) {
                        throw new TooMany();
                    }
                    games.add(game);
                }

                @Override
                public void problem(ArchiveProblem problem) {
                    if (problems.size() < MOST_PROBLEMS) {
                        problems.add(problem);
                    }
                }
            });
        } catch (TooMany e) {
            return ArchiveReading.Refused.of(ArchiveCode.UNSUPPORTED, 0, "more than " + MOST_GAMES + " games",
                    "a smaller file; import large collections into the library");
        }
        return games.isEmpty() ? new ArchiveReading.Refused(problems) : new ArchiveReading.Read(games, problems);
    }

    /** Stops reading a file whose games would fill the memory. */
    private static final class TooMany extends IOException {
        private static final long serialVersionUID = 1;
    }

    private static ArchiveReading fen(String text) {
        String line = text.lines().map(String::strip).filter(each -> !each.isEmpty()).findFirst().orElse("");
        String[] fields = line.split("\\s+");
        Optional<ArchiveProblem> wrong = fields[0].contains("/") ? BoardRows.check(Presets.FIDE, rows(fields[0]), 1) : Optional.empty();
        if (wrong.isPresent()) {
            return new ArchiveReading.Refused(List.of(wrong.get()));
        }
        if (fields[0].contains("/") && (fields.length < 2 || !fields[1].matches("[wb]"))) {
            return ArchiveReading.Refused.of(ArchiveCode.NO_SIDE_TO_MOVE, 1, fields.length < 2 ? "no side to move" : fields[1],
                    "w or b after the board");
        }
        return switch (Fen.read(Presets.FIDE, line)) {
            case Fen.Refused(List<String> problems) ->
                ArchiveReading.Refused.of(ArchiveCode.WRONG_FORMAT, 1, String.join("; ", problems), "a position in FEN");
            case Fen.Read(Setup setup) -> switch (Position.of(Presets.FIDE, setup)) {
                case Verdict.Playable(Position position) -> ArchiveReading.Read.of(new Game(position));
                case Verdict.Unplayable(Set<Problem> problems) -> ArchiveReading.Refused.of(ArchiveCode.DAMAGED, 1,
                        problems.stream().map(Problem::text).sorted().collect(Collectors.joining("; ")), "a position that can be played");
            };
        };
    }

    /** The ranks of a FEN's board with a dot for each empty square. */
    private static List<String> rows(String board) {
        return Arrays.stream(board.split("/", -1))
                .map(row -> Pattern.compile("[1-9]").matcher(row).replaceAll(number -> ".".repeat(Integer.parseInt(number.group()))))
                .toList();
    }

    static String extension(Path file) {
        Path last = file.getFileName();
        String name = last == null ? "" : last.toString();
        int dot = name.lastIndexOf('.');
        return dot < 0 ? "" : name.substring(dot + 1).toLowerCase(Locale.ROOT);
    }
}
