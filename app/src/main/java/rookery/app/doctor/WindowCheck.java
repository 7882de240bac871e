package rookery.app.doctor;

import java.awt.Font;
import java.lang.foreign.Arena;
import java.lang.foreign.SymbolLookup;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Predicate;

/** What the window needs from the system: a display, libraries not shipped with the program, and fonts. */
final class WindowCheck {
    /** As in the checkout's {@code rookery} script, which installs them if it may. */
    private static final List<String> LIBRARIES = List.of("libgtk-3.so.0", "libGL.so.1", "libXtst.so.6", "libXxf86vm.so.1",
            "libfontconfig.so.1",
            "libfreetype.so.6", "libpangoft2-1.0.so.0");
    private static final String PACKAGES = "libgtk-3-0 libgl1 libxtst6 libxxf86vm1 fontconfig fonts-dejavu-core";
    private static final String SOUND = "libasound.so.2";

    private final boolean linux;
    private final Map<String, String> environment;
    private final Predicate<String> canLoad;

    WindowCheck(String system, Map<String, String> environment, Predicate<String> canLoad) {
        linux = system.toLowerCase(Locale.ROOT).contains("linux");
        this.environment = environment;
        this.canLoad = canLoad;
    }

    @SuppressWarnings("restricted")
    static boolean canLoad(String library) {
        try (var arena = Arena.ofConfined()) {
            SymbolLookup.libraryLookup(library, arena);
            return true;
        } catch (IllegalArgumentException missing) {
            return false;
        }
    }

    List<Finding> findings() {
        var findings = new ArrayList<Finding>();
        if (linux) {
            var display = environment.getOrDefault("DISPLAY", "");
            var wayland = environment.getOrDefault("WAYLAND_DISPLAY", "");
            if (!display.isEmpty()) findings.add(Finding.fine("display", display));
            else
                if (!wayland.isEmpty())
                    findings.add(Finding.wrong("display",
                            "this is Wayland (" + wayland + ") without Xwayland, which the window needs; please install xwayland."));
                else
                    findings.add(Finding.note("display",
                            "there is none (DISPLAY is not set): the window cannot be opened, but all commands work."));
            var missing = LIBRARIES.stream().filter(canLoad.negate()).toList();
            if (missing.isEmpty()) findings.add(Finding.fine("libraries", "everything the window needs"));
            else
                findings.add(new Finding(display.isEmpty() ? Finding.Grade.NOTE : Finding.Grade.WRONG, "libraries", "the window needs "
                        + String.join(", ", missing) + "; on Debian and Ubuntu: apt install " + PACKAGES));
            if (!canLoad.test(SOUND))
                findings.add(
                        Finding.note("sound", "without " + SOUND + " the program is silent; on Debian and Ubuntu: apt install libasound2"));
        }
        findings.add(letters());
        return findings;
    }

    private static Finding letters() {
        System.setProperty("java.awt.headless", "true");
        try {
            var font = new Font(Font.DIALOG, Font.PLAIN, 12);
            var missing = new ArrayList<String>();
            if (font.canDisplayUpTo("Rookery") >= 0)
                return Finding.wrong("fonts", "there are none; on Debian and Ubuntu: apt install fonts-dejavu-core");
            if (font.canDisplayUpTo("\u4e2d\u6587") >= 0) missing.add("Chinese");
            if (font.canDisplayUpTo("\ud55c\uad6d\uc5b4") >= 0) missing.add("Korean");
            return missing.isEmpty()
                    ? Finding.fine("fonts", "letters for all languages of the program")
                    : Finding.note("fonts",
                            "no letters for " + String.join(" and ", missing) + "; on Debian and Ubuntu: apt install fonts-noto-cjk");
        } catch (RuntimeException | Error none) {
            // This is how Java reports that fontconfig knows no fonts.
            return Finding.wrong("fonts", "the system's fonts cannot be used (" + none.getMessage()
                    + "); on Debian and Ubuntu: apt install fontconfig fonts-dejavu-core");
        }
    }
}
