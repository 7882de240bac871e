/** Named openings of ordinary chess: what to play at the beginning, and what it is called. */
@NullMarked
package rookery.engine.book;

import org.jspecify.annotations.NullMarked;
