/** HTTP itself: requests and replies, who is let in, how often, and streams of events. Knows no game. */
@NullMarked
package rookery.serve.http;

import org.jspecify.annotations.NullMarked;
