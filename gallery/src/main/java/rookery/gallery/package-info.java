/** The window looked at from outside: pictures of every screen made without a display, how quick its start and its frames are, and whether it works. */
@NullMarked
package rookery.gallery;

import org.jspecify.annotations.NullMarked;
