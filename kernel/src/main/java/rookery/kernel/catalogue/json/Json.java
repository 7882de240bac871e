package rookery.kernel.catalogue.json;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A JSON value and its place in the text. */
public sealed interface Json {

    LineColumn place();

    record Text(LineColumn place, String value) implements Json {
    }

    /** A number as it was written; {@link #whole} is what this program needs of it. */
    record Numeral(LineColumn place, String literal) implements Json {

        /** The value when it is an integer of at most nine digits, else null. */
        public @Nullable Integer whole() {
            boolean plain = literal.matches("-?\\d{1,9}");
            return plain ? Integer.valueOf(literal) : null;
        }
    }

    record Flag(LineColumn place, boolean value) implements Json {
    }

    record Null(LineColumn place) implements Json {
    }

    record Array(LineColumn place, List<Json> items) implements Json {
        public Array {
            items = List.copyOf(items);
        }
    }

    /** Members in the order of the text; a key may occur twice; whoever reads the object must refuse that. */
    record Dict(LineColumn place, List<Member> members) implements Json {
        public Dict {
            members = List.copyOf(members);
        }

        /** The value of the key, or null. */
        public @Nullable Json find(String key) {
            for (Member member : members) {
                if (member.key().equals(key)) {
                    return member.value();
                }
            }
            return null;
        }
    }

    record Member(LineColumn place, String key, Json value) {
    }

    /** What a reader would call the value: "a text", "a list". */
    default String kind() {
        return switch (this) {
            case Text _ -> "a text";
            case Numeral _ -> "a number";
            case Flag _ -> "true or false";
            case Null _ -> "null";
            case Array _ -> "a list";
            case Dict _ -> "an object";
        };
    }

    static Json of(String value) {
        return new Text(LineColumn.NOWHERE, value);
    }

    static Json of(int value) {
        return new Numeral(LineColumn.NOWHERE, Integer.toString(value));
    }

    /** A number; must be finite, since JSON cannot write anything else. */
    static Json of(double value) {
        if (!Double.isFinite(value)) {
            throw new IllegalArgumentException(value + " is no number in JSON");
        }
        return new Numeral(LineColumn.NOWHERE, Double.toString(value));
    }

    static Json of(boolean value) {
        return new Flag(LineColumn.NOWHERE, value);
    }

    static Json ofTexts(List<String> values) {
        return new Array(LineColumn.NOWHERE, values.stream().map(Json::of).toList());
    }

    /** Builds an object member by member. */
    final class Builder {

        private final List<Member> members = new ArrayList<>();

        public Builder with(String key, Json value) {
            members.add(new Member(LineColumn.NOWHERE, key, value));
            return this;
        }

        public boolean isEmpty() {
            return members.isEmpty();
        }

        public Dict build() {
            return new Dict(LineColumn.NOWHERE, members);
        }
    }
}
