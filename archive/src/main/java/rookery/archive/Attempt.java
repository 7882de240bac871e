package rookery.archive;

import java.util.Optional;
import java.util.function.Function;

/** The result of a disk operation: a value, or the trouble in words. Never an exception. */
public sealed interface Attempt<T> {

    record Done<T>(T value) implements Attempt<T> {
    }

    record Failed<T>(Trouble trouble) implements Attempt<T> {
    }

    /** The value, or the given one after a failure. */
    default T orElse(T other) {
        return this instanceof Done<T>(T value) ? value : other;
    }

    default Optional<T> result() {
        return this instanceof Done<T>(T value) ? Optional.of(value) : Optional.empty();
    }

    default Optional<Trouble> problem() {
        return this instanceof Failed<T>(Trouble trouble) ? Optional.of(trouble) : Optional.empty();
    }

    /** Continues with another operation that may fail. */
    default <R> Attempt<R> flatMap(Function<? super T, Attempt<R>> next) {
        return switch (this) {
            case Done<T>(T value) -> next.apply(value);
            case Failed<T>(Trouble trouble) -> new Failed<>(trouble);
        };
    }

    default <R> Attempt<R> map(Function<? super T, ? extends R> change) {
        return switch (this) {
            case Done<T>(T value) -> new Done<>(change.apply(value));
            case Failed<T>(Trouble trouble) -> new Failed<>(trouble);
        };
    }
}
