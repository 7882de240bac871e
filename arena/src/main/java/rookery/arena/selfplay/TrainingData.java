package rookery.arena.selfplay;

import java.io.IOException;
import java.io.OutputStream;
import java.io.Writer;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import rookery.arena.environment.ActionSpace;
import rookery.arena.run.Job;
import rookery.arena.run.PlayedGame;
import rookery.arena.run.Ply;
import rookery.kernel.catalogue.json.Json;
import rookery.kernel.catalogue.json.JsonWriter;
import rookery.kernel.catalogue.json.Place;
import rookery.kernel.move.Move;
import rookery.kernel.notation.Fen;
import rookery.kernel.piece.Side;
import rookery.kernel.position.Position;
import rookery.play.bot.Score;

/** The positions of a tournament's games that players thought about, as bytes and as JSON lines. Games that ended by a player's fault are left out. */
public final class TrainingData {

    private final Job job;
    private final List<PlayedGame> games;

    public TrainingData(Job job, List<PlayedGame> games) {
        this.job = job;
        this.games = games.stream().filter(game -> game.trouble().isEmpty()).toList();
    }

    /** Every record in order. */
    public void forEach(Consumer<TrainingRecord> action) {
        ActionSpace space = new ActionSpace(job.variant());
        for (PlayedGame game : games) {
            Position position = game.fen().isEmpty() ? Position.start(job.variant()) : Fen.position(job.variant(), game.fen());
            int index = 0;
            int moves = 0;
            for (Ply ply : game.plies()) {
                boolean roll = Move.isRoll(ply.action());
                if (!roll && index >= game.openingPlies()) {
                    double own = position.turn() == Side.WHITE ? game.whiteScore() : 1 - game.whiteScore();
                    action.accept(new TrainingRecord(game.number(), moves, position.setup(), space.number(ply.action()), ply.score(),
                            (int) Math.round(2 * own - 1)));
                }
                position.make(ply.action());
                moves += roll ? 0 : 1;
                index++;
            }
        }
    }

    public TrainingLayout layout() {
        int most = Math.max(TrainingLayout.pieces(job.variant().start()),
                job.openings().book().stream().mapToInt(opening -> TrainingLayout.pieces(opening.start())).max().orElse(0));
        return new TrainingLayout(job.variant(), most);
    }

    /** Writes the file {@link TrainingLayout} describes. */
    public void bytes(OutputStream out) throws IOException {
        TrainingLayout layout = layout();
        out.write(layout.header());
        ByteBuffer buffer = ByteBuffer.allocate(layout.recordBytes()).order(ByteOrder.LITTLE_ENDIAN);
        Failure failure = new Failure();
        forEach(record -> {
            buffer.clear();
            layout.write(record, buffer);
            failure.unlessFailed(() -> out.write(buffer.array()));
        });
        failure.check();
    }

    /** Writes a record a line. */
    public void jsonLines(Writer out) throws IOException {
        Failure failure = new Failure();
        forEach(record -> failure.unlessFailed(() -> out.append(JsonWriter.compact(json(record))).append('\n')));
        failure.check();
    }

    private Json json(TrainingRecord record) {
        return new Json.Builder().with("game", Json.of(record.game())).with("ply", Json.of(record.ply()))
                .with("fen", Json.of(Fen.write(job.variant(), record.setup()))).with("action", Json.of(record.action()))
                .with("score", score(record.score())).with("result", Json.of(record.result())).build();
    }

    private static Json score(@Nullable Score score) {
        return switch (score) {
            case null -> new Json.Null(Place.NOWHERE);
            case Score.Centipawns(int value) -> Json.of(value);
            case Score.Mate(int moves) -> Json.of("mate " + moves);
            case Score.WinProbability(double value) -> new Json.Numeral(Place.NOWHERE, String.format(Locale.ROOT, "%.4f", value));
        };
    }

    /** The first thing that went wrong while writing, kept until the loop is over. */
    private static final class Failure {

        interface Step {
            void run() throws IOException;
        }

        private @Nullable IOException first;

        void unlessFailed(Step step) {
            if (first == null) {
                try {
                    step.run();
                } catch (IOException e) {
                    first = e;
                }
            }
        }

        void check() throws IOException {
            if (first != null) {
                throw first;
            }
        }
    }
}
