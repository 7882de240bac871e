package rookery.uci.client;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.CountDownLatch;

/** A UCI engine that misbehaves in the way its argument says. Uses nothing but the JDK. */
final class HostileEngine {

    private static final PrintStream OUT = new PrintStream(System.out, false, StandardCharsets.UTF_8);
    private final String mood;

    private HostileEngine(String mood) {
        this.mood = mood;
    }

    public static void main(String[] arguments) throws Exception {
        new HostileEngine(arguments[0]).run();
    }

    private void run() throws Exception {
        switch (mood) {
            case "dies-at-once" -> {
                System.err.println("cannot find my network");
                System.exit(3);
            }
            case "silent" -> hang();
            case "floods-at-once" -> flood();
            default -> {
            }
        }
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
        for (String line = in.readLine(); line != null; line = in.readLine()) {
            answer(line);
        }
        if (mood.equals("ignores-quit")) {
            hang();
        }
    }

    private void answer(String line) throws Exception {
        if (line.equals("uci")) {
            introduce();
        } else if (line.equals("isready")) {
            if (mood.equals("never-ready")) {
                return;
            }
            say("readyok");
        } else if (line.startsWith("go")) {
            go(line);
        } else if (line.equals("stop") && mood.equals("needs-stop")) {
            say("bestmove e2e4");
        } else if (line.equals("quit") && !mood.equals("ignores-quit")) {
            System.exit(0);
        }
    }

    private void introduce() throws Exception {
        switch (mood) {
            case "never-uciok" -> say("id name Never");
            case "half-uciok" -> half("uciok");
            case "odd-options" -> {
                say("id name Odd");
                say("option name Twice type spin default 5 min 10 max 1");
                say("option name twice type check default maybe");
                say("option name Empty type combo default x");
                say("option name Wrong type combo default z var a var b");
                say("option name Type Default type string default");
                say("option name");
                say("option name Nothing type");
                say("option name Odd type wheel default 3");
                say("option name Press Me type button");
                say("option name Huge type spin default 99999999999999999999 min -3 max 99999999999999999999");
                say("uciok");
            }
            // A child of its own, and one that was left by its parent; the author is whom to look for.
            case "forks", "forks-and-dies" -> {
                Process child = new ProcessBuilder("sleep", "600").start();
                Process shell = new ProcessBuilder("sh", "-c", "sleep 600 > /dev/null 2>&1 & echo $!").start();
                String orphan = new String(shell.getInputStream().readAllBytes(), StandardCharsets.US_ASCII).strip();
                say("id name Hostile " + mood);
                say("id author " + child.pid() + " " + orphan);
                say("uciok");
            }
            default -> {
                say("id name Hostile " + mood);
                say("id author Nobody");
                say("option name Hash type spin default 16 min 1 max 64");
                say("uciok");
            }
        }
    }

    private void go(String line) throws Exception {
        switch (mood) {
            case "hangs" -> hang();
            case "forks-and-dies" -> System.exit(1);
            case "dies" -> {
                System.err.println("segmentation fault, as it were");
                System.exit(139);
            }
            case "dies-half-way" -> {
                half("bestmove e2e");
                System.exit(0);
            }
            case "floods" -> flood();
            case "illegal" -> say("bestmove e2e5");
            case "nonsense" -> {
                say("info depth x score cp y pv z");
                say("info score mate");
                say("info depth -5 multipv -3 nodes 99999999999999999999999 pv e2e4 e2e4 e2e4");
                say("\u0000\u0001\u0002 ÿ");
                say("bestmove");
            }
            case "null-move" -> say("bestmove 0000");
            case "huge-line" -> {
                OUT.print("info depth 1 score cp 3 pv e2e4 string ");
                String block = "x".repeat(1 << 16);
                for (int i = 0; i < 512; i++) {
                    OUT.print(block);
                }
                say("");
                say("bestmove e2e4 ponder e7e5");
            }
            case "closes-output" -> {
                System.out.close();
                hang();
            }
            case "endless-line" -> {
                while (true) {
                    OUT.print("info string no end ");
                    OUT.flush();
                }
            }
            case "slow-lines" -> {
                half("info depth 1 sco");
                half("re cp 12 pv e2e4\r\nbest");
                half("move e2");
                half("e4\r\n");
            }
            case "early-bestmove" -> {
                say("bestmove e2e4");
                say("bestmove a2a3");
                say("bestmove h2h4");
            }
            case "needs-stop" -> {
                if (!line.contains("infinite")) {
                    say("bestmove e2e4");
                }
            }
            default -> say("bestmove e2e4");
        }
    }

    private static void say(String line) {
        OUT.print(line + "\n");
        OUT.flush();
    }

    private static void half(String text) {
        OUT.print(text);
        OUT.flush();
    }

    private static void flood() {
        while (true) {
            OUT.print("info depth 1 score cp 10 nodes 1 pv e2e4\n");
        }
    }

    private static void hang() throws InterruptedException, IOException {
        new CountDownLatch(1).await();
    }
}
