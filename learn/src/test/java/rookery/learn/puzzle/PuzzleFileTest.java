package rookery.learn.puzzle;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import rookery.kernel.catalogue.Variants;
import rookery.kernel.move.Move;
import rookery.kernel.move.MoveList;
import rookery.kernel.notation.Fen;
import rookery.kernel.position.Position;
import rookery.kernel.variant.Presets;
import rookery.kernel.variant.Variant;

/** What is written is read again; what is wrong is said, and the rest is read. */
final class PuzzleFileTest {

    @TempDir
    private Path folder;

    private static final String HEADER = "{\"format\": \"rookery puzzles\", \"version\": 1}\n";

    /** A puzzle of random moves from a random position. */
    static Puzzle random(Variant variant, SplittableRandom random) {
        Position position = Position.start(variant);
        int wanted = random.nextInt(4, 30);
        while (position.legalMoveCount() > 0 && (position.ply() < wanted || Move.isRoll(any(position, new SplittableRandom(1))))) {
            position.make(any(position, random));
        }
        if (position.legalMoveCount() == 0) {
            return random(variant, random);
        }
        String fen = Fen.write(position);
        Position start = Fen.position(variant, fen);
        List<Integer> line = new ArrayList<>();
        int length = variant.hasDie() ? 1 : random.nextInt(3) * 2 + 1;
        while (line.size() < length && start.legalMoveCount() > 0) {
            line.add(any(start, random));
            start.make(line.getLast());
        }
        if (line.size() % 2 == 0) {
            line.removeLast();
        }
        return new Puzzle(variant, fen, line, PuzzleGoal.values()[random.nextInt(4)],
                EnumSet.of(Theme.values()[random.nextInt(9)], Theme.FORK),
                random.nextInt(3000), new Puzzle.Depths(random.nextInt(1, 9), random.nextInt(9, 20)),
                new Source("A \"quoted\" name", "검은 말", "2026.11.16", random.nextInt(100)),
                line.size() > 1 ? Set.of() : Set.of(any(Fen.position(variant, fen), random)));
    }

    private static int any(Position position, SplittableRandom random) {
        MoveList moves = new MoveList();
        position.legalMoves(moves);
        return moves.get(random.nextInt(moves.size()));
    }

    private static PuzzleFile.Contents read(String text) throws IOException {
        return PuzzleFile.read(new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)));
    }

    private static String written(List<Puzzle> puzzles) throws IOException {
        StringWriter out = new StringWriter();
        PuzzleFile.write(out, puzzles);
        return out.toString();
    }

    @Test
    void whatIsWrittenIsReadAgain() throws IOException {
        SplittableRandom random = new SplittableRandom(18);
        List<Puzzle> puzzles = new ArrayList<>();
        for (Variant variant : Variants.all()) {
            for (int i = 0; i < 4; i++) {
                puzzles.add(random(variant, random));
            }
        }
        // A variant of a user's own travels with its rules.
        puzzles.add(random(Presets.FIDE.with(draft -> {
            draft.id = "mine";
            draft.castling = Presets.CASUAL.castling();
        }), random));
        PuzzleFile.Contents contents = read(written(puzzles));
        assertThat(contents.problems()).isEmpty();
        assertThat(contents.puzzles()).isEqualTo(puzzles);
    }

    /** Somebody changed the rules of a variant and kept its id, even that of a shipped one. */
    @Test
    void variantsOfOneIdKeepTheirRules() throws IOException {
        SplittableRandom random = new SplittableRandom(4);
        Variant other = Presets.FIDE.with(draft -> draft.castling = Presets.CASUAL.castling());
        List<Puzzle> puzzles = List.of(random(Presets.FIDE, random), random(other, random), random(Presets.FIDE, random),
                random(Presets.FIDE, random), random(other, random));
        assertThat(read(written(puzzles)).puzzles()).isEqualTo(puzzles);
    }

    @Test
    void whatCannotBeReadOfAFileIsKeptBesideIt() throws IOException {
        SplittableRandom random = new SplittableRandom(6);
        Puzzle old = random(Presets.FIDE, random);
        Puzzle fresh = random(Presets.XXL, random);
        Path file = folder.resolve("mine.puzzles");
        assertThat(PuzzleFile.add(file, List.of(old))).isEqualTo(new PuzzleFile.Added(List.of(old), Optional.empty()));
        String damaged = Files.readString(file) + "{\"of\": \"a newer version\"}\n";
        Files.writeString(file, damaged);
        assertThat(PuzzleFile.add(file, List.of(old)).aside()).as("nothing to write").isEmpty();
        assertThat(file).hasContent(damaged);
        PuzzleFile.Added added = PuzzleFile.add(file, List.of(old, fresh));
        assertThat(added.puzzles()).containsExactly(fresh);
        assertThat(added.aside().orElseThrow()).hasFileName("mine.damaged.puzzles").hasContent(damaged);
        assertThat(PuzzleFile.read(file)).isEqualTo(new PuzzleFile.Contents(List.of(old, fresh), List.of()));
    }

    @Test
    void whatTheReaderWouldRefuseIsNotWritten() {
        Puzzle puzzle = random(Presets.FIDE, new SplittableRandom(7));
        assertThatThrownBy(() -> written(Collections.nCopies(200_001, puzzle))).isInstanceOf(IOException.class)
                .hasMessageContaining("at most 200000 puzzles");
    }

    @Test
    void aPuzzleThatComesTwiceIsReadOnce() throws IOException {
        Puzzle puzzle = random(Presets.FIDE, new SplittableRandom(3));
        assertThat(read(written(List.of(puzzle, puzzle))).puzzles()).containsExactly(puzzle);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "x", "{}", "{\"format\": \"rookery puzzles\", \"version\": 2}", "[1]", "{\"format\": 1}"})
    void whatIsNoFileOfPuzzlesIsRefusedInWords(String text) throws IOException {
        PuzzleFile.Contents contents = read(text);
        assertThat(contents.puzzles()).isEmpty();
        assertThat(contents.problems()).singleElement().asString().startsWith("line 1: ");
    }

    /** Each line of a good file is spoilt in turn: that puzzle is left out, the others stay. */
    @Test
    void aSpoiltLineCostsOnePuzzleOnly() throws IOException {
        SplittableRandom random = new SplittableRandom(5);
        List<Puzzle> puzzles = List.of(random(Presets.FIDE, random), random(Presets.XXL, random), random(Presets.DICE, random));
        String[] lines = written(puzzles).split("\n");
        for (String spoilt : List.of("{\"id\": 3}", "{", "null", lines[2].replaceFirst("\"rating\": \\d+", "\"rating\": -1"),
                lines[2].replaceFirst("\"fen\": \"[^\"]*\"", "\"fen\": \"8/8 w\""),
                lines[2].replaceFirst("\"line\": \\[\"", "\"line\": [\"a1a1"),
                lines[2].replaceFirst("\"id\": \"..", "\"id\": \"zz"), lines[2].replaceFirst("\\{", "{\"more\": 1, "),
                lines[2].replaceFirst("\"depths\": \\[\\d+", "\"depths\": [99999"), lines[2].replaceFirst("xxl", "no-such"))) {
            PuzzleFile.Contents contents = read(HEADER + lines[1] + "\n" + spoilt + "\n" + lines[3] + "\n");
            assertThat(contents.puzzles()).as(spoilt).containsExactly(puzzles.get(0), puzzles.get(2));
            assertThat(contents.problems()).as(spoilt).singleElement().asString().startsWith("line 3: ");
        }
    }

    /** Bytes at random never make the reader throw. */
    @Test
    void noiseIsAnswered() throws IOException {
        SplittableRandom random = new SplittableRandom(7);
        byte[] good = written(List.of(random(Presets.FIDE, random), random(Presets.DICE, random))).getBytes(StandardCharsets.UTF_8);
        for (int i = 0; i < 500; i++) {
            byte[] bytes = good.clone();
            for (int change = 0; change < 3; change++) {
                bytes[random.nextInt(bytes.length)] = (byte) random.nextInt(256);
            }
            assertThat(PuzzleFile.read(new ByteArrayInputStream(bytes)).puzzles().size()).isLessThanOrEqualTo(2);
        }
    }
}
