package rookery.arena.report;

import java.io.IOException;
import java.io.Writer;
import java.util.ArrayList;
import java.util.List;
import rookery.arena.run.Job;
import rookery.arena.run.PlayedGame;
import rookery.arena.run.Ply;
import rookery.kernel.catalogue.StoredRules;
import rookery.kernel.catalogue.json.Json;
import rookery.kernel.catalogue.json.JsonWriter;
import rookery.kernel.catalogue.json.LineColumn;
import rookery.kernel.move.Move;
import rookery.kernel.notation.Fen;
import rookery.kernel.notation.PgnWriter;
import rookery.kernel.notation.UciText;
import rookery.kernel.piece.Side;
import rookery.kernel.position.Position;
import rookery.play.bot.Score;

/**
 * The games of a tournament as PGN, as JSON lines and as tables. If the clock does not matter only {@link #times} contains times: the other files are the same,
 * byte for byte, on every machine.
 */
public final class GameFiles {

    private final Job job;
    private final List<PlayedGame> games;

    public GameFiles(Job job, List<PlayedGame> games) {
        this.job = job;
        this.games = List.copyOf(games);
    }

    public void pgn(Writer out) throws IOException {
        GameBuilder builder = new GameBuilder(job);
        for (PlayedGame game : games) {
            out.append(PgnWriter.text(builder.game(game), StoredRules.PGN));
        }
    }

    /** One game per line; {@code docs/lab.md} lists the fields. */
    public void jsonLines(Writer out) throws IOException {
        for (PlayedGame game : games) {
            out.append(JsonWriter.compact(json(game))).append('\n');
        }
    }

    private Json json(PlayedGame game) {
        Position position = game.fen().isEmpty() ? Position.start(job.variant()) : Fen.position(job.variant(), game.fen());
        List<Json> actions = new ArrayList<>();
        List<Json> scores = new ArrayList<>();
        List<Json> depths = new ArrayList<>();
        List<Json> nodes = new ArrayList<>();
        for (Ply ply : game.plies()) {
            actions.add(Json.of(UciText.write(position, ply.action())));
            position.make(ply.action());
            scores.add(score(ply));
            depths.add(Json.of(ply.depth()));
            nodes.add(numeral(Long.toString(ply.nodes())));
        }
        return new Json.Builder().with("game", Json.of(game.number() + 1)).with("round", Json.of(game.round() + 1))
                .with("pair", Json.of(game.pair() + 1)).with("variant", Json.of(job.variant().id()))
                .with("white", Json.of(job.names().get(game.white()))).with("black", Json.of(job.names().get(game.black())))
                .with("result", Json.of(game.outcome().mark())).with("reason", Json.of(MatchText.words(MatchText.reason(game.outcome()))))
                .with("decided", Json.of(decided(game))).with("trouble", Json.of(game.trouble())).with("opening", Json.of(game.opening()))
                .with("openingPlies", Json.of(game.openingPlies()))
                .with("fen", Json.of(game.fen())).with("seed", numeral(Long.toString(game.seed()))).with("actions", array(actions))
                .with("scores", array(scores)).with("depths", array(depths)).with("nodes", array(nodes)).build();
    }

    private static Json array(List<Json> items) {
        return new Json.Array(LineColumn.NOWHERE, items);
    }

    private static Json numeral(String literal) {
        return new Json.Numeral(LineColumn.NOWHERE, literal);
    }

    private static Json score(Ply ply) {
        Score score = ply.score();
        if (score == null) {
            return new Json.Null(LineColumn.NOWHERE);
        }
        return switch (score) {
            case Score.Centipawns(int value) -> Json.of(value);
            case Score.Mate(int moves) -> Json.of("mate " + moves);
            case Score.WinProbability(double value) -> numeral(MatchText.text("%.4f", value));
        };
    }

    /** One game per row. */
    public void csv(Writer out) throws IOException {
        out.append("game,round,pair,white,black,result,reason,opening,plies,decided,white_nodes,black_nodes,trouble\n");
        for (PlayedGame game : games) {
            List<Ply> plies = game.plies();
            long[] nodes = new long[2];
            int moves = 0;
            int side = first(game);
            for (Ply ply : plies) {
                if (!Move.isRoll(ply.action())) {
                    nodes[side] += ply.nodes();
                    side ^= 1;
                    moves++;
                }
            }
            row(out, game.number() + 1, game.round() + 1, game.pair() + 1, job.names().get(game.white()), job.names().get(game.black()),
                    game.outcome().mark(), MatchText.words(MatchText.reason(game.outcome())), game.opening(), moves, decided(game),
                    nodes[0], nodes[1],
                    game.trouble());
        }
    }

    /** How long the players took, one game per row, in milliseconds. */
    public void times(Writer out) throws IOException {
        out.append("game,white,black,white_ms,black_ms,white_longest_ms,black_longest_ms\n");
        for (PlayedGame game : games) {
            long[] spent = new long[2];
            long[] longest = new long[2];
            int side = first(game);
            for (Ply ply : game.plies()) {
                if (!Move.isRoll(ply.action())) {
                    spent[side] += ply.nanos();
                    longest[side] = Math.max(longest[side], ply.nanos());
                    side ^= 1;
                }
            }
            row(out, game.number() + 1, job.names().get(game.white()), job.names().get(game.black()), millis(spent[0]), millis(spent[1]),
                    millis(longest[0]), millis(longest[1]));
        }
    }

    private int decided(PlayedGame game) {
        return TurningPoint.of(game, first(game) == Side.WHITE.ordinal());
    }

    /** 0 where White begins, 1 where Black does. */
    int first(PlayedGame game) {
        return game.fen().isEmpty()
                ? job.variant().start().turn().ordinal()
                : Fen.position(job.variant(), game.fen()).turn().ordinal();
    }

    private static String millis(long nanos) {
        return MatchText.text("%.3f", nanos / 1e6);
    }

    /** A spreadsheet would calculate a text that begins like a formula. */
    private static String harmless(String text) {
        return !text.isEmpty() && "=+-@\t\r".indexOf(text.charAt(0)) >= 0 ? "'" + text : text;
    }

    private static void row(Writer out, Object... cells) throws IOException {
        String before = "";
        for (Object cell : cells) {
            String text = cell instanceof String foreign ? harmless(foreign) : String.valueOf(cell);
            boolean quoted = text.chars().anyMatch(letter -> ",\"\n\r".indexOf(letter) >= 0);
            out.append(before).append(quoted ? "\"" + text.replace("\"", "\"\"") + "\"" : text);
            before = ",";
        }
        out.append('\n');
    }
}
