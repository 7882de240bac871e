package rookery.serve.browser;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.logging.Level;
import java.util.stream.Stream;
import org.openqa.selenium.chrome.ChromeDriver;
import org.openqa.selenium.chrome.ChromeDriverService;
import org.openqa.selenium.chrome.ChromeOptions;
import org.openqa.selenium.logging.LogType;
import org.openqa.selenium.logging.LoggingPreferences;

/** The Chromium of this machine with its own driver; nothing is downloaded. Tests are skipped if it is absent. */
final class Chromium {

    private static final List<Path> PLACES = Stream
            .concat(Stream.of(System.getenv().getOrDefault("PATH", "").split(File.pathSeparator)),
                    Stream.of("/usr/bin", "/usr/lib/chromium"))
            .filter(folder -> !folder.isEmpty()).map(Path::of).distinct().toList();

    private Chromium() {}

    static void assumeInstalled() {
        assumeTrue(browser().isPresent() && driver().isPresent(), "no Chromium with its driver here (Debian: chromium, chromium-driver)");
    }

    /** A window with nobody in it. */
    static ChromeDriver open(int width, int height, String... more) {
        var options = new ChromeOptions();
        options.setBinary(browser().orElseThrow().toString());
        options.addArguments("--headless=new", "--no-sandbox", "--disable-dev-shm-usage", "--disable-gpu", "--no-first-run", "--mute-audio",
                "--disable-component-update", "--disable-background-networking", "--lang=en-US", "--hide-scrollbars",
                "--window-size=" + width + "," + height);
        options.addArguments(more);
        var logs = new LoggingPreferences();
        logs.enable(LogType.BROWSER, Level.ALL);
        options.setCapability("goog:loggingPrefs", logs);
        var service = new ChromeDriverService.Builder().usingDriverExecutable(driver().orElseThrow().toFile()).usingAnyFreePort()
                .withSilent(true)
                .build();
        return new ChromeDriver(service, options);
    }

    private static Optional<Path> browser() {
        return find("chromium", "chromium-browser", "google-chrome");
    }

    private static Optional<Path> driver() {
        return find("chromedriver", "chromium.chromedriver");
    }

    private static Optional<Path> find(String... names) {
        return Stream.of(names).flatMap(name -> PLACES.stream().map(folder -> folder.resolve(name))).filter(Files::isExecutable)
                .findFirst();
    }
}
