package rookery.gallery;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import rookery.gallery.FrameLog.Frame;

final class FrameLogTest {
    private static Frame frame(int move, double gap, double work, double paint) {
        return new Frame(move, Math.round(gap * 1e6), Math.round(work * 1e6), Math.round(paint * 1e6));
    }

    @Test
    void blamesTheProgramForWhatIsSlowInMostGamesOnly() {
        var log = new FrameLog();
        for (int game = 0; game < 3; game++) {
            log.newGame();
            log.add(frame(1, 16.7, 2, 1));
            // Slow once: a pause of the machine.
            log.add(frame(1, 16.7, game == 1 ? 30 : 3, 1));
            // Slow in two games of three: the program's doing, in the thread that paints.
            log.add(frame(2, game == 0 ? 16.7 : 33.3, 4, game == 0 ? 5 : 21));
        }
        assertThat(log.report()).contains("game 1: 2 moves, 3 frames, 0 left out, 0 with more than 16.7 ms of a thread",
                "game 2: 2 moves, 3 frames, 1 left out, 2 with more than 16.7 ms of a thread",
                "the median of 3 games, move by move: longest frame 21.0 ms of a thread; over 16.7 ms: 1 of 2 moves",
                "the median of 3 games, move by move: longest frame 33.3 ms from frame to frame; over 25.0 ms: 1 of 2 moves");
    }

    @Test
    void leavesOutMovesThatNotEveryGameReached() {
        var log = new FrameLog();
        log.newGame();
        log.add(frame(1, 16.7, 2, 1));
        log.add(frame(2, 16.7, 40, 1));
        log.newGame();
        log.add(frame(1, 16.7, 2, 1));
        assertThat(log.report())
                .contains("the median of 2 games, move by move: longest frame 2.0 ms of a thread; over 16.7 ms: 0 of 1 moves");
    }

    @Test
    void saysSoWhenNothingWasMeasured() {
        assertThat(new FrameLog().report()).contains("frame to frame: none");
    }
}
