package rookery.serve.table;

import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.time.Instant;
import java.time.format.DateTimeParseException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.TreeMap;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import rookery.archive.GameRecord;
import rookery.archive.GameTerms;
import rookery.archive.Player;
import rookery.archive.SavedGame;
import rookery.archive.format.GameFile;
import rookery.archive.format.ArchiveReading;
import rookery.kernel.catalogue.VariantReader;
import rookery.kernel.catalogue.VariantWriter;
import rookery.kernel.catalogue.json.Json;
import rookery.kernel.catalogue.json.JsonReader;
import rookery.kernel.catalogue.json.JsonWriter;
import rookery.kernel.catalogue.json.LineColumn;
import rookery.kernel.game.Game;
import rookery.kernel.notation.Fen;
import rookery.kernel.piece.Side;
import rookery.kernel.variant.Setup;
import rookery.kernel.variant.Variant;
import rookery.play.file.AtomicFile;
import rookery.play.file.DiskTrouble;
import rookery.play.file.Folders;
import rookery.play.match.Clocks;
import rookery.play.match.TimeControl;
import rookery.play.match.TimeControlReading;
import rookery.play.match.TimeControlText;
import rookery.serve.wire.Tokens;

/**
 * The tables of a folder: for each {@code ID.json} with the tokens of its seats, readable only by the user, and {@code ID.rookery}, its finished game, as long
 * as the table exists.
 */
final class TableFile {

    private static final System.Logger LOG = System.getLogger(TableFile.class.getName());
    private static final String TABLE = ".json";
    private static final String GAME = "." + GameFile.EXTENSION;
    private static final int VERSION = 1;
    private static final Pattern ID = Pattern.compile("[a-z0-9]{1,12}(-[a-z0-9]{1,40})?");

    private final Path folder;

    TableFile(Path folder) {
        this.folder = folder;
    }

    /** Whether a text is a valid table id, which becomes a file name. */
    static boolean isId(String text) {
        return ID.matcher(text).matches();
    }

    // ---- writing -------------------------------------------------------------------------------------------------

    void write(TableRecord table) throws IOException {
        Folders.makePrivate(folder);
        AtomicFile.write(folder.resolve(table.id() + TABLE), JsonWriter.write(json(table)));
    }

    /** Stores the finished game of the table. */
    void end(String id, GameRecord game) throws IOException {
        Folders.makePrivate(folder);
        GameFile.write(folder.resolve(id + GAME), List.of(game.game()));
    }

    /** Another game begins at the table. */
    void forgetEnd(String id) throws IOException {
        Files.deleteIfExists(folder.resolve(id + GAME));
    }

    void delete(String id) throws IOException {
        Files.deleteIfExists(folder.resolve(id + TABLE));
        forgetEnd(id);
    }

    private static Json json(TableRecord table) {
        GameTerms terms = table.terms();
        return new Json.Builder().with("version", Json.of(VERSION)).with("id", Json.of(table.id()))
                .with("variant", Json.of(VariantWriter.write(terms.variant())))
                .with("start", Json.of(Fen.write(terms.variant(), terms.start())))
                .with("white", json(table.white(), terms.white(), terms.clocks().white()))
                .with("black", json(table.black(), terms.black(), terms.clocks().black()))
                .with("below", Json.of(terms.below().name())).with("clocksWait", Json.of(terms.clocksWait()))
                .with("botSeed", Json.of(Long.toString(terms.botSeed()))).with("open", Json.of(table.open()))
                .with("waits", Json.of(table.waits())).with("join", orNull(table.join())).with("game", orNull(table.game()))
                .with("moved", Json.of(table.moved())).with("at", Json.of(table.at().toString())).build();
    }

    private static Json json(Occupant occupant, Player player, TimeControl clock) {
        Json.Builder json = new Json.Builder().with("kind", Json.of(occupant.kind().name())).with("name", Json.of(occupant.name()))
                .with("token", orNull(occupant.token())).with("clock", Json.of(TimeControlText.write(clock)));
        if (player instanceof Player.Computer computer) {
            Json.Builder options = new Json.Builder();
            computer.options().forEach((name, value) -> options.with(name, Json.of(value)));
            json.with("provider", Json.of(computer.provider())).with("options", options.build());
        }
        return json.build();
    }

    private static Json orNull(@Nullable String text) {
        return text == null ? new Json.Null(LineColumn.NOWHERE) : Json.of(text);
    }

    // ---- reading -------------------------------------------------------------------------------------------------

    /** A file is invalid. */
    private static final class Unreadable extends Exception {
        private static final long serialVersionUID = 1;

        Unreadable(String what) {
            super(what);
        }
    }

    /** All readable tables. Others are left alone and logged. */
    List<TableRecord> all() {
        List<TableRecord> tables = new ArrayList<>();
        if (!Files.isDirectory(folder)) {
            return tables;
        }
        try (DirectoryStream<Path> files = Files.newDirectoryStream(folder, "*" + TABLE)) {
            for (Path file : files) {
                try {
                    tables.add(read(file));
                } catch (IOException | Unreadable | IllegalArgumentException | DateTimeParseException e) {
                    LOG.log(System.Logger.Level.WARNING, file + " cannot be read: " + e.getMessage());
                }
            }
        } catch (IOException e) {
            LOG.log(System.Logger.Level.WARNING, "the tables cannot be listed: " + DiskTrouble.words(e));
        }
        return tables;
    }

    /** The finished game of the table, if any. */
    Optional<GameRecord> ended(String id, Instant fallback) {
        try {
            return GameFile.read(folder.resolve(id + GAME)) instanceof ArchiveReading.Read read
                    ? Optional.of(saved(read.games().getFirst(), fallback))
                    : Optional.empty();
        } catch (NoSuchFileException e) {
            return Optional.empty();
        } catch (IOException | IllegalArgumentException e) {
            LOG.log(System.Logger.Level.WARNING, "the game of table " + id + " cannot be read", e);
            return Optional.empty();
        }
    }

    private static GameRecord saved(Game game, Instant fallback) {
        return SavedGame.read(game, "", fallback);
    }

    private static TableRecord read(Path file) throws IOException, Unreadable {
        if (!(JsonReader.read(Files.readString(file)) instanceof JsonReader.Read(Json value)) || !(value instanceof Json.Dict dict)) {
            throw new Unreadable("it is no JSON object");
        }
        String id = text(dict, "id");
        if (!isId(id) || !Objects.requireNonNull(file.getFileName()).toString().equals(id + TABLE)) {
            throw new Unreadable("it is of another table");
        }
        GameTerms terms = terms(dict);
        return new TableRecord(id, terms, flag(dict, "open"), flag(dict, "waits"), occupant(dict(dict, "white")),
                occupant(dict(dict, "black")),
                token(dict, "join"), textOrNull(dict, "game"), flag(dict, "moved"), Instant.parse(text(dict, "at")));
    }

    private static GameTerms terms(Json.Dict dict) throws Unreadable {
        if (!(VariantReader.read(text(dict, "variant")) instanceof VariantReader.Accepted(Variant variant))) {
            throw new Unreadable("its rules are refused");
        }
        if (!(Fen.read(variant, text(dict, "start")) instanceof Fen.Read(Setup start))) {
            throw new Unreadable("its first position is refused");
        }
        Json.Dict white = dict(dict, "white");
        Json.Dict black = dict(dict, "black");
        return new GameTerms(variant, start, player(white), player(black), new Clocks(clock(white), clock(black)),
                text(dict, "below").equals(Side.BLACK.name()) ? Side.BLACK : Side.WHITE, false, false, flag(dict, "clocksWait"),
                Long.parseLong(text(dict, "botSeed")));
    }

    private static Player player(Json.Dict dict) throws Unreadable {
        String provider = textOrNull(dict, "provider");
        if (provider == null) {
            return Player.Person.guest(text(dict, "name"));
        }
        Map<String, String> options = new TreeMap<>();
        for (Json.Member member : dict(dict, "options").members()) {
            if (member.value() instanceof Json.Text(LineColumn _, String value)) {
                options.put(member.key(), value);
            }
        }
        return new Player.Computer(provider, text(dict, "name"), options);
    }

    private static TimeControl clock(Json.Dict dict) throws Unreadable {
        if (TimeControlText.read(text(dict, "clock")) instanceof TimeControlReading.Known(TimeControl control)) {
            return control;
        }
        throw new Unreadable("its clock is refused");
    }

    private static Occupant occupant(Json.Dict dict) throws Unreadable {
        return new Occupant(Occupant.Kind.valueOf(text(dict, "kind")), text(dict, "name"), token(dict, "token"));
    }

    private static @Nullable String token(Json.Dict dict, String key) throws Unreadable {
        String token = textOrNull(dict, key);
        if (token != null && !Tokens.isToken(token)) {
            throw new Unreadable("a token is none");
        }
        return token;
    }

    private static String text(Json.Dict dict, String key) throws Unreadable {
        String text = textOrNull(dict, key);
        if (text == null) {
            throw new Unreadable(key + " is missing");
        }
        return text;
    }

    private static @Nullable String textOrNull(Json.Dict dict, String key) {
        return dict.find(key) instanceof Json.Text(LineColumn _, String value) ? value : null;
    }

    private static boolean flag(Json.Dict dict, String key) {
        return dict.find(key) instanceof Json.Flag(LineColumn _, boolean value) && value;
    }

    private static Json.Dict dict(Json.Dict dict, String key) throws Unreadable {
        if (dict.find(key) instanceof Json.Dict value) {
            return value;
        }
        throw new Unreadable(key + " is missing");
    }
}
