package rookery.terminal;

import java.nio.file.Path;
import java.time.InstantSource;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import rookery.play.match.Venue;

/** The module as a program of its own, for tests that end it from outside and for trying it by hand; the {@code rookery} command is the real one. */
public final class TerminalMain {

    private TerminalMain() {
    }

    public static void main(String[] arguments) throws InterruptedException {
        Deque<String> rest = new ArrayDeque<>(List.of(arguments));
        Path data = Path.of(rest.removeFirst());
        boolean terminal = TerminalStreams.isTerminal(System.getenv());
        TerminalStreams streams = new TerminalStreams(System.in, System.out, System.err, terminal);
        if ("list".equals(rest.peek())) {
            System.exit(new LibraryListing(streams, InstantSource.system()).run(data, rest.contains("--unfinished")));
        }
        System.exit(new TerminalPlay(streams, Venue.standard(), InstantSource.system()).run(request(data, rest)));
    }

    private static PlayRequest request(Path data, Deque<String> rest) {
        PlayRequest request = PlayRequest.in(data);
        while (!rest.isEmpty()) {
            String word = rest.removeFirst();
            request = switch (word) {
                case "--white" -> request.withPlayers(rest.removeFirst(), request.black());
                case "--black" -> request.withPlayers(request.white(), rest.removeFirst());
                case "--tc" -> request.withControl(rest.removeFirst());
                case "--fen" -> request.withFen(rest.removeFirst());
                case "--seed" -> request.withSeed(Long.valueOf(rest.removeFirst()));
                case "--resume" -> request.withResume(rest.isEmpty() ? "" : rest.removeFirst());
                case "--plain" -> request.withManner(false, true);
                default -> request.withTarget(word);
            };
        }
        return request;
    }
}
