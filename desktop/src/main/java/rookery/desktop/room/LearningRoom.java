package rookery.desktop.room;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.IntPredicate;
import java.util.function.LongSupplier;
import java.util.function.Predicate;
import java.util.stream.Stream;
import rookery.archive.Attempt;
import rookery.archive.Library;
import rookery.archive.Profile;
import rookery.archive.Trouble;
import rookery.desktop.library.ArchiveWords;
import rookery.desktop.library.LibraryService;
import rookery.desktop.shell.WindowServices;
import rookery.desktop.store.Background;
import rookery.kernel.catalogue.Variants;
import rookery.kernel.game.Game;
import rookery.kernel.piece.Side;
import rookery.kernel.variant.Variant;
import rookery.learn.opening.Repertoire;
import rookery.learn.opponent.OwnLevel;
import rookery.learn.opponent.PastBouts;
import rookery.learn.puzzle.LineFinder;
import rookery.learn.puzzle.Puzzle;
import rookery.learn.puzzle.PuzzleFile;
import rookery.learn.puzzle.PuzzleBatch;
import rookery.learn.puzzle.ShippedPuzzles;
import rookery.learn.solve.Diary;
import rookery.learn.solve.DiaryEntry;
import rookery.learn.solve.Mistakes;
import rookery.learn.solve.PuzzleCourse;

/**
 * The services behind learning: each person's diary, mistakes and repertoires, the puzzles, and making more of them. Use on the JavaFX thread; work runs in the
 * background, and answers arrive on the JavaFX thread.
 */
public final class LearningRoom {
    /** Puzzles of the user's own games. */
    private static final String MADE = "library";

    private final WindowServices services;
    private final LibraryService libraryService;
    private final Path data;
    private final InstantSource time;
    private final LongSupplier seeds;
    private final Map<Long, Diary> diaries = new HashMap<>();

    /** The progress of some work. */
    public record Progress(int done, int all, int found) {}

    /** How many games were looked at, and the puzzles that are new. */
    public record Made(int games, List<Puzzle> puzzles) {
        public Made {
            puzzles = List.copyOf(puzzles);
        }
    }

    public LearningRoom(WindowServices services, LibraryService libraryService, Path data, InstantSource time, LongSupplier seeds) {
        this.services = services;
        this.libraryService = libraryService;
        this.data = data;
        this.time = time;
        this.seeds = seeds;
    }

    public Instant now() {
        return time.instant();
    }

    // ---- the person ----------------------------------------------------------------------------------------------

    /** The current user's id once it is certain; {@link Profile#NEW} for a guest. */
    private void person(Consumer<Long> then) {
        libraryService.known(() -> then.accept(libraryService.present().map(Profile::id).orElse(Profile.NEW)));
    }

    /** Provides the current user's diary. */
    public void diary(Consumer<Diary> then) {
        person(id -> {
            var open = diaries.get(id);
            if (open != null) {
                then.accept(open);
                return;
            }
            services.background().queue(() -> Diary.open(data, id), attempt -> settle(attempt, opened -> {
                diaries.putIfAbsent(id, opened);
                then.accept(Objects.requireNonNull(diaries.get(id)));
            }), this::unexpected);
        });
    }

    /** Records an exercise; reports back when it is on disk. */
    public void note(DiaryEntry.Sort sort, String family, String item, boolean right, Runnable then) {
        var entry = new DiaryEntry(now(), sort, family, item, 0, right);
        diary(diary -> services.background().queue(() -> diary.add(entry), attempt -> settle(attempt, _ -> then.run()), this::unexpected));
    }

    // ---- puzzles -------------------------------------------------------------------------------------------------

    /** Provides the puzzle course of the variant's family: shipped puzzles, the user's own, and own mistakes. */
    public void course(Variant variant, Consumer<PuzzleCourse> then) {
        person(id -> diary(diary -> services.background().queue(() -> puzzles(variant, id),
                all -> then.accept(new PuzzleCourse(diary, variant.family(), all, seeds.getAsLong())), this::unexpected)));
    }

    private List<Puzzle> puzzles(Variant variant, long person) throws IOException {
        var all = new LinkedHashMap<String, Puzzle>();
        for (var each : Variants.all()) {
            if (each.family().equals(variant.family())) ShippedPuzzles.of(each).forEach(puzzle -> all.put(puzzle.id(), puzzle));
        }
        var files = new ArrayList<Path>();
        if (Files.isDirectory(folder())) {
            try (Stream<Path> found = Files.list(folder())) {
                found.filter(LearningRoom::isPuzzles).sorted().forEach(files::add);
            }
        }
        files.add(mistakes(person));
        for (var file : files) read(file).forEach(puzzle -> all.putIfAbsent(puzzle.id(), puzzle));
        return List.copyOf(all.values());
    }

    private Path folder() {
        return data.resolve("puzzles");
    }

    private Path mistakes(long person) {
        return data.resolve("mistakes-" + person + "." + PuzzleFile.EXTENSION);
    }

    private static List<Puzzle> read(Path file) throws IOException {
        return Files.exists(file) ? PuzzleFile.read(file).puzzles() : List.of();
    }

    /** Whether a file is one of puzzles, by its name. */
    public static boolean isPuzzles(Path file) {
        return file.toString().toLowerCase(Locale.ROOT).endsWith("." + PuzzleFile.EXTENSION);
    }

    /** Adds puzzles to one of our files; returns the new ones. Says so if the file had lines that could not be read. */
    private List<Puzzle> add(Path file, Collection<Puzzle> puzzles) throws IOException {
        var added = PuzzleFile.add(file, puzzles);
        added.aside().ifPresent(aside -> Background.later(
                () -> services.notices().tell(services.text("learn.aside", aside), services.text("dialog.close"), () -> {})));
        return added.puzzles();
    }

    /** The result of importing puzzle files: how many are new, and the variant of the first. */
    private record Taken(int added, Optional<Variant> variant, Map<Path, List<String>> problems) {}

    /** Imports puzzle files. Reports problems; passes on the variant of the first good puzzle. */
    public void take(List<Path> files, Consumer<Variant> then) {
        services.background().queue(() -> taken(files), taken -> {
            taken.problems().forEach((file, problems) -> ArchiveWords.show(services, file, problems));
            taken.variant().ifPresent(variant -> {
                services.notices().tell(services.text("learn.taken", taken.added()));
                then.accept(variant);
            });
        }, problem -> services.trouble("trouble.open", problem));
    }

    private Taken taken(List<Path> files) throws IOException {
        int added = 0;
        Optional<Variant> variant = Optional.empty();
        var problems = new LinkedHashMap<Path, List<String>>();
        for (var file : files) {
            var contents = PuzzleFile.read(file);
            if (!contents.problems().isEmpty()) problems.put(file, contents.problems());
            if (contents.puzzles().isEmpty()) continue;
            var name = String.valueOf(file.getFileName()).replaceAll("[^\\p{L}\\p{N}._-]", "_");
            added += add(folder().resolve(name), contents.puzzles()).size();
            variant = variant.or(() -> Optional.of(contents.puzzles().getFirst().variant()));
        }
        return new Taken(added, variant, problems);
    }

    /**
     * Makes puzzles of games of the library and puts them among the user's own. Each find is saved at once and stays if the user cancels.
     *
     * @param goOn receives the progress now and then, on another thread; returns false to stop
     */
    public void make(List<Long> games, Predicate<Progress> goOn, Consumer<Made> then) {
        libraryService.read(library -> made(library, games, goOn), then);
    }

    private Attempt<Made> made(Library library, List<Long> games, Predicate<Progress> goOn) {
        int threads = Math.max(1, Runtime.getRuntime().availableProcessors() / 2);
        var fresh = new ArrayList<Puzzle>();
        try (var batch = new PuzzleBatch(seeds.getAsLong(), threads)) {
            int kept = 0;
            boolean on = true;
            for (int i = 0; on && (i < games.size() || batch.advance()); i++) {
                if (i < games.size() && library.games().load(games.get(i)) instanceof Attempt.Done<Game>(Game game)) batch.add(game);
                var found = batch.puzzles();
                if (found.size() > kept) fresh.addAll(add(folder().resolve(MADE + "." + PuzzleFile.EXTENSION), found));
                kept = found.size();
                on = goOn.test(new Progress(batch.games(), games.size(), kept));
            }
            return new Attempt.Done<>(new Made(batch.games(), fresh));
        } catch (IOException problem) {
            return new Attempt.Failed<>(Trouble.of(folder(), problem));
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
            return new Attempt.Done<>(new Made(0, fresh));
        }
    }

    // ---- mistakes ------------------------------------------------------------------------------------------------

    /**
     * Finds a side's mistakes in a game and stores them for the current user.
     *
     * @param goOn receives the number of moves examined, on another thread; returns false to stop
     * @param then receives the mistakes as puzzles, the worst first; empty if no engine judges the game
     */
    public void mistakes(Game game, Side side, IntPredicate goOn, Consumer<List<Puzzle>> then) {
        var own = game.copy();
        person(id -> services.background().run(() -> found(own, side, goOn, id), then, this::unexpected));
    }

    private List<Puzzle> found(Game game, Side side, IntPredicate goOn, long person) throws IOException, InterruptedException {
        var finder = LineFinder.of(game.variant());
        if (finder.isEmpty()) return List.of();
        try (var asked = finder.get()) {
            var puzzles = Mistakes.of(game, side, asked, goOn).stream()
                    .map(mistake -> mistake.puzzle(game.variant(), tag(game, "White"), tag(game, "Black"), tag(game, "Date"))).toList();
            add(mistakes(person), puzzles);
            return puzzles;
        }
    }

    private static String tag(Game game, String name) {
        return Objects.requireNonNullElse(game.tag(name), "?");
    }

    // ---- an opponent of one's own strength -------------------------------------------------------------------------

    /** Provides an opponent of the current user's strength in that variant; empty if none was measured. */
    public void level(Variant variant, Consumer<Optional<OwnLevel.Opponent>> then) {
        libraryService.known(() -> {
            var person = libraryService.present();
            if (person.isEmpty() || libraryService.isRefused()) {
                services.background().run(() -> OwnLevel.choose(variant, List.of()), then, this::unexpected);
            } else {
                libraryService.read(library -> PastBouts.of(library, person.get(), variant).map(bouts -> OwnLevel.choose(variant, bouts)),
                        then);
            }
        });
    }

    // ---- repertoires ---------------------------------------------------------------------------------------------

    private Path repertoires(long person) {
        return data.resolve("repertoires").resolve(String.valueOf(person));
    }

    /** Provides the current user's repertoires of all variants. */
    public void repertoires(Consumer<List<Repertoire>> then) {
        person(id -> services.background().queue(() -> Repertoire.all(repertoires(id)), attempt -> settle(attempt, then),
                this::unexpected));
    }

    /** Saves the repertoire. */
    public void keep(Repertoire repertoire, Runnable then) {
        person(id -> services.background().queue(() -> repertoire.save(repertoires(id)), attempt -> settle(attempt, _ -> then.run()),
                this::unexpected));
    }

    // ---- trouble -------------------------------------------------------------------------------------------------

    private <T> void settle(Attempt<T> attempt, Consumer<? super T> then) {
        switch (attempt) {
            case Attempt.Done<T>(T value) -> then.accept(value);
            case Attempt.Failed<T>(Trouble trouble) ->
                services.notices().tell(services.text("learn.trouble", trouble.message()), services.text("dialog.close"), () -> {});
        }
    }

    private void unexpected(Exception problem) {
        services.trouble("trouble.unexpected", problem);
    }
}
