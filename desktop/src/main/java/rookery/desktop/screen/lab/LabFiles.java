package rookery.desktop.screen.lab;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;
import rookery.arena.NamedVariant;
import rookery.arena.Reading;
import rookery.arena.run.JobSpec;
import rookery.desktop.shell.Desk;
import rookery.desktop.shell.Dialogs.Answer;
import rookery.desktop.shell.FileChoice.Kind;
import rookery.desktop.store.Store;
import rookery.kernel.variant.Variant;
import rookery.play.file.AtomicFile;

/** The files that come into the lab, chosen or dropped, and those that leave it. */
final class LabFiles {
    private static final Kind JOBS = new Kind("JSON", List.of("*.json"));
    private static final Kind BOOKS = new Kind("PGN, EPD, FEN", List.of("*.pgn", "*.epd", "*.fen"));
    private static final Kind PARTS = new Kind("JSONL", List.of("*.jsonl"));

    private final Desk desk;
    private final Store<LabState> store;
    private final Recruits recruits;
    private final Consumer<LabIntent> intents;

    LabFiles(Desk desk, Store<LabState> store, Recruits recruits, Consumer<LabIntent> intents) {
        this.desk = desk;
        this.store = store;
        this.recruits = recruits;
        this.intents = intents;
    }

    // ---- coming in -----------------------------------------------------------------------------------------------

    void openJob() {
        desk.files().open(desk.text("lab.job.open"), List.of(JOBS), false).forEach(this::load);
    }

    void addProgram() {
        desk.files().open(desk.text("lab.program.title"), List.of(), false).forEach(recruits::add);
    }

    void chooseBook() {
        desk.files().open(desk.text("lab.field.openings"), List.of(BOOKS), false).forEach(file -> set("openings", file));
    }

    void chooseRules() {
        desk.files().open(desk.text("lab.field.variant"), List.of(JOBS), false).forEach(file -> set("variant", file));
    }

    /** Journals of parts of a run that were played elsewhere. */
    List<Path> chooseParts() {
        return desk.files().open(desk.text("lab.merge"), List.of(PARTS), true);
    }

    /** What a file dropped onto the lab is good for: a job, the rules of a game, an agent, a book of openings, a program. */
    void drop(Path file) {
        if (store.state().isGoing() || store.state().run() != null) return;
        var name = file.getFileName().toString().toLowerCase(Locale.ROOT);
        if (name.endsWith(".json")) {
            desk.background().run(() -> NamedVariant.read(file.toString()) instanceof Reading.Read<Variant>, rules -> {
                if (rules) {
                    set("variant", file);
                } else {
                    load(file);
                }
            }, problem -> desk.trouble("trouble.open", problem));
        } else if (name.endsWith(".pgn") || name.endsWith(".epd") || name.endsWith(".fen")) {
            set("openings", file);
        } else {
            recruits.add(file);
        }
    }

    private void set(String setting, Path file) {
        intents.accept(new LabIntent.Set(setting, file.toString()));
    }

    private void load(Path file) {
        if (store.state().isGoing()) return;
        desk.background().run(() -> JobSpec.read(Files.readString(file)), read -> {
            switch (read) {
                case Reading.Read<JobSpec>(JobSpec spec) -> store.submit(state -> loaded(state, spec));
                case Reading.Refused<JobSpec>(List<String> problems) -> desk.dialogs().ask(desk.text("lab.job.refused", file.getFileName()),
                        String.join("\n", problems), new Answer(desk.text("dialog.close"), Answer.Tone.CANCEL, () -> {}));
            }
        }, problem -> desk.trouble("trouble.open", problem));
    }

    private static LabState loaded(LabState state, JobSpec spec) {
        var form = state.run() == null ? state : LabReducer.reduce(state, new LabEvent.Left());
        return LabReducer.reduce(form, new LabEvent.Loaded(LabForm.of(spec)));
    }

    // ---- going out -----------------------------------------------------------------------------------------------

    void saveJob() {
        var spec = store.state().form().spec();
        desk.files().save(desk.text("lab.job.save"), "job.json", List.of(JOBS))
                .ifPresent(file -> write(file, () -> AtomicFile.write(file, spec.json())));
    }

    void saveGames() {
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
}
