package rookery.engine.book;

import java.util.List;

/**
 * An opening with a name.
 *
 * @param eco   its code in the usual classification, such as C67
 * @param moves from the start position, in SAN
 */
public record BookLine(String eco, String name, List<String> moves) {

    public BookLine {
        moves = List.copyOf(moves);
    }
}
