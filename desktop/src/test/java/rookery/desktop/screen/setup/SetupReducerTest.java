package rookery.desktop.screen.setup;

import static org.assertj.core.api.Assertions.assertThat;

import rookery.desktop.screen.setup.ClockChoice.ClockOdds;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import rookery.archive.Player;
import rookery.session.Opponent;
import rookery.desktop.screen.setup.SetupState.Bot;
import rookery.desktop.screen.setup.SetupState.SideChoice;
import rookery.desktop.shell.Place.NewGame.Kind;
import rookery.kernel.catalogue.Variants;
import rookery.kernel.piece.Side;
import rookery.kernel.variant.EnPassant;
import rookery.kernel.variant.Presets;
import rookery.play.bot.Bots;
import rookery.play.match.Clocks;

final class SetupReducerTest {
    private final SetupReducer reducer = new SetupReducer(Bots.all());
    private final SetupState state = new SetupState(Kind.COMPUTER, Variants.all(), List.of(), Presets.FIDE, Map.of(),
            Opponent.playing(Presets.FIDE, Bots.all()), new Bot("greedy", 0), new Bot("random", 0),
            new People("Ada", "Ada", "Grace", List.of("Ada", "Grace")), SideChoice.WHITE, ClockChoice.minutes(5), null,
            new StartChoice.Standard(), true, null);

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
        var shuffled = reducer.reduce(state, new SetupIntent.ChooseVariant(Presets.CHESS960));
        var good = reducer.reduce(shuffled, new SetupIntent.ChooseStart(new StartChoice.Shuffled(0)));
        assertThat(good.mayStart()).isTrue();
        assertThat(good.rules().orElseThrow().start().placement()).isNotEqualTo(Presets.FIDE.start().placement());
    }

    @Test
    void remembersItsChoices() {
        var words = state.remembered();
        assertThat(ClockChoice.parse(words.get("new.clock"))).isEqualTo(state.clock());
        assertThat(SetupState.bot(words.get("new.first"))).isEqualTo(state.first());
        assertThat(SetupState.changes("a=b;c=d")).isEqualTo(Map.of("a", "b", "c", "d"));
        assertThat(words).containsEntry("new.rated", "true").containsEntry("new.person", "Ada").containsEntry("new.friend", "Grace");
        assertThat(ClockChoice.parse("rubbish")).isEqualTo(ClockChoice.UNTIMED);
    }

    @Test
    void saysBeforeAGameWhetherItCanCount() {
        // W-10
        assertThat(state.friendly()).isEmpty();
        assertThat(state.terms("Ada", "Grace", true, 7).rated()).isTrue();
        assertThat(reducer.reduce(state, new SetupIntent.Rate(false)).terms("Ada", "Grace", true, 7).rated()).isFalse();
        var pasted = reducer.reduce(state, new SetupIntent.ChooseStart(new StartChoice.FromFen("4k3/8/8/8/8/8/8/QQQQK3 w - - 0 1")));
        assertThat(pasted.friendly()).contains(SetupState.Friendly.POSITION);
        assertThat(pasted.terms("Ada", "Grace", true, 7).rated()).isFalse();
        var edited = reducer.reduce(state, new SetupIntent.ChooseStart(new StartChoice.Edited(Presets.FIDE.start())));
        assertThat(edited.friendly()).contains(SetupState.Friendly.POSITION);
        var changed = reducer.reduce(state, new SetupIntent.ChangeRule("passing", "off"));
        assertThat(changed.friendly()).contains(SetupState.Friendly.RULES);
        assertThat(changed.terms("Ada", "Grace", true, 7).rated()).isFalse();
        assertThat(reducer.reduce(state, new SetupIntent.ChooseKind(Kind.WATCH)).friendly()).contains(SetupState.Friendly.WATCHED);
        assertThat(state.withPeople(new People("", "", "", List.of())).friendly()).contains(SetupState.Friendly.GUEST);
        var friends = reducer.reduce(state, new SetupIntent.ChooseKind(Kind.FRIEND));
        assertThat(friends.friendly()).isEmpty();
        assertThat(reducer.reduce(friends, new SetupIntent.NameSecond("Mia")).friendly()).contains(SetupState.Friendly.GUEST);
        assertThat(reducer.reduce(friends, new SetupIntent.NameSecond(" ada ")).friendly()).contains(SetupState.Friendly.ONE_PERSON);
    }

    @Test
    void twoPeopleSeeTheBoardFromWhitesSide() {
        // W-16
        var friends = reducer.reduce(reducer.reduce(state, new SetupIntent.ChooseKind(Kind.FRIEND)),
                new SetupIntent.ChooseSide(SideChoice.BLACK));
        var terms = friends.terms("Ada", "Mia", true, 7);
        assertThat(terms.white()).isEqualTo(Player.Person.guest("Mia"));
        assertThat(terms.black()).isEqualTo(Player.Person.guest("Ada"));
        assertThat(terms.below()).isEqualTo(Side.WHITE);
        var drawn = reducer.reduce(friends, new SetupIntent.ChooseSide(SideChoice.RANDOM));
        assertThat(drawn.terms("Ada", "Mia", true, 7).white().name()).isEqualTo("Ada");
        assertThat(drawn.terms("Ada", "Mia", false, 7).white().name()).isEqualTo("Mia");
    }

    @Test
    void aFilesClocksStayWithThePlayersUntilAnotherClockIsChosen() {
        // W-17
        var odds = new ClockOdds("config.json", new ClockOdds.Clock(Duration.ofMinutes(3), Duration.ofMillis(1500)),
                new ClockOdds.Clock(Duration.ofMinutes(1), Duration.ZERO));
        var file = new StartFile.Read("config.json", Presets.XXL, Presets.XXL.start(), odds, Side.BLACK, null);
        var loaded = reducer.reduce(state, new SetupIntent.Load(file));
        assertThat(loaded.side()).isEqualTo(SideChoice.BLACK);
        assertThat(loaded.terms("Ada", "Mia", true, 7).clocks().black()).isEqualTo(odds.person().control());
        var turned = reducer.reduce(loaded, new SetupIntent.ChooseSide(SideChoice.WHITE));
        assertThat(turned.terms("Ada", "Mia", true, 7).clocks().white()).isEqualTo(odds.person().control());
        var clock = reducer.reduce(loaded, new SetupIntent.ChooseClock(ClockChoice.minutes(1)));
        assertThat(clock.terms("Ada", "Mia", true, 7).clocks()).isEqualTo(Clocks.same(ClockChoice.minutes(1).control()));
        // Equal ones that the page has too are a choice like any other.
        var same = new ClockOdds("config.json", odds.other(), odds.other());
        var plain = reducer.reduce(state,
                new SetupIntent.Load(new StartFile.Read("c", Presets.XXL, Presets.XXL.start(), same, null, null)));
        assertThat(plain.odds()).isNull();
        assertThat(plain.clock()).isEqualTo(ClockChoice.minutes(1));
        // The usual array has nothing of the file.
        var turnedRules = new StartFile.Read("c", Presets.XXL.with(draft -> draft.whiteForward = -1), Presets.XXL.start(), odds, Side.BLACK,
                null);
        var usual = reducer.reduce(reducer.reduce(state, new SetupIntent.Load(turnedRules)),
                new SetupIntent.ChooseStart(new StartChoice.Standard()));
        assertThat(usual.variant()).isEqualTo(Presets.XXL);
        assertThat(usual.odds()).isNull();
    }
}
