/** The basics of drawing: {@link rookery.look.paint.Rgba colours}, distances between them, and {@link rookery.look.paint.Bitmap pictures} of pixels. */
@NullMarked
package rookery.look.paint;

import org.jspecify.annotations.NullMarked;
