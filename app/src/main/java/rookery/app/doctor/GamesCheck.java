package rookery.app.doctor;

import java.io.IOException;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.List;
import rookery.archive.Attempt;
import rookery.archive.GameStore;
import rookery.archive.Library;
import rookery.archive.LibraryHealth;
import rookery.archive.Trouble;
import rookery.play.file.UserFolders;

/** The library and the unfinished games. */
final class GamesCheck {
    private static final String LIBRARY = "library";
    private static final String UNFINISHED = "unfinished";

    private final UserFolders folders;

    GamesCheck(UserFolders folders) {
        this.folders = folders;
    }

    List<Finding> findings() {
        var findings = new ArrayList<>(library());
        findings.addAll(unfinished());
        return findings;
    }

    private List<Finding> library() {
        return switch (Library.examine(folders.data())) {
            case Attempt.Failed<LibraryHealth>(Trouble trouble) when trouble.kind() == Trouble.Kind.MISSING ->
                List.of(Finding.fine(LIBRARY, "none yet; the first game creates it"));
            case Attempt.Failed<LibraryHealth>(Trouble trouble) -> List.of(Finding.wrong(LIBRARY, trouble.message()));
            case Attempt.Done<LibraryHealth>(LibraryHealth health) -> health.flaws().isEmpty()
                    ? List.of(sound(health))
                    : health.flaws().stream().map(flaw -> Finding.wrong(LIBRARY, health.file() + " is damaged (" + flaw
                            + "). Keep a copy of it; 'rookery library export' saves the games that can still be read.")).toList();
        };
    }

    private static Finding sound(LibraryHealth health) {
        var words = health.games() + " games, " + health.users() + " users, " + health.file() + " is sound";
        return health.version() == health.newest() || health.version() == 0
                ? Finding.fine(LIBRARY, words)
                : Finding.note(LIBRARY, words
                        + "; it was written by an older version and will be upgraded when next used, after making a copy.");
    }

    private List<Finding> unfinished() {
        var findings = new ArrayList<Finding>();
        try (var store = new GameStore(folders.data())) {
            var contents = store.contents();
            long running = contents.games().stream().filter(game -> game.state() == GameStore.State.RUNNING).count();
            findings.add(Finding.fine(UNFINISHED,
                    contents.games().size() + " games" + (running == 0 ? "" : ", " + running + " being played now")));
            contents.troubles().forEach(trouble -> findings.add(Finding.wrong(UNFINISHED, trouble.message())));
        }
        if (Files.isDirectory(folders.data())) {
            try {
                GameStore.ofFirstVersion(folders.data()).forEach(
                        file -> findings.add(Finding.note(UNFINISHED, file + " is a game of version 0.1; the next start imports it.")));
            } catch (IOException unreadable) {
                findings.add(Finding.wrong(UNFINISHED, Trouble.of(folders.data(), unreadable).message()));
            }
        }
        return findings;
    }
}
