package rookery.arena.environment;

import rookery.kernel.move.Move;
import rookery.kernel.move.MoveList;
import rookery.kernel.piece.Side;
import rookery.kernel.position.Actor;
import rookery.kernel.position.Outcome;
import rookery.kernel.position.Position;
import rookery.kernel.position.Reason;
import rookery.play.chance.SplitMix64;
import rookery.play.match.Dice;

/** One game played step by step by a learning program. Mutable, for one thread. */
public final class Environment {

    /** How environments are played. */
    public record Rules(Position start, boolean autoRoll, boolean autoReset, int longest) {
    }

    private final Rules rules;
    private Position position;
    private long seed;
    private long episode;
    private final MoveList legal = new MoveList();
    private Outcome outcome = new Outcome.Ongoing();
    private int moves;

    /** The reward of the last step. */
    private int reward;
    private boolean ended;
    private Outcome lastOutcome = new Outcome.Ongoing();
    private int lastMoves;

    public Environment(Rules rules, long seed) {
        this.rules = rules;
        this.seed = seed;
        position = rules.start().copy();
        settle();
    }

    private Environment(Environment other) {
        rules = other.rules;
        seed = other.seed;
        episode = other.episode;
        position = other.position.copy();
        outcome = other.outcome;
        moves = other.moves;
        position.legalMoves(legal);
        if (outcome.isOver()) {
            legal.clear();
        }
    }

    /** An independent copy in the same state, with the same dice to come unless reseeded. */
    public Environment copy() {
        return new Environment(this);
    }

    /** Begins the next game. */
    public void reset() {
        episode++;
        begin();
    }

    /** Derives everything random from this seed from now on. */
    public void seed(long changed) {
        seed = changed;
        episode = 0;
    }

    private void begin() {
        position = rules.start().copy();
        outcome = new Outcome.Ongoing();
        moves = 0;
        settle();
    }

    private long diceSeed() {
        return SplitMix64.at(seed, episode);
    }

    /** Rolls automatically if so configured, and updates the state of the game. */
    private void settle() {
        if (!Move.isRoll(position.lastMove())) {
            outcome = position.outcome();
            int quiet = position.variant().draws().quietMovesClaim();
            if (!outcome.isOver() && (position.isRepeated() || quiet > 0 && position.quietPlies() >= 2 * quiet)) {
                outcome = position.claims().stream().sorted().findFirst().<Outcome>map(claim -> new Outcome.Draw(claim.reason()))
                        .orElse(outcome);
            }
            if (!outcome.isOver() && rules.longest() > 0 && moves >= rules.longest()) {
                outcome = new Outcome.Draw(Reason.ADJUDICATION);
            }
        }
        if (!outcome.isOver() && rules.autoRoll() && position.toAct() == Actor.NATURE) {
            position.make(Dice.roll(diceSeed(), position));
        }
        if (outcome.isOver()) {
            legal.clear();
        } else {
            position.legalMoves(legal);
        }
    }

    /** A roll of the environment's own die, where nature acts. */
    public int roll() {
        return Dice.roll(diceSeed(), position);
    }

    /** Plays a legal action. */
    public void step(int action) {
        Side mover = position.turn();
        boolean roll = Move.isRoll(action);
        position.make(action);
        moves += roll ? 0 : 1;
        settle();
        reward = switch (outcome) {
            case Outcome.Win(Side side, var _) -> side == mover ? 1 : -1;
            case Outcome.Draw _,Outcome.Ongoing _ -> 0;
        };
        ended = outcome.isOver();
        lastOutcome = outcome;
        lastMoves = moves;
        if (ended && rules.autoReset()) {
            reset();
        }
    }

    /** The legal actions, none after the end; read-only. */
    public MoveList legal() {
        return legal;
    }

    /** Read-only. */
    public Position position() {
        return position;
    }

    public boolean isOver() {
        return outcome.isOver();
    }

    /** 1 if the last step won for its player, -1 if it lost, else 0. */
    public int reward() {
        return reward;
    }

    /** Whether the last step ended its game. */
    public boolean hasEnded() {
        return ended;
    }

    /** How the game of the last step stood after it. */
    public Outcome lastOutcome() {
        return lastOutcome;
    }

    /** How many moves that game had. */
    public int lastMoves() {
        return lastMoves;
    }
}
