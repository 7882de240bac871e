package rookery.desktop.screen.lab;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import rookery.arena.report.GameFiles;
import rookery.arena.report.HtmlReport;
import rookery.arena.selfplay.TrainingData;
import rookery.desktop.shell.Desk;
import rookery.desktop.shell.FileChoice.Kind;
import rookery.play.file.AtomicFile;

/** What of a run can be saved as a file, by the file's name: its games in several forms, the report, and the positions as training data. */
final class RunFile {
    private static final String POSITIONS = "positions";

    private RunFile() {}

    static List<Kind> kinds(Desk desk) {
        return List.of(new Kind("PGN", List.of("*.pgn")), new Kind("JSONL", List.of("*.jsonl")), new Kind("CSV", List.of("*.csv")),
                new Kind("HTML", List.of("*.html")), new Kind(desk.text("lab.save.training"), List.of("*.bin", POSITIONS + "*.jsonl")));
    }

    static void write(Path file, RunPicture run) throws IOException {
        var files = new GameFiles(run.job(), run.games());
        var name = file.getFileName().toString().toLowerCase(Locale.ROOT);
        var ending = name.substring(name.lastIndexOf('.') + 1);
        switch (ending) {
            case "bin" -> AtomicFile.writeBytes(file, new TrainingData(run.job(), run.games())::bytes);
            case "jsonl" -> AtomicFile.writeText(file,
                    name.startsWith(POSITIONS) ? new TrainingData(run.job(), run.games())::jsonLines : files::jsonLines);
            case "csv" -> AtomicFile.writeText(file, files::csv);
            case "html" -> AtomicFile.writeText(file, new HtmlReport(run.job(), run.snapshot(), run.games())::write);
            default -> AtomicFile.writeText(file, files::pgn);
        }
    }
}
