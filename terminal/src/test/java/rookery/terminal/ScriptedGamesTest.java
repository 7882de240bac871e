package rookery.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Whole games by lines typed in and lines read back. */
final class ScriptedGamesTest {

    @TempDir
    Path data;

    private Script script() {
        return new Script(data);
    }

    private PlayRequest people() {
        return PlayRequest.in(data).withPlayers("human", "human");
    }

    @Test
    void twoPeoplePlayToMateAndTheGameIsInTheLibrary() {
        Script game = script().type("e4", "e7e5", "Qh5", "Nc6", "Bc4", "Nf6", "Qxf7#").play(people());
        assertThat(game.exit()).isZero();
        assertThat(game.out()).containsExactly("game " + game.id(), "variant fide", "white White", "black Black", "friendly",
                "ply 1 white e4", "ply 2 black e5", "ply 3 white Qh5", "ply 4 black Nc6", "ply 5 white Bc4", "ply 6 black Nf6",
                "ply 7 white Qxf7#", "result 1-0 checkmate");
        assertThat(script().list(false).out()).containsExactly(game.id() + " fide finished 7 White - Black");
        assertThat(script().list(true).out()).isEmpty();
    }

    @Test
    void aGameAgainstTheComputerGoesToItsEnd() {
        Script game = script().playAnything(1_000).play(PlayRequest.in(data).withPlayers(null, "greedy").withSeed(3L));
        assertThat(game.exit()).isZero();
        assertThat(game.all("result")).hasSize(1);
        assertThat(game.only("white")).isEqualTo("White");
        assertThat(game.only("black")).isEqualTo("Greedy");
        assertThat(game.all("refused")).isEmpty();
        assertThat(script().list(false).out()).containsExactly(
                game.id() + " fide finished " + game.all("ply").size() + " White - Greedy");
    }

    @Test
    void aScriptNeedNotWaitForReplies() {
        Script game = script().type("a3", "h3").play(PlayRequest.in(data).withPlayers("human", "bleu"));
        assertThat(game.all("ply")).hasSize(4);
        assertThat(game.all("refused")).isEmpty();
    }

    @Test
    void nothingSaidMeansAPersonAgainstABirdOfTheMiddle() {
        Script game = script().type("quit").play();
        assertThat(game.only("variant")).isEqualTo("fide");
        assertThat(game.only("white")).isEqualTo("White");
        assertThat(game.only("black")).isEqualTo("Thrush");
        assertThat(game.exit()).isZero();
        // Nothing is kept of a game in which nothing was played.
        assertThat(script().list(false).out()).isEmpty();
    }

    @Test
    void whoTakesBlackMeetsTheComputerAsWhite() {
        Script game = script().type("board").play(PlayRequest.in(data).withPlayers(null, "human:Ada"));
        assertThat(game.only("black")).isEqualTo("Ada");
        assertThat(game.only("white")).isEqualTo("Thrush");
        assertThat(game.all("ply")).hasSize(1);
        // Black's pieces stand at the bottom.
        assertThat(game.all("board").getLast()).isEqualTo("board    h g f e d c b a");
    }

    @Test
    void diceAreRolledByHandAndFollowFromTheSeed() {
        PlayRequest dice = people().withTarget("dice").withSeed(7L);
        Script game = script().type("e4", "roll").playAnything(12).play(dice);
        assertThat(game.all("refused").getFirst()).isEqualTo("refused Roll the die first.");
        assertThat(game.played().getFirst()).matches("roll 1 [1-6]");
        assertThat(game.played().get(1)).startsWith("ply 1 white ");
        Script again = script().type("roll").playAnything(12).play(dice);
        assertThat(again.played()).isEqualTo(game.played());
    }

    @Test
    void handsAreToldAndDropsTyped() {
        Script game = script().type("e4", "d5", "exd5", "Qxd5", "P@e6", "board").play(people().withTarget("crazyhouse"));
        assertThat(game.all("refused")).isEmpty();
        assertThat(game.all("ply")).last().isEqualTo("ply 5 white P@e6");
        assertThat(game.all("hand")).endsWith("hand white -", "hand black pawn 1");
        Script promoted = script().type("Pc4", "Pg6", "Bxh8=+B", "Rxh8", "board").play(people().withTarget("shogi"));
        assertThat(promoted.all("refused")).isEmpty();
        assertThat(promoted.all("hand")).endsWith("hand white bishop 1", "hand black bishop 1");
    }

    @Test
    void aDuckIsAStar() {
        Script game = script().type("e4,e6", "board").play(people().withTarget("duck"));
        assertThat(game.all("refused")).isEmpty();
        assertThat(game.all("board")).contains("board  6 . . . . * . . .");
    }

    @Test
    void botsPlayEachOtherWithoutAnybodyTyping() {
        Script game = script().play(PlayRequest.in(data).withTarget("gardner").withPlayers("greedy", "bleu").withSeed(1L));
        assertThat(game.exit()).isZero();
        assertThat(game.all("result")).hasSize(1);
    }

    @Test
    void whatCannotBeDoneIsRefusedInWordsAndNothingIsLost() {
        Script game = script().type("e4", "e4", "e5", "Nf6", "d1d9", "xyzzy", "", "roll", "claim", "save", "roll 3", "save x.doc",
                "\u001b[31mKd5\u0007", "e9e10", "Nf3", "Ke7", "draw", "draw").play(people());
        assertThat(game.all("ply")).containsExactly("ply 1 white e4", "ply 2 black e5", "ply 3 white Nf3", "ply 4 black Ke7");
        assertThat(game.all("refused")).hasSize(11).contains("refused There is nothing to roll now.", "refused There is no draw to claim.",
                "refused Say where to: save FILE.", "refused 'roll' stands alone on its line.",
                "refused Games are written to files .rookery, .pgn, .json or .fen.");
        assertThat(String.join("", game.out())).doesNotContain("\u001b").doesNotContain("\u0007");
        assertThat(game.all("offer")).containsExactly("offer white");
        assertThat(game.only("result")).isEqualTo("1/2-1/2 agreement");
    }

    @Test
    void aDrawOfferIsAnsweredByTheComputer() {
        Script game = script().type("e4", "draw", "d4", "quit").play(PlayRequest.in(data).withPlayers("human", "greedy"));
        assertThat(game.all("offer")).containsExactly("offer white");
        assertThat(game.all("declined")).containsExactly("declined black");
        assertThat(game.all("ply").size()).isGreaterThanOrEqualTo(3);
    }

    @Test
    void playingOnDeclinesADraw() {
        Script game = script().type("e4", "draw", "e5", "d4").play(people());
        assertThat(game.out()).containsSubsequence("offer black", "ply 2 black e5", "ply 3 white d4");
        Script other = script().type("draw", "e4", "e5").play(people());
        assertThat(other.out()).containsSubsequence("offer white", "ply 1 white e4", "declined black", "ply 2 black e5");
    }

    @Test
    void resigningEndsTheGame() {
        assertThat(script().type("e4", "resign").play(people()).only("result")).isEqualTo("1-0 resignation");
        assertThat(script().type("resign").play(PlayRequest.in(data).withPlayers("human", "greedy")).only("result"))
                .isEqualTo("0-1 resignation");
    }

    @Test
    void repetitionIsClaimed() {
        Script game = script().type("Nf3", "Nf6", "Ng1", "Ng8", "Nf3", "Nf6", "Ng1", "Ng8", "claim").play(people());
        assertThat(game.only("result")).isEqualTo("1/2-1/2 repetition");
    }

    @Test
    void aHintIsALegalMove() {
        Script chess = script().type("moves", "hint").play(people());
        assertThat(chess.only("moves").split(" ")).contains(chess.only("hint"));
        Script dice = script().type("hint", "roll", "moves", "hint").play(people().withTarget("dice").withSeed(1L));
        assertThat(dice.all("refused")).containsExactly("refused Roll the die first.");
        assertThat(dice.only("moves").split(" ")).contains(dice.only("hint"));
    }

    @Test
    void theBoardIsToldInLettersAndNames() {
        Script game = script().type("board").play(people());
        assertThat(game.all("board")).hasSize(9).contains("board  8 r n b q k b n r", "board  4 . . . . . . . .",
                "board  1 R N B Q K B N R", "board    a b c d e f g h");
        assertThat(game.all("pieces").getFirst()).startsWith("pieces white ").contains("king e1").contains("rook a1 h1");
        assertThat(game.only("fen")).isEqualTo("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1");
        assertThat(game.only("clock")).isEqualTo("white - black -");
        assertThat(game.only("turn")).isEqualTo("white");
    }

    @Test
    void helpNamesEveryWord() {
        Script game = script().type("help").play(people());
        assertThat(game.all("help")).hasSize(TypedLine.WORDS.size() + 1);
        for (String word : new String[]{"roll", "undo", "hint", "draw", "claim", "resign", "board", "save FILE", "quit", "help"}) {
            assertThat(game.all("help")).anyMatch(line -> line.startsWith("help " + word + ":"));
        }
    }

    @Test
    void aPositionIsPlayedFrom() {
        Script game = script().type("a8=Q").play(people().withFen("7k/P7/8/8/8/8/8/K7 w - - 0 1"));
        assertThat(game.only("start")).isEqualTo("7k/P7/8/8/8/8/8/K7 w - - 0 1");
        assertThat(game.all("ply")).containsExactly("ply 1 white a8=Q+");
    }

    @Test
    void shuffledChessIsShuffledAsTheSeedSays() {
        PlayRequest shuffled = people().withTarget("chess960");
        String first = script().type("board").play(shuffled.withSeed(1L)).only("fen");
        assertThat(script().type("board").play(shuffled.withSeed(1L)).only("fen")).isEqualTo(first);
        assertThat(script().type("board").play(shuffled.withSeed(2L)).only("fen")).isNotEqualTo(first);
    }
}
