package rookery.serve.http;

/** The answer to a request: a reply, or a lasting stream. */
public sealed interface PageAnswer permits PageReply, Subscription {
}
