package rookery.learn.solve;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import rookery.kernel.catalogue.Variants;
import rookery.kernel.game.Game;
import rookery.kernel.game.GameCursor;
import rookery.kernel.move.Move;
import rookery.kernel.notation.Fen;
import rookery.kernel.notation.San;
import rookery.kernel.piece.Side;
import rookery.kernel.position.Position;
import rookery.kernel.variant.Presets;
import rookery.kernel.variant.Variant;
import rookery.learn.puzzle.LineFinder;
import rookery.learn.puzzle.Puzzle;
import rookery.learn.puzzle.PuzzleGoal;
import rookery.learn.puzzle.Source;
import rookery.learn.puzzle.Theme;
import rookery.play.chance.SplitMix64;

/** One puzzle on the board, and a person's way through many. */
final class SolvingTest {

    private static final Instant NOON = Instant.parse("2026-11-16T12:00:00Z");

    @TempDir
    private Path folder;

    /** Nc7+ forks, the king moves, the rook is taken. */
    private static Puzzle fork(int rating) {
        String fen = "r3k3/8/8/1N6/8/8/8/4K3 w - - 0 " + (rating + 1);
        List<Integer> line = new ArrayList<>();
        Position position = Fen.position(Presets.FIDE, fen);
        for (String text : List.of("Nc7+", "Kd7", "Nxa8")) {
            line.add(San.parse(position, text));
            position.make(line.getLast());
        }
        return new Puzzle(Presets.FIDE, fen, line, PuzzleGoal.WIN, Set.of(Theme.FORK), rating, new Puzzle.Depths(3, 6),
                new Source("", "", "", 0));
    }

    private static int move(SolvingState state, String text) {
        int move = San.parse(state.position(), text);
        assertThat(move).isNotEqualTo(Move.NONE);
        return move;
    }

    @Test
    void theRightMoveIsAnsweredAndTheWrongOneTakenBack() {
        SolvingState start = SolvingState.of(fork(1000));
        SolvingState tried = start.play(move(start, "Kd2"));
        assertThat(tried.wrong()).hasSize(1);
        assertThat(tried.position().key()).isEqualTo(start.position().key());
        SolvingState on = tried.play(move(tried, "Nc7+"));
        assertThat(on.position().turn()).isEqualTo(Side.WHITE);
        assertThat(on.wrong()).isEmpty();
        assertThat(on.play(move(on, "Nxa8")).status()).isEqualTo(SolvingState.Status.SHOWN);
        SolvingState right = start.play(move(start, "Nc7+"));
        assertThat(right.play(move(right, "Nxa8")).status()).isEqualTo(SolvingState.Status.SOLVED);
    }

    @Test
    void aHintKnowsPiecesFromTheHand() {
        Variant variant = Variants.named("crazyhouse").orElseThrow();
        String fen = "6rk/6pp/8/8/8/8/8/4K3[N] w - - 0 1";
        Position position = Fen.position(variant, fen);
        SolvingState start = SolvingState
                .of(new Puzzle(variant, fen, List.of(San.parse(position, "N@f7")), PuzzleGoal.WIN, Set.of(Theme.MATE),
                        800, new Puzzle.Depths(2, 4), new Source("Ada", "Grace", "", 20)));
        SolvingState one = start.hint();
        assertThat(variant.kind(one.hintedKind()).name()).isEqualTo("knight");
        assertThat(one.isDrop()).isTrue();
        // It stands on no square that could be told.
        SolvingState two = one.hint();
        assertThat(two.told()).isEqualTo(SolvingState.Hint.MOVE);
        assertThat(two.play(two.hintedMove()).isOver()).isTrue();
    }

    @Test
    void hintsComeInSteps() {
        SolvingState state = SolvingState.of(fork(1000));
        assertThat(state.hintedKind()).isZero();
        SolvingState one = state.hint();
        assertThat(Presets.FIDE.kind(one.hintedKind()).name()).isEqualTo("knight");
        assertThat(one.hintedSquare()).isEqualTo(-1);
        SolvingState two = one.hint();
        assertThat(Presets.FIDE.shape().name(two.hintedSquare())).isEqualTo("b5");
        assertThat(two.hintedMove()).isEqualTo(Move.NONE);
        SolvingState three = two.hint();
        assertThat(three.hintedMove()).isEqualTo(state.puzzle().line().getFirst());
        SolvingState on = three.play(three.hintedMove());
        assertThat(on.hintedKind()).isZero();
        assertThat(on.play(move(on, "Nxa8")).status()).isEqualTo(SolvingState.Status.SHOWN);
        assertThat(two.play(three.hintedMove()).play(move(on, "Nxa8")).status()).isEqualTo(SolvingState.Status.SOLVED);
        assertThat(state.giveUp().status()).isEqualTo(SolvingState.Status.SHOWN);
    }

    @Test
    void anyMateWillDo() {
        String fen = "6k1/5ppp/8/8/8/8/8/RR4K1 w - - 0 1";
        Position position = Fen.position(Presets.FIDE, fen);
        Puzzle puzzle = new Puzzle(Presets.FIDE, fen, List.of(San.parse(position, "Ra8#")), PuzzleGoal.WIN, Set.of(Theme.MATE), 500,
                new Puzzle.Depths(1, 2), new Source("", "", "", 0));
        SolvingState state = SolvingState.of(puzzle);
        SolvingState solved = state.play(move(state, "Rb8#"));
        assertThat(solved.status()).isEqualTo(SolvingState.Status.SOLVED);
        assertThat(solved.position().outcome().isOver()).isTrue();
    }

    /** One rook takes the queen with mate; the other, which pins it, is taken for as good. */
    private static Puzzle mistake() {
        String fen = "3q2k1/5ppp/8/8/8/8/5PPP/2RR2K1 w - - 0 1";
        Position position = Fen.position(Presets.FIDE, fen);
        int best = San.parse(position, "Rxd8#");
        int other = San.parse(position, "Rc8");
        return new Mistakes.Mistake(fen, San.parse(position, "h3"), best, Set.of(best, other), 0.4, 9, 20).puzzle(Presets.FIDE, "Anna",
                "Ben",
                "2026.11.16");
    }

    @Test
    void aMistakeMayBePutRightInSeveralWays() {
        SolvingState start = SolvingState.of(mistake());
        assertThat(start.play(move(start, "Rc8")).status()).isEqualTo(SolvingState.Status.SOLVED);
        assertThat(start.play(move(start, "Rxd8#")).status()).isEqualTo(SolvingState.Status.SOLVED);
        SolvingState wrong = start.play(move(start, "h3"));
        assertThat(wrong.wrong()).hasSize(1);
        assertThat(wrong.isOver()).isFalse();
    }

    @Test
    void ownMistakesComeFirstAndAgainAndCountForNoRating() {
        Diary diary = diary();
        PuzzleCourse course = new PuzzleCourse(diary, "standard", List.of(fork(1000), mistake()), 1);
        assertThat(course.standing(NOON).mistakes()).isEqualTo(1);
        assertThat(course.standing(NOON).unseen()).isEqualTo(1);
        Puzzle first = course.next(NOON).orElseThrow();
        assertThat(first).isEqualTo(mistake());
        double before = course.standing(NOON).rating().value();
        SolvingState state = SolvingState.of(first);
        course.note(state.play(move(state, "Rc8")), NOON);
        assertThat(diary.entries().getLast().sort()).isEqualTo(DiaryEntry.Sort.MISTAKE);
        assertThat(course.standing(NOON).rating().value()).isEqualTo(before);
        assertThat(course.next(NOON)).contains(fork(1000));
        // It went right at once, and is asked again when a few days have gone.
        assertThat(course.next(NOON.plus(Duration.ofDays(4)))).contains(mistake());
    }

    private Diary diary() {
        return Diary.open(folder, 7).result().orElseThrow();
    }

    @Test
    void theDiaryIsReadAsItWasWritten() throws IOException {
        Diary diary = diary();
        List<DiaryEntry> written = new ArrayList<>();
        for (int i = 0; i < 50; i++) {
            DiaryEntry entry = new DiaryEntry(NOON.plusMillis(i * 1_234_567L), DiaryEntry.Sort.values()[i % 4], "standard",
                    "item \"" + i + "\" 말",
                    i * 20, i % 3 > 0);
            written.add(diary.add(entry).result().orElseThrow());
        }
        assertThat(diary().entries()).isEqualTo(written);
        // A line cut off by a power cut costs itself only.
        Path file = folder.resolve("learning-7.jsonl");
        Files.writeString(file, "{\"at\": \"2026-11-", StandardOpenOption.APPEND);
        Diary again = diary();
        DiaryEntry last = new DiaryEntry(NOON, DiaryEntry.Sort.LESSON, "xxl", "camel", 0, true);
        again.add(last);
        written.add(last);
        assertThat(diary().entries()).isEqualTo(written);
        assertThat(Diary.open(folder, 8).result().orElseThrow().entries()).isEmpty();
    }

    @Test
    void whatWentWrongComesAgainAndThePausesGrow() {
        List<DiaryEntry> entries = new ArrayList<>();
        Instant now = NOON;
        entries.add(entry(now, "a", false));
        entries.add(entry(now, "b", true));
        assertThat(Repetition.of(entries, false).due(now)).isEmpty();
        now = now.plus(Duration.ofMinutes(10));
        assertThat(Repetition.of(entries, false).due(now)).containsExactly("a");
        entries.add(entry(now, "a", true));
        assertThat(Repetition.of(entries, false).due(now.plus(Duration.ofHours(23)))).isEmpty();
        now = now.plus(Duration.ofDays(1));
        assertThat(Repetition.of(entries, false).due(now)).containsExactly("a");
        entries.add(entry(now, "a", false));
        assertThat(Repetition.of(entries, false).due(now.plus(Duration.ofMinutes(10)))).containsExactly("a");
        for (int days : new int[]{1, 1, 3, 7, 16, 35, 60}) {
            now = now.plus(Duration.ofDays(days)).plus(Duration.ofMinutes(10));
            entries.add(entry(now, "a", true));
        }
        assertThat(Repetition.of(entries, false).cards().getFirst().isKnown()).isTrue();
        assertThat(Repetition.of(entries, false).due(now.plus(Duration.ofDays(9999)))).isEmpty();
    }

    private static DiaryEntry entry(Instant at, String item, boolean right) {
        return new DiaryEntry(at, DiaryEntry.Sort.PUZZLE, "standard", item, 1000, right);
    }

    /** A simulated person of known strength: the rating comes near it, streaks and repetition are counted. */
    @Test
    void theRatingFindsThePerson() {
        List<Puzzle> puzzles = new ArrayList<>();
        for (int rating = 400; rating < 2400; rating += 4) {
            puzzles.add(fork(rating));
        }
        PuzzleCourse course = new PuzzleCourse(diary(), "standard", puzzles, 3);
        Instant now = NOON;
        for (int i = 0; i < 150; i++) {
            Puzzle puzzle = course.next(now).orElseThrow();
            double chance = 1 / (1 + Math.pow(10, (puzzle.rating() - 1700) / 400.0));
            boolean solves = (SplitMix64.at(11, i) >>> 11) * 0x1p-53 < chance;
            SolvingState state = SolvingState.of(puzzle);
            course.note(solves ? solved(state) : state.giveUp(), now);
            now = now.plusSeconds(40);
        }
        PuzzleCourse.Standing standing = course.standing(now);
        assertThat(standing.rating().value()).isBetween(1500.0, 1900.0);
        assertThat(standing.best()).isGreaterThanOrEqualTo(standing.streak());
        assertThat(standing.solved() + standing.unseen()).isLessThanOrEqualTo(puzzles.size());
    }

    private static SolvingState solved(SolvingState state) {
        SolvingState next = state;
        while (!next.isOver()) {
            next = next.play(next.toFind().orElseThrow());
        }
        return next;
    }

    @Test
    void aFailureIsAskedAgainFirst() {
        PuzzleCourse course = new PuzzleCourse(diary(), "standard", List.of(fork(1000), fork(1100)), 3);
        Puzzle first = course.next(NOON).orElseThrow();
        course.note(SolvingState.of(first).giveUp(), NOON);
        assertThat(course.standing(NOON).streak()).isZero();
        assertThat(course.next(NOON).orElseThrow()).isNotEqualTo(first);
        Instant later = NOON.plus(Duration.ofMinutes(11));
        assertThat(course.standing(later).due()).isEqualTo(1);
        assertThat(course.next(later)).contains(first);
    }

    @Test
    void mistakesOfAGameAreFound() throws InterruptedException {
        Game game = new Game(Presets.FIDE);
        GameCursor cursor = game.cursor();
        for (String text : "f3 e5 g4 Qh4#".split(" ")) {
            cursor.act(San.parse(cursor.position(), text));
        }
        try (LineFinder finder = LineFinder.of(Presets.FIDE).orElseThrow()) {
            List<Mistakes.Mistake> mistakes = Mistakes.of(game, Side.WHITE, finder);
            assertThat(mistakes.getFirst().ply()).isEqualTo(2);
            assertThat(mistakes.getFirst().right()).contains(mistakes.getFirst().best()).doesNotContain(mistakes.getFirst().played());
            assertThat(Mistakes.of(game, Side.BLACK, finder)).isEmpty();
        }
    }
}
