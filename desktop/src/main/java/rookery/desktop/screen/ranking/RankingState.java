package rookery.desktop.screen.ranking;

import java.util.List;
import rookery.archive.Profile;
import rookery.archive.Ranking;
import rookery.archive.RatingPoint;
import rookery.archive.Standing;

/**
 * The state of the ranking page.
 *
 * @param present  the name of the profile in use; empty for a guest
 * @param families with ratings
 * @param player   id of the selected player; empty for none
 * @param history  the player's ratings in this family
 * @param scores   the player's results in all families
 */
record RankingState(String present, List<Profile> profiles, List<String> families, String family, List<Standing> standings, String player,
        List<RatingPoint> history, List<Ranking.Score> scores) implements WithRankingState {

    static RankingState empty(String present) {
        return new RankingState(present, List.of(), List.of(), "", List.of(), "", List.of(), List.of());
    }

    RankingState {
        profiles = List.copyOf(profiles);
        families = List.copyOf(families);
        standings = List.copyOf(standings);
        history = List.copyOf(history);
        scores = List.copyOf(scores);
    }

    RankingState withProfiles(String now, List<Profile> changed) {
        return new RankingState(now, changed, families, family, standings, player, history, scores);
    }

    RankingState withFamilies(List<String> changed, String chosen) {
        return new RankingState(present, profiles, changed, chosen, standings, player, history, scores);
    }

    RankingState withPlayer(String id, List<RatingPoint> points, List<Ranking.Score> results) {
        return new RankingState(present, profiles, families, family, standings, id, points, results);
    }
}
