package rookery.arena;

import java.util.List;
import java.util.function.Function;

/** The result of reading something a user wrote: its meaning, or everything that is wrong with it. */
public sealed interface Reading<T> {

    record Read<T>(T value) implements Reading<T> {
    }

    /** @param problems sentences for the user, at least one */
    record Refused<T>(List<String> problems) implements Reading<T> {
        public Refused {
            problems = List.copyOf(problems);
        }
    }

    static <T> Reading<T> read(T value) {
        return new Read<>(value);
    }

    static <T> Reading<T> refused(String problem) {
        return new Refused<>(List.of(problem));
    }

    /** Continues with the value; problems are passed through. */
    default <U> Reading<U> then(Function<T, Reading<U>> next) {
        return switch (this) {
            case Read<T>(T value) -> next.apply(value);
            case Refused<T>(List<String> problems) -> new Refused<>(problems);
        };
    }
}
