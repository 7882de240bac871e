package rookery.engine.dice;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;
import rookery.kernel.geometry.BoardShape;
import rookery.kernel.move.MoveList;
import rookery.kernel.piece.Piece;
import rookery.kernel.piece.Side;
import rookery.kernel.position.Actor;
import rookery.kernel.position.Position;
import rookery.kernel.position.Problem;
import rookery.kernel.position.Verdict;
import rookery.kernel.variant.Placement;
import rookery.kernel.variant.Presets;
import rookery.kernel.variant.Setup;

/** Star2 gives exactly what plain expectiminimax gives, in far fewer nodes. */
class ExpectationTest {

    private static final int[] VALUES = {0, 100, 300, 325, 500, 900, 0};

    /** A position before a roll after some random plies from the start. */
    private static Position middle(Random random, int plies) {
        Position position = Position.start(Presets.DICE);
        MoveList moves = new MoveList();
        for (int ply = 0; ply < plies || position.toAct() != Actor.NATURE; ply++) {
            position.legalMoves(moves);
            if (moves.isEmpty()) {
                return middle(random, plies);
            }
            position.make(moves.get(random.nextInt(moves.size())));
        }
        return position.isGoalReached() ? middle(random, plies) : position;
    }

    /** Two kings and a few pieces anywhere: small enough for four plies without pruning. */
    private static Position sparse(Random random) {
        int[] pieces = new int[64];
        place(pieces, random, Piece.of(6, Side.WHITE));
        place(pieces, random, Piece.of(6, Side.BLACK));
        int extra = 1 + random.nextInt(2);
        for (int i = 0; i < extra; i++) {
            int kind = 1 + random.nextInt(4);
            place(pieces, random, Piece.of(kind, Side.of(random.nextInt(2))));
        }
        Setup setup = Setup.of(Placement.of(BoardShape.CHESS, pieces)).withTurn(Side.of(random.nextInt(2)));
        return switch (Position.of(Presets.DICE, setup)) {
            case Verdict.Playable(Position position) -> position;
            case Verdict.Unplayable(Set<Problem> _) -> sparse(random);
        };
    }

    private static void place(int[] pieces, Random random, int piece) {
        int square = 8 + random.nextInt(48);
        pieces[pieces[square] == 0 ? square : (square + 1) % 64] = piece;
    }

    @Test
    void equalsPlainExpectationOnAThousandPositions() {
        Random random = new Random(2026);
        int checked = 0;
        for (int i = 0; i < 1000; i++) {
            boolean small = i % 2 == 0;
            Position position = small ? sparse(random) : middle(random, 20 + random.nextInt(80));
            int depth = small ? 1 + i / 2 % 4 : 1 + i / 2 % 2;
            if (small && depth == 4 && i % 8 != 6) {
                depth = 3;
            }
            LeafValue leaf = i % 10 == 0 ? new DiceEvaluation(Presets.DICE) : new MaterialValue();
            Expectation pruned = new Expectation(position, leaf, VALUES, 1 << 16);
            long before = position.key();
            assertThat(pruned.valueBeforeRoll(depth)).isCloseTo(new PlainExpectation(position, leaf).valueBeforeRoll(depth), within(1e-12));
            assertThat(position.key()).isEqualTo(before);
            checked++;
        }
        assertThat(checked).isEqualTo(1000);
    }

    @Test
    void iteratedDeepeningWithOneTableChangesNothing() {
        Random random = new Random(5);
        for (int i = 0; i < 40; i++) {
            Position position = sparse(random);
            LeafValue leaf = new MaterialValue();
            Expectation pruned = new Expectation(position, leaf, VALUES, 1 << 16);
            for (int depth = 1; depth <= 3; depth++) {
                assertThat(pruned.valueBeforeRoll(depth)).isCloseTo(new PlainExpectation(position, leaf).valueBeforeRoll(depth),
                        within(1e-12));
            }
        }
    }

    @Test
    void countsOfQuietMovesAreSeen() {
        Random random = new Random(9);
        for (int i = 0; i < 60; i++) {
            Position sparse = sparse(random);
            Setup nearEnd = sparse.setup().withCounters(146 + random.nextInt(4), 100);
            if (Position.of(Presets.DICE, nearEnd) instanceof Verdict.Playable(Position position)) {
                LeafValue leaf = new MaterialValue();
                Expectation pruned = new Expectation(position, leaf, VALUES, 1 << 16);
                assertThat(pruned.valueBeforeRoll(3)).isCloseTo(new PlainExpectation(position, leaf).valueBeforeRoll(3), within(1e-12));
            }
        }
    }

    @Test
    void visitsAtMostFourTenthsOfTheNodesAtDepthFive() {
        Random random = new Random(11);
        List<Position> positions = new ArrayList<>();
        while (positions.size() < 4) {
            Position position = sparse(random);
            if (position.count(Piece.of(5, Side.WHITE)) + position.count(Piece.of(4, Side.WHITE))
                    + position.count(Piece.of(4, Side.BLACK)) == 0) {
                positions.add(position);
            }
        }
        long pruned = 0;
        long plain = 0;
        for (Position position : positions) {
            LeafValue leaf = new MaterialValue();
            Expectation search = new Expectation(position, leaf, VALUES, 1 << 18);
            for (int depth = 1; depth <= 5; depth++) {
                search.valueBeforeRoll(depth);
            }
            pruned += search.nodes();
            PlainExpectation reference = new PlainExpectation(position, leaf);
            reference.valueBeforeRoll(5);
            plain += reference.nodes();
        }
        assertThat((double) pruned / plain).isLessThanOrEqualTo(0.4);
    }
}
