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
import rookery.uci.client.EngineTimeouts;

/**
 * The user's engines, loaded once the window is open. Programs are started and files written in the background; the list itself belongs to the JavaFX thread.
 */
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

    /** Reads the file and reports its problems. */
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

    /** The program being probed; empty for none. */
    String asked() {
        return asked;
    }

    /** Sets the listener for changes; there is one, for the current view. */
    void watch(Runnable watcher) {
        watchers.clear();
        watchers.add(watcher);
    }

    private void changed() {
        List.copyOf(watchers).forEach(Runnable::run);
    }

    /**
     * Starts the program, finds out whether it speaks UCI or CECP, and adds it, or says why not.
     *
     * @param taken tests whether another player uses an id
     */
    public void add(Path program, Predicate<String> taken) {
        asked = program.getFileName() == null ? program.toString() : program.getFileName().toString();
        changed();
        services.background().run(() -> Engine.recognise(EngineProgram.of(program), EngineTimeouts.USUAL), found -> {
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

    /** Sets one of its options; the text must be valid. */
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
