package rookery.uci.protocol;

import java.util.List;
import java.util.StringJoiner;
import org.jspecify.annotations.Nullable;
import rookery.play.bot.BotOption;
import rookery.play.bot.Score;
import rookery.play.bot.Thought;

/** A reply from an engine to a chess program. {@link UciReplyReader} reads it from a line, {@link #text} writes it. */
public sealed interface UciReply {

    /** The line that says it. */
    String text();

    record EngineName(String name) implements UciReply {
        @Override
        public String text() {
            return "id name " + name;
        }
    }

    record EngineAuthor(String author) implements UciReply {
        @Override
        public String text() {
            return "id author " + author;
        }
    }

    /** An option on offer. */
    record Offer(BotOption option) implements UciReply {
        @Override
        public String text() {
            String kind = switch (option) {
                case BotOption.Check check -> "check default " + check.byDefault();
                case BotOption.Spin spin -> "spin default " + spin.byDefault() + " min " + spin.min() + " max " + spin.max();
                case BotOption.Combo combo -> {
                    StringJoiner choices = new StringJoiner(" var ", "combo default " + combo.byDefault() + " var ", "");
                    combo.choices().forEach(choices::add);
                    yield choices.toString();
                }
                case BotOption.Text text -> "string default " + (text.byDefault().isEmpty() ? "<empty>" : text.byDefault());
                case BotOption.Button _ -> "button";
            };
            return "option name " + option.name() + " type " + kind;
        }
    }

    /** {@code uciok}: the introduction is complete. */
    record Introduced() implements UciReply {
        @Override
        public String text() {
            return "uciok";
        }
    }

    record Ready() implements UciReply {
        @Override
        public String text() {
            return "readyok";
        }
    }

    /**
     * The answer to {@code go}.
     *
     * @param move   null if there is no move
     * @param ponder the reply the engine expects; null if it expects none
     */
    record BestMove(@Nullable String move, @Nullable String ponder) implements UciReply {
        @Override
        public String text() {
            return "bestmove " + (move == null ? "(none)" : move) + (ponder == null ? "" : " ponder " + ponder);
        }
    }

    /** Chances in thousandths, from the side that chooses. */
    record Chances(int win, int draw, int loss) {
        /** The chance of winning plus half that of drawing, from 0 to 1. */
        public double expectation() {
            double all = (double) win + draw + loss;
            return all <= 0 ? 0.5 : Math.clamp((win + draw / 2.0) / all, 0, 1);
        }
    }

    /**
     * What the engine has found so far; 0, null or empty where it does not say.
     *
     * @param lines the rank of the line among the best ones, from 1
     * @param score never a probability: UCI knows centipawns and mates
     * @param note  words for people
     */
    record Progress(int depth, int selectiveDepth, int lines, @Nullable Score score, Thought.Bound bound, @Nullable Chances chances,
            long nodes, long millis, int hashPermille, List<String> moves, String note) implements UciReply {

        public Progress {
            moves = List.copyOf(moves);
        }

        /** Words for people. */
        public static Progress note(String note) {
            return new Progress(0, 0, 0, null, Thought.Bound.EXACT, null, 0, 0, 0, List.of(), note);
        }

        @Override
        public String text() {
            StringJoiner text = new StringJoiner(" ").add("info");
            if (score != null || !moves.isEmpty()) {
                text.add("depth " + depth);
                if (selectiveDepth > 0) {
                    text.add("seldepth " + selectiveDepth);
                }
                text.add("multipv " + Math.max(1, lines));
                addScore(text);
                text.add("nodes " + nodes).add("nps " + (millis > 0 ? nodes * 1000 / millis : nodes * 1000));
                if (hashPermille > 0) {
                    text.add("hashfull " + hashPermille);
                }
                text.add("time " + millis);
                if (!moves.isEmpty()) {
                    text.add("pv").add(String.join(" ", moves));
                }
            }
            // Last, because everything after it belongs to it.
            return note.isEmpty() ? text.toString() : text.add("string").add(note).toString();
        }

        private void addScore(StringJoiner text) {
            if (score == null) {
                return;
            }
            text.add(switch (score) {
                case Score.Centipawns(int value) -> "score cp " + value;
                case Score.Mate(int inMoves) -> "score mate " + inMoves;
                case Score.WinProbability(double value) -> "score cp " + Expectations.centipawns(value);
            });
            switch (bound) {
                case EXACT -> {
                }
                case AT_LEAST -> text.add("lowerbound");
                case AT_MOST -> text.add("upperbound");
            }
            if (chances != null) {
                text.add("wdl " + chances.win() + " " + chances.draw() + " " + chances.loss());
            }
        }
    }

    /** Anything else; programs ignore it. */
    record Unknown(String text) implements UciReply {
    }
}
