/** The pieces as images of JavaFX, painted once and kept. The drawings themselves are in {@link rookery.look.piece}. */
@NullMarked
package rookery.desktop.piece;

import org.jspecify.annotations.NullMarked;
