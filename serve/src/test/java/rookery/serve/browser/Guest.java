package rookery.serve.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.logging.Level;
import org.openqa.selenium.By;
import org.openqa.selenium.ElementNotInteractableException;
import org.openqa.selenium.JavascriptExecutor;
import org.openqa.selenium.Keys;
import org.openqa.selenium.NoSuchElementException;
import org.openqa.selenium.OutputType;
import org.openqa.selenium.StaleElementReferenceException;
import org.openqa.selenium.TimeoutException;
import org.openqa.selenium.WebElement;
import org.openqa.selenium.chrome.ChromeDriver;
import org.openqa.selenium.interactions.Actions;
import org.openqa.selenium.logging.LogType;
import org.openqa.selenium.support.ui.FluentWait;

/** A person in front of a browser. Waits for what it wants to see, as long as a slow machine needs. */
final class Guest implements AutoCloseable {

    /** Beyond every wait of a busy machine; nothing waits as long unless it fails. */
    private static final Duration PATIENCE = Duration.ofSeconds(90);

    private final ChromeDriver driver;

    Guest(ChromeDriver driver) {
        this.driver = driver;
        driver.manage().timeouts().pageLoadTimeout(PATIENCE).scriptTimeout(PATIENCE);
    }

    /** Somebody at a desk, whose browser moves nothing by itself. */
    static Guest atDesk() {
        return new Guest(Chromium.open(1280, 860, "--force-prefers-reduced-motion"));
    }

    ChromeDriver driver() {
        return driver;
    }

    void open(String address) {
        driver.get(address);
    }

    void reload() {
        driver.navigate().refresh();
    }

    /** Waits until it is so. */
    void await(String what, BooleanSupplier condition) {
        try {
            new FluentWait<>(this).withTimeout(PATIENCE).pollingEvery(Duration.ofMillis(40)).until(_ -> holds(condition));
        } catch (TimeoutException e) {
            throw new AssertionError("never seen: " + what + "\n" + text("body"), e);
        }
    }

    private static boolean holds(BooleanSupplier condition) {
        try {
            return condition.getAsBoolean();
        } catch (StaleElementReferenceException | NoSuchElementException | ElementNotInteractableException e) {
            return false;
        }
    }

    WebElement see(String selector) {
        await(selector, () -> !driver.findElements(By.cssSelector(selector)).isEmpty()
                && driver.findElement(By.cssSelector(selector)).isDisplayed());
        return driver.findElement(By.cssSelector(selector));
    }

    boolean sees(String selector) {
        return driver.findElements(By.cssSelector(selector)).stream().anyMatch(WebElement::isDisplayed);
    }

    void seeText(String selector, String words) {
        await(selector + " with “" + words + "”", () -> text(selector).contains(words));
    }

    String text(String selector) {
        return String.valueOf(script("return document.querySelector(arguments[0])?.textContent ?? ''", selector));
    }

    void click(String selector) {
        await("a click on " + selector, () -> {
            var element = see(selector);
            if (!element.isEnabled()) return false;
            // As a person does: until it is well in sight, and not under the bar at the lower edge.
            script("arguments[0].scrollIntoView({block: 'center', inline: 'center', behavior: 'instant'})", element);
            element.click();
            return true;
        });
    }

    void type(String selector, String words) {
        var field = see(selector);
        field.clear();
        field.sendKeys(words);
    }

    Object script(String script, Object... arguments) {
        return ((JavascriptExecutor) driver).executeScript(script, arguments);
    }

    void press(CharSequence... keys) {
        var actions = new Actions(driver, Duration.ZERO);
        for (var key : keys) actions.sendKeys(key);
        actions.perform();
    }

    void tab() {
        press(Keys.TAB);
    }

    /** The square with that name as the page shows it. */
    String square(String name) {
        see(".board");
        long files = (Long) script("return Number(getComputedStyle(document.querySelector('.board')).getPropertyValue('--files'))");
        long number = (Integer.parseInt(name.substring(1)) - 1) * files + name.charAt(0) - 'a';
        return ".board .square[data-square='" + number + "']";
    }

    /** Two clicks. */
    void move(String from, String to) {
        click(square(from) + ".movable");
        click(square(to) + ":is(.target, .capture)");
    }

    /** One pull of the mouse. */
    void drag(String from, String to) {
        new Actions(driver, Duration.ofMillis(10)).clickAndHold(see(square(from) + ".movable")).moveToElement(see(square(to))).release()
                .perform();
    }

    /** Waits until a move stands in the list. */
    void seeMove(int ply) {
        see(".ply[data-ply='" + ply + "']");
    }

    /** Whether a piece stands there, as it is read aloud. */
    void seePiece(String name, String words) {
        await(words + " on " + name, () -> String.valueOf(see(square(name)).getAttribute("aria-label")).contains(words));
    }

    void seeEmpty(String name) {
        seePiece(name, "empty");
    }

    /** The letters of the board that is shown, as the server's last word or a look back has them. */
    List<?> pieces() {
        return (List<?>) script(
                "return [...document.querySelectorAll('.square')].map(s => s.dataset.square + ':' + s.getAttribute('aria-label')).sort()");
    }

    /** What was said last, for those who listen. */
    String heard() {
        return String
                .valueOf(script("return [...document.querySelectorAll('.page > .spoken[role=status]')].map(r => r.textContent).join('')"));
    }

    void hear(String words) {
        await("to hear “" + words + "”", () -> heard().contains(words));
    }

    /** Nothing of the page is outside the window sideways. */
    void fitsSideways() {
        assertThat((Long) script("return document.documentElement.scrollWidth - document.documentElement.clientWidth"))
                .as("pixels beyond the edge").isZero();
    }

    /** Neither the policy of the page nor a mistake in its scripts has been reported. */
    void hasNoTrouble() {
        var logs = driver.manage().logs().get(LogType.BROWSER).getAll().stream()
                .filter(entry -> entry.getLevel().intValue() >= Level.WARNING.intValue())
                .map(entry -> entry.getMessage())
                .filter(message -> !message.contains("net::ERR_") && !message.contains("Failed to load resource")).toList();
        assertThat(logs).isEmpty();
    }

    byte[] picture() {
        return driver.getScreenshotAs(OutputType.BYTES);
    }

    @Override
    public void close() {
        driver.quit();
    }
}
