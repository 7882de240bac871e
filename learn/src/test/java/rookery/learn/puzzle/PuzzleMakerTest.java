package rookery.learn.puzzle;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import rookery.kernel.catalogue.Variants;
import rookery.kernel.game.Game;
import rookery.kernel.game.GameCursor;
import rookery.kernel.move.Move;
import rookery.kernel.notation.Fen;
import rookery.kernel.notation.San;
import rookery.kernel.position.Position;
import rookery.kernel.variant.Presets;
import rookery.kernel.variant.Variant;

/** Puzzles of games: found, proved, named; the same whatever the number of threads. */
final class PuzzleMakerTest {

    /** A game in which Black takes a queen and overlooks a mate. */
    private static final String LEGAL = "e4 e5 Nf3 d6 Bc4 Bg4 Nc3 g6 Nxe5 Bxd1 Bxf7+ Ke7 Nd5#";

    static Game game(Variant variant, String moves) {
        Game game = new Game(variant);
        GameCursor cursor = game.cursor();
        for (String text : moves.split(" ")) {
            int move = San.parse(cursor.position(), text);
            assertThat(move).as(text).isNotEqualTo(Move.NONE);
            cursor.act(move);
        }
        return game;
    }

    private static List<Integer> line(Position start, String moves) {
        Position position = start.copy();
        return List.of(moves.split(" ")).stream().map(text -> {
            int move = San.parse(position, text);
            assertThat(move).as(text).isNotEqualTo(Move.NONE);
            position.make(move);
            return move;
        }).toList();
    }

    private static Set<Theme> themes(String fen, String moves, PuzzleGoal goal) {
        Position start = Fen.position(Presets.FIDE, fen);
        return Themes.of(start, line(start, moves), goal);
    }

    @Test
    void theMateIsFoundWhateverTheThreads() throws InterruptedException {
        Game game = game(Presets.FIDE, LEGAL);
        Collection<Puzzle> puzzles = made(List.of(game), 1);
        assertThat(puzzles).anySatisfy(puzzle -> {
            assertThat(puzzle.source().ply()).isEqualTo(10);
            assertThat(San.write(puzzle.start(), puzzle.line().getFirst())).isEqualTo("Bxf7+");
            assertThat(puzzle.goal()).isEqualTo(PuzzleGoal.WIN);
            assertThat(puzzle.toFind()).isEqualTo(2);
            assertThat(puzzle.themes()).contains(Theme.MATE);
            assertThat(puzzle.depths().second()).isGreaterThan(puzzle.depths().first());
        });
        assertThat(made(List.of(game, game), 2)).isEqualTo(puzzles);
    }

    private static Collection<Puzzle> made(List<Game> games, int threads) throws InterruptedException {
        try (PuzzleBatch batch = new PuzzleBatch(1, threads)) {
            for (Game game : games) {
                assertThat(batch.add(game)).isTrue();
            }
            return batch.finish();
        }
    }

    @Test
    void aDiePuzzleHasTheBestExpectation() throws InterruptedException {
        // The rook takes the queen that stands before the king, or gives the game away.
        Position position = Fen.position(Presets.DICE, "4k3/8/8/4q3/8/8/P7/4RK2 w - - 0 1 R");
        try (LineFinder finder = LineFinder.of(Presets.DICE).orElseThrow()) {
            Optional<PuzzleMaker.Proof.Proved> proved = new DiceProof().prove(position, finder, _ -> false);
            assertThat(proved.map(found -> San.write(position, found.move()))).contains("Rxe5");
        }
    }

    @Test
    void whereChecksCountAGoodSecondMoveIsNoPuzzle() throws InterruptedException {
        // …Qh4+ wins by force, but …Qg5 does too, six moves later: Fairy-Stockfish refuted this one.
        Variant checks = Variants.named("three-check").orElseThrow();
        Position position = Fen.position(checks, "1nbqkb1r/rppp1ppp/7n/pN2pP2/8/7P/PPPPP1P1/R1BQKBNR b KQk - 3+3 2 5");
        try (LineFinder finder = LineFinder.of(checks).orElseThrow()) {
            assertThat(new SearchProof(checks).prove(position, finder, _ -> false)).isEmpty();
        }
    }

    @Test
    void aLongerLineIsHarder() {
        assertThat(List.of(1, 3, 5, 7, 11)).extracting(Grader::least).containsExactly(300, 864, 1398, 1653, 1653);
    }

    @Test
    void themesAreNamedWhereTheyAreThere() {
        assertThat(themes("r3k3/8/8/1N6/8/8/8/4K3 w - - 0 1", "Nc7+ Kd7 Nxa8", PuzzleGoal.WIN)).containsExactly(Theme.FORK);
        assertThat(themes("4k3/8/2n5/8/8/8/8/4KB2 w - - 0 1", "Bb5", PuzzleGoal.WIN)).contains(Theme.PIN);
        assertThat(themes("3qk3/8/8/8/3N4/8/8/3RK3 w - - 0 1", "Ne6", PuzzleGoal.WIN)).contains(Theme.DISCOVERED_ATTACK);
        assertThat(themes("8/P6k/8/8/8/8/8/4K3 w - - 0 1", "a8=Q", PuzzleGoal.WIN)).containsExactly(Theme.PROMOTION);
        assertThat(themes("6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1", "Ra8#", PuzzleGoal.WIN)).contains(Theme.MATE);
        assertThat(themes("7k/5Q2/8/8/8/8/8/r6K w - - 0 1", "Kg2", PuzzleGoal.SAVE)).isEmpty();
    }

    @Test
    void stalemateIsATrickOfTheLosingSide() {
        // Whoever takes the queen has stalemated.
        assertThat(themes("k5q1/2K5/1P6/8/8/8/8/8 b - - 0 1", "Qc8+", PuzzleGoal.SAVE)).containsExactly(Theme.STALEMATE);
        assertThat(themes("k5q1/2K5/1P6/8/8/8/8/8 b - - 0 1", "Qg7+", PuzzleGoal.SAVE)).isEmpty();
    }

    @Test
    void forcedWinsAreProvedAgainstEveryDefence() {
        Position twoRooks = Fen.position(Presets.FIDE, "6k1/8/8/8/8/8/R7/1R4K1 w - - 0 1");
        assertThat(WinProof.movesToWin(twoRooks, San.parse(twoRooks, "Ra7"), 3)).contains(2);
        assertThat(WinProof.movesToWin(twoRooks, San.parse(twoRooks, "Kf2"), 1)).isEmpty();
    }

    @Test
    void whatEveryoneSolvesIsEasyAndWhatNobodySolvesHard() {
        List<Integer> ratings = List.of(500, 700, 900, 1300, 1900, 2700);
        int easy = Grader.likeliest(ratings.stream().map(rating -> new Grader.Trial(rating, true)).toList());
        int middle = Grader.likeliest(ratings.stream().map(rating -> new Grader.Trial(rating, rating > 1000)).toList());
        int hard = Grader.likeliest(ratings.stream().map(rating -> new Grader.Trial(rating, false)).toList());
        assertThat(easy).isLessThan(700);
        assertThat(middle).isBetween(900, 1300);
        assertThat(hard).isGreaterThan(2200);
    }
}
