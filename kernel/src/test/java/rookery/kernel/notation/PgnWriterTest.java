package rookery.kernel.notation;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import rookery.kernel.game.Eval;
import rookery.kernel.game.Game;
import rookery.kernel.game.GameCursor;
import rookery.kernel.game.Mark;
import rookery.kernel.game.Notes;
import rookery.kernel.move.Move;
import rookery.kernel.piece.Side;
import rookery.kernel.position.Outcome;
import rookery.kernel.position.Reason;
import rookery.kernel.variant.FlagFall;
import rookery.kernel.variant.Presets;

class PgnWriterTest {

    @Test
    void writesTheExportFormat() {
        Game game = new Game(Presets.FIDE);
        game.tag("Black", "Bo");
        game.tag("TimeControl", "300+2");
        game.tag("White", "Al \"Ace\" \\");
        GameCursor cursor = game.cursor();
        play(cursor, "e4", "e5");
        cursor.node().annotate(
                Notes.NONE.withNags(List.of(1)).withClock(299_250_000_000L).withEval(new Eval.Centipawns(-31, 20)).withComment("solid {}"));
        cursor.back();
        play(cursor, "c5", "Nf3");
        cursor.goTo(game.mainLine().getFirst().children().getFirst());
        play(cursor, "Nf3", "Nc6");
        cursor.node().annotate(Notes.NONE.withMarks(List.of(Mark.circle(Mark.Colour.GREEN, 27), Mark.arrow(Mark.Colour.RED, 5, 33))));
        play(cursor, "Bb5");
        game.end(new Outcome.Win(Side.WHITE, Reason.TIME));
        assertThat(PgnWriter.text(game)).isEqualTo("""
                [Event "?"]
                [Site "?"]
                [Date "????.??.??"]
                [Round "?"]
                [White "Al \\"Ace\\" \\\\"]
                [Black "Bo"]
                [Result "1-0"]
                [TimeControl "300+2"]
                [Termination "time forfeit"]

                1. e4 e5 $1 {[%clk 0:04:59.25] [%eval -0.31,20] solid ()} (1... c5 2. Nf3) 2.
                Nf3 Nc6 {[%csl Gd4]} {[%cal Rf1b5]} 3. Bb5 1-0

                """);
    }

    @Test
    void writesRulesAndRolls() {
        Game game = new Game(Presets.DICE);
        GameCursor cursor = game.cursor();
        cursor.act(Move.roll(1));
        play(cursor, "e4");
        cursor.act(Move.roll(2));
        play(cursor, "Nf6");
        game.pend(6);
        String hash = RuleTags.hash(Presets.DICE);
        assertThat(hash).hasSize(16)
                .isEqualTo(RuleTags.hash(Presets.DICE.with(draft -> draft.summary = "x").withStart(Presets.FIDE.start())))
                .isNotEqualTo(RuleTags.hash(Presets.DICE.with(draft -> draft.flagFall = FlagFall.PASS)));
        assertThat(PgnWriter.text(game)).endsWith("""
                [Result "*"]
                [Variant "dice"]
                [VariantMen "P:fmWfceFifmnD;N:N;B:B;R:R;Q:Q;K:K"]
                [RuleHash "%s"]

                1. e4 {[%%die 1]} 1... Nf6 {[%%die 2] [%%pending 6]} *

                """.formatted(hash));
    }

    @Test
    void writesAStartOfItsOwn() {
        Game game = new Game(Fen.position(Presets.FIDE, "4k3/8/8/8/8/8/4p3/1K6 b - - 3 40"));
        play(game.cursor(), "e1=Q+", "Kb2");
        assertThat(PgnWriter.text(game)).contains("[SetUp \"1\"]\n[FEN \"4k3/8/8/8/8/8/4p3/1K6 b - - 3 40\"]\n\n40... e1=Q+ 41. Kb2 *\n");
        Game dice = new Game(Fen.position(Presets.DICE, "4k3/8/8/8/8/8/4p3/1K6 b - - 3 40"));
        assertThat(PgnWriter.text(dice)).contains("[FEN \"4k3/8/8/8/8/8/4p3/1K6 b - - 3 40\"]");
        Game rolled = new Game(Fen.position(Presets.DICE, "4k3/8/8/8/8/8/4p3/1K6 b - - 3 40 p"));
        assertThat(PgnWriter.text(rolled)).contains("[FEN \"4k3/8/8/8/8/8/4p3/1K6 b - - 3 40 p\"]");
        assertThat(PgnWriter.text(new Game(Presets.CHESS960)))
                .contains("[FEN \"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1\"]");
    }

    @Test
    void saysWhyWhereTheResultDoesNot() {
        Game game = new Game(Presets.FIDE);
        game.end(new Outcome.Draw(Reason.AGREEMENT));
        assertThat(PgnWriter.text(game)).doesNotContain("Reason").doesNotContain("Termination");
        game.end(new Outcome.Draw(Reason.REPETITION));
        assertThat(PgnWriter.text(game)).contains("[Reason \"repetition\"]");
        game.end(new Outcome.Win(Side.BLACK, Reason.PLAYER_FAILED));
        assertThat(PgnWriter.text(game)).contains("[Termination \"emergency\"]").doesNotContain("Reason");
    }

    private static void play(GameCursor cursor, String... sans) {
        for (String san : sans) {
            cursor.act(San.parse(cursor.position(), san));
        }
    }
}
