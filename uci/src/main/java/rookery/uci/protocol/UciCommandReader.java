package rookery.uci.protocol;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Reads lines a chess program sends to an engine. Lenient, as the standard demands: unknown leading words and unknown limits are skipped. */
public final class UciCommandReader {

    private static final Set<String> NAME_ENDS = Set.of("value");
    private static final Set<String> FEN_ENDS = Set.of("moves");
    private static final Set<String> LIMITS = Set.of("wtime", "btime", "winc", "binc", "movestogo", "depth", "nodes", "mate", "movetime",
            "infinite", "ponder", "searchmoves", "perft");
    private static final int MOST = 1_000_000;

    private UciCommandReader() {
    }

    /** The command; null for a blank line. */
    public static @Nullable UciCommand read(String line) {
        Words words = new Words(line);
        if (!words.hasNext()) {
            return null;
        }
        while (words.hasNext()) {
            UciCommand command = command(words.next(), words);
            if (command != null) {
                return command;
            }
        }
        return new UciCommand.Unknown(line.strip());
    }

    private static @Nullable UciCommand command(String word, Words words) {
        return switch (word) {
            case "uci" -> new UciCommand.Hello();
            case "debug" -> new UciCommand.Debug(words.peek().equals("on"));
            case "isready" -> new UciCommand.IsReady();
            case "setoption" -> option(words);
            case "ucinewgame" -> new UciCommand.NewGame();
            case "position" -> position(words);
            case "go" -> go(words);
            case "stop" -> new UciCommand.Stop();
            case "ponderhit" -> new UciCommand.PonderHit();
            case "quit" -> new UciCommand.Quit();
            case "bench" -> new UciCommand.Bench((int) words.number(0, MOST));
            case "d" -> new UciCommand.Display();
            default -> null;
        };
    }

    private static @Nullable UciCommand option(Words words) {
        if (!words.peek().equals("name")) {
            return null;
        }
        words.next();
        String name = words.textUntil(NAME_ENDS);
        if (!words.hasNext()) {
            return new UciCommand.SetOption(name, null);
        }
        words.next();
        String value = words.rest();
        return new UciCommand.SetOption(name, value.equals("<empty>") ? "" : value);
    }

    private static @Nullable UciCommand position(Words words) {
        if (!words.hasNext()) {
            return null;
        }
        String fen = null;
        switch (words.next()) {
            case "startpos" -> words.until(FEN_ENDS);
            case "fen" -> fen = words.textUntil(FEN_ENDS);
            default -> {
                return null;
            }
        }
        List<String> moves = new ArrayList<>();
        if (words.hasNext()) {
            words.next();
            moves.addAll(moves(words));
        }
        return new UciCommand.SetPosition(fen, moves);
    }

    private static List<String> moves(Words words) {
        List<String> moves = new ArrayList<>();
        while (words.hasNext() && !LIMITS.contains(words.peek())) {
            String move = words.next();
            moves.add(move.equals("roll") && words.hasNext() ? move + " " + words.next() : move);
        }
        return moves;
    }

    private static UciCommand go(Words words) {
        Long whiteTime = null;
        Long blackTime = null;
        Long moveTime = null;
        long whiteIncrement = 0;
        long blackIncrement = 0;
        long nodes = 0;
        int movesToGo = 0;
        int depth = 0;
        int mate = 0;
        boolean infinite = false;
        boolean ponder = false;
        List<String> moves = List.of();
        while (words.hasNext()) {
            switch (words.next()) {
                case "wtime" -> whiteTime = words.number();
                case "btime" -> blackTime = words.number();
                case "winc" -> whiteIncrement = words.number(0, Long.MAX_VALUE);
                case "binc" -> blackIncrement = words.number(0, Long.MAX_VALUE);
                case "movestogo" -> movesToGo = (int) words.number(0, MOST);
                case "depth" -> depth = (int) words.number(0, MOST);
                case "nodes" -> nodes = words.number(0, Long.MAX_VALUE);
                case "mate" -> mate = (int) words.number(0, MOST);
                case "movetime" -> moveTime = words.number();
                case "infinite" -> infinite = true;
                case "ponder" -> ponder = true;
                case "searchmoves" -> moves = moves(words);
                case "perft" -> {
                    return new UciCommand.Perft((int) words.number(0, MOST));
                }
                default -> {
                    // Unknown limit: the others still apply.
                }
            }
        }
        return new UciCommand.Go(whiteTime, blackTime, whiteIncrement, blackIncrement, movesToGo, depth, nodes, mate, moveTime, infinite,
                ponder, moves);
    }
}
