/** Curves, areas and intervals over two axes, for every screen that draws numbers. */
@NullMarked
package rookery.desktop.plot;

import org.jspecify.annotations.NullMarked;
