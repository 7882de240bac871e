/** Tables: games with their seats, invitations and tokens, as pages see them. */
@NullMarked
package rookery.serve.table;

import org.jspecify.annotations.NullMarked;
