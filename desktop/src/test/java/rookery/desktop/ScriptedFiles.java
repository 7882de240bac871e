package rookery.desktop;

import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import rookery.desktop.shell.FileChoice;

/** A user who chooses the files given beforehand, and cancels when there are none left. */
public final class ScriptedFiles implements FileChoice {
    private final Deque<List<Path>> answers = new ArrayDeque<>();

    public ScriptedFiles choose(Path... files) {
        answers.add(List.of(files));
        return this;
    }

    @Override
    public List<Path> open(String title, List<Kind> kinds, boolean several) {
        return answers.isEmpty() ? List.of() : answers.poll();
    }

    @Override
    public Optional<Path> save(String title, String name, List<Kind> kinds) {
        return answers.isEmpty() ? Optional.empty() : Optional.of(answers.poll().getFirst());
    }
}
