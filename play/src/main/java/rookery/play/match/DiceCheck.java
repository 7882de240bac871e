package rookery.play.match;

import java.util.ArrayList;
import java.util.List;
import rookery.kernel.move.Move;
import rookery.kernel.position.Position;

/** Checks every roll of a finished game against its seed, and the seed against the commitment shown at the start. */
public final class DiceCheck {

    /** A deviation from the seed. Plies count all actions of the game from 0. */
    public sealed interface Finding {

        /** A roll that differs from the seed's. */
        record WrongRoll(int ply, int rolled, int expected) implements Finding {
        }

        /** An action the rules do not allow there; what follows was not checked. */
        record IllegalAction(int ply) implements Finding {
        }

        /** Seed and salt do not have the hash that was shown at the start. */
        record BrokenPromise(String shown, String computed) implements Finding {
        }
    }

    /**
     * What the check found.
     *
     * @param rolls     how many rolls were checked
     * @param unchecked how many came from an undisclosed seed
     */
    public record Report(int rolls, int unchecked, List<Finding> findings) {
        public Report {
            findings = List.copyOf(findings);
        }

        public boolean isHonest() {
            return findings.isEmpty();
        }
    }

    private DiceCheck() {
    }

    /**
     * @param start   the game's first position, not changed
     * @param actions all actions of the game, rolls included
     * @param dice    the seeds the game was rolled by, in order
     */
    public static Report check(Position start, List<Integer> actions, List<DiceStretch> dice) {
        List<Finding> findings = new ArrayList<>();
        dice.forEach(stretch -> stretch.brokenPromise().ifPresent(findings::add));
        Position position = start.copy();
        int rolls = 0;
        int unchecked = 0;
        for (int ply = 0; ply < actions.size(); ply++) {
            int action = actions.get(ply);
            if (action != Move.PASS && !position.isLegal(action)) {
                findings.add(new Finding.IllegalAction(ply));
                break;
            }
            if (Move.isRoll(action)) {
                rolls++;
                DiceSeed seed = DiceStretch.seedAt(dice, ply);
                int expected = seed == null ? action : Dice.roll(seed.seed(), position);
                unchecked += seed == null ? 1 : 0;
                if (expected != action) {
                    findings.add(new Finding.WrongRoll(ply, Move.face(action), Move.face(expected)));
                }
            }
            position.make(action);
        }
        return new Report(rolls, unchecked, findings);
    }
}
