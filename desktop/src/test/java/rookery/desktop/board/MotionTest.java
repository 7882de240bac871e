package rookery.desktop.board;

import rookery.desktop.board.BoardSkin.Flash;
import rookery.look.board.Figure;
import rookery.look.board.Slide;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Map;
import org.junit.jupiter.api.Test;
import rookery.kernel.geometry.BoardShape;

final class MotionTest {
    @Test
    void constantSpeedWithItsLimit() {
        // six pixels a frame at 60 frames over 48-pixel squares: five squares take 40 frames
        var motion = new Motion.Constant(6, 1);
        assertThat(motion.duration(5).toSeconds()).isCloseTo(40 / 60.0, within(1e-9));
        // twice the way, twice the time
        assertThat(motion.duration(2).toSeconds()).isCloseTo(motion.duration(1).toSeconds() * 2, within(1e-9));
        // thirteen squares would take 1.73 s; the speed is raised
        assertThat(motion.duration(13).toSeconds()).isEqualTo(1);
        assertThat(new Motion.Constant(15, 0.5).duration(13).toSeconds()).isEqualTo(0.5);
    }

    @Test
    void threeFlashesOfHalfASecond() {
        //
        int flashes = 0;
        boolean before = false;
        for (int millis = 0; millis < 3_000; millis += 10) {
            boolean lit = Flash.isLit(millis / 1000.0);
            if (lit && !before) flashes++;
            before = lit;
        }
        assertThat(flashes).isEqualTo(3);
        assertThat(Flash.totalSeconds()).isEqualTo(1.5);
        assertThat(Flash.isLit(0.5)).isTrue();
        assertThat(Flash.isLit(1.5)).isFalse();
    }

    @Test
    void findsWhatTravels() {
        var rook = new Figure("rook", 'R', true);
        var king = new Figure("king", 'K', true);
        var pawn = new Figure("pawn", 'P', true);
        var queen = new Figure("queen", 'Q', true);
        // Castling: both travel.
        assertThat(Slide.between(BoardShape.CHESS, Map.of(4, king, 7, rook), Map.of(6, king, 5, rook)))
                .containsExactlyInAnyOrder(new Slide(4, 6), new Slide(7, 5));
        // A pawn that becomes a queen.
        assertThat(Slide.between(BoardShape.CHESS, Map.of(48, pawn), Map.of(56, queen))).containsExactly(new Slide(48, 56));
        // A capture removes, it does not travel.
        assertThat(Slide.between(BoardShape.CHESS, Map.of(0, rook, 56, new Figure("rook", 'R', false)), Map.of(56, rook)))
                .containsExactly(new Slide(0, 56));
    }
}
