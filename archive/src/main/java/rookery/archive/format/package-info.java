/** Games as files: our own format, PGN and FEN, and the formats of older programs; every disagreement is an error with a code. */
@NullMarked
package rookery.archive.format;

import org.jspecify.annotations.NullMarked;
