package rookery.desktop.screen.setup;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;
import javafx.scene.Node;
import rookery.session.Opponent;
import rookery.archive.OwnVariants;
import rookery.kernel.catalogue.RuleOption;
import rookery.desktop.room.LearningRoom;
import rookery.desktop.room.Roster;
import rookery.desktop.screen.setup.SetupState.Bot;
import rookery.desktop.screen.setup.SetupState.SideChoice;
import rookery.archive.settings.Settings;
import rookery.desktop.library.ArchiveWords;
import rookery.desktop.shell.Place;
import rookery.desktop.shell.Place.NewGame.Kind;
import rookery.desktop.shell.Screen;
import rookery.desktop.shell.WindowServices;
import rookery.desktop.store.Store;
import rookery.kernel.variant.Chess960;
import rookery.kernel.variant.Variant;

/** The controller of the new-game page: starts from the last choices and remembers the new ones. */
public final class SetupScreen implements Screen {
    private final WindowServices services;
    private final Roster roster;
    private final OwnVariants own;
    private final LearningRoom learning;
    private final RandomGenerator random;
    private final SetupReducer reducer;
    private final Store<SetupState> store;

    /** @param variants the shipped variants */
    public SetupScreen(WindowServices services, Place.NewGame place, List<Variant> variants, OwnVariants own, Roster roster,
            LearningRoom learning, RandomGenerator random) {
        this.services = services;
        this.roster = roster;
        this.own = own;
        this.learning = learning;
        this.random = random;
        reducer = new SetupReducer(roster.bots());
        store = new Store<>(shuffled(initial(place.kind(), variants)));
        roster.meet(profiles -> accept(new SetupIntent.Meet(profiles)));
        match(() -> {});
        place.files().forEach(this::load);
    }

    /** Starts another game like the last one; if that is no longer possible, shows the new-game page. */
    public static void again(WindowServices services, List<Variant> variants, OwnVariants own, Roster roster, LearningRoom learning,
            RandomGenerator random) {
        var place = Place.NewGame.last(services.settings().state());
        var page = new SetupScreen(services, place, variants, own, roster, learning, random);
        Runnable begin = () -> {
            if (page.store.state().mayStart()) {
                page.start();
            } else {
                services.go(place);
            }
        };
        if (page.store.state().first().provider().equals(SetupState.OWN_LEVEL)) {
            page.match(begin);
        } else {
            begin.run();
        }
    }

    /** Looks up the opponent of the person's own strength in the chosen variant. */
    private void match(Runnable then) {
        var variant = store.state().variant();
        learning.level(variant, opponent -> {
            accept(new SetupIntent.Match(new SetupState.Level(variant.id(), opponent)));
            then.run();
        });
    }

    /** Whether the file is for the new-game page rather than the library: a variant or a configuration. Reads it. */
    public static boolean takes(Path file) {
        try {
            return StartFile.sort(file) != StartFile.Sort.GAME;
        } catch (IOException unreadable) {
            // The library will report what is wrong with it.
            return false;
        }
    }

    private SetupState initial(Kind kind, List<Variant> variants) {
        var settings = services.settings().state();
        var id = settings.remembered("new.variant", "fide");
        var mine = own.all();
        var variant = Stream.concat(variants.stream(), mine.stream()).filter(each -> each.id().equals(id)).findFirst()
                .orElse(variants.getFirst());
        var changes = SetupState.changes(settings.remembered("new.changes", ""));
        var opponents = Opponent.playing(RuleOption.apply(variant, changes), reducer.bots());
        var side = SideChoice.WHITE;
        for (var each : SideChoice.values()) {
            if (each.name().equals(settings.remembered("new.side", ""))) side = each;
        }
        return new SetupState(kind, variants, mine, variant, changes, opponents,
                known(SetupState.bot(settings.remembered("new.first", "")), opponents, 2),
                known(SetupState.bot(settings.remembered("new.second", "")), opponents, 4), people(settings), side,
                ClockChoice.parse(settings.remembered("new.clock", ClockChoice.minutes(10).text())), null, new StartChoice.Standard(),
                !settings.remembered("new.rated", "").equals("false"), null);
    }

    /** The people of the last game, if the user is the same. */
    private People people(Settings settings) {
        var present = settings.profile();
        var first = settings.remembered("new.person.of", "").equals(present) ? settings.remembered("new.person", present) : present;
        var second = settings.remembered("new.friend", "");
        return new People(present, first, second.equalsIgnoreCase(first) ? "" : second, roster.friends());
    }

    /** @param step the default level */
    private static Bot known(Bot bot, List<Opponent> opponents, int step) {
        if (bot.provider().equals(SetupState.OWN_LEVEL)) return bot;
        if (opponents.stream().anyMatch(opponent -> opponent.provider().equals(bot.provider()))) return bot;
        // The first time, a bot with levels, a few steps up.
        return opponents.stream().filter(opponent -> !opponent.levels().isEmpty()).findFirst()
                .or(() -> opponents.stream().findFirst())
                .map(opponent -> new Bot(opponent.provider(), Math.clamp(step, 0, Math.max(0, opponent.levels().size() - 1))))
                .orElse(bot);
    }

    @Override
    public Node build() {
        return new SetupView(services, store, roster, this);
    }

    void accept(SetupIntent intent) {
        store.submit(state -> {
            var next = reducer.reduce(state, intent);
            return intent instanceof SetupIntent.ChooseVariant ? shuffled(next) : next;
        });
        var known = store.state().level();
        if (known != null && !known.variant().equals(store.state().variant().id())) {
            store.submit(state -> state.withLevel(null));
            match(() -> {});
        }
    }

    /** Draws a random array if the variant is shuffled. */
    private SetupState shuffled(SetupState state) {
        return state.isShuffled() ? state.withStart(new StartChoice.Shuffled(random.nextInt(Chess960.ARRAYS))) : state;
    }

    /** Draws another random array. */
    void shuffle() {
        store.submit(this::shuffled);
    }

    // ---- files ---------------------------------------------------------------------------------------------------

    /** Loads a file, or reports what is wrong with it. */
    void load(Path file) {
        services.background().run(() -> StartFile.read(file), read -> {
            switch (read) {
                case StartFile.Read start -> begin(start);
                case StartFile.Own(Variant variant) -> adopt(file, variant);
                case StartFile.Refused(var problems) -> ArchiveWords.show(services, file, ArchiveWords.of(services, problems));
                case StartFile.Wrong(var reasons) -> ArchiveWords.show(services, file, reasons);
            }
        }, problem -> services.trouble("trouble.open", problem));
    }

    private void begin(StartFile.Read start) {
        var glide = start.glide();
        if (glide != null) {
            services.change(settings -> settings.withPlay(settings.play().withAnimation(Settings.Animation.CLASSIC)
                    .withSpeed(glide.pixelsPerFrame(), glide.mostSeconds())));
        }
        accept(new SetupIntent.Load(start));
    }

    /** Adds a variant to the user's own and selects it. */
    private void adopt(Path file, Variant variant) {
        var shipped = store.state().variants().stream().filter(each -> each.id().equals(variant.id())).findFirst();
        if (shipped.isPresent() && !shipped.get().equals(variant)) {
            ArchiveWords.show(services, file,
                    List.of(services.text("new.own.taken", variant.id(), services.texts().variant(shipped.get()))));
        } else if (shipped.isPresent()) {
            accept(new SetupIntent.ChooseVariant(shipped.get()));
        } else {
            keep(variant, true);
        }
    }

    private void keep(Variant variant, boolean told) {
        services.background().queue(() -> own.keep(variant), before -> {
            accept(new SetupIntent.ListOwn(own.all()));
            accept(new SetupIntent.ChooseVariant(variant));
            if (before.isPresent() && told) {
                services.notices().tell(services.text("new.own.replaced", variant.name()), services.text("unfinished.undo"),
                        () -> keep(before.get(), false));
            } else if (told) {
                services.notices().tell(services.text("new.own.added", variant.name()));
            }
        }, problem -> services.trouble("trouble.own", problem));
    }

    /** Removes one of the user's own variants; a notice offers to bring it back. */
    void forget(Variant variant) {
        services.background().queue(() -> {
            own.remove(variant.id());
            return own.all();
        }, left -> {
            accept(new SetupIntent.ListOwn(left));
            services.notices().tell(services.text("new.own.removed", variant.name()), services.text("unfinished.undo"),
                    () -> keep(variant, false));
        }, problem -> services.trouble("trouble.own", problem));
    }

    // ---- beginning -----------------------------------------------------------------------------------------------

    /** The name of the first of two people, or of the one who invites. */
    static String first(WindowServices services, SetupState state) {
        return name(state.people().first(), services.text(state.kind() == Kind.NETWORK ? "network.host" : "new.player.first"));
    }

    /** The name of the second of two people. */
    static String second(WindowServices services, SetupState state) {
        return name(state.people().second(), services.text("new.player.second"));
    }

    private static String name(String chosen, String otherwise) {
        return chosen.isBlank() ? otherwise : chosen.strip();
    }

    void start() {
        var state = store.state();
        if (!state.mayStart()) return;
        services.change(before -> before.withRemembered(state.remembered()));
        var person = state.isAmongPeople() ? first(services, state) : name(state.people().present(), services.text("profile.guest"));
        var terms = state.terms(person, second(services, state), random.nextBoolean(), random.nextLong());
        services.go(state.kind() == Kind.NETWORK ? new Place.Invite(terms, terms.below()) : new Place.Play(terms));
    }
}
