package rookery.desktop.screen.lab;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;
import rookery.arena.NamedVariant;
import rookery.arena.Reading;
import rookery.arena.report.GameFiles;
import rookery.arena.report.HtmlReport;
import rookery.arena.run.JobSpec;
import rookery.arena.selfplay.TrainingData;
import rookery.desktop.shell.Desk;
import rookery.desktop.shell.Dialogs.Answer;
import rookery.desktop.shell.FileChoice.Kind;
import rookery.desktop.store.Store;
import rookery.kernel.variant.Variant;
import rookery.play.file.AtomicFile;
import rookery.uci.client.Engine;

/** The files that come into the lab, chosen or dropped, and those that leave it. */
final class LabFiles {
    private static final Kind JOBS = new Kind("JSON", List.of("*.json"));
    private static final Kind BOOKS = new Kind("PGN, EPD, FEN", List.of("*.pgn", "*.epd", "*.fen"));
    private static final Kind PARTS = new Kind("JSONL", List.of("*.jsonl"));

    private static final String POSITIONS = "positions";

    private final Desk desk;
    private final Store<LabState> store;
    private final Contestants contestants;
    private final Consumer<LabIntent> intents;

    LabFiles(Desk desk, Store<LabState> store, Contestants contestants, Consumer<LabIntent> intents) {
        this.desk = desk;
        this.store = store;
        this.contestants = contestants;
        this.intents = intents;
    }

    // ---- coming in -----------------------------------------------------------------------------------------------

    void openJob() {
        desk.files().open(desk.text("lab.job.open"), List.of(JOBS), false).forEach(this::load);
    }

    void addProgram() {
        desk.files().open(desk.text("lab.program.title"), List.of(), false).forEach(this::addPlayers);
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
            addPlayers(file);
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

    // ---- players from files ---------------------------------------------------------------------------------------

    /** Asks anew who could take part. */
    void offerPlayers() {
        desk.background().run(contestants::offers, offers -> store.submit(state -> LabReducer.reduce(state, new LabEvent.Offered(offers))),
                problem -> desk.trouble("lab.trouble.engines", problem));
    }

    /** Lets whoever is in the file take part, if they are any good: agents of a jar, or a program that speaks as an engine. */
    private void addPlayers(Path file) {
        desk.notices().tell(desk.text("lab.program.asking", file.getFileName()));
        if (file.getFileName().toString().toLowerCase(Locale.ROOT).endsWith(".jar")) {
            addAgents(file);
        } else {
            addProgram(file);
        }
    }

    private void addProgram(Path file) {
        desk.background().run(() -> Contestants.recognise(file), found -> {
            switch (found) {
                case Engine.Found(Engine engine) -> intents.accept(new LabIntent.AddPlayer(Contestants.line(engine.program())));
                case Engine.Failed(String reason) -> refuse(file, reason);
            }
        }, problem -> desk.trouble("trouble.open", problem));
    }

    private void addAgents(Path jar) {
        desk.background().run(() -> contestants.take(jar), lines -> {
            lines.forEach(line -> intents.accept(new LabIntent.AddPlayer(line)));
            offerPlayers();
        }, problem -> refuse(jar, String.valueOf(problem.getMessage())));
    }

    private void refuse(Path file, String reason) {
        desk.dialogs().ask(desk.text("lab.program.refused", file.getFileName()), reason,
                new Answer(desk.text("dialog.close"), Answer.Tone.CANCEL, () -> {}));
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
        desk.files().save(desk.text("lab.save"), "games.pgn", runKinds())
                .ifPresent(file -> write(file, () -> write(file, run)));
    }

    private List<Kind> runKinds() {
        return List.of(new Kind("PGN", List.of("*.pgn")), new Kind("JSONL", List.of("*.jsonl")), new Kind("CSV", List.of("*.csv")),
                new Kind("HTML", List.of("*.html")), new Kind(desk.text("lab.save.training"), List.of("*.bin", POSITIONS + "*.jsonl")));
    }

    /** What of a run can be saved, by the file's name: its games in several forms, the report, and the positions as training data. */
    private static void write(Path file, RunPicture run) throws IOException {
        var files = new GameFiles(run.job(), run.games());
        var name = file.getFileName().toString().toLowerCase(Locale.ROOT);
        var ending = name.substring(name.lastIndexOf('.') + 1);
        switch (ending) {
            case "bin" -> AtomicFile.writeBytes(file, new TrainingData(run.job(), run.games())::bytes);
            case "jsonl" -> AtomicFile.writeText(file,
                    name.startsWith(POSITIONS) ? new TrainingData(run.job(), run.games())::jsonLines : files::jsonLines);
            case "csv" -> AtomicFile.writeText(file, files::csv);
            case "html" -> AtomicFile.writeText(file, new HtmlReport(run.job(), run.snapshot(), run.games())::write);
            default -> AtomicFile.writeText(file, files::pgn);
        }
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
