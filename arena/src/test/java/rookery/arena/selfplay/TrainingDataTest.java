package rookery.arena.selfplay;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.StringWriter;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import rookery.arena.Reading;
import rookery.arena.environment.ActionSpace;
import rookery.arena.player.PlayerSource;
import rookery.arena.run.Job;
import rookery.arena.run.JobReader;
import rookery.arena.run.JobSpec;
import rookery.arena.run.Shard;
import rookery.arena.run.TournamentRun;
import rookery.kernel.move.Move;
import rookery.kernel.move.MoveList;
import rookery.kernel.position.Position;
import rookery.kernel.position.Verdict;

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
            assertThat(read.setup()).isEqualTo(record.setup().withChecks(0, 0).withCounters(record.setup().quietPlies(), 1));
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
}
