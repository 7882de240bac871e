package rookery.archive;

import java.time.Instant;
import java.util.List;
import rookery.kernel.game.Game;
import rookery.kernel.move.Move;
import rookery.kernel.piece.Side;
import rookery.kernel.position.Outcome;
import rookery.kernel.position.Position;
import rookery.play.match.ClockState;
import rookery.play.match.DiceStretch;
import rookery.play.match.Played;

/**
 * One game with everything needed to resume it elsewhere or later: the same position, clocks and dice. Journals and saved files hold one. {@code
 * Match.continued} takes the past and the clock.
 *
 * @param id      the same wherever the game is stored, see {@link GameStore}
 * @param begun   when it was begun
 * @param dice    the seeds it was rolled by, in order; empty where the variant has no die
 * @param past    everything that was played
 * @param now     the clock at this moment
 * @param helped  whether a move was taken back or a hint was used: such a game is not rated
 * @param outcome the result, if there is one yet
 */
public record GameRecord(String id, Instant begun, GameTerms terms, List<DiceStretch> dice, List<Played> past, ClockState now,
        boolean helped, Outcome outcome) implements WithGameRecord {

    public GameRecord {
        dice = List.copyOf(dice);
        past = List.copyOf(past);
        if (!terms.variant().hasDie() && !dice.isEmpty()) {
            throw new IllegalArgumentException("dice for a game without a die");
        }
    }

    /** A game that has not begun. */
    public static GameRecord of(String id, Instant begun, GameTerms terms, List<DiceStretch> dice) {
        return new GameRecord(id, begun, terms, dice, List.of(), ClockState.initial(terms.clocks(), terms.start().turn()), false,
                new Outcome.Ongoing());
    }

    public GameRecord withPlay(List<Played> changedPast, ClockState changedNow, boolean changedHelped, Outcome changedOutcome) {
        return new GameRecord(id, begun, terms, dice, changedPast, changedNow, changedHelped, changedOutcome);
    }

    /** A copy as an independent game. */
    public GameRecord fork(String newId, GameTerms changed) {
        return new GameRecord(newId, begun, changed, dice, past, now, helped, outcome);
    }

    /** The result, also if the last move decided the game but that was not yet recorded. */
    static Outcome decided(Position last, Outcome said) {
        return said.isOver() || last.ply() == 0 || Move.isRoll(last.lastMove()) ? said : last.outcome();
    }

    public boolean isOver() {
        return outcome.isOver();
    }

    /** The bare actions. */
    public List<Integer> actions() {
        return past.stream().map(Played::action).toList();
    }

    /** How many moves were made by both sides. */
    public int plies() {
        return (int) past.stream().filter(each -> !Move.isRoll(each.action())).count();
    }

    /** Whose turn it is. */
    public Side turn() {
        return now.turn();
    }

    /** The game as archives and PGN exchange it; {@link SavedGame#read} gives this record back. */
    public Game game() {
        return SavedGame.write(this);
    }
}
