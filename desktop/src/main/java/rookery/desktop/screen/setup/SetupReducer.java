package rookery.desktop.screen.setup;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import rookery.desktop.game.Opponent;
import rookery.desktop.game.RuleOption;
import rookery.desktop.screen.setup.SetupState.Bot;
import rookery.desktop.screen.setup.SetupState.SideChoice;
import rookery.kernel.piece.Side;
import rookery.kernel.variant.Variant;
import rookery.play.bot.BotProvider;

/** How a choice changes the page; pure, given the bots there are. */
record SetupReducer(List<BotProvider> bots) {
    SetupReducer {
        bots = List.copyOf(bots);
    }

    SetupState reduce(SetupState state, SetupIntent intent) {
        return switch (intent) {
            case SetupIntent.ChooseKind(var kind) ->
                new SetupState(kind, state.variants(), state.variant(), state.changes(), state.opponents(),
                        state.first(), state.second(), state.side(), state.clock(), state.start(), state.rated());
            case SetupIntent.ChooseVariant(var variant) -> variant(state, variant);
            case SetupIntent.ChangeRule(var option, var value) -> rule(state, option, value);
            case SetupIntent.KeepRules() -> rules(state, Map.of());
            case SetupIntent.ChooseFirst(var bot) -> bots(state, bot, state.second());
            case SetupIntent.ChooseSecond(var bot) -> bots(state, state.first(), bot);
            case SetupIntent.ChooseSide(var side) -> new SetupState(state.kind(), state.variants(), state.variant(), state.changes(),
                    state.opponents(), state.first(), state.second(), side, state.clock(), state.start(), state.rated());
            case SetupIntent.ChooseClock(var clock) -> new SetupState(state.kind(), state.variants(), state.variant(), state.changes(),
                    state.opponents(), state.first(), state.second(), state.side(), clock, state.start(), state.rated());
            case SetupIntent.ChooseStart(var start) -> start(state, start);
            case SetupIntent.Load(var file) -> load(state, file);
            case SetupIntent.Rate(var rated) -> new SetupState(state.kind(), state.variants(), state.variant(), state.changes(),
                    state.opponents(), state.first(), state.second(), state.side(), state.clock(), state.start(), rated);
        };
    }

    /** Another variant begins from its own array, keeps rule changes that still mean something, and opponents that play it. */
    private SetupState variant(SetupState state, Variant variant) {
        var opponents = Opponent.playing(variant, bots);
        return new SetupState(state.kind(), state.variants(), variant, Map.of(), opponents, kept(state.first(), opponents),
                kept(state.second(), opponents), state.side(), state.clock(), new StartChoice.Standard(), state.rated());
    }

    private SetupState load(SetupState state, StartFile.Read file) {
        var rules = file.rules();
        var opponents = Opponent.playing(rules, bots);
        var side = file.person() == null ? state.side() : file.person() == Side.WHITE ? SideChoice.WHITE : SideChoice.BLACK;
        return new SetupState(state.kind(), state.variants(), rules, Map.of(), opponents, kept(state.first(), opponents),
                kept(state.second(), opponents), side, state.clock(), new StartChoice.FromFile(file.name(), rules.start(), file.clocks()),
                state.rated());
    }

    private static Bot kept(Bot bot, List<Opponent> opponents) {
        boolean plays = opponents.stream().anyMatch(opponent -> opponent.provider().equals(bot.provider()));
        if (plays || opponents.isEmpty()) return bot;
        // Who does not play this is stood in for by someone on about the same rung.
        var other = opponents.getFirst();
        return new Bot(other.provider(), Math.clamp(bot.step(), 0, Math.max(0, other.levels().size() - 1)));
    }

    /** A value that is the preset's own is no change. */
    private SetupState rule(SetupState state, String id, String value) {
        var changes = new LinkedHashMap<>(state.changes());
        changes.remove(id);
        var preset = RuleOption.apply(state.variant(), changes);
        RuleOption.ALL.stream().filter(option -> option.id().equals(id) && option.applies().test(preset)).findFirst().ifPresent(option -> {
            if (!option.read().apply(preset).equals(value)) changes.put(id, value);
        });
        return rules(state, changes);
    }

    private SetupState rules(SetupState state, Map<String, String> changes) {
        var opponents = Opponent.playing(RuleOption.apply(state.variant(), changes), bots);
        return new SetupState(state.kind(), state.variants(), state.variant(), changes, opponents, kept(state.first(), opponents),
                kept(state.second(), opponents), state.side(), state.clock(), state.start(), state.rated());
    }

    private static SetupState bots(SetupState state, Bot first, Bot second) {
        return new SetupState(state.kind(), state.variants(), state.variant(), state.changes(), state.opponents(), first, second,
                state.side(),
                state.clock(), state.start(), state.rated());
    }

    private static SetupState start(SetupState state, StartChoice start) {
        return new SetupState(state.kind(), state.variants(), state.variant(), state.changes(), state.opponents(), state.first(),
                state.second(), state.side(), state.clock(), start, state.rated());
    }
}
