/** What the program is, which version, and the licences of all it is built with. */
@NullMarked
package rookery.desktop.screen.about;

import org.jspecify.annotations.NullMarked;
