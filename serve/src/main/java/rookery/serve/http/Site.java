package rookery.serve.http;

import java.io.IOException;
import rookery.serve.wire.Refused;

/** Answers requests. */
@FunctionalInterface
public interface Site {

    PageAnswer answer(PageRequest request) throws Refused, IOException;
}
