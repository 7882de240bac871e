package rookery.play.match;

import java.util.Optional;
import rookery.kernel.position.Outcome;

/** Decides games that the rules have not decided yet, such as those that have gone on too long; asked after each turn. */
@FunctionalInterface
public interface Adjudicator {

    /** Lets every game be played out. */
    Adjudicator NONE = snapshot -> Optional.empty();

    /** How the game ends now; empty if it continues. */
    Optional<Outcome> judge(MatchSnapshot snapshot);
}
