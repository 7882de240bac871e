package rookery.archive;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** A real disk that is soon full, for one test. Where the system makes none for us the test is left out. */
final class SmallDisk implements AutoCloseable {

    private final Path folder;

    private SmallDisk(Path folder) {
        this.folder = folder;
    }

    /** @param place an empty folder; the disk appears in it */
    static SmallDisk of(Path place, int megabytes) throws IOException {
        assumeThat(System.getProperty("os.name")).isEqualTo("Linux");
        // SQLite's code stays loaded, so it must not lie on the disk that is taken away.
        Samples.open(place.resolve("elsewhere")).close();
        Path folder = Files.createDirectory(place.resolve("disk"));
        assumeThat(system("mount", "-t", "tmpfs", "-o", "size=" + megabytes + "m", "tmpfs", folder.toString()))
                .as("only the administrator may make a disk").isTrue();
        return new SmallDisk(folder);
    }

    Path folder() {
        return folder;
    }

    @Override
    public void close() throws IOException {
        assertThat(system("umount", folder.toString())).isTrue();
    }

    private static boolean system(String... command) {
        try {
            return new ProcessBuilder(command).redirectErrorStream(true).redirectOutput(ProcessBuilder.Redirect.DISCARD).start()
                    .waitFor() == 0;
        } catch (IOException e) {
            // There is no such program here.
            return false;
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }
}
