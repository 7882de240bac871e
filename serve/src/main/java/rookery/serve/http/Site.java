package rookery.serve.http;

import java.io.IOException;
import rookery.serve.wire.Refused;

/** What answers requests. */
@FunctionalInterface
public interface Site {

    Answer answer(Request request) throws Refused, IOException;
}
