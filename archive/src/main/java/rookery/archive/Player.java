package rookery.archive;

import java.util.Optional;
import rookery.play.match.Seat;
import rookery.play.rating.Rating;

/** Who played one side of a game. */
public sealed interface Player {

    /** Who this is in rankings; empty for a stranger. */
    String id();

    String name();

    /** Someone with a profile here. */
    record Person(long profile, String name) implements Player {
        public static Person of(Profile profile) {
            return new Person(profile.id(), profile.name());
        }

        @Override
        public String id() {
            return Profile.playerId(profile);
        }
    }

    /**
     * A computer player.
     *
     * @param id       stays the same for the same strength, such as {@code bot:rookery/level-3}
     * @param measured its strength in this family of variants where it has been measured; its results then do not change it
     */
    record Bot(String id, String name, Optional<Rating> measured) implements Player {
        public Bot {
            if (id.isBlank() || id.startsWith("profile:")) {
                throw new IllegalArgumentException("not the id of a bot: \"" + id + "\"");
            }
        }
    }

    /** Someone known by name only. Never rated. */
    record Stranger(String name) implements Player {
        @Override
        public String id() {
            return "";
        }
    }

    /** Who sits there; a person is known by {@link Profile#playerId}, a bot by any other id. */
    static Player of(Seat seat, Optional<Rating> measured) {
        String id = seat.id();
        return switch (seat) {
            case Seat.Person person when id.matches("profile:[0-9]{1,18}") ->
                new Person(Long.parseLong(id.substring("profile:".length())), person.name());
            case Seat.Person person -> new Stranger(person.name());
            case Seat.BotSeat bot -> id.isBlank() ? new Stranger(bot.name()) : new Bot(id, bot.name(), measured);
        };
    }
}
