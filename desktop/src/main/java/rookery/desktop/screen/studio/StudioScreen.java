package rookery.desktop.screen.studio;

import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.scene.Node;
import javafx.scene.control.TextInputControl;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import org.jspecify.annotations.Nullable;
import rookery.archive.GameTerms;
import rookery.archive.OwnVariants;
import rookery.archive.Player;
import rookery.archive.format.FairyWriter;
import rookery.arena.balance.BalancePlan;
import rookery.arena.balance.BalanceReport;
import rookery.arena.balance.BalanceRun;
import rookery.desktop.library.ArchiveWords;
import rookery.desktop.room.Roster;
import rookery.desktop.shell.Dialogs.Answer;
import rookery.desktop.shell.FileChoice;
import rookery.desktop.shell.Place;
import rookery.desktop.shell.Screen;
import rookery.desktop.shell.WindowServices;
import rookery.desktop.store.Store;
import rookery.desktop.training.TrainingRoom;
import rookery.kernel.catalogue.VariantEdits;
import rookery.kernel.catalogue.VariantProblem;
import rookery.kernel.catalogue.VariantReader;
import rookery.kernel.catalogue.VariantWriter;
import rookery.kernel.catalogue.Variants;
import rookery.kernel.piece.Side;
import rookery.kernel.variant.Presets;
import rookery.kernel.variant.Variant;
import rookery.play.bot.Bots;
import rookery.play.file.AtomicFile;
import rookery.play.file.SetAside;
import rookery.play.match.Clocks;
import rookery.session.Opponent;

/** The controller of the studio. It outlives its view, and work is on disk a moment after every change. */
public final class StudioScreen implements Screen {
    private static final int STEP = 2;

    private final WindowServices services;
    private final OwnVariants own;
    private final Roster roster;
    private final TrainingRoom training;
    private final RandomGenerator random;
    private final Path draft;
    private final Store<StudioState> store;
    /** The variant to check next; earlier ones are skipped. */
    private final AtomicReference<@Nullable Variant> latest = new AtomicReference<>();
    private final ReadOnlyBooleanWrapper measuring = new ReadOnlyBooleanWrapper();
    private @Nullable BalanceRun run;
    private @Nullable StudioView view;

    /** @param data the data folder, for work in progress */
    public StudioScreen(WindowServices services, OwnVariants own, Roster roster, TrainingRoom training, RandomGenerator random, Path data) {
        this.services = services;
        this.own = own;
        this.roster = roster;
        this.training = training;
        this.random = random;
        draft = data.resolve("studio").resolve("draft.json");
        store = new Store<>(StudioState.of(fresh(Presets.FIDE), ""));
        store.property().addListener((_, before, now) -> {
            if (!before.variant().equals(now.variant())) check(now.variant());
        });
    }

    /** Whether bots are playing, whichever screen is open. */
    public ReadOnlyBooleanProperty measuringProperty() {
        return measuring.getReadOnlyProperty();
    }

    Store<StudioState> store() {
        return store;
    }

    /** A copy of the variant under a new name, without its summary, which would soon be false. */
    private Variant fresh(Variant base) {
        return VariantEdits.named(base.with(copy -> copy.summary = ""), services.text("studio.mine", services.texts().variant(base)), "");
    }

    /** Opens the work in progress, or starts from the given variant. */
    public void open(Optional<Variant> wanted) {
        if (latest.get() == null) {
            services.background().queue(this::setAside,
                    found -> found.ifPresent(
                            file -> services.notices().tell(services.text("studio.aside", file), services.text("dialog.close"), () -> {})),
                    problem -> services.trouble("trouble.open", problem));
        }
        if (wanted.isPresent()) begin(wanted.get());
        else if (latest.get() == null) resume();
    }

    /** User variants are edited directly, shipped ones as a copy. */
    void begin(Variant variant) {
        boolean mine = own.all().stream().anyMatch(each -> each.id().equals(variant.id()));
        accept(new StudioIntent.Begin(mine ? variant : fresh(variant)));
        store.submit(state -> state.withKept(mine ? variant.id() : ""));
        check(store.state().variant());
    }

    private void resume() {
        services.background().queue(this::drafted, found -> {
            found.ifPresent(variant -> store.submit(state -> state.undo().isEmpty() ? StudioState.of(variant, kept(variant)) : state));
            check(store.state().variant());
        }, problem -> services.trouble("trouble.open", problem));
    }

    private Optional<Variant> drafted() throws IOException {
        if (!Files.isRegularFile(draft)) return Optional.empty();
        try {
            return VariantReader.draft(Files.readString(draft)).variant();
        } catch (CharacterCodingException noText) {
            return Optional.empty();
        }
    }

    /** The next change writes the draft anew: one that we do not understand is kept beside it first. */
    private Optional<Path> setAside() throws IOException {
        return Files.isRegularFile(draft) && drafted().isEmpty() ? Optional.of(SetAside.move(draft)) : Optional.empty();
    }

    private String kept(Variant variant) {
        return own.all().stream().anyMatch(each -> each.id().equals(variant.id())) ? variant.id() : "";
    }

    // ---- screen --------------------------------------------------------------------------------------------------

    @Override
    public Node build() {
        if (view != null) view.stop();
        var fresh = new StudioView(services, store, this, training);
        view = fresh;
        return fresh;
    }

    @Override
    public void close() {
        if (view != null) view.stop();
        view = null;
    }

    /** Called when the program exits. */
    public void end() {
        close();
        if (run != null) run.stop();
        training.stop();
    }

    @Override
    public boolean key(KeyEvent event) {
        if (!event.isShortcutDown() || event.getTarget() instanceof TextInputControl) return false;
        switch (event.getCode()) {
            case Z -> accept(event.isShiftDown() ? new StudioIntent.Redo() : new StudioIntent.Undo());
            case Y -> accept(new StudioIntent.Redo());
            case S -> save();
            case O -> choose();
            default -> {
                return event.getCode() == KeyCode.ENTER && playAgainstComputer();
            }
        }
        return true;
    }

    void accept(StudioIntent intent) {
        store.submit(state -> StudioReducer.reduce(state, intent));
    }

    private void submit(StudioEvent event) {
        store.submit(state -> StudioReducer.reduce(state, event));
    }

    /** Checks the variant and saves the work in progress. */
    private void check(Variant variant) {
        latest.set(variant);
        services.background().queue(() -> {
            if (!variant.equals(latest.get())) return Optional.<List<StudioProblem>>empty();
            Files.createDirectories(draft.getParent());
            AtomicFile.write(draft, VariantWriter.write(variant) + "\n");
            return Optional.of(StudioProblem.of(variant));
        }, found -> found.ifPresent(problems -> submit(new StudioEvent.Checked(variant, problems))),
                problem -> services.trouble("studio.trouble.draft", problem));
    }

    // ---- among the user's own --------------------------------------------------------------------------------------

    /** Saves it among the user's own and shows a notice. */
    void keep() {
        keep(variant -> services.notices().tell(services.text("studio.kept", variant.name())));
    }

    private interface Then {
        void go(Variant variant);
    }

    private void keep(Then then) {
        var state = store.state();
        if (!state.isPlayable()) return;
        var variant = unique(state);
        if (!variant.equals(state.variant())) {
            store.submit(now -> now.withVariant(variant, now.undo(), now.redo(), now.gesture()));
        }
        services.background().queue(() -> own.keep(variant), _ -> {
            submit(new StudioEvent.Kept(variant.id()));
            then.go(variant);
        }, problem -> services.trouble("trouble.own", problem));
    }

    /** A new variant never replaces another of the same name. */
    private Variant unique(StudioState state) {
        var variant = state.variant();
        if (!state.kept().isEmpty()) return variant;
        var id = variant.id();
        var taken = own.all().stream().map(Variant::id).toList();
        for (int number = 2; taken.contains(id); number++) id = variant.id() + "-" + number;
        return id.equals(variant.id()) ? variant : VariantEdits.named(variant, variant.name(), id);
    }

    // ---- playing ---------------------------------------------------------------------------------------------------

    boolean playAgainstComputer() {
        keep(variant -> opponent(variant)
                .ifPresentOrElse(bot -> play(variant, bot), () -> services.notices().tell(services.text("studio.nobody"))));
        return true;
    }

    void playWithFriend() {
        keep(variant -> play(variant, Player.Person.guest(services.text("new.player.second"))));
    }

    private Optional<Player> opponent(Variant variant) {
        return Opponent.playing(variant, roster.bots()).stream().findFirst().map(each -> each.player(STEP));
    }

    private void play(Variant variant, Player other) {
        var name = services.settings().state().profile();
        var person = Player.Person.guest(
                name.isBlank() ? services.text(other instanceof Player.Computer ? "profile.guest" : "new.player.first") : name);
        services.go(new Place.Play(new GameTerms(variant, variant.start(), person, other, Clocks.UNTIMED, Side.WHITE, true, false, false,
                random.nextLong())));
    }

    // ---- files -----------------------------------------------------------------------------------------------------

    private List<FileChoice.Kind> kinds() {
        return List.of(new FileChoice.Kind(services.text("new.own.files"), List.of("*.json")));
    }

    /** Asks for a file to work on. */
    void choose() {
        services.files().open(services.text("studio.open"), kinds(), false).forEach(this::load);
    }

    /** Opens a variant file, playable or not; if it cannot even be parsed, reports what is wrong. */
    void load(Path file) {
        services.background().run(() -> read(file), read -> {
            var found = read.variant();
            if (found.isPresent()) {
                accept(new StudioIntent.Begin(found.get()));
                store.submit(state -> state.withKept(kept(found.get())));
            } else {
                ArchiveWords.show(services, file, read.problems().stream().map(VariantProblem::toString).toList());
            }
        }, problem -> services.trouble("trouble.open", problem));
    }

    private static VariantReader.Draft read(Path file) throws IOException {
        return switch (VariantReader.read(file)) {
            case VariantReader.Accepted(Variant variant) -> new VariantReader.Draft(Optional.of(variant), List.of());
            case VariantReader.Refused(var problems) -> {
                var drafted = VariantReader.draft(Files.readString(file));
                yield drafted.variant().isPresent() ? drafted : new VariantReader.Draft(Optional.empty(), problems);
            }
        };
    }

    /** Saves the variant file to share. */
    void save() {
        var variant = store.state().variant();
        services.files().save(services.text("studio.save"), variant.id() + ".json", kinds())
                .ifPresent(file -> write(file, VariantWriter.write(variant) + "\n"));
    }

    /** Writes a section for Fairy-Stockfish, or says why that program cannot play it. */
    void export() {
        var variant = store.state().variant();
        switch (FairyWriter.write(variant)) {
            case FairyWriter.Written(String section) -> services.files()
                    .save(services.text("studio.export"), variant.id() + ".ini",
                            List.of(new FileChoice.Kind(services.text("studio.export.files"), List.of("*.ini"))))
                    .ifPresent(file -> write(file, section));
            case FairyWriter.Refused(var reasons) -> services.dialogs().ask(services.text("studio.export.refused"),
                    String.join("\n", reasons), new Answer(services.text("dialog.close"), Answer.Tone.CANCEL, () -> {}));
        }
    }

    private void write(Path file, String text) {
        services.background().queue(() -> {
            AtomicFile.write(file, text);
            return file;
        }, written -> services.notices().tell(services.text("studio.saved", written.getFileName())),
                problem -> services.trouble("trouble.save.file", problem));
    }

    // ---- balance ---------------------------------------------------------------------------------------------------

    /** Lets bots play that many games. */
    void measure(int games) {
        var state = store.state();
        var variant = state.variant();
        var player = Bots.strongest(variant, roster.own());
        if (state.measuring() || !state.isPlayable() || player.isEmpty()) return;
        int threads = Math.max(1, Runtime.getRuntime().availableProcessors() - 1);
        var begun = new BalanceRun(variant, player.get(), new BalancePlan(games, BalancePlan.USUAL_NODES, threads, random.nextLong()));
        run = begun;
        measuring.set(true);
        submit(new StudioEvent.Measuring(null));
        services.background().run(() -> begun.run(report -> submit(new StudioEvent.Measuring(report))), this::measured, problem -> {
            over();
            submit(new StudioEvent.MeasuringFailed());
            services.trouble("studio.trouble.balance", problem);
        });
    }

    private void measured(BalanceReport report) {
        over();
        submit(new StudioEvent.Measured(report));
        if (view == null) {
            services.notices().tell(services.text("balance.over", report.variant().name(), report.games()), services.text("lab.over.show"),
                    () -> services.go(new Place.Studio("")));
        }
    }

    private void over() {
        run = null;
        measuring.set(false);
    }

    void stopMeasuring() {
        if (run != null) run.stop();
    }

    /** The variants to start from: the shipped ones, then the user's own. */
    List<Variant> games() {
        return Stream.concat(own.all().stream(), Variants.all().stream()).toList();
    }
}
