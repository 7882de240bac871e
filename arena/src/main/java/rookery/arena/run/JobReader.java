package rookery.arena.run;

import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import rookery.arena.NamedVariant;
import rookery.arena.Reading;
import rookery.arena.opening.Opening;
import rookery.arena.opening.OpeningReader;
import rookery.arena.opening.Openings;
import rookery.arena.player.Allowance;
import rookery.arena.player.AllowanceText;
import rookery.arena.player.Contender;
import rookery.arena.player.PlayerSource;
import rookery.arena.player.PlayerSpec;
import rookery.arena.run.JobProblem.Kind;
import rookery.arena.schedule.Format;
import rookery.arena.statistics.Sprt;
import rookery.kernel.variant.Variant;
import rookery.play.bot.BotFailure;
import rookery.play.bot.BotProvider;
import rookery.play.bot.BotSettings;
import rookery.play.bot.Bots;
import rookery.uci.client.ProgramProvider;

/** Finds out what a {@link JobSpec} means, or everything that is wrong with it. */
public final class JobReader {

    /** Every setting and what it says, for help texts and {@code docs/lab.md}. */
    public static final Map<String, String> SETTINGS = settings();

    private static final Pattern DRAW = Pattern.compile("(\\d{1,4}):(\\d{1,3}):(\\d{1,5})");
    private static final Pattern RESIGN = Pattern.compile("(\\d{1,3}):(\\d{1,6})(:both)?");
    private static final Pattern TEST = Pattern.compile(
            "(-?\\d{1,4}(?:\\.\\d+)?):(-?\\d{1,4}(?:\\.\\d+)?)(?::(0?\\.\\d+):(0?\\.\\d+))?(?::(logistic|normalised|normalized))?");
    /** In variants without a die two players who never vary would play the same game again and again. */
    private static final int USUAL_RANDOM_PLIES = 8;
    private static final int USUAL_GAMES = 2;
    /** Moves by each side after which a game without a no-progress rule is drawn: two bots would shuffle for ever. */
    private static final int ENDLESS = 500;
    private static final int MOST_OPENING_PLIES = 40;
    /** Terms of a player other than limits: the name, and those for sources. */
    private static final Set<String> TERMS_OF_SOURCES = Set.of("name", "memory", "in-process");

    private final JobSpec spec;
    private final PlayerSource source;
    private final OpeningReader.Progress progress;
    private final List<JobProblem> problems = new ArrayList<>();
    private final Set<String> names = new HashSet<>();

    private JobReader(JobSpec spec, PlayerSource source, OpeningReader.Progress progress) {
        this.spec = spec;
        this.source = source;
        this.progress = progress;
    }

    public static Reading<Job> read(JobSpec spec, PlayerSource source) {
        return read(spec, source, OpeningReader.Progress.NONE);
    }

    /** @param progress told while a book of openings is read */
    public static Reading<Job> read(JobSpec spec, PlayerSource source, OpeningReader.Progress progress) {
        Checked checked = new JobReader(spec, source, progress).check();
        return checked.job() == null
                ? new Reading.Refused<>(checked.problems().stream().map(JobProblem::sentence).toList())
                : Reading.read(checked.job());
    }

    /**
     * What a job means, or everything that is wrong with it.
     *
     * @param job null if there are problems
     */
    public record Checked(@Nullable Job job, List<JobProblem> problems) {
        public Checked {
            problems = List.copyOf(problems);
        }
    }

    public static Checked check(JobSpec spec, PlayerSource source) {
        return new JobReader(spec, source, OpeningReader.Progress.NONE).check();
    }

    private static Map<String, String> settings() {
        Map<String, String> all = new LinkedHashMap<>();
        all.put("event", "what the tournament is called");
        all.put("variant", "the game: an id as in `rookery variant list`, or a variant file (default: fide)");
        all.put("format", "round-robin, gauntlet, ladder, swiss or knockout (default: round-robin)");
        all.put("games", "games per pairing, with alternating colours (default: 2)");
        all.put("cycles", "how often everyone meets everyone in a round robin or gauntlet (default: 1)");
        all.put("challengers", "how many of the first players run the gauntlet (default: 1)");
        all.put("reach", "how many rungs apart players of a ladder meet, the list being in order of strength (default: 2)");
        all.put("rounds", "rounds of a Swiss tournament (default: enough for a clear winner)");
        all.put("tie-break-pairs", "extra pairs of games when a knockout pairing is tied (default: 2)");
        all.put("third-place", "whether a knockout has a match for third place: true or false (default: false)");
        all.put("tc", "clock: 2+0.02 (seconds+increment), 40/60, =1 (seconds a move) ...");
        all.put("movetime", "seconds for each move");
        all.put("nodes", "nodes for each move");
        all.put("depth", "depth for each move, in plies");
        all.put("openings", "a PGN, EPD or FEN file; each opening is played twice with colours swapped");
        all.put("opening-games", "games from each opening: 2 with colours swapped, or 1 (default: 2; 1 in self-play of one player)");
        all.put("opening-plies", "how many moves of a PGN's games are taken (default: 16)");
        all.put("order", "of the openings: random or book (default: random)");
        all.put("random-plies", "without a file: this many random moves to a fair position (default: 8; 0 with a die)");
        all.put("draw", "MOVE:COUNT:SCORE, a draw once both think so for COUNT moves after move MOVE, such as 40:8:10");
        all.put("resign", "COUNT:SCORE[:both], lost once a player thinks so for COUNT moves, such as 4:900");
        all.put("max-moves",
                "a draw after this many moves by each side (default: never; " + ENDLESS + " if the rules allow endless games)");
        all.put("margin-ms", "how many milliseconds late a player may be (default: 50)");
        all.put("hang-seconds", "seconds until a player that does not answer loses; 0 for never (default: 60)");
        all.put("courtesies", "whether players may resign and agree to draws: true or false (default: false)");
        all.put("sprt", "ELO0:ELO1[:ALPHA:BETA][:normalised], a sequential test that ends a match of two, such as 0:5");
        all.put("seed", "the seed of all randomness, a whole number (default: 1)");
        return Collections.unmodifiableMap(all);
    }

    private Checked check() {
        for (String name : spec.settings().keySet()) {
            if (!SETTINGS.containsKey(name)) {
                other("", "there is no setting “" + name + "”");
            }
        }
        Variant variant = variant();
        Allowance common = Allowance.FREE;
        for (String name : AllowanceText.NAMES) {
            String value = spec.settings().get(name);
            if (value != null) {
                common = allowance(common, name, value, name, "");
            }
        }
        if (spec.players().size() < 2) {
            add("players", Kind.TOO_FEW_PLAYERS, List.of(), "", "at least two players are needed");
        }
        if (variant == null) {
            return new Checked(null, problems);
        }
        List<Contender> players = players(variant, common);
        Job job = new Job(text("event", "Rookery lab"), variant, players, format(), number("games", USUAL_GAMES, 1, 100_000_000),
                openings(variant),
                choice("order", List.of("random", "book")).equals("random"), adjudication(variant), strictness(), sprt(players.size()),
                seed(), spec);
        if (problems.isEmpty()) {
            check(job);
        }
        return new Checked(problems.isEmpty() ? job : null, problems);
    }

    private void check(Job job) {
        try {
            job.tournament();
        } catch (IllegalArgumentException e) {
            boolean alone = job.format() instanceof Format.Gauntlet gauntlet && gauntlet.challengers() >= job.players().size();
            add(alone ? "challengers" : "", alone ? Kind.GAUNTLET : Kind.OTHER, List.of(), "", String.valueOf(e.getMessage()));
        }
        for (Contender player : job.players()) {
            boolean patient = player.provider() instanceof ProgramProvider || player.provider().id().equals("rookery");
            if (player.allowance().isFree() && patient) {
                add("nodes", Kind.NO_LIMIT, List.of(player.name()), "",
                        player.name() + " would think for ever: say how long with --tc, --movetime, --nodes or --depth");
            }
        }
    }

    private @Nullable Variant variant() {
        String name = text("variant", "fide");
        return switch (NamedVariant.read(name)) {
            case Reading.Read<Variant>(Variant variant) -> variant;
            case Reading.Refused<Variant>(List<String> wrong) -> {
                boolean file = NamedVariant.isFile(name);
                wrong.forEach(problem -> add("variant", file ? Kind.OTHER : Kind.NO_VARIANT, List.of(name), file ? name : "",
                        without(name, problem)));
                yield null;
            }
        };
    }

    // ---- players -------------------------------------------------------------------------------------------------

    /** @param common the limits for players without their own */
    private List<Contender> players(Variant variant, Allowance common) {
        List<Contender> found = new ArrayList<>();
        for (int i = 0; i < spec.players().size(); i++) {
            String field = "player-" + i;
            switch (PlayerSpec.read(spec.players().get(i))) {
                case Reading.Read<PlayerSpec>(PlayerSpec read) -> contender(field, read, variant, common).ifPresent(found::add);
                case Reading.Refused<PlayerSpec>(List<String> wrong) -> {
                    String text = spec.players().get(i).strip();
                    boolean unnamed = text.isEmpty() || text.startsWith(":");
                    String place = unnamed ? "" : "“" + text + "”";
                    wrong.forEach(problem -> add(field, unnamed ? Kind.NO_NAME : Kind.OTHER, List.of(), place, without(place, problem)));
                }
            }
        }
        return found;
    }

    private Optional<Contender> contender(String field, PlayerSpec player, Variant variant, Allowance common) {
        Optional<BotProvider> provider = provider(field, player, variant);
        if (provider.isEmpty()) {
            return Optional.empty();
        }
        BotProvider found = provider.get();
        if (!found.plays(variant)) {
            add("players", Kind.OTHER_GAME, List.of(found.displayName(), variant.name()), "",
                    found.displayName() + " does not play " + variant.name());
        }
        BotSettings settings = new BotSettings(player.options(), 0);
        List<String> wrongValues = settings.problems(found.options());
        (wrongValues.isEmpty() ? found.problems(variant, settings) : wrongValues)
                .forEach(problem -> add(field, Kind.OTHER, List.of(), player.text(), problem));
        Allowance allowance = common;
        for (Map.Entry<String, String> term : player.terms().entrySet()) {
            if (!TERMS_OF_SOURCES.contains(term.getKey())) {
                allowance = allowance(allowance, term.getKey(), term.getValue(), field, player.text());
            }
        }
        return Optional.of(
                new Contender(unique(player.terms().getOrDefault("name", player.text())), player.text(), found, settings, allowance));
    }

    private Optional<BotProvider> provider(String field, PlayerSpec player, Variant variant) {
        try {
            Optional<BotProvider> found = source.find(player);
            if (found.isEmpty() && player.kind().isEmpty()) {
                add(field, Kind.NO_PLAYER, List.of(player.target()), "", "there is no player “" + player.target() + "”; there are "
                        + String.join(", ", Bots.playing(variant).stream().map(BotProvider::id).sorted().toList()));
            } else if (found.isEmpty()) {
                add(field, Kind.OTHER, List.of(), "“" + player.text() + "”",
                        "players of the kind " + player.kind() + " cannot take part here");
            }
            return found;
        } catch (BotFailure e) {
            add(field, Kind.OTHER, List.of(), player.text(), String.valueOf(e.getMessage()));
            return Optional.empty();
        }
    }

    /** The allowance with one more limit, or as it was if that is wrong. */
    private Allowance allowance(Allowance before, String limit, String value, String field, String place) {
        return switch (AllowanceText.with(before, limit, value)) {
            case Reading.Read<Allowance>(Allowance more) -> more;
            case Reading.Refused<Allowance>(List<String> wrong) -> {
                Long most = AllowanceText.LARGEST.get(limit);
                Kind kind = most != null ? Kind.NUMBER : AllowanceText.NAMES.contains(limit) ? Kind.FORM : Kind.OTHER;
                List<Object> values = most != null ? List.of(1L, most) : List.of(limit);
                wrong.forEach(problem -> add(field, kind, values, place, problem));
                yield before;
            }
        };
    }

    /** The same player may take part twice: the second is called {@code greedy (2)}. */
    private String unique(String name) {
        String free = name;
        for (int number = 2; !names.add(free); number++) {
            free = name + " (" + number + ")";
        }
        return free;
    }

    // ---- the rest ------------------------------------------------------------------------------------------------

    private Format format() {
        String format = choice("format", List.of("round-robin", "gauntlet", "ladder", "swiss", "knockout"));
        int cycles = number("cycles", 1, 1, 1_000_000);
        int challengers = number("challengers", 1, 1, 10_000);
        int reach = number("reach", 2, 1, 10_000);
        int enough = 33 - Integer.numberOfLeadingZeros(Math.max(1, spec.players().size() - 1));
        int rounds = number("rounds", enough, 1, 10_000);
        int tieBreaks = number("tie-break-pairs", 2, 0, 1_000);
        boolean third = flag("third-place");
        return switch (format) {
            case "gauntlet" -> new Format.Gauntlet(challengers, cycles);
            case "ladder" -> new Format.Ladder(reach);
            case "swiss" -> new Format.Swiss(rounds);
            case "knockout" -> new Format.Knockout(tieBreaks, third);
            default -> new Format.RoundRobin(cycles);
        };
    }

    private Openings openings(Variant variant) {
        String file = spec.settings().get("openings");
        int plies = number("opening-plies", 16, 0, MOST_OPENING_PLIES);
        int random = number("random-plies", variant.hasDie() ? 0 : USUAL_RANDOM_PLIES, 0, MOST_OPENING_PLIES);
        boolean twice = number("opening-games", 2, 1, 2) == 2;
        if (file == null) {
            return new Openings(List.of(), random, twice);
        }
        return switch (OpeningReader.read(Path.of(file), variant, plies, progress)) {
            case Reading.Read<List<Opening>>(List<Opening> book) -> new Openings(book, 0, twice);
            case Reading.Refused<List<Opening>>(List<String> wrong) -> {
                wrong.forEach(problem -> other("openings", problem));
                yield new Openings(List.of(), 0, twice);
            }
        };
    }

    private Adjudication adjudication(Variant variant) {
        boolean endless = variant.draws().quietMovesClaim() == 0 && variant.draws().quietMovesAutomatic() == 0;
        Adjudication rules = Adjudication.NONE.withLongest(number("max-moves", endless ? ENDLESS : 0, 1, 100_000));
        Matcher draw = matched("draw", DRAW, "MOVE:COUNT:SCORE such as 40:8:10");
        if (draw != null) {
            rules = rules.withDraw(Math.max(1, Integer.parseInt(draw.group(1))), Math.max(1, Integer.parseInt(draw.group(2))),
                    Integer.parseInt(draw.group(3)));
        }
        Matcher resign = matched("resign", RESIGN, "COUNT:SCORE such as 4:900");
        if (resign != null) {
            rules = rules.withResign(Math.max(1, Integer.parseInt(resign.group(1))), Integer.parseInt(resign.group(2)),
                    resign.group(3) != null);
        }
        return rules;
    }

    private Strictness strictness() {
        return new Strictness(Duration.ofMillis(number("margin-ms", 50, 0, 1_000_000)),
                Duration.ofSeconds(number("hang-seconds", 60, 0, 1_000_000)), flag("courtesies"));
    }

    private @Nullable Sprt sprt(int players) {
        Matcher test = matched("sprt", TEST, "ELO0:ELO1, or ELO0:ELO1:ALPHA:BETA, or either with :normalised behind it");
        if (test == null) {
            return null;
        }
        if (players != 2) {
            add("sprt", Kind.TEST_PLAYERS, List.of(), "sprt", "a sequential test is about two players");
        }
        double alpha = test.group(3) == null ? 0.05 : Double.parseDouble(test.group(3));
        double beta = test.group(4) == null ? 0.05 : Double.parseDouble(test.group(4));
        String model = test.group(5);
        double elo0 = Double.parseDouble(test.group(1));
        double elo1 = Double.parseDouble(test.group(2));
        try {
            return new Sprt(elo0, elo1, alpha, beta,
                    model == null || model.equals("logistic") ? Sprt.Model.LOGISTIC : Sprt.Model.NORMALISED);
        } catch (IllegalArgumentException e) {
            add("sprt", elo0 < elo1 ? Kind.TEST_RATES : Kind.TEST_ORDER, List.of(), "sprt", String.valueOf(e.getMessage()));
            return null;
        }
    }

    private long seed() {
        String seed = text("seed", "1");
        if (!seed.matches("-?\\d{1,18}")) {
            add("seed", Kind.FORM, List.of("seed"), "seed", "a whole number is needed, not “" + seed + "”");
            return 0;
        }
        return Long.parseLong(seed);
    }

    // ---- texts ---------------------------------------------------------------------------------------------------

    private String text(String name, String missing) {
        return spec.settings().getOrDefault(name, missing).strip();
    }

    private int number(String name, int missing, int least, int most) {
        String text = spec.settings().get(name);
        if (text == null) {
            return missing;
        }
        boolean good = text.strip().matches("\\d{1,9}") && Integer.parseInt(text.strip()) >= least
                && Integer.parseInt(text.strip()) <= most;
        if (!good) {
            add(name, Kind.NUMBER, List.of(least, most), name,
                    "a whole number from " + least + " to " + most + " is needed, not “" + text + "”");
        }
        return good ? Integer.parseInt(text.strip()) : Math.max(missing, least);
    }

    private boolean flag(String name) {
        String text = text(name, "false");
        if (!Set.of("true", "false").contains(text)) {
            other(name, name + ": true or false is needed, not “" + text + "”");
        }
        return text.equals("true");
    }

    /** One of the words; the first by default. */
    private String choice(String name, List<String> words) {
        String text = text(name, words.getFirst());
        if (!words.contains(text)) {
            other(name, name + ": one of " + String.join(", ", words) + " is needed, not “" + text + "”");
        }
        return text;
    }

    private @Nullable Matcher matched(String name, Pattern pattern, String form) {
        String text = spec.settings().get(name);
        if (text == null) {
            return null;
        }
        Matcher matcher = pattern.matcher(text.strip());
        if (!matcher.matches()) {
            add(name, Kind.FORM, List.of(name), name, form + " is needed, not “" + text + "”");
            return null;
        }
        return matcher;
    }

    private void add(String field, Kind kind, List<Object> values, String place, String words) {
        problems.add(new JobProblem(field, kind, values, place, words));
    }

    /** The problem without the place it begins with. */
    private static String without(String place, String problem) {
        return !place.isEmpty() && problem.startsWith(place + ": ") ? problem.substring(place.length() + 2) : problem;
    }

    private void other(String field, String words) {
        add(field, Kind.OTHER, List.of(), "", words);
    }
}
