package rookery.uci.protocol;

import java.util.List;
import java.util.StringJoiner;
import org.jspecify.annotations.Nullable;

/** A command from a chess program to an engine. {@link UciCommandReader} reads it from a line, {@link #text} writes it. */
public sealed interface UciCommand {

    /** The line that says it. */
    String text();

    /** {@code uci}: asks the engine to introduce itself. */
    record Hello() implements UciCommand {
        @Override
        public String text() {
            return "uci";
        }
    }

    record Debug(boolean on) implements UciCommand {
        @Override
        public String text() {
            return on ? "debug on" : "debug off";
        }
    }

    record IsReady() implements UciCommand {
        @Override
        public String text() {
            return "isready";
        }
    }

    /** @param value null for a button */
    record SetOption(String name, @Nullable String value) implements UciCommand {
        @Override
        public String text() {
            return "setoption name " + name + (value == null ? "" : " value " + (value.isEmpty() ? "<empty>" : value));
        }
    }

    record NewGame() implements UciCommand {
        @Override
        public String text() {
            return "ucinewgame";
        }
    }

    /**
     * The position to think about.
     *
     * @param fen   where the game began; null for the variant's start position
     * @param moves the actions since, in the engine's notation; a roll of the die is {@code roll 3}
     */
    record SetPosition(@Nullable String fen, List<String> moves) implements UciCommand {

        public SetPosition {
            moves = List.copyOf(moves);
        }

        @Override
        public String text() {
            String start = fen == null ? "position startpos" : "position fen " + fen;
            return moves.isEmpty() ? start : start + " moves " + String.join(" ", moves);
        }
    }

    /**
     * Think. Times are in milliseconds; 0 means no limit where null is not possible.
     *
     * @param whiteTime what White has left; null without a clock; may be negative
     * @param moveTime  for this move alone; null without
     * @param mate      find a mate in that many moves
     * @param infinite  do not answer before {@code stop}
     * @param ponder    the last move of the position is only expected: time counts from {@link PonderHit} on
     * @param moves     consider only these; all when empty
     */
    record Go(@Nullable Long whiteTime, @Nullable Long blackTime, long whiteIncrement, long blackIncrement, int movesToGo, int depth,
            long nodes, int mate, @Nullable Long moveTime, boolean infinite, boolean ponder,
            List<String> moves) implements WithGo, UciCommand {

        /** No limits, not even {@code infinite}. */
        public static final Go PLAIN = new Go(null, null, 0, 0, 0, 0, 0, 0, null, false, false, List.of());

        public Go {
            moves = List.copyOf(moves);
        }

        /** Whether it limits the thinking. */
        public boolean isLimited() {
            return whiteTime != null || blackTime != null || moveTime != null || depth > 0 || nodes > 0 || mate > 0;
        }

        @Override
        public String text() {
            StringJoiner text = new StringJoiner(" ").add("go");
            if (ponder) {
                text.add("ponder");
            }
            add(text, "wtime", whiteTime);
            add(text, "btime", blackTime);
            if (whiteTime != null || blackTime != null) {
                text.add("winc " + whiteIncrement).add("binc " + blackIncrement);
            }
            add(text, "movestogo", positive(movesToGo));
            add(text, "depth", positive(depth));
            add(text, "nodes", positive(nodes));
            add(text, "mate", positive(mate));
            add(text, "movetime", moveTime);
            if (infinite) {
                text.add("infinite");
            }
            // Last, because everything after it could be a move.
            if (!moves.isEmpty()) {
                text.add("searchmoves").add(String.join(" ", moves));
            }
            return text.toString();
        }

        private static void add(StringJoiner text, String word, @Nullable Long value) {
            if (value != null) {
                text.add(word + " " + value);
            }
        }

        private static @Nullable Long positive(long value) {
            return value > 0 ? value : null;
        }
    }

    record Stop() implements UciCommand {
        @Override
        public String text() {
            return "stop";
        }
    }

    /** The move expected by {@code go ponder} was played. */
    record PonderHit() implements UciCommand {
        @Override
        public String text() {
            return "ponderhit";
        }
    }

    record Quit() implements UciCommand {
        @Override
        public String text() {
            return "quit";
        }
    }

    /** Count the positions that many plies away; not in the standard, but everywhere. */
    record Perft(int depth) implements UciCommand {
        @Override
        public String text() {
            return "go perft " + depth;
        }
    }

    /** Measure the speed, at that depth or, for 0, the usual one; not in the standard. */
    record Bench(int depth) implements UciCommand {
        @Override
        public String text() {
            return depth > 0 ? "bench " + depth : "bench";
        }
    }

    /** Show the board to a person; not in the standard. */
    record Display() implements UciCommand {
        @Override
        public String text() {
            return "d";
        }
    }

    /** Anything else; engines ignore it. */
    record Unknown(String text) implements UciCommand {
    }
}
