package rookery.desktop.screen.lab;

import rookery.arena.lab.RunPicture;
import rookery.arena.lab.LabForm;
import rookery.arena.lab.Contestants;
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
import rookery.desktop.shell.Dialogs.Answer;
import rookery.desktop.shell.FileChoice.Kind;
import rookery.desktop.shell.WindowServices;
import rookery.desktop.store.Store;
import rookery.kernel.variant.Variant;
import rookery.play.file.AtomicFile;
import rookery.uci.client.Engine;

/** The lab's files: those chosen or dropped, and those saved. */
final class LabFiles {
    private static final Kind JOBS = new Kind("JSON", List.of("*.json"));
    private static final Kind BOOKS = new Kind("PGN, EPD, FEN", List.of("*.pgn", "*.epd", "*.fen"));
    private static final Kind PARTS = new Kind("JSONL", List.of("*.jsonl"));

    private static final String POSITIONS = "positions";

    private final WindowServices services;
    private final Store<LabState> store;
    private final Contestants contestants;
    private final Consumer<LabIntent> intents;

    LabFiles(WindowServices services, Store<LabState> store, Contestants contestants, Consumer<LabIntent> intents) {
        this.services = services;
        this.store = store;
        this.contestants = contestants;
        this.intents = intents;
    }

    // ---- coming in -----------------------------------------------------------------------------------------------

    void openJob() {
        services.files().open(services.text("lab.job.open"), List.of(JOBS), false).forEach(this::load);
    }

    void addProgram() {
        services.files().open(services.text("lab.program.title"), List.of(), false).forEach(this::addPlayers);
    }

    void chooseBook() {
        services.files().open(services.text("lab.field.openings"), List.of(BOOKS), false).forEach(file -> set("openings", file));
    }

    void chooseRules() {
        services.files().open(services.text("lab.field.variant"), List.of(JOBS), false).forEach(file -> set("variant", file));
    }

    /** Asks for journals of parts played elsewhere. */
    List<Path> chooseParts() {
        return services.files().open(services.text("lab.merge"), List.of(PARTS), true);
    }

    /** Handles a dropped file: a job, a variant, an agent, an opening book, or a program. */
    void drop(Path file) {
        if (store.state().isGoing() || store.state().run() != null) return;
        var name = file.getFileName().toString().toLowerCase(Locale.ROOT);
        if (name.endsWith(".json")) {
            services.background().run(() -> NamedVariant.read(file.toString()) instanceof Reading.Read<Variant>, rules -> {
                if (rules) {
                    set("variant", file);
                } else {
                    load(file);
                }
            }, problem -> services.trouble("trouble.open", problem));
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
        services.background().run(() -> JobSpec.read(Files.readString(file)), read -> {
            switch (read) {
                case Reading.Read<JobSpec>(JobSpec spec) -> store.submit(state -> loaded(state, spec));
                case Reading.Refused<JobSpec>(List<String> problems) ->
                    services.dialogs().ask(services.text("lab.job.refused", file.getFileName()),
                            String.join("\n", problems), new Answer(services.text("dialog.close"), Answer.Tone.CANCEL, () -> {}));
            }
        }, problem -> services.trouble("trouble.open", problem));
    }

    private static LabState loaded(LabState state, JobSpec spec) {
        var form = state.run() == null ? state : LabReducer.reduce(state, new LabEvent.Left());
        return LabReducer.reduce(form, new LabEvent.Loaded(LabForm.of(spec)));
    }

    // ---- players from files ---------------------------------------------------------------------------------------

    /** Refreshes the list of possible players. */
    void offerPlayers() {
        services.background().run(contestants::offers,
                offers -> store.submit(state -> LabReducer.reduce(state, new LabEvent.Offered(offers))),
                problem -> services.trouble("lab.trouble.engines", problem));
    }

    /** Adds the players in a file, if they work: the agents of a jar, or an engine program. */
    private void addPlayers(Path file) {
        services.notices().tell(services.text("lab.program.asking", file.getFileName()));
        if (file.getFileName().toString().toLowerCase(Locale.ROOT).endsWith(".jar")) {
            addAgents(file);
        } else {
            addProgram(file);
        }
    }

    private void addProgram(Path file) {
        services.background().run(() -> Contestants.recognise(file), found -> {
            switch (found) {
                case Engine.Found(Engine engine) -> intents.accept(new LabIntent.AddPlayer(Contestants.line(engine.program())));
                case Engine.Failed(String reason) -> refuse(file, reason);
            }
        }, problem -> services.trouble("trouble.open", problem));
    }

    private void addAgents(Path jar) {
        services.background().run(() -> contestants.take(jar), lines -> {
            lines.forEach(line -> intents.accept(new LabIntent.AddPlayer(line)));
            offerPlayers();
        }, problem -> refuse(jar, String.valueOf(problem.getMessage())));
    }

    private void refuse(Path file, String reason) {
        services.dialogs().ask(services.text("lab.program.refused", file.getFileName()), reason,
                new Answer(services.text("dialog.close"), Answer.Tone.CANCEL, () -> {}));
    }

    // ---- going out -----------------------------------------------------------------------------------------------

    void saveJob() {
        var spec = store.state().form().spec();
        services.files().save(services.text("lab.job.save"), "job.json", List.of(JOBS))
                .ifPresent(file -> write(file, () -> AtomicFile.write(file, spec.json())));
    }

    void saveGames() {
        var run = store.state().run();
        if (run == null) return;
        services.files().save(services.text("lab.save"), "games.pgn", runKinds())
                .ifPresent(file -> write(file, () -> write(file, run)));
    }

    private List<Kind> runKinds() {
        return List.of(new Kind("PGN", List.of("*.pgn")), new Kind("JSONL", List.of("*.jsonl")), new Kind("CSV", List.of("*.csv")),
                new Kind("HTML", List.of("*.html")), new Kind(services.text("lab.save.training"), List.of("*.bin", POSITIONS + "*.jsonl")));
    }

    /** Saves part of a run depending on the file's name: its games in several formats, the report, or training data. */
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
        services.background().queue(() -> {
            writing.run();
            return file;
        }, saved -> services.notices().tell(services.text("lab.saved", saved)), problem -> services.trouble("lab.trouble.save", problem));
    }
}
