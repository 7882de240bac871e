package rookery.archive.format;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import rookery.kernel.catalogue.Variants;
import rookery.kernel.game.Eval;
import rookery.kernel.game.Game;
import rookery.kernel.game.GameCursor;
import rookery.kernel.game.GameNode;
import rookery.kernel.game.Mark;
import rookery.kernel.game.Notes;
import rookery.kernel.move.Move;
import rookery.kernel.move.MoveList;
import rookery.kernel.notation.Fen;
import rookery.kernel.piece.Side;
import rookery.kernel.position.Outcome;
import rookery.kernel.position.Reason;
import rookery.kernel.variant.Presets;
import rookery.kernel.variant.Variant;

/** Our own format: what is written comes back, and whatever disagrees is refused. */
class NativeFormatTest {

    /** A random game with notes here and there. */
    private static Game random(Variant variant, long seed, int plies) {
        Random random = new Random(seed);
        Game game = new Game(variant);
        game.tag("White", "Zoë \"the rook\" Ångström");
        game.tag("Black", "Bot");
        GameCursor cursor = game.cursor();
        MoveList moves = new MoveList();
        for (int ply = 0; ply < plies && !cursor.position().outcome().isOver(); ply++) {
            cursor.position().legalMoves(moves);
            int action = moves.get(random.nextInt(moves.size()));
            if (Move.isRoll(action)) {
                cursor.act(action);
                continue;
            }
            GameNode node = cursor.append(action);
            if (random.nextInt(4) == 0) {
                node.annotate(
                        Notes.NONE.withClock(random.nextLong(1L << 40)).withSpent(random.nextInt(1 << 30)).withComment("a \"note\" {x}\n}")
                                .withNags(List.of(1, 14)).withEval(new Eval.Centipawns(random.nextInt(900) - 450, 7))
                                .withMarks(List.of(Mark.circle(Mark.Colour.GREEN, 3), Mark.arrow(Mark.Colour.RED, 1, 9))));
            }
        }
        Outcome outcome = cursor.position().outcome();
        game.end(outcome.isOver() ? outcome : new Outcome.Win(Side.BLACK, Reason.RESIGNATION));
        return game;
    }

    private static Game read(String text) {
        ArchiveReading reading = NativeReader.read(text);
        assertThat(reading).as(() -> reading.toString()).isInstanceOf(ArchiveReading.Read.class);
        return ((ArchiveReading.Read) reading).games().getFirst();
    }

    private static int code(String text) {
        ArchiveReading reading = NativeReader.read(text);
        assertThat(reading).as(text).isInstanceOf(ArchiveReading.Refused.class);
        return ((ArchiveReading.Refused) reading).problems().getFirst().code().number();
    }

    @Test
    void gamesOfEveryVariantComeBackTheSame() { // C-11 C-13 D-05
        for (Variant variant : Variants.all()) {
            for (int seed = 0; seed < 3; seed++) {
                String text = NativeWriter.write(random(variant, seed, 60));
                assertThat(NativeWriter.write(read(text))).as(variant.id()).isEqualTo(text);
            }
        }
    }

    @Test
    void variationsComeBackToo() {
        Game game = new Game(Presets.FIDE);
        GameCursor cursor = game.cursor();
        cursor.append(Move.of(12, 28, Move.DOUBLE_STEP));
        cursor.append(Move.of(52, 36, Move.DOUBLE_STEP));
        cursor.goTo(game.root());
        cursor.append(Move.of(11, 27, Move.DOUBLE_STEP));
        cursor.append(Move.of(51, 35, Move.DOUBLE_STEP));
        cursor.goTo(game.mainLine().getFirst());
        cursor.append(Move.of(50, 34, Move.DOUBLE_STEP));
        String text = NativeWriter.write(game);
        assertThat(text).contains("variations");
        assertThat(NativeWriter.write(read(text))).isEqualTo(text);
    }

    @Test
    void aPersonCanReadTheBoardAndTheTurn() { // C-10 C-11
        String text = NativeWriter.write(new Game(Presets.CLASSIC));
        assertThat(text).contains("\"rnbqkbnr\"", "\"RNBQKBNR\"", "\"turn\": \"white\"");
    }

    @Test
    void everyDisagreementHasItsCode() { // C-14 C-15 C-16 C-17 C-18
        Game game = random(Presets.CLASSIC, 5, 20);
        String text = NativeWriter.write(game);
        String first = "\"move\": \"";
        int at = text.indexOf(first) + first.length();
        assertThat(code(text.substring(0, at) + "a1a8" + text.substring(at + 4))).isEqualTo(105);
        List<String> rows = BoardDiagram.draw(Presets.CLASSIC, game.at(game.last()).setup().placement());
        assertThat(code(text.replace("\"" + rows.getFirst() + "\"", "\"" + rows.getFirst() + ".\""))).isEqualTo(101);
        assertThat(code(text.replace("\"" + rows.getFirst() + "\"", "\"" + rows.getFirst().substring(0, 7) + "z\""))).isEqualTo(102);
        assertThat(code(text.replaceAll("\"turn\": \"[a-z]+\",", ""))).isEqualTo(103);
        assertThat(code("RNBQKBNR")).isEqualTo(104);
        assertThat(code(text.replace("0-1", "1-0"))).isEqualTo(106);
        assertThat(code(text.replace("\"version\": 1", "\"version\": 2"))).isEqualTo(107);
        assertThat(code(text.replace("\"version\": 1", "\"version\": 1, \"version\": 1"))).isEqualTo(106);
    }

    @Test
    void savedAndLoadedAgainAndAgain(@TempDir Path folder) throws IOException { // C-12 C-19
        Path file = folder.resolve("game.rookery");
        Game first = random(Presets.DICE, 9, 40);
        Game game = first;
        for (int i = 0; i < 5; i++) {
            GameFile.write(file, List.of(game));
            game = ((ArchiveReading.Read) GameFile.read(file)).games().getFirst();
            assertThat(game.actions()).isEqualTo(first.actions());
            assertThat(game.outcome()).isEqualTo(first.outcome());
            assertThat(game.tags()).isEqualTo(first.tags());
            assertThat(NativeWriter.write(game)).isEqualTo(NativeWriter.write(first));
        }
        try (var files = Files.list(folder)) {
            assertThat(files).containsExactly(file);
        }
        Path pgn = folder.resolve("game.pgn");
        Game second = random(Presets.XXL, 2, 30);
        GameFile.write(pgn, List.of(game, second));
        assertThat(((ArchiveReading.Read) GameFile.read(pgn)).games()).extracting(Game::actions).containsExactly(first.actions(),
                second.actions());
        Path fen = folder.resolve("end.fen");
        GameFile.write(fen, List.of(new Game(Presets.FIDE)));
        assertThat(Files.readString(fen)).startsWith(Fen.write(new Game(Presets.FIDE).startPosition()));
    }
}
