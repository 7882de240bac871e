package rookery.engine.book;

import java.util.List;

/**
 * An opening with a name.
 *
 * @param eco   its code in the usual classification, such as C67
 * @param moves from the start position, in SAN
 */
public record Opening(String eco, String name, List<String> moves) {

    public Opening {
        moves = List.copyOf(moves);
    }
}
