package rookery.uci.client;

import java.util.ArrayList;
import java.util.List;
import java.util.function.ToIntBiFunction;
import rookery.kernel.move.Move;
import rookery.kernel.position.Position;

/** Principal variations as engines report them. */
final class PrincipalVariation {

    private PrincipalVariation() {
    }

    /** The moves up to the first invalid one. */
    static List<Integer> read(Position position, List<String> texts, ToIntBiFunction<Position, String> parser) {
        List<Integer> line = new ArrayList<>();
        Position at = position.copy();
        for (String text : texts) {
            int move = parser.applyAsInt(at, text);
            if (move == Move.NONE) {
                break;
            }
            line.add(move);
            at.make(move);
        }
        return line;
    }
}
