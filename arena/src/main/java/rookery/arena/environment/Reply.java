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
 * Builds one reply line, straight into a reused buffer, since batches spend most of their time here. Mutable.
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

    /** Writes one item of a list. */
    @FunctionalInterface
    private interface Item {
        void write(Environment environment);
    }

    private Reply list(String name, List<Environment> environments, Item item) {
        key(name);
        out.append('[');
        for (int i = 0; i < environments.size(); i++) {
            if (i > 0) {
                out.append(',');
            }
            item.write(environments.get(i));
        }
        out.append(']');
        return this;
    }

    // ---- states --------------------------------------------------------------------------------------------------

    /** Whose turn it is: 0 White, 1 Black, 2 nature. */
    Reply turns(List<Environment> environments) {
        return list("turn", environments, environment -> out.append(environment.position().toAct().ordinal()));
    }

    /** The faces rolled for this turn, 0 for none. */
    Reply rolls(List<Environment> environments) {
        return list("roll", environments, environment -> out.append(environment.position().roll()));
    }

    Reply actions(List<Environment> environments, ActionSpace space) {
        return list("actions", environments, environment -> {
            out.append('[');
            MoveList legal = environment.legal();
            for (int i = 0; i < legal.size(); i++) {
                if (i > 0) {
                    out.append(',');
                }
                out.append(space.number(legal.get(i)));
            }
            out.append(']');
        });
    }

    /** One hexadecimal digit for four actions: bit 0 of digit 0 is action 0. */
    Reply masks(List<Environment> environments, ActionSpace space) {
        int[] digits = new int[(space.size() + 3) / 4];
        return list("mask", environments, environment -> {
            Arrays.fill(digits, 0);
            for (int i = 0; i < environment.legal().size(); i++) {
                int number = space.number(environment.legal().get(i));
                digits[number >> 2] |= 1 << (number & 3);
            }
            out.append('"');
            for (int digit : digits) {
                out.append(HEX.charAt(digit));
            }
            out.append('"');
        });
    }

    Reply fens(List<Environment> environments) {
        return texts("fen", environments.stream().map(environment -> Fen.write(environment.position())).toList());
    }

    Reply planes(List<Environment> environments, Planes planes) {
        return list("planes", environments, environment -> out.append('"').append(planes.text(environment.position())).append('"'));
    }

    /** What may be rolled next and how likely it is, where nature acts. */
    Reply chances(List<Environment> environments, ActionSpace space) {
        return list("chance", environments, environment -> {
            out.append('[');
            if (environment.position().toAct() == Actor.NATURE) {
                for (int i = 0; i < environment.legal().size(); i++) {
                    int roll = environment.legal().get(i);
                    out.append(i == 0 ? "[" : ",[").append(space.number(roll)).append(',').append(environment.position().probability(roll))
                            .append(']');
                }
            }
            out.append(']');
        });
    }

    /** The results of the last steps: rewards for their players, and how games ended. */
    Reply steps(List<Environment> environments, int[] numbers) {
        list("reward", environments, environment -> out.append(environment.reward()));
        list("done", environments, environment -> out.append(environment.hasEnded() ? '1' : '0'));
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
