package rookery.desktop.screen.setup;

import java.util.List;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;
import javafx.scene.Node;
import rookery.desktop.game.Opponent;
import rookery.desktop.game.RuleOption;
import rookery.desktop.screen.setup.SetupState.Bot;
import rookery.desktop.screen.setup.SetupState.SideChoice;
import rookery.desktop.shell.Desk;
import rookery.desktop.shell.Place;
import rookery.desktop.shell.Place.NewGame.Kind;
import rookery.desktop.shell.Screen;
import rookery.desktop.store.Store;
import rookery.kernel.variant.Variant;
import rookery.play.bot.BotProvider;

/** The controller of the page: begins with what was chosen last, remembers what is chosen now. */
public final class SetupScreen implements Screen {
    private final Desk desk;
    private final SetupHall hall;
    private final RandomGenerator random;
    private final SetupReducer reducer;
    private final Store<SetupState> store;

    public SetupScreen(Desk desk, Place.NewGame place, List<Variant> variants, SetupHall hall, RandomGenerator random) {
        this.desk = desk;
        this.hall = hall;
        this.random = random;
        reducer = new SetupReducer(hall.bots());
        store = new Store<>(initial(desk, place, variants, hall.bots()));
    }

    /** Begins another game as the last one was put together; where that is no longer possible, shows the page on which to put one together. */
    public static void again(Desk desk, List<Variant> variants, SetupHall hall, RandomGenerator random) {
        var remembered = desk.settings().state().remembered("new.kind", "");
        var kind = Stream.of(Kind.values()).filter(each -> each.name().equals(remembered)).findFirst().orElse(Kind.COMPUTER);
        var place = new Place.NewGame(kind);
        var page = new SetupScreen(desk, place, variants, hall, random);
        if (page.store.state().mayStart()) {
            page.start();
        } else {
            desk.go(place);
        }
    }

    private static SetupState initial(Desk desk, Place.NewGame place, List<Variant> variants, List<BotProvider> bots) {
        var settings = desk.settings().state();
        var id = settings.remembered("new.variant", "fide");
        var variant = variants.stream().filter(each -> each.id().equals(id)).findFirst().orElse(variants.getFirst());
        var changes = SetupState.changes(settings.remembered("new.changes", ""));
        var opponents = Opponent.playing(RuleOption.apply(variant, changes), bots);
        var side = SideChoice.WHITE;
        for (var each : SideChoice.values()) {
            if (each.name().equals(settings.remembered("new.side", ""))) side = each;
        }
        return new SetupState(place.kind(), variants, variant, changes, opponents,
                known(SetupState.bot(settings.remembered("new.first", "")), opponents, 2),
                known(SetupState.bot(settings.remembered("new.second", "")), opponents, 4), side,
                ClockChoice.parse(settings.remembered("new.clock", ClockChoice.minutes(10).text())), new StartChoice.Standard(), true);
    }

    /** @param step where on its ladder one is met the first time */
    private static Bot known(Bot bot, List<Opponent> opponents, int step) {
        if (opponents.stream().anyMatch(opponent -> opponent.provider().equals(bot.provider()))) return bot;
        // The first time: one with a ladder is the kinder host, a few steps up.
        return opponents.stream().filter(opponent -> !opponent.levels().isEmpty()).findFirst()
                .or(() -> opponents.stream().findFirst())
                .map(opponent -> new Bot(opponent.provider(), Math.clamp(step, 0, Math.max(0, opponent.levels().size() - 1))))
                .orElse(bot);
    }

    @Override
    public Node build() {
        return new SetupView(desk, store, hall, this::accept, this::start);
    }

    private void accept(SetupIntent intent) {
        store.submit(state -> reducer.reduce(state, intent));
    }

    /** The second person at the board: somebody with a profile, or just a friend. */
    private String friend(String person) {
        var name = desk.settings().state().remembered("new.friend", "");
        return hall.friends().contains(name) && !name.equals(person) ? name : desk.text("profile.friend");
    }

    private void start() {
        var state = store.state();
        if (!state.mayStart()) return;
        var settings = desk.settings().state();
        desk.change(before -> before.withRemembered(state.remembered()));
        var person = settings.profile().isEmpty() ? desk.text("profile.guest") : settings.profile();
        desk.go(new Place.Play(state.terms(person, friend(person), random.nextBoolean(), random.nextLong())));
    }
}
