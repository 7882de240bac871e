package rookery.desktop.library;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import rookery.archive.format.ArchiveProblem;
import rookery.desktop.shell.Dialogs.Answer;
import rookery.desktop.shell.WindowServices;

/** Describes a file's problems in the user's language: the error's number and meaning, its place, what was found and what was expected. */
public final class ArchiveWords {
    private static final int MOST = 12;

    private ArchiveWords() {}

    public static List<String> of(WindowServices services, List<ArchiveProblem> problems) {
        return problems.stream().map(problem -> services.text("archive.problem", problem.code().number(),
                services.text("archive." + problem.code().number()), line(services, problem.line()), problem.found(), problem.expected()))
                .toList();
    }

    /** The line as the start of a sentence; empty for the whole file. */
    public static String line(WindowServices services, int line) {
        return line > 0 ? services.text("archive.line", line) + ' ' : "";
    }

    /** Shows them in a dialog. */
    public static void show(WindowServices services, Path file, List<String> words) {
        var shown = new ArrayList<>(words.subList(0, Math.min(MOST, words.size())));
        if (words.size() > MOST) shown.add(services.text("archive.more", words.size() - MOST));
        services.dialogs().ask(services.text("archive.refused", Objects.requireNonNullElse(file.getFileName(), file)),
                String.join("\n", shown),
                new Answer(services.text("dialog.close"), Answer.Tone.CANCEL, () -> {}));
    }
}
