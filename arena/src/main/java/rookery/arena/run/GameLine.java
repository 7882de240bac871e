package rookery.arena.run;

import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.Optional;
import java.util.zip.CRC32;
import org.jspecify.annotations.Nullable;
import rookery.kernel.catalogue.json.Json;
import rookery.kernel.catalogue.json.JsonReader;
import rookery.kernel.catalogue.json.JsonWriter;
import rookery.kernel.piece.Side;
import rookery.kernel.position.Outcome;
import rookery.kernel.position.Reason;

/** A game as a line of a journal: JSON, a tab, and the CRC-32 of the JSON, so that a half-written line is detected. */
final class GameLine {

    private GameLine() {
    }

    /** Without the end of the line. */
    static String write(PlayedGame game) {
        Json.Builder object = new Json.Builder().with("game", Json.of(game.number())).with("round", Json.of(game.round()))
                .with("white", Json.of(game.white())).with("black", Json.of(game.black())).with("pair", Json.of(game.pair()))
                .with("seed", Json.of(Long.toString(game.seed()))).with("opening", Json.of(game.opening()))
                .with("openingPlies", Json.of(game.openingPlies())).with("fen", Json.of(game.fen()))
                .with("result", Json.of(result(game.outcome()))).with("trouble", Json.of(game.trouble()))
                .with("plies", Json.of(game.text()));
        return sealed(JsonWriter.compact(object.build()));
    }

    static String sealed(String json) {
        return json + "\t" + checksum(json);
    }

    /** The JSON of an intact line. */
    static Optional<Json.Dict> opened(String line) {
        int tab = line.lastIndexOf('\t');
        if (tab < 0 || !line.substring(tab + 1).equals(checksum(line.substring(0, tab)))) {
            return Optional.empty();
        }
        return JsonReader.read(line.substring(0, tab), JsonReader.LARGE) instanceof JsonReader.Read(Json.Dict dict)
                ? Optional.of(dict)
                : Optional.empty();
    }

    private static String checksum(String json) {
        CRC32 crc = new CRC32();
        crc.update(json.getBytes(StandardCharsets.UTF_8));
        return String.format(Locale.ROOT, "%08x", crc.getValue());
    }

    /**
     * The game of a line; empty if the line is damaged.
     *
     * @throws IllegalArgumentException if it is intact but not a game, with the reason
     */
    static Optional<PlayedGame> read(String line) {
        return opened(line)
                .map(dict -> new PlayedGame(number(dict, "game"), number(dict, "round"), number(dict, "white"), number(dict, "black"),
                        number(dict, "pair"), Long.parseLong(text(dict, "seed")), text(dict, "opening"), number(dict, "openingPlies"),
                        text(dict, "fen"),
                        outcome(text(dict, "result")), text(dict, "trouble"), text(dict, "plies")));
    }

    private static String result(Outcome outcome) {
        return switch (outcome) {
            case Outcome.Win(Side side, Reason reason) -> side + " " + reason;
            case Outcome.Draw(Reason reason) -> "DRAW " + reason;
            case Outcome.Ongoing() -> throw new IllegalArgumentException("not over");
        };
    }

    private static Outcome outcome(String text) {
        int space = text.indexOf(' ');
        if (space < 0) {
            throw new IllegalArgumentException("“" + text + "” is not a result");
        }
        Reason reason = Reason.valueOf(text.substring(space + 1));
        String who = text.substring(0, space);
        return who.equals("DRAW") ? new Outcome.Draw(reason) : new Outcome.Win(Side.valueOf(who), reason);
    }

    private static int number(Json.Dict dict, String key) {
        Integer value = dict.find(key) instanceof Json.Numeral numeral ? numeral.whole() : null;
        return present(value, key);
    }

    private static String text(Json.Dict dict, String key) {
        return present(dict.find(key) instanceof Json.Text(var _, String value) ? value : null, key);
    }

    private static <T> T present(@Nullable T value, String key) {
        if (value == null) {
            throw new IllegalArgumentException("it has no " + key);
        }
        return value;
    }
}
