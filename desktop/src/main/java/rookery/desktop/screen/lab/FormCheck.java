package rookery.desktop.screen.lab;

import rookery.arena.lab.PlayerLine;
import rookery.arena.lab.LabForm;
import rookery.arena.lab.Contestants;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import rookery.arena.Reading;
import rookery.arena.run.ComputeGrid;
import rookery.arena.run.Job;
import rookery.arena.run.JobReader;
import rookery.arena.run.Shard;
import rookery.desktop.shell.WindowServices;
import rookery.desktop.store.Store;
import rookery.look.text.Texts;

/** Checks the form whenever it changes, one form at a time; reads files and probes programs in the background. */
final class FormCheck {
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
        var problems = new Sentences(texts, form);
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
        // The form has changed meanwhile: check it again.
        look();
    }

    void close() {
        closed = true;
    }

    /** Assigns the arena's problems to form fields, in the user's language for common slips. */
    static final class Sentences {
        private static final Pattern NUMBER = Pattern.compile("a whole number from (\\d+) to (\\d+) is needed, not “.*”");
        private static final Pattern PLAYER = Pattern.compile("there is no player “(.*)”; .*");
        private static final Pattern VARIANT = Pattern.compile("there is no variant “(.*)”, and no such file");
        private static final Pattern RULES = Pattern.compile("(.*) does not play (.*)");
        private static final Pattern FOREVER = Pattern.compile("(.*) would think for ever: .*");
        /** Settings whose problems all mean the same to a user: wrong syntax. */
        private static final Set<String> FORMS = Set.of("tc", "movetime", "draw", "resign", "seed");
        private static final int MOST_GAMES_AT_ONCE = 256;

        private final Texts texts;
        private final LabForm form;

        Sentences(Texts texts, LabForm form) {
            this.texts = texts;
            this.form = form;
        }

        /** @param sentences of the arena */
        List<FieldProblem> sort(List<String> sentences) {
            var sorted = new ArrayList<FieldProblem>();
            sentences.forEach(sentence -> sorted.add(sort(sentence)));
            boolean players = sorted.stream().anyMatch(problem -> problem.field().startsWith("player"));
            // If players are missing because they are invalid, "too few players" is only a consequence.
            if (players) sorted.removeIf(problem -> problem.words().equals(texts.get("lab.problem.sprt.two")));
            return sorted;
        }

        /** Problems that concern only this machine. */
        List<FieldProblem> ofThisMachine() {
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

        private FieldProblem sort(String sentence) {
            int colon = sentence.indexOf(": ");
            var before = colon < 0 ? "" : sentence.substring(0, colon);
            if (JobReader.SETTINGS.containsKey(before))
                return new FieldProblem(before, words(before, sentence.substring(colon + 2), sentence));
            for (int i = 0; i < form.spec().players().size(); i++) {
                var player = form.spec().players().get(i);
                if (sentence.startsWith(player + ": "))
                    return new FieldProblem("player-" + i, ofPlayer(sentence.substring(player.length() + 2)));
                if (sentence.startsWith("“" + player + "”: "))
                    return new FieldProblem("player-" + i, sentence.substring(player.length() + 4));
            }
            return elsewhere(sentence);
        }

        private FieldProblem elsewhere(String sentence) {
            var player = PLAYER.matcher(sentence);
            if (player.matches()) return new FieldProblem(row(player.group(1)), texts.get("lab.problem.player", player.group(1)));
            var variant = VARIANT.matcher(sentence);
            if (variant.matches()) return new FieldProblem("variant", texts.get("lab.problem.variant", variant.group(1)));
            if (sentence.startsWith("at least two players")) return new FieldProblem("players", texts.get("lab.problem.two"));
            if (sentence.startsWith("a player needs a name")) return new FieldProblem(row(""), texts.get("lab.problem.name"));
            var forever = FOREVER.matcher(sentence);
            if (forever.matches()) return new FieldProblem("nodes", texts.get("lab.problem.forever", forever.group(1)));
            var rules = RULES.matcher(sentence);
            if (rules.matches()) return new FieldProblem("players", texts.get("lab.problem.plays", rules.group(1), rules.group(2)));
            var file = form.value("variant") + ": ";
            if (sentence.startsWith(file)) return new FieldProblem("variant", capital(sentence.substring(file.length())));
            if (isAboutBook(sentence)) return new FieldProblem("openings", capital(sentence));
            if (sentence.startsWith("a gauntlet")) return new FieldProblem("challengers", texts.get("lab.problem.gauntlet"));
            return new FieldProblem("", capital(sentence));
        }

        private boolean isAboutBook(String sentence) {
            var book = form.value("openings");
            if (book.isEmpty()) return false;
            var name = Path.of(book).getFileName();
            return sentence.contains(book) || name != null && sentence.startsWith(name + ":");
        }

        private String ofPlayer(String sentence) {
            int colon = sentence.indexOf(": ");
            var before = colon < 0 ? "" : sentence.substring(0, colon);
            return JobReader.SETTINGS.containsKey(before) ? words(before, sentence.substring(colon + 2), sentence) : capital(sentence);
        }

        private String words(String setting, String rest, String sentence) {
            Matcher number = NUMBER.matcher(rest);
            if (number.matches()) return texts.get("lab.problem.number", Long.parseLong(number.group(1)), Long.parseLong(number.group(2)));
            if (FORMS.contains(setting)) return texts.get("lab.problem." + setting);
            if (setting.equals("sprt")) {
                return texts.get(rest.contains("two players")
                        ? "lab.problem.sprt.two"
                        : rest.contains("elo0")
                                ? "lab.problem.sprt.order"
                                : rest.contains("alpha and") ? "lab.problem.sprt.rates" : "lab.problem.sprt");
            }
            return capital(sentence);
        }

        private String row(String target) {
            for (int i = 0; i < form.spec().players().size(); i++) {
                if (PlayerLine.of(form.spec().players().get(i)).target().equals(target)) return "player-" + i;
            }
            return "players";
        }

        private static String capital(String sentence) {
            return sentence.isEmpty() ? sentence : Character.toUpperCase(sentence.charAt(0)) + sentence.substring(1) + ".";
        }
    }
}
