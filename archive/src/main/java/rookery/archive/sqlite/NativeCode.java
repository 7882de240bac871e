package rookery.archive.sqlite;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import org.sqlite.SQLiteJDBCLoader;
import org.sqlite.util.LibraryLoaderUtil;
import rookery.play.file.AtomicFile;
import rookery.play.file.Folders;
import rookery.play.file.UserFolders;

/**
 * SQLite's native library, kept in the user's cache folder. By default the driver unpacks it for every process into the temporary folder, where each killed
 * process leaves its copy for ever.
 */
final class NativeCode {

    private static final System.Logger LOG = System.getLogger(NativeCode.class.getName());
    /** Where the driver looks first. */
    private static final String FOLDER = "org.sqlite.lib.path";
    private static final String NAME = "org.sqlite.lib.name";

    private NativeCode() {
    }

    /**
     * Points the driver to the cache folder that belongs to that data folder, unless another place was set. If that fails, the driver unpacks its own copy as
     * usual.
     */
    static synchronized void keepIn(Path data) {
        if (System.getProperty(FOLDER) != null || System.getProperty(NAME) != null) {
            return;
        }
        Path folder = UserFolders.of(data).cache().resolve("native");
        String name = "sqlite-" + SQLiteJDBCLoader.getVersion() + "-" + LibraryLoaderUtil.getNativeLibName();
        String resource = LibraryLoaderUtil.getNativeLibResourcePath() + "/" + LibraryLoaderUtil.getNativeLibName();
        try (InputStream in = SQLiteJDBCLoader.class.getResourceAsStream(resource)) {
            if (in != null) {
                byte[] code = in.readAllBytes();
                Path file = folder.resolve(name);
                if (!Files.isRegularFile(file) || !Arrays.equals(Files.readAllBytes(file), code)) {
                    Folders.makePrivate(folder);
                    AtomicFile.writeBytes(file, out -> out.write(code));
                }
                System.setProperty(FOLDER, folder.toString());
                System.setProperty(NAME, name);
                removeOthers(folder, name);
            }
        } catch (IOException e) {
            LOG.log(System.Logger.Level.DEBUG, "SQLite's code stays in the folder for temporary files", e);
        }
    }

    /** Those of earlier versions. */
    private static void removeOthers(Path folder, String name) throws IOException {
        try (DirectoryStream<Path> all = Files.newDirectoryStream(folder, "sqlite-*")) {
            for (Path each : all) {
                if (!each.getFileName().toString().equals(name)) {
                    Files.deleteIfExists(each);
                }
            }
        }
    }
}
