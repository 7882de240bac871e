package rookery.spark;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import rookery.arena.Reading;
import rookery.arena.player.PlayerSource;
import rookery.arena.report.TournamentFiles;
import rookery.arena.run.ComputeGrid;
import rookery.arena.run.Job;
import rookery.arena.run.JobReader;
import rookery.arena.run.JobSpec;
import rookery.arena.run.Shard;
import rookery.arena.run.TournamentRun;

/** The same job on this machine's cores, on Spark inside this program, and on a real master with two workers: the same files. */
final class SparkGridTest {

    private static final List<String> FILES = List.of("games.pgn", "games.jsonl", "games.csv", "report.html", "job.json");

    @TempDir
    private Path folder;
    private final List<Process> processes = new ArrayList<>();

    @AfterEach
    void endProcesses() throws InterruptedException {
        for (Process process : processes.reversed()) {
            process.destroy();
            if (!process.waitFor(30, TimeUnit.SECONDS)) {
                process.destroyForcibly();
            }
        }
    }

    private Job job() throws IOException {
        Path openings = Files.writeString(folder.resolve("book.epd"),
                "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 1\nrnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1\n");
        JobSpec spec = new JobSpec(List.of("greedy", "random", "rookery:Hash=1"),
                Map.of("games", "4", "nodes", "200", "max-moves", "40", "openings", openings.toString()));
        return job(spec);
    }

    /** A game of the user's own, in a file that extends another file beside it. */
    private Job ownGame() throws IOException {
        Files.writeString(folder.resolve("small.json"), "{\"extends\": \"gardner\", \"id\": \"small\", \"name\": \"Small chess\"}");
        Path rules = Files.writeString(folder.resolve("smaller.json"),
                "{\"extends\": \"small\", \"id\": \"smaller\", \"name\": \"Smaller chess\", \"stalemate\": \"loss\"}");
        return job(new JobSpec(List.of("greedy", "random"),
                Map.of("games", "6", "nodes", "200", "max-moves", "40", "variant", rules.toString())));
    }

    private static Job job(JobSpec spec) {
        return switch (JobReader.read(spec, PlayerSource.INSTALLED)) {
            case Reading.Read<Job>(Job job) -> job;
            case Reading.Refused<Job>(List<String> problems) -> throw new AssertionError(problems.toString());
        };
    }

    private Path playedHere(Job job) throws IOException, InterruptedException {
        TournamentRun run = new TournamentRun(job, Shard.ALL, List.of(), 2, game -> {
        });
        run.start();
        assertThat(run.await(120_000)).isTrue();
        TournamentFiles.write(folder.resolve("here"), run);
        return folder.resolve("here");
    }

    private Path playedOn(String where, Job job) throws IOException, InterruptedException {
        Path out = folder.resolve("there");
        try (ComputeGrid.Session session = ComputeGrid.of(where).orElseThrow().open(where, job.spec())) {
            TournamentRun run = TournamentRun.on(session, job, List.of(), game -> {
            });
            run.start();
            assertThat(run.await(300_000)).isTrue();
            assertThat(run.failure()).isNull();
            TournamentFiles.write(out, run);
        }
        return out;
    }

    private void assertSame(Path one, Path other) {
        FILES.forEach(name -> assertThat(other.resolve(name)).hasSameBinaryContentAs(one.resolve(name)));
    }

    @Test
    void sparkInsideThisProgramPlaysTheSameGames() throws IOException, InterruptedException {
        Job job = job();
        assertSame(playedHere(job), playedOn("local[2]", job));
    }

    @Test
    void aGameOfTheUsersOwnTravelsAlong() throws IOException, InterruptedException {
        Job job = ownGame();
        assertSame(playedHere(job), playedOn("local[2]", job));
    }

    @Test
    void aMasterAndTwoWorkersPlayTheSameGames() throws IOException, InterruptedException {
        int port = freePort();
        String master = "spark://127.0.0.1:" + port;
        start("org.apache.spark.deploy.master.Master", "--host", "127.0.0.1", "--port", String.valueOf(port), "--webui-port", "0");
        waitFor(port);
        for (int i = 0; i < 2; i++) {
            start("org.apache.spark.deploy.worker.Worker", "--host", "127.0.0.1", "--cores", "1", "--memory", "700m", "--webui-port", "0",
                    "--work-dir",
                    folder.resolve("worker" + i).toString(), master);
        }
        System.setProperty("spark.executor.memory", "600m");
        System.setProperty("spark.driver.host", "127.0.0.1");
        System.setProperty("spark.driver.bindAddress", "127.0.0.1");
        Job job = job();
        assertSame(playedHere(job), playedOn(master, job));
    }

    private static int freePort() throws IOException {
        try (ServerSocket socket = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            return socket.getLocalPort();
        }
    }

    private static void waitFor(int port) throws InterruptedException {
        long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(60);
        while (System.nanoTime() < end) {
            try (Socket socket = new Socket()) {
                socket.connect(new InetSocketAddress(InetAddress.getLoopbackAddress(), port), 1_000);
                return;
            } catch (IOException e) {
                Thread.sleep(100);
            }
        }
        throw new AssertionError("the master does not answer");
    }

    /** Spark's own programs want a home with its jars; ours is made of this test's class path. */
    private void start(String type, String... arguments) throws IOException {
        Path jars = Files.createDirectories(folder.resolve("home/jars"));
        List<String> path = new ArrayList<>();
        for (String entry : System.getProperty("java.class.path").split(File.pathSeparator)) {
            Path file = Path.of(entry);
            if (Files.isRegularFile(file) && !file.toString().contains("rookery")) {
                Path link = jars.resolve(file.getFileName());
                if (Files.notExists(link)) {
                    Files.createSymbolicLink(link, file.toAbsolutePath());
                }
                path.add(entry);
            }
        }
        List<String> command = new ArrayList<>(
                List.of(Path.of(System.getProperty("java.home"), "bin", "java").toString(), "-Xmx300m", "-cp",
                        String.join(File.pathSeparator, path), type));
        command.addAll(List.of(arguments));
        ProcessBuilder builder = new ProcessBuilder(command).redirectErrorStream(true)
                .redirectOutput(folder.resolve("log" + processes.size()).toFile());
        builder.environment().put("SPARK_HOME", folder.resolve("home").toString());
        builder.environment().put("JAVA_HOME", System.getProperty("java.home"));
        builder.environment().put("SPARK_SCALA_VERSION", "2.13");
        processes.add(builder.start());
    }
}
