package rookery.engine.search;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import rookery.engine.Boards;
import rookery.kernel.move.MoveList;
import rookery.kernel.position.Position;
import rookery.kernel.variant.Variant;

class ForcingMovesTest {

    @Test
    void checksComeFirstMoreSoWhereTheyAreCounted() {
        String fen = "4k3/8/8/8/8/8/8/Q3K3 w - - 0 1";
        assertThat(bonus("fide", fen, "a1a8")).isPositive();
        assertThat(bonus("fide", fen, "a1b1")).isZero();
        assertThat(bonus("three-check", fen.replace(" 0 1", " 3+3 0 1"), "a1a8")).isGreaterThan(bonus("fide", fen, "a1a8"));
    }

    @Test
    void stepsTowardsAZoneComeFirstOnlyWhereNobodyCanBeMatedOnTheWay() {
        assertThat(bonus("racing-kings", "8/8/8/8/8/8/k6K/8 w - - 0 1", "h2h3")).isPositive();
        assertThat(bonus("racing-kings", "8/8/8/8/8/8/k6K/8 w - - 0 1", "h2h1")).isZero();
        assertThat(bonus("king-of-the-hill", "4k3/8/8/8/8/8/8/4K3 w - - 0 1", "e1e2")).isZero();
    }

    private static int bonus(String id, String fen, String move) {
        Variant variant = Boards.variant(id);
        Position position = Boards.of(variant, fen);
        MoveList moves = new MoveList();
        position.legalMoves(moves);
        for (int i = 0; i < moves.size(); i++) {
            if (Boards.squares(position, moves.get(i)).equals(move)) {
                return new ForcingMoves(variant).orderBonus(position, moves.get(i));
            }
        }
        throw new AssertionError("no " + move + " in " + fen);
    }
}
