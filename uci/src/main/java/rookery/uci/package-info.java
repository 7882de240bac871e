/** UCI and CECP text, both ways: any bot as an engine program, any engine program as a bot. */
@NullMarked
package rookery.uci;

import org.jspecify.annotations.NullMarked;
