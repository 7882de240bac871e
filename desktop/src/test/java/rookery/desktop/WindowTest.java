package rookery.desktop;

import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.io.TempDir;

/** A test in its own window with an empty data folder; {@link #files} answers its file dialogs. */
public abstract class WindowTest {

    @TempDir
    protected Path data;
    protected TestWindow window;
    protected final ScriptedFiles files = new ScriptedFiles();

    @BeforeEach
    void open() throws Exception {
        window = TestWindow.open(data);
        TestWindow.run(() -> window.program().shell().files(files));
    }

    @AfterEach
    void close() throws Exception {
        window.close();
    }
}
