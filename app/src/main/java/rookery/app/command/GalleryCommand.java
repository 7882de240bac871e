package rookery.app.command;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.regex.Pattern;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import rookery.gallery.Gallery;

/** {@code rookery gallery}: a picture of every screen, without a display. */
@Command(description = "Renders every screen to PNG files: light and dark, small and large. Needs no display.")
final class GalleryCommand implements Callable<Integer> {
    @Parameters(index = "0", paramLabel = "DIR", description = "where the pictures go")
    private Path folder = Path.of("gallery");

    @Option(names = "--only", paramLabel = "PATTERN", description = "only pictures whose file name contains this regular expression")
    private Pattern only = Pattern.compile("");

    @Option(names = "--size", paramLabel = "WIDTHxHEIGHT", description = "size of the window, several times for several; by default three usual ones")
    private List<String> sizes = List.of();

    @Option(names = "--language", paramLabel = "CODE", description = "language of the texts: en, zh or ko")
    private String language = "en";

    private final Console console;

    GalleryCommand(Console console) { this.console = console; }

    @Override
    public Integer call() throws IOException, InterruptedException {
        for (var size : sizes) {
            if (!size.matches("[1-9][0-9]{2,3}x[1-9][0-9]{2,3}")) {
                console.err().printf("rookery: a size is given like 1366x768, not %s.%n", size);
                return ExitCode.MISUSED;
            }
        }
        var windows = sizes.stream().map(size -> size.split("x"))
                .map(size -> new Gallery.Size(Integer.parseInt(size[0]), Integer.parseInt(size[1]))).toList();
        Gallery.render(folder, windows.isEmpty() ? Gallery.SIZES : windows, language, name -> only.matcher(name).find(),
                file -> console.out().println(file));
        return ExitCode.OK;
    }
}
