package rookery.desktop.screen.lab;

import java.nio.file.Path;
import java.util.Locale;
import java.util.function.Consumer;
import rookery.desktop.shell.Desk;
import rookery.desktop.shell.Dialogs.Answer;
import rookery.desktop.store.Store;
import rookery.uci.client.Engine;

/** Who could take part, and how programs and agents from files join them. */
final class Recruits {
    private final Desk desk;
    private final Contestants contestants;
    private final Store<LabState> store;
    private final Consumer<LabIntent> intents;

    Recruits(Desk desk, Contestants contestants, Store<LabState> store, Consumer<LabIntent> intents) {
        this.desk = desk;
        this.contestants = contestants;
        this.store = store;
        this.intents = intents;
    }

    /** Asks anew who could take part. */
    void offer() {
        desk.background().run(contestants::offers, offers -> store.submit(state -> LabReducer.reduce(state, new LabEvent.Offered(offers))),
                problem -> desk.trouble("lab.trouble.engines", problem));
    }

    /** Lets whoever is in the file take part, if they are any good: agents of a jar, or a program that speaks as an engine. */
    void add(Path file) {
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
            offer();
        }, problem -> refuse(jar, String.valueOf(problem.getMessage())));
    }

    private void refuse(Path file, String reason) {
        desk.dialogs().ask(desk.text("lab.program.refused", file.getFileName()), reason,
                new Answer(desk.text("dialog.close"), Answer.Tone.CANCEL, () -> {}));
    }
}
