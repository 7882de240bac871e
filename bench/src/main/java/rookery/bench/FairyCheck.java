package rookery.bench;

import java.io.BufferedReader;
import java.io.BufferedWriter;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
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
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import rookery.archive.format.ArchiveProblem;
import rookery.archive.format.FairyVariants;
import rookery.kernel.catalogue.Variants;
import rookery.kernel.move.MoveList;
import rookery.kernel.notation.Fen;
import rookery.kernel.notation.UciText;
import rookery.kernel.position.Outcome;
import rookery.kernel.position.Perft;
import rookery.kernel.position.Position;
import rookery.kernel.variant.Drops;
import rookery.kernel.variant.Variant;

/**
 * Counts moves beside Fairy-Stockfish: for every section of a {@code variants.ini} that we convert, or for every built-in game that we know by the same name.
 * A game is equal when each move of its start and of twenty positions of seeded random games has as many replies in both. {@code bench/fairy-check} runs it.
 */
public final class FairyCheck {

    private static final int POSITIONS = 20;
    private static final int DEPTH = 2;
    /** Where one ply deeper would take too long, one ply must do. */
    private static final int MOST_MOVES = 700;
    private static final Pattern COUNT = Pattern.compile("(\\S+): (\\d+)");
    private static final Pattern SECTION = Pattern.compile("\\[([^\\]:]+)(?::([^\\]]+))?\\]");

    private final List<String> command;
    private final String file;
    private @Nullable Program program;
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

    private void builtIn(Set<String> wanted) throws IOException {
        for (String name : program().variants()) {
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
        Set<String> known = new HashSet<>(program().variants());
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
    private Map<String, String> lacking(String text) throws IOException {
        Map<String, String> lacking = new HashMap<>();
        String section = "";
        for (String line : program().check(file)) {
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

    private void compare(String name, Variant variant) throws IOException {
        String difference;
        try {
            difference = difference(name, variant);
        } catch (IOException e) {
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

    private String difference(String name, Variant exact) throws IOException {
        Variant variant = withPawnMates(exact);
        boolean shuffled = variant.id().equals("chess960");
        program().send("setoption name UCI_Chess960 value " + shuffled);
        program().send("setoption name UCI_Variant value " + name);
        SplittableRandom random = new SplittableRandom(variant.id().hashCode());
        MoveList moves = new MoveList();
        Position position = Position.start(variant);
        String found = differences(position, program().divide("startpos", depth(position)), shuffled);
        for (int compared = 0; compared < POSITIONS && found.isEmpty(); compared++) {
            for (int ply = random.nextInt(1, 8); ply > 0; ply--) {
                position.legalMoves(moves);
                // Draws that count moves do not stop another program's generator, nor ours.
                if (moves.isEmpty() || position.outcome() instanceof Outcome.Win || position.ply() > 150) {
                    position = Position.start(variant);
                    position.legalMoves(moves);
                }
                position.make(moves.get(random.nextInt(moves.size())));
            }
            found = differences(position, program().divide("fen " + Fen.write(position), depth(position)), shuffled);
        }
        return found;
    }

    private static int depth(Position position) {
        return position.legalMoveCount() > MOST_MOVES ? 1 : DEPTH;
    }

    private static String differences(Position position, Map<String, Long> theirs, boolean shuffled) {
        Map<String, Long> ours = new TreeMap<>();
        Perft.divide(position, depth(position)).forEach((move, count) -> ours.put(UciText.write(position, move, shuffled), count));
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

    private Program program() throws IOException {
        Program running = program;
        if (running == null) {
            running = new Program(command);
            running.send("setoption name Use NNUE value false");
            if (!file.isEmpty()) {
                running.send("setoption name VariantPath value " + file);
            }
            program = running;
        }
        return running;
    }

    private void stop() {
        Program running = program;
        if (running != null) {
            running.process.destroy();
            program = null;
        }
    }

    /** The engine, running. */
    private static final class Program {

        private final Process process;
        private final BufferedWriter in;
        private final BufferedReader out;

        Program(List<String> command) throws IOException {
            process = new ProcessBuilder(command).redirectErrorStream(true).start();
            in = process.outputWriter(StandardCharsets.UTF_8);
            out = process.inputReader(StandardCharsets.UTF_8);
        }

        void send(String line) throws IOException {
            in.write(line);
            in.newLine();
            in.flush();
        }

        private String receive() throws IOException {
            String line = out.readLine();
            if (line == null) {
                throw new IOException("no answer");
            }
            return line;
        }

        List<String> variants() throws IOException {
            send("uci");
            List<String> names = new ArrayList<>();
            for (String line = receive(); !line.equals("uciok"); line = receive()) {
                if (line.startsWith("option name UCI_Variant ")) {
                    List<String> parts = List.of(line.split(" var "));
                    parts.subList(1, parts.size()).forEach(part -> names.add(part.strip()));
                }
            }
            return names;
        }

        /** What the engine says about a file. */
        List<String> check(String file) throws IOException {
            send("check " + file);
            send("isready");
            List<String> lines = new ArrayList<>();
            for (String line = receive(); !line.equals("readyok"); line = receive()) {
                lines.add(line);
            }
            return lines;
        }

        /** How many positions there are behind each move. */
        Map<String, Long> divide(String position, int depth) throws IOException {
            send("position " + position);
            send("go perft " + depth);
            Map<String, Long> counts = new TreeMap<>();
            for (String line = receive(); !line.startsWith("Nodes searched"); line = receive()) {
                Matcher matcher = COUNT.matcher(line.strip());
                if (matcher.matches()) {
                    counts.put(matcher.group(1), Long.valueOf(matcher.group(2)));
                }
            }
            return counts;
        }
    }
}
