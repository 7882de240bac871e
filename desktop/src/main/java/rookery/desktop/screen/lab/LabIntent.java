package rookery.desktop.screen.lab;

import java.nio.file.Path;
import java.util.List;

/** User actions in the lab. */
sealed interface LabIntent {

    /** Actions that only change the state. */
    sealed interface Plain extends LabIntent {}

    /** Writes into a field of the form. */
    record Set(String setting, String text) implements Plain {}

    record Concurrency(String text) implements Plain {}

    record Part(String text) implements Plain {}

    record Where(String text) implements Plain {}

    record AddPlayer(String line) implements Plain {}

    record ChangePlayer(int index, String line) implements Plain {}

    record RemovePlayer(int index) implements Plain {}

    /** @param by -1 up, 1 down */
    record MovePlayer(int index, int by) implements Plain {}

    record Show(LabState.Pane pane) implements Plain {}

    record Boards(int count) implements Plain {}

    record ChooseBoard(int slot) implements Plain {}

    record Start() implements LabIntent {}

    record Pause() implements LabIntent {}

    record Continue() implements LabIntent {}

    record Stop() implements LabIntent {}

    /** Resumes an interrupted run, or opens a complete one. */
    record Reopen(Path folder) implements LabIntent {}

    record Remove(Path folder) implements LabIntent {}

    /** Back to the form, with the job of the run in it. */
    record Leave() implements LabIntent {}

    /** Opens a game where it was decided. */
    record OpenGame(int number) implements LabIntent {}

    record OpenJob() implements LabIntent {}

    record SaveJob() implements LabIntent {}

    record CopyCommand() implements LabIntent {}

    record AddProgram() implements LabIntent {}

    record ChooseBook() implements LabIntent {}

    record ChooseRules() implements LabIntent {}

    record Merge() implements LabIntent {}

    record SaveGames() implements LabIntent {}

    record Drop(List<Path> files) implements LabIntent {
        public Drop {
            files = List.copyOf(files);
        }
    }
}
