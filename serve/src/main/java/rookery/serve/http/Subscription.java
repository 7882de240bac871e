package rookery.serve.http;

import java.util.function.Supplier;
import rookery.serve.flow.Feed;
import rookery.serve.wire.JsonText;

/**
 * A requested event stream.
 *
 * @param greeting data for this stream alone; sent first, and again when it changes
 * @param opened   runs when the stream opens
 * @param closed   runs when it closes, if it ever opened
 */
public record Subscription(Feed feed, Supplier<JsonText> greeting, Runnable opened, Runnable closed) implements PageAnswer {
}
