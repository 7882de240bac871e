package rookery.learn.opponent;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import rookery.archive.Attempt;
import rookery.archive.GameQuery;
import rookery.archive.Library;
import rookery.archive.Profile;
import rookery.archive.RatingPoint;
import rookery.archive.Standing;
import rookery.archive.StoredGame;
import rookery.kernel.piece.Side;
import rookery.kernel.position.Outcome;
import rookery.kernel.position.Reason;
import rookery.kernel.variant.Variant;

/** A person's games in the library against measured computers. */
public final class PastBouts {

    private static final int MOST = 200;

    private PastBouts() {
    }

    /** The person's rated games in the variant's family against computers of measured strength, the oldest first. Queries the library. */
    public static Attempt<List<OwnLevel.Bout>> of(Library library, Profile person, Variant variant) {
        return library.ranking().standings(variant.family())
                .flatMap(standings -> library.ranking().history(person.playerId(), variant.family())
                        .flatMap(history -> library.games().find(GameQuery.ALL.withPlayerId(person.playerId()).withPage(0, MOST))
                                .map(page -> bouts(page.games(), history, measured(standings), person))));
    }

    private static Map<String, Double> measured(List<Standing> standings) {
        Map<String, Double> measured = new HashMap<>();
        for (Standing standing : standings) {
            if (standing.bot() && standing.measured()) {
                measured.put(standing.name(), standing.rating().value());
            } else if (standing.bot()) {
                OwnLevel.askedRating(standing.playerId()).ifPresent(rating -> measured.put(standing.name(), rating));
            }
        }
        return measured;
    }

    private static List<OwnLevel.Bout> bouts(List<StoredGame> games, List<RatingPoint> history, Map<String, Double> measured,
            Profile person) {
        Map<Long, StoredGame> byId = new HashMap<>();
        games.forEach(game -> byId.put(game.id(), game));
        List<OwnLevel.Bout> bouts = new ArrayList<>();
        for (RatingPoint point : history) {
            StoredGame game = byId.get(point.game());
            if (game != null) {
                Side side = game.white().equals(person.name()) ? Side.WHITE : Side.BLACK;
                Double strength = measured.get(side == Side.WHITE ? game.black() : game.white());
                if (strength != null && game.outcome().isOver()) {
                    bouts.add(new OwnLevel.Bout(strength, score(game.outcome(), side)));
                }
            }
        }
        return bouts;
    }

    private static double score(Outcome outcome, Side side) {
        return switch (outcome) {
            case Outcome.Win(Side winner, Reason _) -> winner == side ? 1 : 0;
            case Outcome.Draw _ -> 0.5;
            case Outcome.Ongoing() -> 0.5;
        };
    }
}
