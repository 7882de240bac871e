package rookery.arena.environment;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import rookery.kernel.move.MoveList;
import rookery.kernel.notation.Fen;
import rookery.kernel.position.Actor;
import rookery.kernel.position.Outcome;
import rookery.kernel.position.Reason;

/**
 * A line for the program being written, mutable: straight into one buffer that is used again, since this is what batches spend most of their time on.
 */
final class Reply {

    private static final String HEX = "0123456789abcdef";

    private final StringBuilder out = new StringBuilder(1 << 16);

    Reply begin() {
        out.setLength(0);
        out.append('{');
        return this;
    }

    String end() {
        return out.append("}\n").toString();
    }

    private void key(String name) {
        if (out.length() > 1) {
            out.append(',');
        }
        out.append('"').append(name).append("\":");
    }

    Reply number(String name, long value) {
        key(name);
        out.append(value);
        return this;
    }

    Reply flag(String name, boolean value) {
        key(name);
        out.append(value);
        return this;
    }

    Reply text(String name, String value) {
        key(name);
        quoted(value);
        return this;
    }

    Reply texts(String name, List<String> values) {
        key(name);
        String before = "[";
        for (String value : values) {
            out.append(before);
            quoted(value);
            before = ",";
        }
        out.append(values.isEmpty() ? "[]" : "]");
        return this;
    }

    Reply numbers(String name, List<? extends Number> values) {
        key(name);
        out.append('[');
        for (int i = 0; i < values.size(); i++) {
            out.append(i == 0 ? "" : ",").append(values.get(i));
        }
        out.append(']');
        return this;
    }

    private void quoted(String text) {
        out.append('"');
        for (int i = 0; i < text.length(); i++) {
            char letter = text.charAt(i);
            if (letter == '"' || letter == '\\') {
                out.append('\\').append(letter);
            } else if (letter < ' ') {
                out.append(String.format(Locale.ROOT, "\\u%04x", (int) letter));
            } else {
                out.append(letter);
            }
        }
        out.append('"');
    }

    // ---- states --------------------------------------------------------------------------------------------------

    /** Whose turn it is: 0 White, 1 Black, 2 nature. */
    Reply turns(List<Environment> environments) {
        key("turn");
        char before = '[';
        for (Environment environment : environments) {
            out.append(before).append(environment.position().toAct().ordinal());
            before = ',';
        }
        out.append(']');
        return this;
    }

    /** The faces rolled for this turn, 0 for none. */
    Reply rolls(List<Environment> environments) {
        key("roll");
        char before = '[';
        for (Environment environment : environments) {
            out.append(before).append(environment.position().roll());
            before = ',';
        }
        out.append(']');
        return this;
    }

    Reply actions(List<Environment> environments, ActionSpace space) {
        key("actions");
        char before = '[';
        for (Environment environment : environments) {
            out.append(before).append('[');
            MoveList legal = environment.legal();
            for (int i = 0; i < legal.size(); i++) {
                if (i > 0) {
                    out.append(',');
                }
                out.append(space.number(legal.get(i)));
            }
            out.append(']');
            before = ',';
        }
        out.append(']');
        return this;
    }

    /** One hexadecimal digit for four actions: bit 0 of digit 0 is action 0. */
    Reply masks(List<Environment> environments, ActionSpace space) {
        key("mask");
        char before = '[';
        int[] digits = new int[(space.size() + 3) / 4];
        for (Environment environment : environments) {
            Arrays.fill(digits, 0);
            for (int i = 0; i < environment.legal().size(); i++) {
                int number = space.number(environment.legal().get(i));
                digits[number >> 2] |= 1 << (number & 3);
            }
            out.append(before).append('"');
            for (int digit : digits) {
                out.append(HEX.charAt(digit));
            }
            out.append('"');
            before = ',';
        }
        out.append(']');
        return this;
    }

    Reply fens(List<Environment> environments) {
        return texts("fen", environments.stream().map(environment -> Fen.write(environment.position())).toList());
    }

    Reply planes(List<Environment> environments, Planes planes) {
        key("planes");
        char before = '[';
        for (Environment environment : environments) {
            out.append(before).append('"').append(planes.text(environment.position())).append('"');
            before = ',';
        }
        out.append(']');
        return this;
    }

    /** What may be rolled next and how likely it is, where nature acts. */
    Reply chances(List<Environment> environments, ActionSpace space) {
        key("chance");
        char before = '[';
        for (Environment environment : environments) {
            out.append(before).append('[');
            if (environment.position().toAct() == Actor.NATURE) {
                for (int i = 0; i < environment.legal().size(); i++) {
                    int roll = environment.legal().get(i);
                    out.append(i == 0 ? "[" : ",[").append(space.number(roll)).append(',').append(environment.position().probability(roll))
                            .append(']');
                }
            }
            out.append(']');
            before = ',';
        }
        out.append(']');
        return this;
    }

    /** What the last steps brought: rewards for those who made them, and how games ended. */
    Reply steps(List<Environment> environments, int[] numbers) {
        key("reward");
        char before = '[';
        for (Environment environment : environments) {
            out.append(before).append(environment.reward());
            before = ',';
        }
        out.append(']');
        key("done");
        before = '[';
        for (Environment environment : environments) {
            out.append(before).append(environment.hasEnded() ? '1' : '0');
            before = ',';
        }
        out.append(']');
        key("ended");
        out.append('[');
        boolean first = true;
        for (int i = 0; i < environments.size(); i++) {
            Environment environment = environments.get(i);
            if (environment.hasEnded()) {
                out.append(first ? "" : ",").append("{\"env\":").append(numbers[i]).append(",\"result\":\"")
                        .append(environment.lastOutcome().mark())
                        .append("\",\"reason\":\"").append(reason(environment.lastOutcome())).append("\",\"moves\":")
                        .append(environment.lastMoves())
                        .append('}');
                first = false;
            }
        }
        out.append(']');
        return this;
    }

    private static String reason(Outcome outcome) {
        Reason reason = switch (outcome) {
            case Outcome.Win(var _, Reason why) -> why;
            case Outcome.Draw(Reason why) -> why;
            case Outcome.Ongoing() -> Reason.ABANDONED;
        };
        return reason.name().toLowerCase(Locale.ROOT).replace('_', ' ');
    }
}
