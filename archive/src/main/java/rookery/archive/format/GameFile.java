package rookery.archive.format;

import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;
import rookery.kernel.catalogue.Variants;
import rookery.kernel.catalogue.json.Json;
import rookery.kernel.catalogue.json.JsonReader;
import rookery.kernel.game.Game;
import rookery.kernel.notation.Fen;
import rookery.kernel.notation.PgnItem;
import rookery.kernel.notation.PgnReader;
import rookery.kernel.notation.PgnWriter;
import rookery.kernel.position.Position;
import rookery.kernel.position.Problem;
import rookery.kernel.position.Verdict;
import rookery.kernel.variant.Presets;
import rookery.kernel.variant.Setup;
import rookery.play.file.AtomicFile;

/** A file with a game in any format we know: which one follows from its name, and the content must keep that promise. */
public final class GameFile {

    /** The name's ending of our own format. */
    public static final String EXTENSION = "rookery";
    private static final long LARGEST = 64L << 20;

    private GameFile() {
    }

    public static Reading read(Path file) throws IOException {
        if (Files.size(file) > LARGEST) {
            return Reading.Refused.of(ArchiveCode.UNSUPPORTED, 0, Files.size(file) + " bytes",
                    "at most " + LARGEST + " bytes; import large collections into the library");
        }
        String text;
        try {
            text = Files.readString(file, StandardCharsets.UTF_8);
        } catch (CharacterCodingException e) {
            return Reading.Refused.of(ArchiveCode.WRONG_FORMAT, 0, "bytes that are no text", "a text file in UTF-8");
        }
        String extension = extension(file);
        if (extension.equals("json") && isConfig(text)) {
            return switch (XxlConfig.read(file)) {
                case XxlConfig.Accepted(XxlConfig config) -> Reading.Read.of(new Game(config.variant()));
                case XxlConfig.Refused(List<ArchiveProblem> problems) -> new Reading.Refused(problems);
            };
        }
        return read(text, extension);
    }

    static Reading read(String text, String extension) {
        return switch (extension) {
            case EXTENSION, "json" -> isText(text) ? mismatch(extension, "a board in plain text") : NativeReader.read(text);
            case "pgn" -> text.stripLeading().startsWith("{\"") ? mismatch(extension, "JSON") : pgn(text);
            case "fen", "epd" -> fen(text);
            case "bn" ->
                CoordinateList.isLikely(text) ? CoordinateList.read(text) : mismatch(extension, "something else than moves in brackets");
            case "txt" -> text.stripLeading().startsWith("{") ? mismatch(extension, "JSON") : TextBoard.read(text);
            default ->
                Reading.Refused.of(ArchiveCode.WRONG_FORMAT, 0, extension.isEmpty() ? "a name without an ending" : "a file ." + extension,
                        ".rookery, .json, .pgn, .fen, .txt or .bn");
        };
    }

    /** Whether there is a format to write behind that ending. */
    public static boolean canWrite(Path file) {
        return Set.of(EXTENSION, "json", "pgn", "fen").contains(extension(file));
    }

    /** Whether a file of that name can hold several games. */
    public static boolean holdsMany(Path file) {
        return extension(file).equals("pgn");
    }

    /** Writes the games in the format of the file's name, whole or not at all; our own format and FEN hold one game, the first. */
    public static void write(Path file, List<Game> games) throws IOException {
        AtomicFile.write(file, switch (extension(file)) {
            case "pgn" -> games.stream().map(PgnWriter::text).collect(Collectors.joining("\n"));
            case "fen" -> Fen.write(games.getFirst().at(games.getFirst().last())) + "\n";
            case EXTENSION, "json" -> NativeWriter.write(games.getFirst());
            default -> throw new IOException("games are written to files .rookery, .json, .pgn or .fen");
        });
    }

    private static Reading mismatch(String extension, String found) {
        return Reading.Refused.of(ArchiveCode.WRONG_FORMAT, 0, found, "what a file ." + extension + " holds");
    }

    private static boolean isText(String text) {
        return TextBoard.isLikely(text) || CoordinateList.isLikely(text) && !text.stripLeading().startsWith("{");
    }

    private static boolean isConfig(String text) {
        return JsonReader.read(text) instanceof JsonReader.Read(Json value) && value instanceof Json.Dict dict && XxlConfig.isLikely(dict);
    }

    private static Reading pgn(String text) {
        List<Game> games = new ArrayList<>();
        List<ArchiveProblem> problems = new ArrayList<>();
        for (PgnItem item : PgnReader.read(text, Variants::named)) {
            switch (item) {
                case PgnItem.Read read -> games.add(read.game());
                case PgnItem.Rejected rejected -> rejected.problems().forEach(problem -> problems.add(new ArchiveProblem(
                        problem.ply() > 0 ? ArchiveCode.ILLEGAL_MOVE : ArchiveCode.DAMAGED, problem.line(), problem.text(),
                        "a game that can be played through")));
            }
        }
        if (games.isEmpty() && problems.isEmpty()) {
            return Reading.Refused.of(ArchiveCode.WRONG_FORMAT, 0, "no game", "games in PGN");
        }
        return games.isEmpty() ? new Reading.Refused(problems) : new Reading.Read(games, problems);
    }

    private static Reading fen(String text) {
        String line = text.lines().map(String::strip).filter(each -> !each.isEmpty()).findFirst().orElse("");
        return switch (Fen.read(Presets.FIDE, line)) {
            case Fen.Refused(List<String> problems) ->
                Reading.Refused.of(ArchiveCode.WRONG_FORMAT, 1, String.join("; ", problems), "a position in FEN");
            case Fen.Read(Setup setup) -> switch (Position.of(Presets.FIDE, setup)) {
                case Verdict.Playable(Position position) -> Reading.Read.of(new Game(position));
                case Verdict.Unplayable(Set<Problem> problems) -> Reading.Refused.of(ArchiveCode.DAMAGED, 1,
                        problems.stream().map(Problem::text).sorted().collect(Collectors.joining("; ")), "a position that can be played");
            };
        };
    }

    static String extension(Path file) {
        Path last = file.getFileName();
        String name = last == null ? "" : last.toString();
        int dot = name.lastIndexOf('.');
        return dot < 0 ? "" : name.substring(dot + 1).toLowerCase(Locale.ROOT);
    }
}
