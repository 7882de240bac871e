package rookery.desktop.screen.play;

import java.util.function.Function;
import javafx.scene.Node;
import rookery.desktop.game.SeatOrder;

/**
 * What is known of those who play, besides their names.
 *
 * @param rating their strength in a few characters, empty if nobody knows it
 * @param face   a small picture of them
 */
record Company(Function<SeatOrder, String> rating, Function<SeatOrder, Node> face) {}
