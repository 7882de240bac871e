/** Small drawn faces: one for every computer player and level, and pictures for people to choose from. Shapes in code, no image files. */
@NullMarked
package rookery.desktop.face;

import org.jspecify.annotations.NullMarked;
