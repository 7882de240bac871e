package rookery.arena.selfplay;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.StringWriter;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import rookery.arena.Reading;
import rookery.arena.environment.ActionSpace;
import rookery.arena.player.PlayerSource;
import rookery.arena.run.Job;
import rookery.arena.run.JobReader;
import rookery.arena.run.JobSpec;
import rookery.arena.run.PlayedGame;
import rookery.arena.run.Shard;
import rookery.arena.run.TournamentRun;
import rookery.kernel.catalogue.Variants;
import rookery.kernel.geometry.BoardShape;
import rookery.kernel.geometry.SquareSet;
import rookery.kernel.move.Move;
import rookery.kernel.move.MoveList;
import rookery.kernel.notation.UciText;
import rookery.kernel.piece.Side;
import rookery.kernel.position.Outcome;
import rookery.kernel.position.Position;
import rookery.kernel.position.Reason;
import rookery.kernel.position.Verdict;
import rookery.kernel.variant.Placement;
import rookery.kernel.variant.Setup;
import rookery.kernel.variant.Variant;
import rookery.play.bot.Score;
import rookery.play.record.CompactGame;
import rookery.play.record.CompactGameFile;
import rookery.testkit.RandomVariants;

/** Positions kept for training. */
final class TrainingDataTest {

    @ParameterizedTest
    @ValueSource(strings = {"fide", "dice", "xxl", "capablanca", "three-check"})
    void whatIsWrittenCanBeReadAndPlayed(String variant) throws IOException, InterruptedException {
        Job job = switch (JobReader.read(
                new JobSpec(List.of("greedy", "greedy"), Map.of("variant", variant, "games", "4", "max-moves", "40")),
                PlayerSource.INSTALLED)) {
            case Reading.Read<Job>(Job read) -> read;
            case Reading.Refused<Job>(List<String> problems) -> throw new AssertionError(problems.toString());
        };
        TournamentRun run = new TournamentRun(job, Shard.ALL, List.of(), 2, game -> {
        });
        run.start();
        assertThat(run.await(120_000)).isTrue();
        TrainingData data = new TrainingData(job, run.games());
        List<TrainingRecord> records = new ArrayList<>();
        data.forEach(records::add);
        assertThat(records).isNotEmpty();

        ByteArrayOutputStream out = new ByteArrayOutputStream();
        data.bytes(out);
        ByteBuffer in = ByteBuffer.wrap(out.toByteArray()).order(ByteOrder.LITTLE_ENDIAN);
        assertThat(new String(out.toByteArray(), 0, 4, java.nio.charset.StandardCharsets.US_ASCII)).isEqualTo("RKTD");
        int header = in.getShort(6);
        int size = in.getShort(8);
        assertThat(size).isEqualTo(data.layout().recordBytes());
        assertThat(in.capacity()).isEqualTo(header + size * records.size());
        in.position(header);
        ActionSpace space = new ActionSpace(job.variant());
        for (TrainingRecord record : records) {
            TrainingRecord read = data.layout().read(in);
            assertThat(read.setup()).isEqualTo(record.setup().withCounters(record.setup().quietPlies(), 1));
            assertThat(List.of(read.game(), read.ply(), read.action(), read.result()))
                    .isEqualTo(List.of(record.game(), record.ply(), record.action(), record.result()));
            Position position = Position.of(job.variant(), record.setup()) instanceof Verdict.Playable(Position playable) ? playable : null;
            assertThat(position).isNotNull();
            MoveList legal = new MoveList();
            position.legalMoves(legal);
            assertThat(space.action(read.action(), legal)).isNotEqualTo(Move.NONE);
        }
        StringWriter lines = new StringWriter();
        data.jsonLines(lines);
        assertThat(lines.toString().lines()).hasSize(records.size())
                .allMatch(line -> line.contains("\"fen\": ") && line.contains("\"result\": "));
    }

    /** Law 1: whatever a variant allows is in the record, on the largest board too. */
    @Test
    void everyPositionOfEveryVariantIsReadAsItWasWritten() {
        Random random = new Random(14);
        for (int seed = 0; seed < 60; seed++) {
            Variant variant = RandomVariants.of(seed);
            Position position = Position.start(variant);
            MoveList legal = new MoveList();
            TrainingLayout layout = new TrainingLayout(variant, TrainingLayout.pieces(variant.start()));
            for (int ply = 0; ply < 30 && !position.outcome().isOver(); ply++) {
                check(layout, new TrainingRecord(seed, ply, position.setup(), ply, null, 0));
                position.legalMoves(legal);
                position.make(legal.get(random.nextInt(legal.size())));
            }
        }
        Setup corner = Setup.of(Placement.of(new BoardShape(16, 16), new int[256])).withCastlingRooks(SquareSet.EMPTY.with(0).with(255))
                .withEnPassant(255).withChecks(2, 1).withCounters(20_000, 1);
        Variant largest = Stream.iterate(0, seed -> seed + 1).map(RandomVariants::of)
                .filter(variant -> variant.shape().equals(new BoardShape(16, 16))).findFirst().orElseThrow();
        check(new TrainingLayout(largest, 0), new TrainingRecord(7, 100_000, corner, 3, new Score.WinProbability(0.25), -1));
    }

    /** A pawn of Berolina may be taken where it passed aslant; a record that says nothing of that is read as it always was. */
    @Test
    void aPawnThatPassedAslantIsKept() {
        Variant berolina = Variants.named("berolina").orElseThrow();
        TrainingLayout layout = new TrainingLayout(berolina, 32);
        Setup start = berolina.start().withTurn(Side.BLACK).withCounters(0, 1);
        check(layout, new TrainingRecord(1, 1, start.withEnPassant(21).withPasser(30), 3, null, 0));
        check(layout, new TrainingRecord(1, 1, start.withEnPassant(21).withPasser(28), 3, null, 0));
        check(layout, new TrainingRecord(1, 1, start.withEnPassant(21), 3, null, 0));
    }

    private static void check(TrainingLayout layout, TrainingRecord record) {
        ByteBuffer buffer = ByteBuffer.allocate(layout.recordBytes()).order(ByteOrder.LITTLE_ENDIAN);
        layout.write(record, buffer);
        TrainingRecord read = layout.read(buffer.flip());
        Setup setup = record.setup().withCounters(record.setup().quietPlies(), 1);
        assertThat(read)
                .isEqualTo(new TrainingRecord(record.game(), record.ply(), setup, record.action(), record.score(), record.result()));
    }

    /** Law 1: a game that does not fit is left out as a whole, and told. */
    @Test
    void aGameThatIsTooLongIsLeftOut() throws IOException {
        Job job = switch (JobReader.read(new JobSpec(List.of("greedy", "greedy"), Map.of()), PlayerSource.INSTALLED)) {
            case Reading.Read<Job>(Job read) -> read;
            case Reading.Refused<Job>(List<String> problems) -> throw new AssertionError(problems.toString());
        };
        Position position = Position.start(job.variant());
        List<String> round = List.of("g1f3", "g8f6", "f3g1", "f6g8");
        StringBuilder plies = new StringBuilder();
        for (String move : round) {
            int action = UciText.parse(position, move);
            plies.append(plies.isEmpty() ? "" : " ").append(Integer.toString(action, 36));
            position.make(action);
        }
        String longest = String.join(" ", Collections.nCopies(CompactGame.MOST_PLIES / 4 + 1, plies.toString()));
        TrainingData data = new TrainingData(job, List.of(played(0, plies.toString()), played(1, longest)));
        assertThat(data.size()).isEqualTo(1);
        assertThat(data.tooLong()).isEqualTo(1);
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        data.games(out);
        assertThat(new CompactGameFile(job.variant()).scan(out.toByteArray()).problem()).isEmpty();
    }

    private static PlayedGame played(int number, String plies) {
        return new PlayedGame(number, 1, 0, 1, 0, 1, "", 0, "", new Outcome.Draw(Reason.AGREEMENT), "", plies);
    }
}
