package rookery.desktop.screen.lab;

import rookery.arena.lab.LabRun;
import rookery.arena.lab.RunPicture;
import rookery.arena.lab.LabForm;
import rookery.arena.lab.Contestants;
import rookery.arena.lab.StoredRuns;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.scene.Node;
import javafx.scene.control.TextInputControl;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import org.jspecify.annotations.Nullable;
import rookery.arena.Reading;
import rookery.arena.report.GameBuilder;
import rookery.arena.report.TurningPoint;
import rookery.arena.run.JobSpec;
import rookery.arena.run.TournamentRun.Phase;
import rookery.desktop.shell.ClipboardText;
import rookery.desktop.shell.Place;
import rookery.desktop.shell.Screen;
import rookery.desktop.shell.WindowServices;
import rookery.desktop.store.Background;
import rookery.desktop.store.Store;
import rookery.kernel.catalogue.Variants;
import rookery.kernel.piece.Side;
import rookery.play.bot.BotProvider;

/** The controller of the lab. It outlives its view, and so does the run it has started. */
public final class LabScreen implements Screen {
    private static final String REMEMBERED_JOB = "lab.job";
    private static final String REMEMBERED_BOARDS = "lab.boards";
    private static final String REMEMBERED_CONCURRENCY = "lab.concurrency";

    private final WindowServices services;
    private final StoredRuns runs;
    private final Store<LabState> store;
    private final Contestants contestants;
    private final FormCheck check;
    private final LabFiles files;
    private final ReadOnlyBooleanWrapper going = new ReadOnlyBooleanWrapper();
    private @Nullable LabRun current;
    private @Nullable LabView view;
    private boolean over;

    /** @param data the data folder */
    public LabScreen(WindowServices services, List<BotProvider> bots, Path data) {
        this.services = services;
        contestants = new Contestants(bots, data);
        runs = new StoredRuns(data);
        var settings = services.settings().state();
        var boards = settings.remembered(REMEMBERED_BOARDS, "2");
        var form = remembered(settings.remembered(REMEMBERED_JOB, "")).withConcurrency(settings.remembered(REMEMBERED_CONCURRENCY, ""));
        store = new Store<>(LabState.of(form, Variants.all(),
                boards.matches("[1-8]") ? Integer.parseInt(boards) : 2));
        check = new FormCheck(services, contestants, store);
        files = new LabFiles(services, store, contestants, this::accept);
    }

    private static LabForm remembered(String job) {
        return !job.isEmpty() && JobSpec.read(job) instanceof Reading.Read<JobSpec>(JobSpec spec) ? LabForm.of(spec) : LabForm.FIRST;
    }

    /** Whether a run is under way, whichever screen is open. */
    public ReadOnlyBooleanProperty goingProperty() {
        return going.getReadOnlyProperty();
    }

    Store<LabState> store() {
        return store;
    }

    // ---- screen --------------------------------------------------------------------------------------------------

    @Override
    public Node build() {
        if (view != null) view.stop();
        var fresh = new LabView(services, store, this::accept);
        view = fresh;
        list();
        files.offerPlayers();
        // Problems may have been shown in another language.
        store.submit(state -> state.withForm(state.form()));
        return fresh;
    }

    private void list() {
        if (over) return;
        services.background().run(runs::latest, found -> submit(new LabEvent.Listed(found)),
                problem -> services.trouble("lab.trouble.shelf", problem));
    }

    /** The run continues. */
    @Override
    public void close() {
        if (view != null) view.stop();
        view = null;
        remember();
    }

    private void remember() {
        var state = store.state();
        services.change(settings -> settings.withRemembered(Map.of(REMEMBERED_JOB, state.form().spec().line(), REMEMBERED_BOARDS,
                String.valueOf(state.boards()), REMEMBERED_CONCURRENCY, state.form().concurrency())));
    }

    /** Called when the program exits: stops the run, which can be resumed later. */
    public void end() {
        close();
        over = true;
        check.close();
        // Waits until everything is on the disk.
        if (current != null) current.close();
    }

    @Override
    public boolean key(KeyEvent event) {
        boolean typing = event.getTarget() instanceof TextInputControl;
        var state = store.state();
        if (event.isShortcutDown()) {
            switch (event.getCode()) {
                case O -> accept(new LabIntent.OpenJob());
                case S -> accept(state.run() == null ? new LabIntent.SaveJob() : new LabIntent.SaveGames());
                case ENTER -> accept(new LabIntent.Start());
                default -> {
                    return false;
                }
            }
            return true;
        }
        var run = state.run();
        if (typing || run == null || event.getCode() != KeyCode.P) return false;
        accept(run.phase() == Phase.PAUSED ? new LabIntent.Continue() : new LabIntent.Pause());
        return true;
    }

    private void submit(LabEvent event) {
        store.submit(state -> LabReducer.reduce(state, event));
    }

    // ---- intents -------------------------------------------------------------------------------------------------

    void accept(LabIntent intent) {
        switch (intent) {
            case LabIntent.Plain plain -> store.submit(state -> LabReducer.reduce(state, plain));
            case LabIntent.Start() -> start();
            case LabIntent.Pause() -> {
                if (current != null) current.pause();
            }
            case LabIntent.Continue() -> {
                if (current != null) current.resume();
            }
            case LabIntent.Stop() -> {
                if (current != null) current.stop();
            }
            case LabIntent.Reopen(Path folder) -> reopen(folder);
            case LabIntent.Remove(Path folder) -> remove(folder);
            case LabIntent.Leave() -> leave();
            case LabIntent.OpenGame(int number) -> openGame(number);
            case LabIntent.OpenJob() -> files.openJob();
            case LabIntent.SaveJob() -> files.saveJob();
            case LabIntent.CopyCommand() -> copyCommand();
            case LabIntent.AddProgram() -> files.addProgram();
            case LabIntent.ChooseBook() -> files.chooseBook();
            case LabIntent.ChooseRules() -> files.chooseRules();
            case LabIntent.Merge() -> merge();
            case LabIntent.SaveGames() -> files.saveGames();
            case LabIntent.Drop(List<Path> dropped) -> dropped.forEach(files::drop);
        }
    }

    // ---- the run, of which there is one at most -------------------------------------------------------------------

    private void start() {
        var state = store.state();
        var job = state.job();
        if (!state.mayStart() || job == null || state.isGoing()) return;
        var form = state.form();
        prepare(() -> LabRun.in(runs.open(form), job, form));
        remember();
    }

    private void reopen(Path folder) {
        var state = store.state();
        if (state.isGoing()) return;
        var form = state.soundForm();
        prepare(() -> LabRun.again(folder, contestants, form));
    }

    private void prepare(Callable<LabRun> preparation) {
        submit(new LabEvent.Starting());
        services.background().run(preparation, run -> {
            current = run;
            going.set(true);
            run.start(this::pictured, problem -> Background.later(() -> services.trouble("lab.trouble.files", problem)));
        }, problem -> {
            submit(new LabEvent.Refused(List.of()));
            // Triggers a new check of the form.
            store.submit(state -> state.withForm(state.form()));
            services.trouble("lab.trouble.start", problem);
        });
    }

    /** Runs on the run's own thread. */
    private void pictured(RunPicture picture) {
        submit(new LabEvent.Pictured(picture,
                picture.settled() ? List.of() : picture.snapshot().live().stream().map(LiveBoard::of).toList()));
        if (picture.settled()) Background.later(() -> ended(picture));
    }

    /** Shows a notice if another screen is open. */
    private void ended(RunPicture picture) {
        current = null;
        going.set(false);
        if (view != null) {
            list();
        } else if (picture.phase() == Phase.COMPLETE) {
            services.notices().tell(
                    services.text("lab.over", LabWords.title(services, picture.job().spec(), picture.names()), picture.snapshot().played()),
                    services.text("lab.over.show"),
                    () -> services.go(new Place.Lab()));
        }
        var failure = picture.failure();
        if (failure != null) services.trouble("lab.trouble.failed", new IOException(failure));
    }

    private void remove(Path folder) {
        services.background().queue(() -> {
            StoredRuns.remove(folder);
            return folder;
        }, _ -> list(), problem -> {
            list();
            services.trouble("lab.trouble.remove", problem);
        });
    }

    /** Merges the form's run from parts played elsewhere. */
    private void merge() {
        var state = store.state();
        var job = state.job();
        if (job == null || state.isGoing()) return;
        var parts = files.chooseParts();
        var form = state.soundForm().withPart("");
        if (!parts.isEmpty()) prepare(() -> LabRun.merged(parts, runs, job, form));
    }

    private void leave() {
        var run = store.state().run();
        if (run == null || store.state().isGoing()) return;
        submit(new LabEvent.Left());
        submit(new LabEvent.Loaded(store.state().form().withSpec(run.job().spec())));
        list();
    }

    private void openGame(int number) {
        var run = store.state().run();
        if (run == null) return;
        run.games().stream().filter(game -> game.number() == number).findFirst().ifPresent(played -> services.background().run(() -> {
            var game = new GameBuilder(run.job()).game(played);
            return new Place.Study(game, TurningPoint.of(played, game.start().turn() == Side.WHITE));
        }, services::go, problem -> services.trouble("trouble.unexpected", problem)));
    }

    private void copyCommand() {
        ClipboardText.put(store.state().form().command());
        services.notices().tell(services.text("lab.command.copied"));
    }
}
