/** The library of games, profiles and ratings as the window uses it: opened and queried in the background, answered on the JavaFX thread. */
@NullMarked
package rookery.desktop.library;

import org.jspecify.annotations.NullMarked;
