package rookery.desktop.screen.lab;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.scene.Node;
import javafx.scene.control.TextInputControl;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import org.jspecify.annotations.Nullable;
import rookery.arena.NamedVariant;
import rookery.arena.Reading;
import rookery.arena.report.GameBuilder;
import rookery.arena.report.Results;
import rookery.arena.report.TurningPoint;
import rookery.arena.run.Grid;
import rookery.arena.run.Job;
import rookery.arena.run.JobReader;
import rookery.arena.run.JobSpec;
import rookery.arena.run.Journal;
import rookery.arena.run.PlayedGame;
import rookery.arena.run.Shard;
import rookery.arena.run.TournamentRun;
import rookery.arena.run.TournamentRun.Phase;
import rookery.desktop.shell.Desk;
import rookery.desktop.shell.Dialogs.Answer;
import rookery.desktop.shell.FileChoice.Kind;
import rookery.desktop.shell.Pasteboard;
import rookery.desktop.shell.Place;
import rookery.desktop.shell.Screen;
import rookery.desktop.store.Background;
import rookery.desktop.store.Store;
import rookery.desktop.text.Texts;
import rookery.kernel.catalogue.Variants;
import rookery.kernel.piece.Side;
import rookery.kernel.variant.Variant;
import rookery.play.bot.BotProvider;
import rookery.play.file.AtomicFile;
import rookery.uci.client.Engine;

/** The controller of the lab. It stays when another screen is opened, and so does the run it has started. */
public final class LabScreen implements Screen {
    private static final String REMEMBERED_JOB = "lab.job";
    private static final String REMEMBERED_BOARDS = "lab.boards";
    private static final String REMEMBERED_CONCURRENCY = "lab.concurrency";
    private static final Kind JOBS = new Kind("JSON", List.of("*.json"));

    /** A run whose folder and journal are open. */
    private record Prepared(Path folder, TournamentRun run, List<String> names, Journal journal, Grid.@Nullable Session session) {}

    private final Desk desk;
    private final Contestants contestants;
    private final RunShelf shelf;
    private final Store<LabState> store;
    private final ReadOnlyBooleanWrapper going = new ReadOnlyBooleanWrapper();
    private @Nullable Experiment experiment;
    private @Nullable LabView view;
    private boolean checking;
    private boolean over;

    /** @param data the folder in which runs and engines are kept */
    public LabScreen(Desk desk, List<BotProvider> bots, Path data) {
        this.desk = desk;
        contestants = new Contestants(bots, data);
        shelf = new RunShelf(data);
        var settings = desk.settings().state();
        var boards = settings.remembered(REMEMBERED_BOARDS, "2");
        var form = remembered(settings.remembered(REMEMBERED_JOB, "")).withConcurrency(settings.remembered(REMEMBERED_CONCURRENCY, ""));
        store = new Store<>(LabState.of(form, Variants.all(),
                boards.matches("[1-8]") ? Integer.parseInt(boards) : 2));
    }

    private static LabForm remembered(String job) {
        return !job.isEmpty() && JobSpec.read(job) instanceof Reading.Read<JobSpec>(JobSpec spec) ? LabForm.of(spec) : LabForm.FIRST;
    }

    /** Whether a run is going on, on whatever screen one is. */
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
        var fresh = new LabView(desk, store, this::accept);
        view = fresh;
        list();
        offer();
        // What was wrong may have been told in another language.
        store.submit(state -> state.withForm(state.form()));
        check();
        return fresh;
    }

    private void offer() {
        desk.background().run(contestants::offers, offers -> submit(new LabEvent.Offered(offers)),
                problem -> desk.trouble("lab.trouble.engines", problem));
    }

    private void list() {
        if (over) return;
        desk.background().run(shelf::runs, runs -> submit(new LabEvent.Listed(runs)),
                problem -> desk.trouble("lab.trouble.shelf", problem));
    }

    /** The run goes on. */
    @Override
    public void close() {
        if (view != null) view.stop();
        view = null;
        remember();
    }

    private void remember() {
        var state = store.state();
        desk.change(settings -> settings.withRemembered(Map.of(REMEMBERED_JOB, state.form().spec().line(), REMEMBERED_BOARDS,
                String.valueOf(state.boards()), REMEMBERED_CONCURRENCY, state.form().concurrency())));
    }

    /** Leaves for good: a run that goes on is broken off and can be taken up again. */
    public void end() {
        close();
        over = true;
        if (experiment != null) experiment.close();
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
            case LabIntent.Plain plain -> {
                store.submit(state -> LabReducer.reduce(state, plain));
                check();
            }
            case LabIntent.Start() -> start();
            case LabIntent.Pause() -> {
                if (experiment != null) experiment.pause();
            }
            case LabIntent.Continue() -> {
                if (experiment != null) experiment.resume();
            }
            case LabIntent.Stop() -> {
                if (experiment != null) experiment.stop();
            }
            case LabIntent.Reopen(Path folder) -> reopen(folder);
            case LabIntent.Remove(Path folder) -> remove(folder);
            case LabIntent.Leave() -> leave();
            case LabIntent.OpenGame(int number) -> openGame(number);
            case LabIntent.OpenJob() -> desk.files().open(desk.text("lab.job.open"), List.of(JOBS), false).forEach(this::load);
            case LabIntent.SaveJob() -> saveJob();
            case LabIntent.CopyCommand() -> copyCommand();
            case LabIntent.AddProgram() -> desk.files().open(desk.text("lab.program.title"), List.of(), false).forEach(this::addProgram);
            case LabIntent.ChooseBook() -> desk.files()
                    .open(desk.text("lab.field.openings"), List.of(new Kind("PGN, EPD, FEN", List.of("*.pgn", "*.epd", "*.fen"))), false)
                    .forEach(file -> accept(new LabIntent.Set("openings", file.toString())));
            case LabIntent.ChooseRules() -> desk.files().open(desk.text("lab.field.variant"), List.of(JOBS), false)
                    .forEach(file -> accept(new LabIntent.Set("variant", file.toString())));
            case LabIntent.Merge() -> merge();
            case LabIntent.SaveGames() -> saveGames();
            case LabIntent.Drop(List<Path> files) -> files.forEach(this::drop);
        }
    }

    /** Finds out what the form means, one form at a time: files are read and programs asked for it. */
    private void check() {
        var state = store.state();
        if (checking || over || state.checked()) return;
        checking = true;
        var form = state.form();
        var texts = desk.texts();
        long revision = state.revision();
        desk.background().run(() -> examine(form, texts, revision), this::checked,
                problem -> checked(
                        new LabEvent.Checked(revision, null, List.of(new FieldProblem("", String.valueOf(problem.getMessage()))))));
    }

    private void checked(LabEvent.Checked findings) {
        checking = false;
        submit(findings);
        check();
    }

    private LabEvent.Checked examine(LabForm form, Texts texts, long revision) {
        var problems = new Problems(texts, form);
        var found = new ArrayList<>(problems.ofThisMachine());
        Job job = switch (JobReader.read(form.spec(), contestants)) {
            case Reading.Read<Job>(Job read) -> read;
            case Reading.Refused<Job>(List<String> sentences) -> {
                found.addAll(problems.sort(sentences));
                yield null;
            }
        };
        return new LabEvent.Checked(revision, job, found);
    }

    // ---- runs ----------------------------------------------------------------------------------------------------

    private void start() {
        var state = store.state();
        var job = state.job();
        if (!state.mayStart() || job == null || state.isGoing()) return;
        var form = state.form();
        submit(new LabEvent.Starting());
        remember();
        desk.background().run(() -> prepare(shelf.open(form), job, form), this::begin, this::refused);
    }

    /** Opens the journal of a run. Problems are told as an exception with the arena's words, since they are about the folder and not the form. */
    private static Prepared prepare(Path folder, Job job, LabForm form) throws IOException {
        var shard = form.part().isEmpty() ? Shard.ALL : orThrow(Shard.read(form.part()));
        Journal journal = orThrow(Journal.open(Results.journal(folder), job, shard));
        boolean kept = false;
        try {
            RunShelf.begin(folder);
            var names = LabWords.names(job);
            var session = form.where().isEmpty() ? null : Grid.of(form.where()).orElseThrow().open(form.where(), job.spec());
            var run = session == null
                    ? new TournamentRun(job, shard, journal.earlier(), concurrency(job, form), journal::add)
                    : TournamentRun.on(session, job, journal.earlier(), journal::add);
            kept = true;
            return new Prepared(folder, run, names, journal, session);
        } finally {
            if (!kept) journal.close();
        }
    }

    private static int concurrency(Job job, LabForm form) {
        return form.concurrency().isEmpty()
                ? job.usualConcurrency(Runtime.getRuntime().availableProcessors())
                : Integer.parseInt(form.concurrency());
    }

    private static <T> T orThrow(Reading<T> reading) throws IOException {
        return switch (reading) {
            case Reading.Read<T>(T value) -> value;
            case Reading.Refused<T>(List<String> problems) -> throw new IOException(String.join("; ", problems));
        };
    }

    private void begin(Prepared prepared) {
        var fresh = new Experiment(prepared.folder(), prepared.run(), prepared.names(), prepared.journal(), prepared.session(), this::told,
                problem -> Background.later(() -> desk.trouble("lab.trouble.files", problem)));
        experiment = fresh;
        going.set(true);
        fresh.start();
    }

    private void refused(Exception problem) {
        submit(new LabEvent.Refused(List.of()));
        store.submit(state -> state.withForm(state.form()));
        check();
        desk.trouble("lab.trouble.start", problem);
    }

    /** On the thread that watches the run. */
    private void told(RunPicture picture) {
        submit(new LabEvent.Pictured(picture));
        if (picture.settled()) Background.later(() -> ended(picture));
    }

    private void ended(RunPicture picture) {
        experiment = null;
        going.set(false);
        if (view != null) {
            list();
        } else if (picture.phase() == Phase.COMPLETE) {
            desk.notices().tell(
                    desk.text("lab.over", LabWords.title(desk, picture.job().spec(), picture.names()), picture.snapshot().played()),
                    desk.text("lab.over.show"),
                    () -> desk.go(new Place.Lab()));
        }
        var failure = picture.failure();
        if (failure != null) desk.trouble("lab.trouble.failed", new IOException(failure));
    }

    private void reopen(Path folder) {
        if (store.state().isGoing()) return;
        submit(new LabEvent.Starting());
        var form = sound(store.state());
        desk.background().run(() -> {
            var shelved = RunShelf.read(folder);
            return prepare(folder, orThrow(JobReader.read(shelved.spec(), contestants)), form.withPart(shelved.part()));
        }, this::begin, this::refused);
    }

    /** The form without what this machine does not understand of how to play. */
    private static LabForm sound(LabState state) {
        var form = state.form();
        if (!state.problems("concurrency").isEmpty()) form = form.withConcurrency("");
        return state.problems("where").isEmpty() ? form : form.withWhere("");
    }

    private void remove(Path folder) {
        desk.background().queue(() -> {
            RunShelf.remove(folder);
            return folder;
        }, _ -> list(), problem -> {
            list();
            desk.trouble("lab.trouble.remove", problem);
        });
    }

    /** Plays nothing that the parts have played; what is missing from them is played. */
    private void merge() {
        var job = store.state().job();
        if (job == null || store.state().isGoing()) return;
        var parts = desk.files().open(desk.text("lab.merge"), List.of(new Kind("JSONL", List.of("*.jsonl"))), true);
        if (parts.isEmpty()) return;
        var form = sound(store.state()).withPart("");
        submit(new LabEvent.Starting());
        desk.background().run(() -> {
            List<PlayedGame> games = orThrow(Journal.merged(parts, job));
            var folder = shelf.open(form);
            try (var journal = orThrow(Journal.open(Results.journal(folder), job, Shard.ALL))) {
                journal.addAll(games);
            }
            return prepare(folder, job, form);
        }, this::begin, this::refused);
    }

    private void leave() {
        var run = store.state().run();
        if (run == null || store.state().isGoing()) return;
        submit(new LabEvent.Left());
        submit(new LabEvent.Loaded(store.state().form().withSpec(run.job().spec())));
        check();
        list();
    }

    private void openGame(int number) {
        var run = store.state().run();
        if (run == null) return;
        run.games().stream().filter(game -> game.number() == number).findFirst().ifPresent(played -> desk.background().run(() -> {
            var game = new GameBuilder(run.job()).game(played);
            return new Place.Study(game, TurningPoint.of(played, game.start().turn() == Side.WHITE));
        }, desk::go, problem -> desk.trouble("trouble.unexpected", problem)));
    }

    // ---- files ---------------------------------------------------------------------------------------------------

    private void load(Path file) {
        if (store.state().isGoing()) return;
        desk.background().run(() -> JobSpec.read(Files.readString(file)), read -> {
            switch (read) {
                case Reading.Read<JobSpec>(JobSpec spec) -> {
                    if (store.state().run() != null) submit(new LabEvent.Left());
                    submit(new LabEvent.Loaded(LabForm.of(spec)));
                    check();
                }
                case Reading.Refused<JobSpec>(List<String> problems) -> desk.dialogs().ask(desk.text("lab.job.refused", file.getFileName()),
                        String.join("\n", problems), new Answer(desk.text("dialog.close"), Answer.Tone.CANCEL, () -> {}));
            }
        }, problem -> desk.trouble("trouble.open", problem));
    }

    private void saveJob() {
        var spec = store.state().form().spec();
        desk.files().save(desk.text("lab.job.save"), "job.json", List.of(JOBS))
                .ifPresent(file -> write(file, () -> AtomicFile.write(file, spec.json())));
    }

    private void saveGames() {
        var run = store.state().run();
        if (run == null) return;
        desk.files().save(desk.text("lab.save"), "games.pgn", RunFile.kinds(desk))
                .ifPresent(file -> write(file, () -> RunFile.write(file, run)));
    }

    private interface Writing {
        void run() throws IOException;
    }

    private void write(Path file, Writing writing) {
        desk.background().queue(() -> {
            writing.run();
            return file;
        }, saved -> desk.notices().tell(desk.text("lab.saved", saved)), problem -> desk.trouble("lab.trouble.save", problem));
    }

    private void copyCommand() {
        Pasteboard.put(store.state().form().command());
        desk.notices().tell(desk.text("lab.command.copied"));
    }

    private void addProgram(Path file) {
        if (file.getFileName().toString().toLowerCase(Locale.ROOT).endsWith(".jar")) {
            addAgents(file);
            return;
        }
        desk.notices().tell(desk.text("lab.program.asking", file.getFileName()));
        desk.background().run(() -> Contestants.recognise(file), found -> {
            switch (found) {
                case Engine.Found(Engine engine) -> accept(new LabIntent.AddPlayer(Contestants.line(engine.program())));
                case Engine.Failed(String reason) -> desk.dialogs().ask(desk.text("lab.program.refused", file.getFileName()), reason,
                        new Answer(desk.text("dialog.close"), Answer.Tone.CANCEL, () -> {}));
            }
        }, problem -> desk.trouble("trouble.open", problem));
    }

    private void addAgents(Path jar) {
        desk.notices().tell(desk.text("lab.program.asking", jar.getFileName()));
        desk.background().run(() -> contestants.take(jar), lines -> {
            lines.forEach(line -> accept(new LabIntent.AddPlayer(line)));
            offer();
        }, problem -> desk.dialogs().ask(desk.text("lab.program.refused", jar.getFileName()), String.valueOf(problem.getMessage()),
                new Answer(desk.text("dialog.close"), Answer.Tone.CANCEL, () -> {})));
    }

    /** What a file dropped onto the lab is good for: a job, the rules of a game, an agent, a book of openings, a program. */
    private void drop(Path file) {
        if (store.state().isGoing() || store.state().run() != null) return;
        var name = file.getFileName().toString().toLowerCase(Locale.ROOT);
        if (name.endsWith(".json")) {
            desk.background().run(() -> NamedVariant.read(file.toString()) instanceof Reading.Read<Variant>, rules -> {
                if (rules) {
                    accept(new LabIntent.Set("variant", file.toString()));
                } else {
                    load(file);
                }
            }, problem -> desk.trouble("trouble.open", problem));
        } else if (name.endsWith(".jar")) {
            addAgents(file);
        } else if (name.endsWith(".pgn") || name.endsWith(".epd") || name.endsWith(".fen")) {
            accept(new LabIntent.Set("openings", file.toString()));
        } else {
            addProgram(file);
        }
    }
}
