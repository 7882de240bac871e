package rookery.desktop.screen.review;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import rookery.desktop.analysis.Analyst;
import rookery.desktop.shell.Desk;
import rookery.kernel.variant.Variant;
import rookery.play.bot.BotProvider;

/** The engines that can be asked about a game, and the one the user has chosen among them. */
final class Teachers {
    /** Under this key the choice is remembered. */
    private static final String CHOSEN = "review.engine";

    private final Desk desk;
    private final ReviewHall hall;

    Teachers(Desk desk, ReviewHall hall) {
        this.desk = desk;
        this.hall = hall;
    }

    /** Those who know these rules. */
    List<BotProvider> able(Variant variant) {
        return Analyst.able(hall.bots(), hall.engines(), variant);
    }

    /** The engine the user has chosen, or ours where it does not know these rules. */
    Optional<BotProvider> chosen(Variant variant) {
        var able = able(variant);
        var id = desk.settings().state().remembered(CHOSEN, "");
        return able.stream().filter(each -> each.id().equals(id)).findFirst().or(() -> able.stream().findFirst());
    }

    void choose(String id) {
        desk.change(settings -> settings.withRemembered(Map.of(CHOSEN, id)));
    }
}
