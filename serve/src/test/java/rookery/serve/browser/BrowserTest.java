package rookery.serve.browser;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.io.TempDir;

/** A fresh club for every test, and browsers that stay open for all tests of a class. Skipped without Chromium. */
abstract class BrowserTest {

    private static final List<Guest> GUESTS = new ArrayList<>();

    @TempDir
    Path data;
    Club club;

    /** Opens a browser; it is closed after the last test of the class. */
    static Guest arrives(Supplier<Guest> browser) {
        Chromium.assumeInstalled();
        Guest guest = browser.get();
        GUESTS.add(guest);
        return guest;
    }

    @AfterAll
    static void leave() {
        GUESTS.forEach(Guest::close);
        GUESTS.clear();
    }

    @BeforeEach
    void open() throws IOException {
        club = new Club(data);
    }

    @AfterEach
    void close() {
        GUESTS.forEach(guest -> guest.open("about:blank"));
        club.close();
    }
}
