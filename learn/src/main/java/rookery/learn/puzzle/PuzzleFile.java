package rookery.learn.puzzle;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.Reader;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import rookery.kernel.catalogue.VariantReader;
import rookery.kernel.catalogue.VariantWriter;
import rookery.kernel.catalogue.Variants;
import rookery.kernel.catalogue.json.Json;
import rookery.kernel.catalogue.json.JsonReader;
import rookery.kernel.catalogue.json.JsonWriter;
import rookery.kernel.catalogue.json.LineColumn;
import rookery.kernel.variant.Variant;
import rookery.play.file.AtomicFile;
import rookery.play.file.Folders;
import rookery.play.file.SetAside;

/**
 * Files of puzzles: lines of JSON, see {@code docs/learn.md}. The first line identifies the file; a line of rules precedes the puzzles of a variant
 * that the program does not ship; every other line is a puzzle. The reader trusts nothing: every position must be playable and every move legal.
 */
public final class PuzzleFile {

    /** The usual file name extension. */
    public static final String EXTENSION = "puzzles";

    private static final String FORMAT = "rookery puzzles";
    private static final int VERSION = 1;
    private static final int LONGEST_LINE = 1 << 18;
    private static final int MOST_PUZZLES = 200_000;
    private static final int MOST_PROBLEMS = 100;

    /**
     * The result of reading a file.
     *
     * @param puzzles  the valid ones, each once, in the order of the file
     * @param problems what is wrong with the other lines, in words for a user
     */
    public record Contents(List<Puzzle> puzzles, List<String> problems) {
        public Contents {
            puzzles = List.copyOf(puzzles);
            problems = List.copyOf(problems);
        }
    }

    private final Map<String, Variant> variants = new HashMap<>();
    private final List<Puzzle> puzzles = new ArrayList<>();
    private final List<String> problems = new ArrayList<>();
    private final Set<String> seen = new HashSet<>();
    private int line;

    private PuzzleFile() {
    }

    // ---- writing -------------------------------------------------------------------------------------------------

    /** Writes the puzzles atomically; refuses what the reader would. */
    public static void write(Path file, Collection<Puzzle> puzzles) throws IOException {
        AtomicFile.writeText(file, out -> write(out, puzzles));
    }

    static void write(Writer out, Collection<Puzzle> puzzles) throws IOException {
        if (puzzles.size() > MOST_PUZZLES) {
            throw new IOException("a file holds at most " + MOST_PUZZLES + " puzzles, and these are " + puzzles.size());
        }
        line(out, new Json.Builder().with("format", Json.of(FORMAT)).with("version", Json.of(VERSION)).build());
        Map<String, Variant> told = new HashMap<>();
        for (Puzzle puzzle : puzzles) {
            Variant variant = puzzle.variant();
            // Two variants may have one id: the rules told last are those of the puzzles that follow.
            if (!variant(variant.id(), told).filter(variant::equals).isPresent()
                    && JsonReader.read(VariantWriter.compact(variant)) instanceof JsonReader.Read(Json rules)) {
                line(out, new Json.Builder().with("rules", rules).build());
                told.put(variant.id(), variant);
            }
            line(out, PuzzleText.json(puzzle));
        }
    }

    private static void line(Writer out, Json json) throws IOException {
        out.write(JsonWriter.compact(json) + "\n");
    }

    /**
     * What was added to a file.
     *
     * @param puzzles the new ones
     * @param aside   the copy of the file that was kept because some of its lines could not be read
     */
    public record Added(List<Puzzle> puzzles, Optional<Path> aside) {
        public Added {
            puzzles = List.copyOf(puzzles);
        }
    }

    /** Adds puzzles to a file, each once and atomically. */
    public static Added add(Path file, Collection<Puzzle> puzzles) throws IOException {
        Map<String, Puzzle> all = new LinkedHashMap<>();
        Optional<Path> aside = Optional.empty();
        boolean isWhole = true;
        if (Files.exists(file)) {
            Contents there = read(file);
            there.puzzles().forEach(puzzle -> all.put(puzzle.id(), puzzle));
            isWhole = there.problems().isEmpty();
        }
        List<Puzzle> fresh = puzzles.stream().filter(puzzle -> all.putIfAbsent(puzzle.id(), puzzle) == null).toList();
        if (!fresh.isEmpty()) {
            if (!isWhole) {
                aside = Optional.of(SetAside.copy(file));
            }
            Folders.makePrivate(Objects.requireNonNull(file.toAbsolutePath().getParent()));
            write(file, all.values());
        }
        return new Added(fresh, aside);
    }

    // ---- reading -------------------------------------------------------------------------------------------------

    public static Contents read(Path file) throws IOException {
        try (InputStream in = Files.newInputStream(file)) {
            return read(in);
        }
    }

    /** @param in read to its end and left open */
    public static Contents read(InputStream in) throws IOException {
        PuzzleFile reading = new PuzzleFile();
        reading.lines(new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8)));
        return new Contents(reading.puzzles, reading.problems);
    }

    private void lines(Reader in) throws IOException {
        StringBuilder text = new StringBuilder();
        boolean good = true;
        for (int letter = in.read(); good && letter >= 0; letter = in.read()) {
            if (letter == '\n') {
                good = take(text.toString());
                text.setLength(0);
            } else if (text.length() == LONGEST_LINE) {
                line++;
                problem("the line is longer than " + LONGEST_LINE + " characters");
                good = false;
            } else {
                text.append((char) letter);
            }
        }
        if (good && !text.isEmpty()) {
            take(text.toString());
        }
        if (line == 0) {
            line = 1;
            problem("this is no file of puzzles: it is empty");
        }
    }

    /** Returns false if reading on makes no sense. */
    private boolean take(String text) {
        line++;
        if (text.isBlank()) {
            return true;
        }
        if (line == 1) {
            return isHeader(text);
        }
        if (!(JsonReader.read(text) instanceof JsonReader.Read(Json value) && value instanceof Json.Dict dict)) {
            problem("this is no line of JSON");
        } else if (dict.find("rules") instanceof Json.Dict rules) {
            rules(rules);
        } else {
            puzzle(dict);
        }
        if (puzzles.size() > MOST_PUZZLES) {
            puzzles.removeLast();
            problem("a file holds at most " + MOST_PUZZLES + " puzzles; the rest was not read");
            return false;
        }
        return problems.size() < MOST_PROBLEMS;
    }

    private boolean isHeader(String text) {
        boolean ours = JsonReader.read(text) instanceof JsonReader.Read(Json value) && value instanceof Json.Dict dict
                && dict.find("format") instanceof Json.Text(LineColumn _, String format) && format.equals(FORMAT);
        if (!ours) {
            problem("this is no file of puzzles: its first line does not say so");
            return false;
        }
        boolean known = JsonReader.read(text) instanceof JsonReader.Read(Json value) && value instanceof Json.Dict dict
                && dict.find("version") instanceof Json.Numeral number && Integer.valueOf(VERSION).equals(number.whole());
        if (!known) {
            problem("the file was written by another version of Rookery");
        }
        return known;
    }

    private void rules(Json.Dict rules) {
        switch (VariantReader.read(JsonWriter.compact(rules))) {
            case VariantReader.Accepted(Variant variant) -> variants.put(variant.id(), variant);
            case VariantReader.Refused(var reasons) -> problem("these rules cannot be used: " + reasons.getFirst().message());
        }
    }

    private void puzzle(Json.Dict dict) {
        switch (PuzzleText.read(dict, this::variant)) {
            case PuzzleText.Good(Puzzle puzzle) -> {
                if (seen.add(puzzle.id())) {
                    puzzles.add(puzzle);
                }
            }
            case PuzzleText.Bad(String reason) -> problem(reason);
        }
    }

    private Optional<Variant> variant(String id) {
        return variant(id, variants);
    }

    private static Optional<Variant> variant(String id, Map<String, Variant> told) {
        Variant own = told.get(id);
        return own != null ? Optional.of(own) : Variants.named(id).filter(variant -> variant.id().equals(id));
    }

    private void problem(String words) {
        problems.add("line " + line + ": " + words);
    }
}
