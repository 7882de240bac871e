package rookery.desktop.engines;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import rookery.desktop.shell.WindowServices;
import rookery.play.bot.BotProvider;
import rookery.uci.client.Engine;
import rookery.uci.client.EngineProgram;
import rookery.uci.client.Engines;
import rookery.uci.client.Patience;

/** The engines of the user, read when the window stands. Programs are started and files written elsewhere; the list itself belongs to the JavaFX thread. */
public final class EngineRoom {
    private final WindowServices services;
    private final Engines file;
    private final List<Runnable> watchers = new ArrayList<>();
    private List<Engine> engines = List.of();
    private String asked = "";

    public EngineRoom(WindowServices services, Path folder) {
        this.services = services;
        file = new Engines(folder);
    }

    /** Reads the file; what cannot be understood in it is told. */
    public void begin() {
        services.background().queue(file::read, content -> {
            engines = content.engines();
            if (!content.problems().isEmpty()) services.notices().tell(services.text("engines.problem", content.problems().getFirst()));
            changed();
        }, problem -> services.trouble("trouble.open", problem));
    }

    public List<Engine> engines() {
        return engines;
    }

    /** The engines as players. */
    public List<BotProvider> players() {
        return engines.stream().<BotProvider>map(Engine::provider).toList();
    }

    /** The program that is being asked what it is; empty for none. */
    String asked() {
        return asked;
    }

    /** Calls it after every change; for the view that stands now. */
    void watch(Runnable watcher) {
        watchers.clear();
        watchers.add(watcher);
    }

    private void changed() {
        List.copyOf(watchers).forEach(Runnable::run);
    }

    /**
     * Starts the program, finds out whether it speaks UCI or CECP, and takes it in, or says why not.
     *
     * @param taken tells ids that are in use by other players
     */
    public void add(Path program, Predicate<String> taken) {
        asked = program.getFileName() == null ? program.toString() : program.getFileName().toString();
        changed();
        services.background().run(() -> Engine.recognise(EngineProgram.of(program), Patience.USUAL), found -> {
            asked = "";
            switch (found) {
                case Engine.Found(Engine engine) -> {
                    var id = Engines.freeId(engine.name(), engines);
                    var all = new ArrayList<>(engines);
                    all.add(new Engine(engine.program().withId(taken.test(id) ? id + "-engine" : id), engine.card()));
                    store(all);
                    services.notices().tell(services.text("engines.added", engine.name()));
                }
                case Engine.Failed(String reason) ->
                    services.notices().tell(services.text("engines.failed", reason), services.text("dialog.close"), () -> {});
            }
            changed();
        }, problem -> {
            asked = "";
            changed();
            services.trouble("trouble.unexpected", problem);
        });
    }

    void remove(Engine engine) {
        var all = new ArrayList<>(engines);
        all.remove(engine);
        store(all);
    }

    /** Another value for one of its options; the text is one that fits. */
    void set(String id, String option, String value) {
        var all = new ArrayList<>(engines);
        all.replaceAll(each -> each.program().id().equals(id) ? new Engine(each.program().withOption(option, value), each.card()) : each);
        store(all);
    }

    private void store(List<Engine> all) {
        engines = List.copyOf(all);
        var written = engines;
        services.background().queue(() -> {
            file.write(written);
            return written;
        }, _ -> {}, problem -> services.trouble("trouble.settings", problem));
        changed();
    }
}
