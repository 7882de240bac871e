/** What the program is, which version, and the licences of its parts. */
@NullMarked
package rookery.desktop.screen.about;

import org.jspecify.annotations.NullMarked;
