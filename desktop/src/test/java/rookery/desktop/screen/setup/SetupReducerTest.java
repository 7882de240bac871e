package rookery.desktop.screen.setup;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import rookery.archive.Player;
import rookery.desktop.game.Opponent;
import rookery.desktop.screen.setup.SetupState.Bot;
import rookery.desktop.screen.setup.SetupState.SideChoice;
import rookery.desktop.shell.Place.NewGame.Kind;
import rookery.desktop.shell.Place;
import rookery.kernel.catalogue.Variants;
import rookery.kernel.piece.Side;
import rookery.kernel.variant.EnPassant;
import rookery.kernel.variant.Presets;
import rookery.play.bot.Bots;

final class SetupReducerTest {
    private final SetupReducer reducer = new SetupReducer(Bots.all());
    private final SetupState state = new SetupState(Kind.COMPUTER, Variants.all(), Presets.FIDE, Map.of(),
            Opponent.playing(Presets.FIDE, Bots.all()), new Bot("greedy", 0), new Bot("random", 0), SideChoice.WHITE,
            ClockChoice.minutes(5),
            new StartChoice.Standard(), false);

    @Test
    void choosesEverything() {
        // L-07, L-08, L-09, X-17
        var next = reducer.reduce(state, new SetupIntent.ChooseSide(SideChoice.BLACK));
        next = reducer.reduce(next, new SetupIntent.ChooseFirst(new Bot("bleu", 0)));
        next = reducer.reduce(next, new SetupIntent.ChooseClock(ClockChoice.minutes(30)));
        var order = next.terms("Ada", "Friend", true, 7);
        assertThat(order.black()).isEqualTo(Player.Person.guest("Ada"));
        assertThat(order.white()).isEqualTo(new Player.Computer("bleu", "Bleu", Map.of()));
        assertThat(order.below()).isEqualTo(Side.BLACK);
        assertThat(order.clocks().white()).isEqualTo(ClockChoice.minutes(30).control());
        // D-37
        var watch = reducer.reduce(next, new SetupIntent.ChooseKind(Kind.WATCH)).terms("Ada", "Friend", true, 7);
        assertThat(watch.isWatched()).isTrue();
        assertThat(watch.white().name()).isEqualTo("Bleu");
        assertThat(watch.black().name()).isEqualTo("Random");
        // L-01
        var friend = reducer.reduce(next, new SetupIntent.ChooseKind(Kind.FRIEND)).terms("Ada", "Friend", true, 7);
        assertThat(List.of(friend.white().isPerson(), friend.black().isPerson())).containsOnly(true);
    }

    @Test
    void changesSingleRulesAndTakesThemBack() {
        var changed = reducer.reduce(state, new SetupIntent.ChangeRule("passing", "literal"));
        assertThat(changed.rules().orElseThrow().enPassant()).isEqualTo(EnPassant.LITERAL);
        assertThat(changed.changes()).hasSize(1);
        assertThat(reducer.reduce(changed, new SetupIntent.ChangeRule("passing", "standard")).changes()).isEmpty();
        assertThat(reducer.reduce(changed, new SetupIntent.KeepRules()).rules().orElseThrow().enPassant()).isEqualTo(EnPassant.STANDARD);
    }

    @Test
    void saysWhatIsWrongWithAPosition() {
        var bad = reducer.reduce(state, new SetupIntent.ChooseStart(new StartChoice.FromFen("8/8/8/8/8/8/8/K7 w - - 0 1")));
        assertThat(bad.mayStart()).isFalse();
        assertThat(bad.problems()).contains("Black has no king");
        assertThat(reducer.reduce(state, new SetupIntent.ChooseStart(new StartChoice.FromFen("nonsense"))).problems()).isNotEmpty();
        var good = reducer.reduce(state, new SetupIntent.ChooseStart(new StartChoice.Shuffled(0)));
        assertThat(good.mayStart()).isTrue();
        assertThat(good.rules().orElseThrow().start().placement()).isNotEqualTo(Presets.FIDE.start().placement());
    }

    @Test
    void remembersItsChoices() {
        var words = state.remembered();
        assertThat(ClockChoice.parse(words.get("new.clock"))).isEqualTo(state.clock());
        assertThat(SetupState.bot(words.get("new.first"))).isEqualTo(state.first());
        assertThat(SetupState.changes("a=b;c=d")).isEqualTo(Map.of("a", "b", "c", "d"));
        assertThat(ClockChoice.parse("rubbish")).isEqualTo(ClockChoice.UNTIMED);
    }
}
