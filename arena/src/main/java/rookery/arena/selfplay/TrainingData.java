package rookery.arena.selfplay;

import java.io.IOException;
import java.io.OutputStream;
import java.io.Writer;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import rookery.arena.environment.ActionSpace;
import rookery.arena.run.Job;
import rookery.arena.run.PlayedGame;
import rookery.kernel.catalogue.json.Json;
import rookery.kernel.catalogue.json.JsonWriter;
import rookery.kernel.catalogue.json.LineColumn;
import rookery.kernel.move.Move;
import rookery.kernel.notation.Fen;
import rookery.kernel.position.Position;
import rookery.kernel.variant.Variant;
import rookery.play.bot.Score;
import rookery.play.record.CompactGame;
import rookery.play.record.CompactGameFile;
import rookery.play.record.ScoreCode;

/**
 * Games to learn from, as {@link CompactGameFile} keeps them, and the positions in them that players thought about, as bytes and as JSON lines. Games that
 * ended by a player's fault are left out, as are games too long for the file.
 */
public final class TrainingData {

    private final Variant variant;
    private final int mostPieces;
    private final List<Numbered> games;
    private final int tooLong;

    /** A game and its number, built on demand, since there may be very many. */
    private record Numbered(int number, Supplier<CompactGame> game) {
    }

    private TrainingData(Variant variant, int mostPieces, List<Numbered> games, int tooLong) {
        this.variant = variant;
        this.mostPieces = mostPieces;
        this.games = games;
        this.tooLong = tooLong;
    }

    /** The games of a tournament. */
    public TrainingData(Job job, List<PlayedGame> games) {
        this(job.variant(), Math.max(TrainingLayout.pieces(job.variant().start()),
                job.openings().book().stream().mapToInt(opening -> TrainingLayout.pieces(opening.start())).max().orElse(0)),
                games.stream().filter(game -> game.trouble().isEmpty() && fits(game))
                        .map(game -> new Numbered(game.number(), () -> record(game))).toList(),
                (int) games.stream().filter(game -> game.trouble().isEmpty() && !fits(game)).count());
    }

    /** Games that were read from files, numbered in their order. */
    public static TrainingData of(Variant variant, List<CompactGame> games) {
        List<Numbered> numbered = new ArrayList<>();
        int most = TrainingLayout.pieces(variant.start());
        for (CompactGame game : games) {
            numbered.add(new Numbered(numbered.size(), () -> game));
            most = game.fen().isEmpty() ? most : Math.max(most, TrainingLayout.pieces(Fen.position(variant, game.fen()).setup()));
        }
        return new TrainingData(variant, most, numbered, 0);
    }

    /** Half a game would be a different game. */
    private static boolean fits(PlayedGame game) {
        // A ply is a word of at least one letter, so most games need no closer look.
        return game.text().length() < 2 * CompactGame.MOST_PLIES || game.plies().size() <= CompactGame.MOST_PLIES;
    }

    private static CompactGame record(PlayedGame game) {
        List<CompactGame.Ply> plies = game.plies().stream()
                .map(ply -> new CompactGame.Ply(ply.action(), ScoreCode.of(ply.score()))).toList();
        return new CompactGame(game.fen(), (int) Math.round(2 * game.whiteScore()), game.openingPlies(), plies);
    }

    public int size() {
        return games.size();
    }

    /** How many games were left out because they have more plies than a file can hold. */
    public int tooLong() {
        return tooLong;
    }

    /** Every record in order. */
    public void forEach(Consumer<TrainingRecord> action) {
        ActionSpace space = new ActionSpace(variant);
        for (Numbered numbered : games) {
            CompactGame game = numbered.game().get();
            Position position = game.fen().isEmpty() ? Position.start(variant) : Fen.position(variant, game.fen());
            int index = 0;
            int moves = 0;
            for (CompactGame.Ply ply : game.plies()) {
                boolean roll = Move.isRoll(ply.action());
                if (!roll && index >= game.openingPlies()) {
                    action.accept(new TrainingRecord(numbered.number(), moves, position.setup(), space.number(ply.action()),
                            ScoreCode.read(ply.score()), game.resultOf(position.turn().ordinal()) - 1));
                }
                position.make(ply.action());
                moves += roll ? 0 : 1;
                index++;
            }
        }
    }

    public TrainingLayout layout() {
        return new TrainingLayout(variant, mostPieces);
    }

    /** Writes the games in the few bytes of {@link CompactGameFile}. */
    public void games(OutputStream out) throws IOException {
        CompactGameFile file = new CompactGameFile(variant);
        out.write(file.header());
        for (Numbered each : games) {
            file.append(each.game().get(), out);
        }
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

    /** Writes one record per line. */
    public void jsonLines(Writer out) throws IOException {
        Failure failure = new Failure();
        forEach(record -> failure.unlessFailed(() -> out.append(JsonWriter.compact(json(record))).append('\n')));
        failure.check();
    }

    private Json json(TrainingRecord record) {
        return new Json.Builder().with("game", Json.of(record.game())).with("ply", Json.of(record.ply()))
                .with("fen", Json.of(Fen.write(variant, record.setup()))).with("action", Json.of(record.action()))
                .with("score", score(record.score())).with("result", Json.of(record.result())).build();
    }

    private static Json score(@Nullable Score score) {
        return switch (score) {
            case null -> new Json.Null(LineColumn.NOWHERE);
            case Score.Centipawns(int value) -> Json.of(value);
            case Score.Mate(int moves) -> Json.of("mate " + moves);
            case Score.WinProbability(double value) -> new Json.Numeral(LineColumn.NOWHERE, String.format(Locale.ROOT, "%.4f", value));
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
