package rookery.desktop.screen.setup;

import java.util.List;

/**
 * The people at this device.
 *
 * @param present  the current profile's name, empty for a guest
 * @param first    the first of two people; blank if unnamed
 * @param second   the second; blank if unnamed
 * @param profiles names of all profiles, if already loaded
 */
record People(String present, String first, String second, List<String> profiles) implements WithPeople {
    People {
        profiles = List.copyOf(profiles);
    }

    /** Whether that name has a profile, ignoring case as everywhere with profiles. */
    boolean isKnown(String name) {
        var wanted = name.strip();
        return !wanted.isEmpty() && (wanted.equalsIgnoreCase(present) || profiles.stream().anyMatch(wanted::equalsIgnoreCase));
    }

    boolean isOnePerson() {
        return !first.isBlank() && first.strip().equalsIgnoreCase(second.strip());
    }
}
