package rookery.desktop.screen.setup;

import java.util.List;

/**
 * The people at this device.
 *
 * @param present  whose settings hold: the name of a profile, empty for a guest
 * @param first    who begins on the page when two people play; blank for nobody in particular
 * @param second   the other one; blank for nobody in particular
 * @param profiles names of all profiles, as far as they are known by now
 */
record People(String present, String first, String second, List<String> profiles) implements WithPeople {
    People {
        profiles = List.copyOf(profiles);
    }

    /** Whether somebody of that name has a profile; upper and lower case are one, as everywhere with profiles. */
    boolean isKnown(String name) {
        var wanted = name.strip();
        return !wanted.isEmpty() && (wanted.equalsIgnoreCase(present) || profiles.stream().anyMatch(wanted::equalsIgnoreCase));
    }

    boolean isOnePerson() {
        return !first.isBlank() && first.strip().equalsIgnoreCase(second.strip());
    }
}
