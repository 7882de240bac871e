package rookery.desktop.screen.lab;

import rookery.arena.lab.LabForm;
import rookery.arena.lab.Contestants;
import java.util.ArrayList;
import java.util.List;
import rookery.arena.Reading;
import rookery.arena.run.ComputeGrid;
import rookery.arena.run.JobProblem;
import rookery.arena.run.JobReader;
import rookery.arena.run.Shard;
import rookery.desktop.shell.WindowServices;
import rookery.desktop.store.Store;
import rookery.look.text.Texts;

/** Checks the form whenever it changes, one form at a time; reads files and probes programs in the background. */
final class FormCheck {
    private static final int MOST_GAMES_AT_ONCE = 256;

    private final WindowServices services;
    private final Contestants contestants;
    private final Store<LabState> store;
    private boolean examining;
    private boolean closed;

    /** Begins with the first change of the form. */
    FormCheck(WindowServices services, Contestants contestants, Store<LabState> store) {
        this.services = services;
        this.contestants = contestants;
        this.store = store;
        store.property().addListener((_, _, _) -> look());
    }

    private void look() {
        var state = store.state();
        if (examining || closed || state.checked()) return;
        examining = true;
        var form = state.form();
        var texts = services.texts();
        long revision = state.revision();
        services.background().run(() -> examine(form, texts, revision), this::found, problem -> found(
                new LabEvent.Checked(revision, null, List.of(new FieldProblem("", String.valueOf(problem.getMessage()))))));
    }

    private LabEvent.Checked examine(LabForm form, Texts texts, long revision) {
        var problems = new ArrayList<>(ofThisMachine(form, texts));
        var checked = JobReader.check(form.spec(), contestants);
        problems.addAll(inWords(checked.problems(), texts));
        return new LabEvent.Checked(revision, checked.job(), problems);
    }

    private void found(LabEvent.Checked findings) {
        examining = false;
        store.submit(state -> LabReducer.reduce(state, findings));
        // The form has changed meanwhile: check it again.
        look();
    }

    void close() {
        closed = true;
    }

    /** The arena's problems in the user's language, at least the common ones. */
    static List<FieldProblem> inWords(List<JobProblem> problems, Texts texts) {
        // If players are missing because they are invalid, "two players" is only a consequence.
        boolean players = problems.stream().anyMatch(problem -> problem.field().startsWith("player"));
        return problems.stream().filter(problem -> !players || problem.kind() != JobProblem.Kind.TEST_PLAYERS)
                .map(problem -> new FieldProblem(problem.field(), words(problem, texts))).toList();
    }

    private static String words(JobProblem problem, Texts texts) {
        var key = switch (problem.kind()) {
            case NUMBER -> "number";
            case FORM -> String.valueOf(problem.values().getFirst());
            case NO_PLAYER -> "player";
            case NO_NAME -> "name";
            case TOO_FEW_PLAYERS -> "two";
            case NO_VARIANT -> "variant";
            case OTHER_GAME -> "plays";
            case NO_LIMIT -> "forever";
            case GAUNTLET -> "gauntlet";
            case TEST_PLAYERS -> "sprt.two";
            case TEST_ORDER -> "sprt.order";
            case TEST_RATES -> "sprt.rates";
            case OTHER -> "";
        };
        return key.isEmpty() ? capital(problem.words()) : texts.get("lab.problem." + key, problem.values().toArray());
    }

    private static String capital(String words) {
        return words.isEmpty() ? words : Character.toUpperCase(words.charAt(0)) + words.substring(1) + ".";
    }

    /** Problems that concern only this machine. */
    private static List<FieldProblem> ofThisMachine(LabForm form, Texts texts) {
        var found = new ArrayList<FieldProblem>();
        var games = form.concurrency();
        boolean good = games.isEmpty()
                || games.matches("\\d{1,4}") && Integer.parseInt(games) >= 1 && Integer.parseInt(games) <= MOST_GAMES_AT_ONCE;
        if (!good) found.add(new FieldProblem("concurrency", texts.get("lab.problem.number", 1, MOST_GAMES_AT_ONCE)));
        if (!form.part().isEmpty()) {
            var format = form.value("format");
            if (Shard.read(form.part()) instanceof Reading.Refused<Shard>) {
                found.add(new FieldProblem("part", texts.get("lab.problem.part")));
            } else if (format.equals("swiss") || format.equals("knockout")) {
                found.add(new FieldProblem("part", texts.get("lab.problem.part.format")));
            }
        }
        if (!form.where().isEmpty()) {
            if (ComputeGrid.of(form.where()).isEmpty()) {
                found.add(new FieldProblem("where", texts.get("lab.problem.where", form.where())));
            } else if (!form.part().isEmpty()) {
                found.add(new FieldProblem("part", texts.get("lab.problem.part.where")));
            }
        }
        return found;
    }
}
