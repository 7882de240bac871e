package rookery.kernel.catalogue;

import java.util.List;

/**
 * One sentence of a rules page before it is put into a language.
 *
 * @param key       of the pattern in the bundle, such as {@code castling.steps}; the part before the dot is the chapter
 * @param arguments what stands for {@code {0}}, {@code {1}}... in the pattern
 */
public record Sentence(String key, List<Argument> arguments) {

    /** A part of a sentence that is not fixed. */
    public sealed interface Argument {
    }

    public record Amount(int value) implements Argument {
    }

    /** A text that is the same in all languages: squares, notation, a user's own words. */
    public record Verbatim(String text) implements Argument {
    }

    /** Names of pieces as the variant has them, in English; a bundle may translate those it knows under {@code piece.NAME}. */
    public record PieceNames(List<String> names) implements Argument {
        public PieceNames {
            names = List.copyOf(names);
        }
    }

    public Sentence {
        arguments = List.copyOf(arguments);
    }

    static Sentence of(String key, Argument... arguments) {
        return new Sentence(key, List.of(arguments));
    }

    public String chapter() {
        int dot = key.indexOf('.');
        return dot < 0 ? key : key.substring(0, dot);
    }
}
