package rookery.serve.http;

/** What becomes of a request: a reply, or a stream that lasts. */
public sealed interface PageAnswer permits PageReply, Subscription {
}
