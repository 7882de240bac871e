/** Pictures of every screen, made without a display: the means by which we look at our work. */
@NullMarked
package rookery.desktop.gallery;

import org.jspecify.annotations.NullMarked;
