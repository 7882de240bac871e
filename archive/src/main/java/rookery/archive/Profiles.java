package rookery.archive;

import java.util.List;

/** The users of this program. */
public interface Profiles {

    /** By name. */
    Attempt<List<Profile>> all();

    Attempt<Profile> find(long id);

    /** @return the profile with its id */
    Attempt<Profile> create(Profile profile);

    /** Updates the profile with this id. A new name also appears in its past games. */
    Attempt<Profile> change(Profile profile);

    /** Removes the profile and its place in the rankings. Games stay in the library, since others have played them too. */
    Attempt<Profile> delete(long id);
}
