package rookery.serve.http;

/**
 * Limits on requests.
 *
 * @param body              bytes of a request's body
 * @param streams           open streams in all
 * @param streamsFromOne    open streams from one address; a class may sit behind one
 * @param requestBurst      requests from one address at once
 * @param requestsPerSecond requests from one address, in the long run
 */
public record DoorLimits(int body, int streams, int streamsFromOne, int requestBurst, int requestsPerSecond) {
}
