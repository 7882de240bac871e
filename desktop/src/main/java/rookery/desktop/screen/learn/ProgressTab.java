package rookery.desktop.screen.learn;

import java.time.LocalDate;
import java.time.ZoneId;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;
import rookery.archive.Attempt;
import rookery.desktop.library.LibraryService;
import rookery.desktop.room.LearningRoom;
import rookery.desktop.shell.CardGrid;
import rookery.desktop.shell.Nodes;
import rookery.desktop.shell.Page;
import rookery.desktop.shell.WindowServices;
import rookery.desktop.store.Store;
import rookery.kernel.catalogue.Variants;
import rookery.kernel.variant.Variant;
import rookery.learn.progress.LearningProgress;
import rookery.learn.progress.LearningProgress.Family;

/** What a person has played, solved and learnt, in numbers. */
final class ProgressTab extends LearnTab {
    private static final int WEEKS = 16;
    private static final int DAYS = 7;

    private final WindowServices services;
    private final LearningRoom room;
    private final LibraryService libraryService;
    private final ZoneId zone;
    private final Store<Known> store = new Store<>(new Known(null));

    /** @param progress null while it is being read */
    record Known(@Nullable LearningProgress progress) {}

    ProgressTab(WindowServices services, LearningRoom room, LibraryService libraryService, ZoneId zone) {
        this.services = services;
        this.room = room;
        this.libraryService = libraryService;
        this.zone = zone;
    }

    @Override
    void open(Variant variant) {
        room.diary(diary -> libraryService.read(library -> libraryService.present()
                .map(person -> LearningProgress.of(library.ranking(), person, diary, zone))
                // A guest's games belong to nobody.
                .orElseGet(() -> new Attempt.Done<>(LearningProgress.of(List.of(), diary.entries(), zone))),
                progress -> store.submit(_ -> new Known(progress))));
    }

    @Override
    View<?> view() {
        return new View<Known>(services) {
            {
                follow(store);
            }

            @Override
            void show(@Nullable Known before, Known now) {
                if (now.progress() != null) getChildren().setAll(page(now.progress()));
            }
        };
    }

    // ---- showing -------------------------------------------------------------------------------------------------

    private Node page(LearningProgress progress) {
        var page = Nodes.named("progress-page", new Page(services.text("learn.progress.title")));
        if (progress.families().isEmpty()) {
            var words = Nodes.named("progress-empty", Nodes.words(services.text("learn.progress.empty"), "muted"));
            return page.add(words);
        }
        var tiles = new CardGrid(150, 12);
        tiles.getChildren().addAll(tile("progress-played", "learn.progress.played", sum(progress, Family::games)),
                tile("progress-solved", "learn.progress.solved", sum(progress, Family::solved)),
                tile("progress-mistakes", "learn.progress.mistakes", sum(progress, Family::mistakes)),
                tile("progress-lines", "learn.progress.lines", sum(progress, Family::repertoire)),
                tile("progress-lessons", "learn.progress.lessons", sum(progress, Family::lessons)));
        return page.add(tiles, Page.section(services.text("learn.progress.days"), days(progress)),
                Page.section(services.text("learn.progress.games"), table(progress)));
    }

    private static int sum(LearningProgress progress, java.util.function.ToIntFunction<Family> number) {
        return progress.families().stream().mapToInt(number).sum();
    }

    private Node tile(String id, String key, int number) {
        var value = Nodes.named(id, new Label(String.valueOf(number)), "progress-number");
        var words = Nodes.words(services.text(key), "muted");
        var tile = Nodes.styled(new VBox(2, value, words), "form-card", "progress-tile");
        return tile;
    }

    /** The last weeks as a calendar, a column per week: the more was tried on a day, the darker it is. */
    private Node days(LearningProgress progress) {
        var tried = progress.days().stream().collect(Collectors.toMap(LearningProgress.Day::date, day -> day));
        var today = LocalDate.ofInstant(room.now(), zone);
        var first = today.minusDays(today.getDayOfWeek().getValue() - 1L).minusWeeks(WEEKS - 1L);
        var grid = Nodes.named("progress-days", new GridPane(4, 4));
        for (long i = 0; i <= ChronoUnit.DAYS.between(first, today); i++) {
            grid.add(day(first.plusDays(i), tried), (int) i / DAYS, (int) i % DAYS);
        }
        return grid;
    }

    private Node day(LocalDate date, Map<LocalDate, LearningProgress.Day> tried) {
        var day = tried.get(date);
        int number = day == null ? 0 : day.tried();
        var cell = Nodes.styled(new Region(), "progress-day", "progress-day-" + (number == 0 ? 0 : number < 5 ? 1 : number < 15 ? 2 : 3));
        if (day != null) {
            Tooltip.install(cell, new Tooltip(services.text("learn.progress.day", date.toString(), day.tried(), day.right())));
        }
        return cell;
    }

    private Node table(LearningProgress progress) {
        var rows = progress.families().stream().map(this::row).toArray(Node[]::new);
        return Page.card(rows);
    }

    private Node row(Family family) {
        var words = new java.util.ArrayList<String>();
        if (family.games() > 0)
            words.add(services.text("learn.progress.record", family.games(), family.wins(), family.draws(), family.losses()));
        if (family.tried() > 0) words.add(services.text("learn.progress.puzzles", family.solved(), family.tried()));
        if (family.mistakes() > 0) words.add(services.text("learn.progress.righted", family.mistakes()));
        if (family.repertoire() > 0) words.add(services.text("learn.progress.known", family.repertoire()));
        if (family.lessons() > 0) words.add(services.text("learn.progress.done", family.lessons()));
        if (family.repeated() > 0) words.add(services.text("learn.progress.repeated", family.repeated()));
        var none = new StackPane();
        none.setAlignment(Pos.CENTER);
        return Page.row(name(family.id()), String.join(" · ", words), none);
    }

    /** A family is named after its first variant. */
    private String name(String family) {
        return Variants.all().stream().filter(variant -> variant.family().equals(family)).findFirst().map(services.texts()::variant)
                .orElse(family);
    }
}
