package rookery.app.command;

import java.io.IOException;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import java.util.regex.Pattern;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import rookery.desktop.gallery.Gallery;

/** {@code rookery gallery}: a picture of every screen, without a display. */
@Command(description = "Renders every screen to PNG files: light and dark, small and large. Needs no display.")
final class GalleryCommand implements Callable<Integer> {
    @Parameters(index = "0", paramLabel = "DIR", description = "where the pictures go")
    private Path folder = Path.of("gallery");

    @Option(names = "--only", paramLabel = "PATTERN", description = "only pictures whose file name contains this regular expression")
    private Pattern only = Pattern.compile("");

    private final Console console;

    GalleryCommand(Console console) { this.console = console; }

    @Override
    public Integer call() throws IOException, InterruptedException {
        Gallery.render(folder, name -> only.matcher(name).find(), file -> console.out().println(file));
        return ExitCode.OK;
    }
}
