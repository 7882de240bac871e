package rookery.serve.http;

import java.util.function.Supplier;
import rookery.serve.flow.Feed;
import rookery.serve.wire.JsonText;

/**
 * A stream of events that somebody wants.
 *
 * @param greeting what concerns this stream alone; sent first, and again when it has become another
 * @param opened   is run when the stream is open
 * @param closed   is run when it is not any more, if it ever was
 */
public record Subscription(Feed feed, Supplier<JsonText> greeting, Runnable opened, Runnable closed) implements PageAnswer {
}
