package rookery.uci.server;

import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import rookery.uci.protocol.UciReply;

/** The engine's output: whole lines from any thread, flushed at once. */
final class Answers {

    private final PrintStream out;

    Answers(OutputStream out) {
        this.out = new PrintStream(out, false, StandardCharsets.UTF_8);
    }

    synchronized void line(String text) {
        out.print(text + "\n");
        out.flush();
    }

    void say(UciReply reply) {
        line(reply.text());
    }

    /** Words for people. */
    void note(String words) {
        say(UciReply.Progress.note(words.replaceAll("\\s+", " ")));
    }
}
