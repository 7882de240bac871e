package rookery.engine.training;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import rookery.engine.net.Net;
import rookery.engine.search.Scores;
import rookery.kernel.piece.Side;
import rookery.kernel.position.Outcome;
import rookery.kernel.position.Position;
import rookery.kernel.variant.Variant;
import rookery.play.bot.Score;
import rookery.play.record.CompactGame;
import rookery.play.record.ScoreCode;

/**
 * Plays games against itself at a fixed number of nodes per move, from random starts. A game depends only on the seed and its number, whichever
 * thread plays it and in whatever order. Mutable, one per thread.
 */
final class SelfPlayer {

    private static final int MEGABYTES = 1;
    private static final int LONGEST = 320;
    /** A start worse than this for one side tells little about evaluation. */
    private static final int LARGEST_START = 250;
    private static final int MOST_STARTS = 60;
    private static final int DECIDED = 900;
    private static final int DECIDED_PLIES = 5;
    private static final int LEVEL = 8;
    private static final int LEVEL_PLIES = 20;
    private static final int FIRST_LEVEL_PLY = 100;

    private final RandomStart starts;
    private final Thinker thinker;
    /** Whether a game may end before its rules end it: not where a roll can turn it. */
    private final boolean adjudicates;

    /** @param net what is played by; the evaluation without one if empty */
    SelfPlayer(Variant variant, Optional<Net> net, long nodes, long seed) {
        starts = new RandomStart(variant, seed);
        thinker = Thinker.of(variant, net, nodes, MEGABYTES);
        adjudicates = !variant.hasDie();
    }

    CompactGame play(long number) {
        starts.begin(number);
        thinker.newGame();
        Position position = starts.next();
        Thinker.Choice choice = thinker.think(position);
        for (int tried = 1; Math.abs(choice.score()) > LARGEST_START && tried < MOST_STARTS; tried++) {
            position = starts.next();
            choice = thinker.think(position);
        }
        List<CompactGame.Ply> plies = new ArrayList<>();
        int opening = position.ply();
        for (int i = 0; i < opening; i++) {
            plies.add(new CompactGame.Ply(position.moveAt(i), ScoreCode.NONE));
        }
        return new CompactGame(starts.fen(), continued(position, choice, plies), opening, plies);
    }

    /** Plays until the game is over or no longer in doubt, and returns the result for White. */
    private int continued(Position position, Thinker.Choice first, List<CompactGame.Ply> plies) {
        Thinker.Choice choice = first;
        int decided = 0;
        int level = 0;
        while (true) {
            int white = position.turn() == Side.WHITE ? choice.score() : -choice.score();
            plies.add(new CompactGame.Ply(choice.move(), code(choice.score())));
            position.make(choice.move());
            decided = Math.abs(white) < DECIDED ? 0 : white > 0 == decided > 0 || decided == 0 ? decided + Integer.signum(white) : 0;
            level = Math.abs(white) <= LEVEL ? level + 1 : 0;
            Outcome outcome = position.outcome();
            if (outcome.isOver()) {
                return outcome instanceof Outcome.Win(Side winner, _) ? winner == Side.WHITE ? 2 : 0 : 1;
            }
            if (adjudicates && Math.abs(decided) >= DECIDED_PLIES) {
                return decided > 0 ? 2 : 0;
            }
            if (position.ply() >= LONGEST || adjudicates && level >= LEVEL_PLIES && position.ply() >= FIRST_LEVEL_PLY) {
                return 1;
            }
            roll(position, plies);
            choice = thinker.think(position);
        }
    }

    private void roll(Position position, List<CompactGame.Ply> plies) {
        int before = position.ply();
        starts.roll(position);
        if (position.ply() > before) {
            plies.add(new CompactGame.Ply(position.moveAt(before), ScoreCode.NONE));
        }
    }

    private static short code(int score) {
        if (!Scores.isProven(score)) {
            return ScoreCode.of(new Score.Centipawns(score));
        }
        int plies = Scores.pliesToEnd(score);
        return ScoreCode.of(new Score.Mate(plies > 0 ? (plies + 1) / 2 : plies / 2));
    }
}
