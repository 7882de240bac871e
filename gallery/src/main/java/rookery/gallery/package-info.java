/** The window from outside: pictures of every screen without a display, startup and frame times, and a self-test. */
@NullMarked
package rookery.gallery;

import org.jspecify.annotations.NullMarked;
