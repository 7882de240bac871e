package rookery.desktop.screen.setup;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import rookery.session.Opponent;
import rookery.kernel.catalogue.RuleOption;
import rookery.desktop.screen.setup.SetupState.Bot;
import rookery.desktop.screen.setup.SetupState.SideChoice;
import rookery.desktop.shell.Place.NewGame.Kind;
import rookery.kernel.piece.Side;
import rookery.kernel.variant.Variant;
import rookery.play.bot.BotProvider;

/** The state transitions of the new-game page; pure, given the bots. */
record SetupReducer(List<BotProvider> bots) {
    SetupReducer {
        bots = List.copyOf(bots);
    }

    SetupState reduce(SetupState state, SetupIntent intent) {
        return switch (intent) {
            case SetupIntent.ChooseKind(var kind) -> kind(state, kind);
            case SetupIntent.ChooseVariant(var variant) -> variant(state, variant);
            case SetupIntent.ChangeRule(var option, var value) -> rule(state, option, value);
            case SetupIntent.KeepRules() -> rules(state, state.variant(), Map.of());
            case SetupIntent.ChooseFirst(var bot) -> state.withBots(bot, state.second());
            case SetupIntent.ChooseSecond(var bot) -> state.withBots(state.first(), bot);
            case SetupIntent.ChooseSide(var side) -> state.withSide(side);
            case SetupIntent.ChooseClock(var clock) -> state.withClock(clock);
            case SetupIntent.ChooseStart(var start) -> start(state, start);
            case SetupIntent.Load(var file) -> load(state, file);
            case SetupIntent.NameFirst(var name) -> state.withPeople(state.people().withFirst(name));
            case SetupIntent.NameSecond(var name) -> state.withPeople(state.people().withSecond(name));
            case SetupIntent.Meet(var profiles) -> state.withPeople(state.people().withProfiles(profiles));
            case SetupIntent.ListOwn(var own) -> own(state, own);
            case SetupIntent.Match(var level) -> match(state, level);
            case SetupIntent.Rate(var rated) -> state.withRated(rated);
        };
    }

    /** A game between bots has no "own strength". */
    private static SetupState kind(SetupState state, Kind kind) {
        boolean own = kind == Kind.WATCH && state.first().provider().equals(SetupState.OWN_LEVEL);
        return (own ? state.withBots(kept(new Bot("", 2), state.opponents()), state.second()) : state).withKind(kind);
    }

    /** If nobody of the person's strength is known, a ladder bot takes that place. */
    private static SetupState match(SetupState state, SetupState.Level level) {
        if (!level.variant().equals(state.variant().id())) return state;
        var known = state.withLevel(level);
        boolean gone = level.opponent().isEmpty() && state.first().provider().equals(SetupState.OWN_LEVEL);
        return gone ? known.withBots(kept(new Bot("", 2), state.opponents()), state.second()) : known;
    }

    /** A new variant starts from its own array and keeps opponents that play it; a file's settings for the last one are dropped. */
    private SetupState variant(SetupState state, Variant variant) {
        return rules(state, variant, Map.of()).withStart(new StartChoice.Standard()).withOdds(null);
    }

    private SetupState rules(SetupState state, Variant variant, Map<String, String> changes) {
        var opponents = Opponent.playing(RuleOption.apply(variant, changes), bots);
        return state.withRules(variant, changes, opponents).withBots(
                state.first().provider().equals(SetupState.OWN_LEVEL) ? state.first() : kept(state.first(), opponents),
                kept(state.second(), opponents));
    }

    private static Bot kept(Bot bot, List<Opponent> opponents) {
        boolean plays = opponents.stream().anyMatch(opponent -> opponent.provider().equals(bot.provider()));
        if (plays || opponents.isEmpty()) return bot;
        // A bot that does not play this is replaced by one of about the same level.
        var other = opponents.getFirst();
        return new Bot(other.provider(), Math.clamp(bot.step(), 0, Math.max(0, other.levels().size() - 1)));
    }

    private SetupState load(SetupState state, StartFile.Read file) {
        // If the rules are a listed variant, select its card and use the file's start.
        var rules = state.listed().filter(each -> each.id().equals(file.rules().id()) && each.shape().equals(file.rules().shape())
                && each.withStart(file.start()).equals(file.rules().withStart(file.start()))).findFirst().orElse(file.rules());
        var loaded = rules(state, rules, Map.of()).withStart(new StartChoice.FromFile(file.name(), file.start())).withOdds(null);
        if (file.person() != null) loaded = loaded.withSide(file.person() == Side.WHITE ? SideChoice.WHITE : SideChoice.BLACK);
        var clocks = file.clocks();
        if (clocks == null) return loaded;
        var plain = clocks.plain();
        return plain.isPresent() ? loaded.withClock(plain.get()) : loaded.withOdds(clocks);
    }

    /** Leaving a file's position also leaves its rules if they differ from the listed variant. */
    private SetupState start(SetupState state, StartChoice start) {
        if (!(start instanceof StartChoice.Standard) || !(state.start() instanceof StartChoice.FromFile)) return state.withStart(start);
        var proper = state.listed().filter(each -> each.id().equals(state.variant().id())).findFirst().orElse(state.variant());
        return proper.equals(state.variant()) ? state.withStart(start) : variant(state, proper);
    }

    /** The preset's own value is not a change. */
    private SetupState rule(SetupState state, String id, String value) {
        var changes = new LinkedHashMap<>(state.changes());
        changes.remove(id);
        var preset = RuleOption.apply(state.variant(), changes);
        RuleOption.ALL.stream().filter(option -> option.id().equals(id) && option.applies().test(preset)).findFirst().ifPresent(option -> {
            if (!option.read().apply(preset).equals(value)) changes.put(id, value);
        });
        return rules(state, state.variant(), changes);
    }

    /** If the chosen one is gone, the first variant replaces it. */
    private SetupState own(SetupState state, List<Variant> own) {
        var listed = state.withOwn(own);
        boolean gone = state.own().contains(state.variant()) && !own.contains(state.variant());
        return gone ? variant(listed, state.variants().getFirst()) : listed;
    }
}
