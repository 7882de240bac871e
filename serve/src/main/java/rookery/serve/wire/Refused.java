package rookery.serve.wire;

/** Why a request was refused: an HTTP status, a code for the page and a sentence for a person. Nothing has changed. */
public final class Refused extends Exception {

    private static final long serialVersionUID = 1;

    private final int status;
    private final String code;
    private final int retryAfter;

    public Refused(int status, String code, String words) {
        this(status, code, words, 0);
    }

    /** @param retryAfter seconds after which to retry; 0 if unspecified */
    public Refused(int status, String code, String words, int retryAfter) {
        super(words, null, false, false);
        this.status = status;
        this.code = code;
        this.retryAfter = retryAfter;
    }

    /** A field that is missing or wrong. */
    public static Refused badRequest(String words) {
        return new Refused(400, "bad-request", words);
    }

    public int status() {
        return status;
    }

    public String code() {
        return code;
    }

    public String words() {
        return String.valueOf(getMessage());
    }

    public int retryAfter() {
        return retryAfter;
    }

    /** The body of the answer. */
    public String json() {
        return new JsonText().with("error", new JsonText().with("code", code).with("words", words())).text();
    }
}
