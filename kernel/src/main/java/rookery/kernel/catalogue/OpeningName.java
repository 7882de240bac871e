package rookery.kernel.catalogue;

/**
 * What the opening of a game of ordinary chess is called.
 *
 * @param eco its code in the usual classification, such as C67
 */
public record OpeningName(String eco, String name) {
}
