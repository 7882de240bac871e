package rookery.engine.search;

import java.util.Arrays;

/** A root move and what search has found out about it. Mutable. */
final class RootMove {

    final int move;
    int score = -Scores.INFINITE;
    int previousScore = -Scores.INFINITE;
    int selectiveDepth;
    long nodes;
    int[] line;

    RootMove(int move) {
        this.move = move;
        line = new int[]{move};
    }

    void found(int newScore, int depth, SearchPly child) {
        score = newScore;
        selectiveDepth = depth;
        line = new int[child.lineLength + 1];
        line[0] = move;
        System.arraycopy(child.line, 0, line, 1, child.lineLength);
    }

    int[] lineCopy() {
        return Arrays.copyOf(line, line.length);
    }
}
