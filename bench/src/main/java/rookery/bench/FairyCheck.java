package rookery.bench;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import rookery.archive.format.ArchiveProblem;
import rookery.archive.format.FairyVariants;
import rookery.kernel.catalogue.Variants;
import rookery.kernel.notation.Fen;
import rookery.kernel.position.Position;
import rookery.kernel.variant.Drops;
import rookery.kernel.variant.Variant;
import rookery.testkit.PerftEngine;

/**
 * Counts moves beside Fairy-Stockfish: for every section of a {@code variants.ini} that we convert, or for every built-in game that we know by the same name.
 * A game is equal when each move of its start and of twenty positions of seeded random games has as many replies in both. {@code bench/fairy-check} runs it.
 */
public final class FairyCheck {

    private static final int POSITIONS = 20;
    private static final int DEPTH = 2;
    /** Where one ply deeper would take too long, one ply must do. */
    private static final int MOST_MOVES = 700;
    private static final Pattern SECTION = Pattern.compile("\\[([^\\]:]+)(?::([^\\]]+))?\\]");

    private final List<String> command;
    private final String file;
    private @Nullable PerftEngine engine;
    private int equal;
    private int different;
    private int untried;
    private int left;

    private FairyCheck(List<String> command, String file) {
        this.command = command;
        this.file = file;
    }

    /** @param arguments a file or {@code --built-in}, then the command that starts the engine, then {@code --only} and names, if not all are wanted */
    public static void main(String[] arguments) throws IOException {
        List<String> all = Arrays.asList(arguments);
        int only = all.indexOf("--only");
        Set<String> wanted = only < 0 ? Set.of() : Set.copyOf(all.subList(only + 1, all.size()));
        List<String> command = all.subList(1, only < 0 ? all.size() : only);
        boolean builtIn = arguments[0].equals("--built-in");
        FairyCheck check = new FairyCheck(command, builtIn ? "" : arguments[0]);
        if (builtIn) {
            check.builtIn(wanted);
        } else {
            check.sections(wanted);
        }
        check.stop();
        System.out.printf("%d equal, %d different, %d that the engine cannot be asked about, %d left%n", check.equal, check.different,
                check.untried, check.left);
        if (check.different > 0) {
            System.exit(1);
        }
    }

    private void builtIn(Set<String> wanted) {
        for (String name : engine().choices("UCI_Variant")) {
            if (!wanted.isEmpty() && !wanted.contains(name)) {
                continue;
            }
            Optional<Variant> variant = Variants.named(name);
            if (variant.isEmpty()) {
                left++;
                tell(name, "left", "not shipped");
            } else {
                compare(name, variant.get());
            }
        }
    }

    private void sections(Set<String> wanted) throws IOException {
        String text = Files.readString(Path.of(file));
        Map<String, String> lacking = lacking(text);
        Set<String> known = new HashSet<>(engine().choices("UCI_Variant"));
        for (FairyVariants.Result result : FairyVariants.read(text)) {
            if (!wanted.isEmpty() && !wanted.contains(result.name())) {
                continue;
            }
            switch (result) {
                case FairyVariants.Refused(String name, List<ArchiveProblem> problems) -> {
                    left++;
                    tell(name, "left", problems.getFirst().found() + " (" + problems.getFirst().expected() + ")");
                }
                case FairyVariants.Accepted(String name, Variant variant) -> {
                    String missing = known.contains(name) ? lacking.getOrDefault(name, "") : "the section";
                    if (missing.isEmpty()) {
                        compare(name, variant);
                    } else {
                        untried++;
                        tell(name, "untried", "the engine does not know " + missing);
                    }
                }
            }
        }
    }

    /** What the engine says it does not understand, by section; what a parent lacks its children lack too. */
    private Map<String, String> lacking(String text) {
        Map<String, String> lacking = new HashMap<>();
        String section = "";
        for (String line : engine().ask("check " + file)) {
            if (line.startsWith("Parsing variant: ")) {
                section = line.substring(17).strip();
            } else if (line.startsWith("Invalid option: ") || line.contains("Invalid value")) {
                lacking.putIfAbsent(section, line.toLowerCase(Locale.ROOT));
            }
        }
        Matcher matcher = SECTION.matcher(text);
        while (matcher.find()) {
            String parent = matcher.group(2);
            if (parent != null && lacking.containsKey(parent)) {
                lacking.putIfAbsent(matcher.group(1), lacking.getOrDefault(parent, ""));
            }
        }
        return lacking;
    }

    private void compare(String name, Variant variant) {
        String difference;
        try {
            difference = difference(name, variant);
        } catch (IllegalStateException | UncheckedIOException e) {
            difference = "the engine stopped";
            stop();
        }
        if (difference.isEmpty()) {
            equal++;
            tell(name, "equal", "");
        } else {
            different++;
            tell(name, "DIFFERENT", difference);
        }
    }

    /** The engine lets a pawn mate by a drop and then calls the game lost; we forbid it. Compared is what both generate without that rule. */
    private static Variant withPawnMates(Variant variant) {
        Drops old = variant.wild().drops();
        Drops drops = new Drops(old.on(), old.captured(), old.zones(), old.oneAFile(), List.of(), old.promoted(), old.checks(), old.duty(),
                old.apart(), old.gating());
        return old.noMate().isEmpty() ? variant : variant.with(draft -> draft.wild = variant.wild().withDrops(drops));
    }

    private String difference(String name, Variant exact) {
        Variant variant = withPawnMates(exact);
        boolean shuffled = variant.id().equals("chess960");
        engine().option("UCI_Chess960", String.valueOf(shuffled));
        engine().option("UCI_Variant", name);
        Position start = Position.start(variant);
        String first = differences(start, engine().divide("startpos", depth(start)), shuffled);
        return !first.isEmpty()
                ? first
                : PerftEngine.randomPositions(variant, POSITIONS)
                        .map(position -> differences(position, engine().divide("fen " + Fen.write(position), depth(position)), shuffled))
                        .filter(found -> !found.isEmpty()).findFirst().orElse("");
    }

    private static int depth(Position position) {
        return position.legalMoveCount() > MOST_MOVES ? 1 : DEPTH;
    }

    private static String differences(Position position, Map<String, Long> theirs, boolean shuffled) {
        Map<String, Long> ours = PerftEngine.ours(position, depth(position), shuffled);
        if (ours.equals(theirs)) {
            return "";
        }
        Set<String> moves = new TreeSet<>(ours.keySet());
        moves.addAll(theirs.keySet());
        List<String> words = new ArrayList<>();
        for (String move : moves) {
            long mine = ours.getOrDefault(move, 0L);
            long other = theirs.getOrDefault(move, 0L);
            if (mine != other && words.size() < 6) {
                words.add(move + " " + mine + ", not " + other);
            }
        }
        return Fen.write(position) + ": " + String.join("; ", words);
    }

    private static void tell(String name, String verdict, String reason) {
        System.out.printf("%-22s %-10s %s%n", name, verdict, reason);
    }

    private PerftEngine engine() {
        PerftEngine running = engine;
        if (running == null) {
            running = new PerftEngine(command);
            running.option("Use NNUE", "false");
            if (!file.isEmpty()) {
                running.option("VariantPath", file);
            }
            engine = running;
        }
        return running;
    }

    private void stop() {
        PerftEngine running = engine;
        engine = null;
        if (running != null) {
            running.close();
        }
    }
}
