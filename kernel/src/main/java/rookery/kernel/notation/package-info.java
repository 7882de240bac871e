/** Games and positions as text: FEN, moves in SAN and UCI, PGN. Readers never throw on bad text, they say what is wrong with it. */
@NullMarked
package rookery.kernel.notation;

import org.jspecify.annotations.NullMarked;
