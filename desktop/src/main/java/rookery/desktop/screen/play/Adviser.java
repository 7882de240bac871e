package rookery.desktop.screen.play;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import rookery.desktop.board.Arrow;
import rookery.desktop.game.BoardMoves;
import rookery.desktop.shell.Desk;
import rookery.kernel.position.Actor;
import rookery.kernel.position.Position;
import rookery.kernel.variant.Variant;
import rookery.play.bot.BotProvider;
import rookery.play.bot.BotSettings;
import rookery.play.bot.Limits;

/** Asks the strongest player there is for a move to try, and draws it as an arrow. */
final class Adviser {
    private static final Duration ADVICE = Duration.ofSeconds(1);
    /** Whom to ask, the best first; after them anybody who knows the rules. */
    private static final List<String> PREFERRED = List.of("rookery", "greedy");

    private final Desk desk;
    private final PlayHall hall;
    private final LiveMatch match;

    Adviser(Desk desk, PlayHall hall, LiveMatch match) {
        this.desk = desk;
        this.hall = hall;
        this.match = match;
    }

    /** Does nothing where there is no move of a person to advise. */
    void advise() {
        var state = match.state();
        if (state.isOver() || state.thinking() || !state.isPerson(state.match().turn()) || state.match().toAct() == Actor.NATURE) return;
        provider(state.order().variant()).ifPresent(provider -> advise(state, provider));
    }

    private void advise(PlayState state, BotProvider provider) {
        match.advised();
        match.change(new PlayEvent.HintSought());
        var position = state.match().position();
        int ply = state.match().played().size();
        desk.background().run(() -> arrow(provider, state.order().seed(), position), arrow -> {
            boolean late = match.state().match().played().size() != ply;
            match.change(new PlayEvent.HintFound(late ? List.of() : List.of(arrow)));
        }, problem -> {
            match.change(new PlayEvent.HintFound(List.of()));
            desk.trouble("trouble.unexpected", problem);
        });
    }

    private static Arrow arrow(BotProvider provider, long seed, Position position) throws InterruptedException {
        try (var bot = provider.create(BotSettings.DEFAULT.withSeed(seed))) {
            var slide = BoardMoves.slide(position, bot.choose(position.copy(), Limits.ofMoveTime(ADVICE), _ -> {}));
            return new Arrow(slide.from(), slide.to(), Arrow.Ink.HINT);
        }
    }

    private Optional<BotProvider> provider(Variant variant) {
        var able = hall.bots().stream().filter(bot -> bot.plays(variant)).toList();
        return PREFERRED.stream().flatMap(id -> able.stream().filter(bot -> bot.id().equals(id))).findFirst()
                .or(() -> able.stream().findFirst());
    }
}
