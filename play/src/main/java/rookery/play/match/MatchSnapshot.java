package rookery.play.match;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import rookery.kernel.move.Move;
import rookery.kernel.piece.Side;
import rookery.kernel.position.Actor;
import rookery.kernel.position.Claim;
import rookery.kernel.position.Outcome;
import rookery.kernel.position.Position;

/**
 * A match at one moment, immutable: everything a screen, an archive or a journal needs.
 *
 * @param version  grows with every change of this match
 * @param position the position on the board, without a move that is only shown; each call returns a new copy
 * @param played   everything that was played, rolls included
 * @param inCheck  whether the side to move is in check
 * @param claims   draws that the side to move could claim
 * @param offer    the side whose offer of a draw stands; null without
 * @param shown    a move that waits to be confirmed, or {@link Move#NONE}
 * @param pace     how long bots wait before they think
 * @param trouble  how a bot forfeited; null if none did
 */
public record MatchSnapshot(MatchSettings settings, long version, Phase phase, Position position, List<Played> played, boolean inCheck,
        Set<Claim> claims, @Nullable Side offer, int shown, ClockFace clock, Duration pace, Outcome outcome, @Nullable BotTrouble trouble) {

    /** How far a match has come. */
    public enum Phase {
        READY, RUNNING, PAUSED,
        /** Ended; nothing changes any more. */
        OVER,
        /** Left before its end; {@link Match#continued} can take it up again. */
        CLOSED
    }

    public MatchSnapshot {
        played = List.copyOf(played);
        claims = Set.copyOf(claims);
    }

    /** A new copy of the position, with the game's history. */
    @Override
    public Position position() {
        return position.copy();
    }

    /** The position with the shown move made, as a board should display it. */
    public Position boardPosition() {
        Position copy = position.copy();
        if (shown != Move.NONE) {
            copy.make(shown);
        }
        return copy;
    }

    /** Whose turn it is, whether or not the die has been rolled; at the end whose turn it would be. */
    public Side turn() {
        return position.turn();
    }

    /** Who acts next; after the end, who would. */
    public Actor toAct() {
        return position.toAct();
    }

    /** The face rolled for this turn, 0 when none is. */
    public int roll() {
        return position.roll();
    }

    public boolean isOver() {
        return outcome.isOver();
    }

    /** The bare actions, as {@link DiceCheck} and archives take them. */
    public List<Integer> actions() {
        return played.stream().map(Played::action).toList();
    }

    /** Whether that side is a person who could take back a move now. */
    public boolean canTakeBack(Side side) {
        return (phase == Phase.RUNNING || phase == Phase.PAUSED) && settings.options().takeBacks()
                && settings.seat(side) instanceof Seat.Person && played.stream().anyMatch(each -> each.isMove() && each.side() == side);
    }

    /** The dice seed, once players may see it: only after the end, since it reveals the coming rolls. */
    public Optional<DiceSeed> revealedDice() {
        return isOver() ? Optional.ofNullable(settings.dice()) : Optional.empty();
    }

    /** What players are shown at the start of a game with committed dice. */
    public Optional<String> diceCommitment() {
        DiceSeed dice = settings.dice();
        return dice == null || !dice.isCommitted() ? Optional.empty() : Optional.of(dice.commitment());
    }
}
