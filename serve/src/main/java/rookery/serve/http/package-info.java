/** HTTP itself: requests and replies, access, rate limits, and event streams. Knows no game. */
@NullMarked
package rookery.serve.http;

import org.jspecify.annotations.NullMarked;
