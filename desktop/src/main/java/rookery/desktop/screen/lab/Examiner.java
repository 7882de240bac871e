package rookery.desktop.screen.lab;

import java.util.ArrayList;
import java.util.List;
import rookery.arena.Reading;
import rookery.arena.run.Job;
import rookery.arena.run.JobReader;
import rookery.desktop.shell.Desk;
import rookery.desktop.store.Store;
import rookery.look.text.Texts;

/** Finds out what the form means whenever it has changed, one form at a time: files are read and programs asked for it, elsewhere. */
final class Examiner {
    private final Desk desk;
    private final Contestants contestants;
    private final Store<LabState> store;
    private boolean examining;
    private boolean closed;

    /** Begins with the first change of the form. */
    Examiner(Desk desk, Contestants contestants, Store<LabState> store) {
        this.desk = desk;
        this.contestants = contestants;
        this.store = store;
        store.property().addListener((_, _, _) -> look());
    }

    private void look() {
        var state = store.state();
        if (examining || closed || state.checked()) return;
        examining = true;
        var form = state.form();
        var texts = desk.texts();
        long revision = state.revision();
        desk.background().run(() -> examine(form, texts, revision), this::found, problem -> found(
                new LabEvent.Checked(revision, null, List.of(new FieldProblem("", String.valueOf(problem.getMessage()))))));
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

    private void found(LabEvent.Checked findings) {
        examining = false;
        store.submit(state -> LabReducer.reduce(state, findings));
        // Of a form that was changed meanwhile nothing is known yet.
        look();
    }

    void close() {
        closed = true;
    }
}
