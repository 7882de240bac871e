package rookery.serve.http;

/** What becomes of a request: a reply, or a stream that lasts. */
public sealed interface Answer permits Reply, Subscription {
}
