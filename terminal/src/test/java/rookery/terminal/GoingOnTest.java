package rookery.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.OptionalLong;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import rookery.archive.Attempt;
import rookery.archive.GameQuery;
import rookery.archive.Library;
import rookery.archive.Profile;
import rookery.archive.StoredGame;
import rookery.archive.format.ArchiveReading;
import rookery.archive.format.GameFile;
import rookery.play.match.ManualTimer;
import rookery.play.match.Venue;

/** Games that are left and resumed, from the folder or from a file; and what becomes of them. */
final class GoingOnTest {

    @TempDir
    Path data;
    @TempDir
    Path elsewhere;

    private Script script() {
        return new Script(data);
    }

    private PlayRequest people() {
        return PlayRequest.in(data).withPlayers("human", "human");
    }

    private PlayRequest resume(String id) {
        return PlayRequest.in(data).withResume(id);
    }

    @Test
    void theEndOfInputLeavesTheGameAndResumeGoesOnWithIt() {
        Script first = script().type("e4", "e5").play(people());
        assertThat(first.exit()).isZero();
        assertThat(first.only("waiting")).isEqualTo(first.id());
        assertThat(script().list(true).out()).containsExactly(first.id() + " fide waiting 2 White - Black");

        Script second = script().type("Nf3", "board").play(resume(""));
        assertThat(second.id()).isEqualTo(first.id());
        assertThat(second.all("ply")).containsExactly("ply 1 white e4", "ply 2 black e5", "ply 3 white Nf3");

        Script third = script().type("board").play(resume(first.id()));
        assertThat(third.only("fen")).isEqualTo(second.only("fen"));
        assertThat(script().list(true).out()).containsExactly(first.id() + " fide waiting 3 White - Black");
    }

    @Test
    void clocksStandWhileAGameWaits() {
        ManualTimer timer = new ManualTimer();
        Venue slow = Venue.standard().withTimer(timer);
        PlayRequest timed = people().withControl("300+2");
        Script first = script().at(slow).type("e4").then(() -> timer.advance(Duration.ofSeconds(40))).type("e5")
                .then(() -> timer.advance(Duration.ofSeconds(75))).type("board").play(timed);
        assertThat(first.only("clock")).isEqualTo("white 3:47 black 4:22");
        timer.advance(Duration.ofHours(5));
        Script second = script().at(slow).type("board").play(resume(""));
        assertThat(second.only("clock")).isEqualTo("white 3:47 black 4:22");
        assertThat(second.only("fen")).isEqualTo(first.only("fen"));
    }

    @Test
    void aPendingRollWaitsToo() {
        Script first = script().type("roll", "board").play(people().withTarget("dice"));
        String roll = first.played().getFirst();
        Script second = script().type("board", "roll").play(resume(""));
        assertThat(second.played()).containsExactly(roll);
        assertThat(second.only("fen")).isEqualTo(first.only("fen"));
        assertThat(second.only("dice")).isEqualTo(first.only("dice"));
        assertThat(second.all("refused")).containsExactly("refused There is nothing to roll now.");
    }

    @Test
    void theComputerIsThereAgainWithItsLimits() {
        String player = "greedy:@name=Goliath,@nodes=50";
        Script first = script().type("e4").play(PlayRequest.in(data).withPlayers("human:Ada", player));
        assertThat(first.all("ply")).hasSize(2);
        Script second = script().playAnything(4).play(resume(""));
        assertThat(second.only("white")).isEqualTo("Ada");
        assertThat(second.only("black")).isEqualTo("Goliath");
        assertThat(second.all("ply")).hasSize(4);
    }

    @Test
    void anyNumberOfGamesWaitAndTheLastBegunIsTheFirst() throws IOException {
        Script first = script().type("e4").play(people());
        Script second = script().type("a3").play(people().withTarget("gardner").withPlayers("human:A", "human:B"));
        Script third = script().type("c4").play(people());
        assertThat(script().list(true).out()).hasSize(3)
                .contains(first.id() + " fide waiting 1 White - Black", third.id() + " fide waiting 1 White - Black");
        assertThat(second.exit()).isZero();
        assertThat(script().type("resign").play(resume(first.id())).only("result")).isEqualTo("1-0 resignation");
        assertThat(script().list(false).out()).hasSize(3).last().isEqualTo(first.id() + " fide finished 1 White - Black");
        try (Stream<Path> journals = Files.list(data.resolve("games")).filter(file -> file.toString().endsWith(".journal"))) {
            assertThat(journals).hasSize(2);
        }
    }

    @Test
    void lookingForGamesMakesNothing() {
        Path nowhere = elsewhere.resolve("nowhere");
        assertThat(new Script(nowhere).list(false).exit()).isZero();
        assertThat(nowhere.resolve(Library.FILE_NAME)).doesNotExist();
    }

    @Test
    void aGameThatIsNotThereIsSaid() {
        Script none = script().play(resume(""));
        assertThat(none.exit()).isEqualTo(1);
        assertThat(none.err()).isEqualTo("rookery: there is no unfinished game.\n");
        Script unknown = script().play(resume("gnosuchgame1"));
        assertThat(unknown.exit()).isEqualTo(1);
        assertThat(unknown.err()).contains("There is no unfinished game gnosuchgame1.");
        Script path = script().play(resume("../../etc/passwd"));
        assertThat(path.exit()).isEqualTo(1);
    }

    @Test
    void takingBackMakesTheGameFriendly() {
        profile("Anna");
        PlayRequest rated = PlayRequest.in(data).withPlayers("human:anna", "greedy");
        Script honest = script().type("e4", "resign").play(rated);
        assertThat(honest.only("white")).isEqualTo("Anna");
        assertThat(honest.all("rated")).hasSize(1);
        assertThat(stored(honest.id()).rated()).isTrue();

        Script helped = script().type("e4", "undo", "d4", "resign").play(rated);
        assertThat(helped.out()).containsSubsequence("rated", "undone 0", "friendly", "ply 1 white d4");
        assertThat(stored(helped.id()).rated()).isFalse();

        Script advised = script().type("hint", "e4", "resign").play(rated);
        assertThat(advised.all("friendly")).hasSize(1);
        assertThat(stored(advised.id()).rated()).isFalse();

        Script friendly = script().type("e4", "resign").play(rated.withManner(true, false));
        assertThat(friendly.all("rated")).isEmpty();
        assertThat(stored(friendly.id()).rated()).isFalse();
    }

    @Test
    void undoTakesTheReplyBackToo() {
        Script game = script().type("a3", "h3", "undo", "undo", "undo", "board").play(PlayRequest.in(data).withPlayers("human", "bleu"));
        assertThat(game.all("undone")).containsExactly("undone 2", "undone 0");
        assertThat(game.all("refused")).containsExactly("refused There is no move to take back.");
        assertThat(game.only("fen")).isEqualTo("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1");
        Script people = script().type("e4", "e5", "undo", "c5").play(people());
        assertThat(people.all("undone")).containsExactly("undone 1");
        assertThat(people.all("ply").getLast()).isEqualTo("ply 2 black c5");
    }

    @Test
    void aSavedGameGoesOnFromItsFile() {
        for (String ending : List.of(".rookery", ".pgn", ".json")) {
            ManualTimer timer = new ManualTimer();
            Venue slow = Venue.standard().withTimer(timer);
            Path file = elsewhere.resolve("game" + ending);
            Script first = script().at(slow).type("roll").playAnything(4).play(people().withTarget("dice").withControl("600").withSeed(5L));
            Script saved = script().at(slow).type("roll").then(() -> timer.advance(Duration.ofSeconds(33))).type("board", "save " + file)
                    .play(resume(first.id()));
            assertThat(saved.only("saved")).isEqualTo(file.toString());

            for (Path folder : List.of(data, elsewhere.resolve("other" + ending))) {
                Script opened = new Script(folder).at(slow).type("board").play(PlayRequest.in(folder).withTarget(file.toString()));
                assertThat(opened.exit()).isZero();
                assertThat(opened.played()).isEqualTo(saved.played());
                // On this machine it is the same game, on another one of its own.
                assertThat(opened.id().equals(first.id())).isEqualTo(folder.equals(data));
                for (String line : List.of("fen", "clock", "turn", "variant")) {
                    assertThat(opened.only(line)).as(ending + line).isEqualTo(saved.only(line));
                }
            }
        }
    }

    @Test
    void savingNeverWritesOverSomethingElse() throws IOException {
        Path mine = elsewhere.resolve("mine.pgn");
        Files.writeString(mine, "[White \"Somebody\"]\n[Result \"*\"]\n\n1. e4 *\n");
        Path bare = elsewhere.resolve("bare");
        Script game = script().type("d4", "save " + mine, "save " + bare, "d5", "save " + bare, "save " + elsewhere, "save /no/such/x.pgn",
                "save \u0000").play(people());
        assertThat(game.all("saved")).hasSize(2).allMatch(line -> line.endsWith("bare.rookery"));
        assertThat(game.all("refused")).hasSize(4);
        assertThat(game.all("refused").getFirst()).isEqualTo("refused " + mine + " already exists and holds something else.");
        assertThat(Files.readString(mine)).contains("1. e4");
        assertThat(game.all("ply")).hasSize(2);
    }

    @Test
    void aGameFromElsewhereGoesOnAgainstWhomeverOneLikes() throws IOException {
        Path file = elsewhere.resolve("club.pgn");
        Files.writeString(file, "[White \"Ada\"]\n[Black \"Grace\"]\n[Result \"*\"]\n\n1. e4 e5 2. Nf3 *\n");
        Script people = script().type("Nc6").play(PlayRequest.in(data).withTarget(file.toString()));
        assertThat(people.only("white")).isEqualTo("Ada");
        assertThat(people.all("ply")).hasSize(4);
        Script engine = script().play(PlayRequest.in(data).withTarget(file.toString()).withPlayers(null, "greedy"));
        assertThat(engine.only("white")).isEqualTo("Ada");
        assertThat(engine.only("black")).isEqualTo("Greedy");
        assertThat(engine.all("ply")).hasSize(4);
        Script begun = script().play(PlayRequest.in(data).withTarget(file.toString()).withControl("60"));
        assertThat(begun.exit()).isEqualTo(2);
    }

    @Test
    void aFinishedGameIsShownAsItEnded() throws IOException {
        Path file = elsewhere.resolve("over.pgn");
        Files.writeString(file, "[White \"Ada\"]\n[Black \"\u001b[2JGrace\"]\n[Result \"0-1\"]\n\n1. f3 e5 2. g4 Qh4# 0-1\n");
        Script game = script().type("e4").play(PlayRequest.in(data).withTarget(file.toString()));
        assertThat(game.exit()).isZero();
        assertThat(game.all("ply")).hasSize(4);
        assertThat(game.only("result")).isEqualTo("0-1 checkmate");
        assertThat(game.all("board")).hasSize(9);
        assertThat(game.err()).isEqualTo("rookery: this game is over; it was shown as it ended.\n");
        assertThat(game.only("black")).isEqualTo("[2JGrace");
        assertThat(script().list(false).out()).isEmpty();
    }

    @Test
    void theFileOfAnUnfinishedDiceGameDoesNotTellComingRolls() throws IOException {
        Path file = elsewhere.resolve("dice.rookery");
        script().type("roll", "save " + file).play(people().withTarget("dice"));
        assertThat(Files.readString(file)).contains("DiceCommitment").doesNotContain("DiceSeed").doesNotContain("DiceSalt");
        assertThat(GameFile.read(file)).isInstanceOfSatisfying(ArchiveReading.Read.class,
                read -> assertThat(read.games().getFirst().pendingRoll()).isPositive());
    }

    @Test
    void aDamagedLibraryDoesNotKeepAnybodyFromPlaying() throws IOException {
        Files.writeString(data.resolve(Library.FILE_NAME),
                "this is no library, and long enough not to be taken for an empty one".repeat(100));
        Script game = script().type("f3", "e5", "g4", "Qh4#").play(people());
        assertThat(game.all("ply")).hasSize(4);
        assertThat(game.only("result")).isEqualTo("0-1 checkmate");
        assertThat(game.all("unsafe")).hasSize(1);
        assertThat(game.exit()).isEqualTo(1);
        assertThat(game.err()).contains("the next start saves it there");
        Files.delete(data.resolve(Library.FILE_NAME));
        assertThat(script().list(false).out()).containsExactly(game.id() + " fide finished 4 White - Black");
    }

    private void profile(String name) {
        try (Library library = ((Library.Opened) Library.open(data)).library()) {
            assertThat(library.profiles().create(Profile.named(name))).isInstanceOf(Attempt.Done.class);
        }
    }

    private StoredGame stored(String id) {
        try (Library library = ((Library.Opened) Library.open(data)).library()) {
            StoredGame game = library.games().find(GameQuery.ALL).result().orElseThrow().games().stream()
                    .filter(each -> each.uid().equals(id)).findFirst().orElseThrow();
            assertThat(game.owner()).isNotEqualTo(OptionalLong.empty());
            return game;
        }
    }
}
