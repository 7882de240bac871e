package rookery.archive;

import java.util.Collections;
import java.util.Map;
import java.util.TreeMap;

/** The player of one side. */
public sealed interface Player {

    /** The id in rankings; empty for someone known by name only, who is never rated. */
    String id();

    /** The name people read. */
    String name();

    /**
     * A person.
     *
     * @param profile id of the person's profile; {@link Profile#NEW} for someone known by name only
     */
    record Person(long profile, String name) implements Player {

        public static Person of(Profile profile) {
            return new Person(profile.id(), profile.name());
        }

        /** Someone known by name only. */
        public static Person guest(String name) {
            return new Person(Profile.NEW, name);
        }

        @Override
        public String id() {
            return profile == Profile.NEW ? "" : Profile.playerId(profile);
        }
    }

    /**
     * A computer player.
     *
     * @param provider id of its provider
     * @param options  what differs from the provider's defaults, such as its level
     */
    record Computer(String provider, String name, Map<String, String> options) implements Player {

        public Computer {
            if (provider.isBlank()) {
                throw new IllegalArgumentException("a computer player needs a provider");
            }
            options = Collections.unmodifiableMap(new TreeMap<>(options));
        }

        /** The same id for the same strength: the provider and its non-default options, such as {@code bot:rookery-birds/Level=Wren}. */
        @Override
        public String id() {
            StringBuilder id = new StringBuilder("bot:").append(provider);
            options.forEach((option, value) -> id.append('/').append(option).append('=').append(value));
            return id.toString();
        }
    }

    default boolean isPerson() {
        return this instanceof Person;
    }
}
