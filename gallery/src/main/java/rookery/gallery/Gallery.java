package rookery.gallery;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.SplittableRandom;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.Predicate;
import javafx.application.Platform;
import javafx.event.ActionEvent;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.control.Labeled;
import javafx.scene.control.TextField;
import rookery.archive.Attempt;
import rookery.archive.GameEntry;
import rookery.archive.Library;
import rookery.archive.Player;
import rookery.archive.Profile;
import rookery.archive.settings.Settings;
import rookery.archive.settings.SettingsFile;
import rookery.desktop.Program;
import rookery.desktop.shell.Place;
import rookery.desktop.store.Background;
import rookery.desktop.theme.Paints;
import rookery.kernel.catalogue.Variants;
import rookery.kernel.game.Game;
import rookery.kernel.move.MoveList;
import rookery.kernel.piece.Side;
import rookery.kernel.position.Outcome;
import rookery.kernel.position.Reason;
import rookery.play.file.AtomicFile;

/** Renders {@link Scenes} to PNG files, in light and dark, small and large, on JavaFX's headless platform. */
public final class Gallery {
    /** Width and height: the smallest window we support, a laptop's, a large display's. */
    public static final List<Size> SIZES = List.of(new Size(900, 640), new Size(1366, 820), new Size(2200, 1240));
    private static final long PATIENCE_SECONDS = 90;

    /** Of a window, in pixels. */
    public record Size(int width, int height) {}

    private final Path folder;
    private final String language;
    private final Consumer<Path> written;

    private Gallery(Path folder, String language, Consumer<Path> written) {
        this.folder = folder;
        this.language = language;
        this.written = written;
    }

    /**
     * Renders all pictures and returns when they are written. Starts JavaFX; call once per process, not on the JavaFX thread.
     *
     * @param sizes    of the windows
     * @param language of the texts, {@code en}, {@code zh} or {@code ko}
     * @param wanted   decides by file name which pictures are made
     * @param written  told of each file
     */
    public static void render(Path folder, List<Size> sizes, String language, Predicate<String> wanted, Consumer<Path> written)
            throws IOException, InterruptedException {
        startJavaFx();
        var gallery = new Gallery(folder, language, written);
        try {
            gallery.all(sizes, wanted);
        } finally {
            Platform.exit();
        }
    }

    /** Starts JavaFX without a display, for the rest of the process or until told to exit. */
    static void startJavaFx() throws InterruptedException {
        System.setProperty("glass.platform", "Headless");
        System.setProperty("prism.order", "sw");
        var ready = new CountDownLatch(1);
        Platform.startup(ready::countDown);
        ready.await();
        Platform.setImplicitExit(false);
    }

    private void all(List<Size> sizes, Predicate<String> wanted) throws IOException, InterruptedException {
        for (var size : sizes) {
            for (var theme : List.of("light", "dark")) {
                for (var scene : Scenes.everything()) {
                    var name = scene.name() + "-" + theme + "-" + size.width() + "x" + size.height() + ".png";
                    if (wanted.test(name)) picture(scene, theme, size, name);
                }
            }
        }
    }

    private void picture(Scenes.Still still, String theme, Size size, String name) throws IOException, InterruptedException {
        var data = Files.createTempDirectory("rookery-gallery");
        try {
            var look = Settings.DEFAULT.look().withTheme(theme).withBoardTheme(still.boardTheme());
            new SettingsFile(data).write(still.settings().apply(Settings.DEFAULT.withLook(look).withLanguage(language).withProfile("Ada")));
            var stage = new Stage(data, size.width(), size.height());
            try {
                still.act().perform(stage);
                stage.shoot(folder.resolve(name));
                written.accept(folder.resolve(name));
            } finally {
                stage.close();
            }
        } finally {
            delete(data);
        }
    }

    private static void delete(Path data) throws IOException {
        try (var files = Files.walk(data)) {
            files.sorted(Comparator.reverseOrder()).forEach(file -> file.toFile().delete());
        }
    }

    /** A running program without a window, operated as a person would. Called off the JavaFX thread. */
    static final class Stage {
        private final Path data;
        private final Program program;
        private final Scene scene;

        Stage(Path data, int width, int height) throws InterruptedException {
            this.data = data;
            var made = new Object[2];
            onScreen(() -> {
                var fresh = new Program(data, new SplittableRandom(7), LocalDate.of(2026, 11, 15));
                made[0] = fresh;
                made[1] = fresh.scene(width, height);
            });
            program = (Program) made[0];
            scene = (Scene) made[1];
        }

        void go(Place place) throws InterruptedException {
            onScreen(() -> {
                program.shell().go(place);
                layout();
            });
        }

        void type(String moves) throws InterruptedException {
            for (var move : moves.split(" ")) {
                int before = program.moves();
                onScreen(() -> {
                    var field = (TextField) node("#typed");
                    field.setText(move);
                    field.fireEvent(new ActionEvent());
                });
                await(() -> program.moves() > before);
            }
        }

        void press(String id) throws InterruptedException {
            onScreen(() -> {
                ((Button) node("#" + id)).fire();
                layout();
            });
        }

        /** Puts people and games into the library. */
        void stock() throws InterruptedException {
            var done = new boolean[1];
            onScreen(() -> program.libraryService().write(Specimens::fill, _ -> program.libraryService().refresh(() -> done[0] = true)));
            await(() -> done[0]);
        }

        boolean has(String selector) {
            return scene.getRoot().lookup(selector) != null;
        }

        /** Whether the node is there, and neither it nor anything it lies in is hidden. */
        boolean visible(String selector) {
            Node node = scene.getRoot().lookup(selector);
            for (var each = node; each != null; each = each.getParent()) {
                if (!each.isVisible()) return false;
            }
            return node != null;
        }

        /** Drops a file with that text onto the window. It lies in the data folder, so that it is deleted with that. */
        void open(String name, String text) throws InterruptedException {
            try {
                var file = Files.writeString(Files.createTempDirectory(data, "drop").resolve(name), text);
                go(new Place.Open(List.of(file)));
            } catch (IOException problem) {
                throw new UncheckedIOException(problem);
            }
        }

        String text(String selector) {
            return scene.getRoot().lookup(selector) instanceof Labeled label ? label.getText() : "";
        }

        void use(Consumer<Parent> action) throws InterruptedException {
            onScreen(() -> {
                action.accept(scene.getRoot());
                layout();
            });
        }

        /** Waits until that many moves are listed. */
        void awaitMoves(int moves) throws InterruptedException {
            await(() -> program.moves() >= moves);
        }

        void await(BooleanSupplier condition) throws InterruptedException {
            long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(PATIENCE_SECONDS);
            var met = new boolean[1];
            while (!met[0] && System.nanoTime() < end) {
                onScreen(() -> {
                    layout();
                    met[0] = condition.getAsBoolean();
                });
                if (!met[0]) Thread.sleep(10);
            }
            if (!met[0]) throw new IllegalStateException("waited in vain in " + program.shell().place().getClass().getSimpleName());
        }

        private Node node(String selector) {
            var found = scene.getRoot().lookup(selector);
            if (found == null)
                throw new IllegalStateException("there is no " + selector + " on " + program.shell().place().getClass().getSimpleName());
            return found;
        }

        private void layout() {
            scene.getRoot().applyCss();
            scene.getRoot().layout();
        }

        void shoot(Path file) throws InterruptedException {
            // Animations of the last move and of the die come to rest.
            Thread.sleep(650);
            onScreen(() -> {
                layout();
                scene.snapshot(null);
                layout();
                try {
                    AtomicFile.writeBytes(file, stream -> stream.write(Paints.bitmap(scene.snapshot(null)).png()));
                } catch (IOException problem) {
                    throw new UncheckedIOException(problem);
                }
            });
        }

        void close() throws InterruptedException {
            onScreen(program::close);
        }

        static void onScreen(Runnable action) throws InterruptedException {
            var done = new CountDownLatch(1);
            var problem = new RuntimeException[1];
            Background.later(() -> {
                try {
                    action.run();
                } catch (RuntimeException thrown) {
                    problem[0] = thrown;
                } finally {
                    done.countDown();
                }
            });
            done.await();
            if (problem[0] != null) throw problem[0];
        }
    }

    /** A library with people and games in it, the same every time, for pictures. */
    private static final class Specimens {
        private static final Instant FIRST = Instant.parse("2026-09-01T18:00:00Z");
        private static final List<String> VARIANTS = List.of("fide", "fide", "dice", "fide", "xxl", "fide", "capablanca");
        private static final int GAMES = 42;

        private Specimens() {}

        static Attempt<Integer> fill(Library library) {
            var ada = library.profiles().create(Profile.named("Ada").withAvatar("queen").withColour("#3F72AF")).result().orElseThrow();
            var grace = library.profiles().create(Profile.named("Grace").withAvatar("knight").withColour("#B0476B")).result().orElseThrow();
            library.profiles().create(Profile.named("Linus").withAvatar("camel").withColour("#5B8C3E"));
            var rivals = List.of(Player.Person.of(grace), new Player.Computer("rookery-birds", "Thrush", Map.of("Level", "Thrush")),
                    new Player.Computer("greedy", "Greedy", Map.of()),
                    new Player.Computer("rookery-birds", "Wren", Map.of("Level", "Wren")));
            var random = new SplittableRandom(4);
            for (int i = 0; i < GAMES; i++) {
                var rival = rivals.get(i % rivals.size());
                boolean white = i % 2 == 0;
                var me = Player.Person.of(ada);
                var game = game(VARIANTS.get(i % VARIANTS.size()), random, 30 + random.nextInt(40));
                double luck = random.nextDouble();
                boolean won = luck < (rival.id().equals("bot:greedy") || i > 20 ? 0.72 : 0.42);
                if (game.outcome() instanceof Outcome.Ongoing) {
                    game.end(luck > 0.9
                            ? new Outcome.Draw(Reason.AGREEMENT)
                            : new Outcome.Win(won == white ? Side.WHITE : Side.BLACK, Reason.RESIGNATION));
                }
                library.games().save(new GameEntry(game, white ? me : rival, white ? rival : me, OptionalLong.of(ada.id()),
                        FIRST.plus(Duration.ofHours(41L * i)), true));
            }
            return new Attempt.Done<>(GAMES);
        }

        private static Game game(String variant, SplittableRandom random, int plies) {
            var game = new Game(Variants.named(variant).orElseThrow());
            var cursor = game.cursor();
            for (int i = 0; i < plies && cursor.position().outcome() instanceof Outcome.Ongoing; i++) {
                var moves = new MoveList();
                cursor.position().legalMoves(moves);
                cursor.act(moves.get(random.nextInt(moves.size())));
            }
            if (!(cursor.position().outcome() instanceof Outcome.Ongoing)) game.end(cursor.position().outcome());
            return game;
        }
    }
}
