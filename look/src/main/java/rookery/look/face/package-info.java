/** Drawn faces of bots and people: {@link rookery.look.face.Faces} has them by id, as a {@link rookery.look.face.Sketch} of a few shapes. */
@NullMarked
package rookery.look.face;

import org.jspecify.annotations.NullMarked;
