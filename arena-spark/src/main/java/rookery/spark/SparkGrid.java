package rookery.spark;

import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.apache.spark.SparkConf;
import org.apache.spark.api.java.JavaSparkContext;
import rookery.arena.run.ComputeGrid;
import rookery.arena.run.GameBatch;
import rookery.arena.run.JobSpec;
import rookery.arena.run.PlayedGame;
import rookery.arena.schedule.ScheduledGame;
import rookery.engine.search.Search;
import rookery.kernel.position.Position;
import rookery.play.bot.Bot;
import rookery.uci.client.ProgramProvider;

/**
 * Apache Spark as a grid: {@code local[*]}, {@code spark://host:7077}, {@code yarn}, {@code k8s://...}. The jars of the players travel with the job; a
 * file of openings and a file of rules travel as texts. Programs ({@code uci:}) must be on every machine under the same path.
 */
public final class SparkGrid implements ComputeGrid {

    @Override
    public boolean knows(String where) {
        return where.startsWith("local") || where.startsWith("spark://") || where.startsWith("k8s://") || where.equals("yarn");
    }

    @Override
    public Session open(String where, JobSpec spec) {
        ShippedJob job;
        try {
            job = ShippedJob.of(spec);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        SparkConf settings = new SparkConf().setMaster(where).setAppName("Rookery tournament").set("spark.ui.enabled", "false");
        if (!where.startsWith("local")) {
            settings.setJars(jars().toArray(String[]::new));
        }
        return new SparkSession(new JavaSparkContext(settings), job);
    }

    private static List<String> jars() {
        return Stream.of(SparkGrid.class, GameBatch.class, ProgramProvider.class, Search.class, Bot.class, Position.class)
                .map(SparkGrid::jar).distinct()
                .toList();
    }

    /** The jar of a class, or one built from its folder if the program is not packaged. */
    private static String jar(Class<?> type) {
        try {
            Path home = Path.of(type.getProtectionDomain().getCodeSource().getLocation().toURI());
            if (Files.isRegularFile(home)) {
                return home.toString();
            }
            Path jar = Files.createTempFile("rookery-", ".jar");
            jar.toFile().deleteOnExit();
            try (OutputStream out = Files.newOutputStream(jar);
                    ZipOutputStream zip = new ZipOutputStream(out);
                    Stream<Path> all = Files.walk(home)) {
                for (Path file : all.filter(Files::isRegularFile).toList()) {
                    zip.putNextEntry(new ZipEntry(home.relativize(file).toString().replace('\\', '/')));
                    Files.copy(file, zip);
                    zip.closeEntry();
                }
            }
            return jar.toString();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (URISyntaxException e) {
            throw new IllegalStateException("a class from nowhere: " + type, e);
        }
    }

    private record SparkSession(JavaSparkContext context, ShippedJob job) implements Session {

        @Override
        public int parallelism() {
            return context.defaultParallelism();
        }

        /** Both games of a pair stay together; each pair is its own task, so that slow machines delay nobody. */
        @Override
        public List<PlayedGame> play(List<ScheduledGame> games) {
            List<List<String>> pairs = new ArrayList<>();
            int last = -1;
            for (ScheduledGame game : games) {
                if (game.pair() != last) {
                    pairs.add(new ArrayList<>());
                    last = game.pair();
                }
                pairs.getLast().add(GameBatch.text(game));
            }
            ShippedJob shipped = job;
            try {
                return context.parallelize(pairs, pairs.size()).flatMap(pair -> shipped.play(pair).iterator()).collect().stream()
                        .map(GameBatch::read).toList();
            } catch (Exception e) {
                // Spark throws undeclared exceptions, such as InterruptedException.
                throw e instanceof RuntimeException known ? known : new IllegalStateException("Spark could not play the games: " + e, e);
            }
        }

        @Override
        public void close() {
            context.close();
        }
    }
}
