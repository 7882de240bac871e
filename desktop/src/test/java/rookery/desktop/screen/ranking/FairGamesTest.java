package rookery.desktop.screen.ranking;

import static org.assertj.core.api.Assertions.assertThat;
import static rookery.desktop.TestWindow.againstBot;
import static rookery.desktop.TestWindow.friends;
import static rookery.desktop.TestWindow.variant;

import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;
import javafx.scene.control.Label;
import javafx.scene.control.Slider;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import rookery.archive.Attempt;
import rookery.archive.GameQuery;
import rookery.archive.Library;
import rookery.archive.Profile;
import rookery.archive.Standing;
import rookery.archive.StoredGame;
import rookery.archive.Player;
import rookery.desktop.FxThread;
import rookery.desktop.TestWindow;
import rookery.desktop.WindowTest;
import rookery.desktop.shell.Place;
import rookery.kernel.piece.Side;
import rookery.kernel.variant.Presets;
import rookery.play.match.Clocks;

/** Which games count in the ranking, and with what. */
final class FairGamesTest extends WindowTest {
    @BeforeEach
    void visit() throws Exception {
        for (var name : List.of("Ada", "Grace")) {
            var made = new CompletableFuture<Boolean>();
            TestWindow.run(() -> window.program().libraryService().write(library -> library.profiles().create(Profile.named(name)),
                    _ -> window.program().libraryService().refresh(() -> made.complete(true))));
            made.get(40, TimeUnit.SECONDS);
        }
        TestWindow.run(() -> window.program().shell().change(settings -> settings.withProfile("Ada")));
    }

    private <T> T read(Function<Library, Attempt<T>> question) throws Exception {
        var answer = new CompletableFuture<T>();
        TestWindow.run(() -> window.program().libraryService().read(question, answer::complete));
        return answer.get(40, TimeUnit.SECONDS);
    }

    private List<StoredGame> games() throws Exception {
        return read(library -> library.games().find(GameQuery.ALL)).games();
    }

    private List<Standing> standings() throws Exception {
        return read(library -> library.ranking().standings(Presets.FIDE.family()));
    }

    /** The person gives up, and the game is in the library. */
    private StoredGame giveUp() throws Exception {
        int before = games().size();
        window.resign();
        window.await(() -> games().size() == before + 1);
        return games().stream().max((a, b) -> Long.compare(a.id(), b.id())).orElseThrow();
    }

    private static Place.Play againstMeasured(String level) {
        return TestWindow.order(variant("fide"), Player.Person.guest("Ada"),
                new Player.Computer("measured", "Measured " + level, Map.of("Level", level)), Clocks.UNTIMED, Side.WHITE, 1, false,
                false);
    }

    @Test
    void aMeasuredBotCountsWithItsMeasuredRating() throws Exception {
        window.play(againstMeasured("2"));
        // Its strip says how strong it was measured to be.
        assertThat(ratings(".player-rating")).contains("1450");
        window.move("e2", "e4");
        assertThat(giveUp().rated()).isTrue();
        var bot = standings().stream().filter(Standing::bot).findFirst().orElseThrow();
        assertThat(bot.measured()).isTrue();
        assertThat(bot.rating().value()).isEqualTo(1450);
        assertThat(bot.rating().deviation()).isBetween(24.9, 25.1);
    }

    @Test
    void cardsTellWhatWasMeasured() throws Exception {
        // D-38: a provider that the service loader finds is offered without any other change
        window.go(new Place.NewGame(Place.NewGame.Kind.COMPUTER));
        window.fire("first-measured");
        assertThat(ratings("#first-measured .opponent-rating")).containsExactly("1225–1450");
        var ladder = (Slider) window.node("#first-ladder");
        TestWindow.run(() -> ladder.setValue(1));
        // Issue 15: on the common scale a word says what the number means, and the details name the scale.
        window.await(() -> window.text("#first-level").equals("Level 2  ·  club  ·  1450"));
        var common = (Label) window.node("#first-level");
        assertThat(FxThread.call(() -> common.getTooltip().getText()))
                .isEqualTo("On the scale of Stockfish’s UCI_Elo: 1450, give or take 49");
        TestWindow.run(() -> ladder.setValue(0));
        window.await(() -> window.text("#first-level").equals("Level 1  ·  1225"));
        assertThat(window.node("#first-measured").getAccessibleText()).contains("Rating 1225–1450");
        // W-22: how sure that is, only for those who ask
        var level = (Label) window.node("#first-level");
        assertThat(FxThread.call(() -> level.getTooltip().getText()))
                .startsWith("Measured in many games: 1225, give or take 49.").contains("this game only");
        // Nobody has measured it in another game, so nothing is claimed there.
        window.fire("variant-xxl");
        window.await(() -> ratings("#first-measured .opponent-rating").equals(List.of("")));
        assertThat(window.text("#first-level")).doesNotContain("±");
    }

    private List<String> ratings(String selector) throws Exception {
        return FxThread.call(
                () -> window.program().shell().lookupAll(selector).stream().map(label -> ((Label) label).getText()).toList());
    }

    @Test
    void aGameWithoutHelpCounts() throws Exception {
        window.play(againstBot(variant("fide"), "greedy"));
        window.move("e2", "e4");
        window.await(() -> window.moves() == 2);
        assertThat(giveUp().rated()).isTrue();
        assertThat(window.shows("#unrated")).isFalse();
        assertThat(standings()).hasSize(2);
    }

    @Test
    void aTakenBackMoveKeepsTheGameOutOfTheRanking() throws Exception {
        window.play(againstBot(variant("fide"), "greedy"));
        window.move("e2", "e4");
        window.await(() -> window.moves() == 2);
        // W-26: the price is said before
        window.press("take-back");
        assertThat(window.moves()).isEqualTo(2);
        window.press("yes");
        window.await(() -> window.moves() == 0 && window.shows("#message"));
        window.await(() -> window.text("#message").equals("With help from take-backs or hints, this game does not count in the ranking."));
        assertThat(window.node("#message").getStyleClass()).doesNotContain("message-warning");
        // It is said once.
        window.move("d2", "d4");
        window.await(() -> window.moves() == 2 && !window.shows("#message"));
        window.press("take-back");
        window.await(() -> window.moves() == 0);
        assertThat(window.shows("#message")).isFalse();
        window.move("d2", "d4");
        assertThat(giveUp().rated()).isFalse();
        assertThat(window.shows("#unrated")).isTrue();
        assertThat(standings()).isEmpty();

        // Another game with the same seats counts again.
        window.key(KeyCode.R);
        window.await(() -> !window.shows("#over"));
        window.move("e2", "e4");
        assertThat(giveUp().rated()).isTrue();
        assertThat(window.shows("#unrated")).isFalse();
    }

    @Test
    void aHintBetweenPeopleDoesTheSameAlsoAfterAnInterruption() throws Exception {
        window.play(friends(variant("fide")));
        window.move("e2", "e4");
        window.press("hint");
        window.press("yes");
        window.await(() -> !window.board().model().arrows().isEmpty());
        window.await(() -> window.text("#message").equals("With help from take-backs or hints, this game does not count in the ranking."));
        window.close();
        window = TestWindow.reopen(data);
        window.await(() -> FxThread.call(() -> window.program().libraryService().profiles().size()) == 2);
        window.press("home-continue");
        window.await(() -> window.shows("#board") && window.moves() == 1);
        assertThat(giveUp().rated()).isFalse();
        assertThat(standings()).isEmpty();
    }

    @Test
    void whoIsNotRankedIsNotTold() throws Exception {
        window.play(
                TestWindow.order(variant("fide"), Player.Person.guest("Guest"), Player.Person.guest("Ada"), Clocks.UNTIMED, Side.WHITE, 1,
                        false, false));
        window.move("e2", "e4");
        window.press("take-back");
        window.await(() -> window.moves() == 0);
        assertThat(window.shows("#message")).isFalse();
        window.move("d2", "d4");
        assertThat(giveUp().rated()).isFalse();
        assertThat(window.shows("#unrated")).isFalse();
    }
}
