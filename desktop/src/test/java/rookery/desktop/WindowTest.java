package rookery.desktop;

import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.io.TempDir;

/** A test in a window of its own, on an empty folder of data. */
public abstract class WindowTest {

    @TempDir
    protected Path data;
    protected TestWindow window;

    @BeforeEach
    void open() throws Exception {
        window = TestWindow.open(data);
    }

    @AfterEach
    void close() throws Exception {
        window.close();
    }
}
