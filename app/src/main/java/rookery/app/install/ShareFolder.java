package rookery.app.install;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.DirectoryNotEmptyException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import java.util.SequencedMap;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Model.CommandSpec;
import rookery.play.file.AtomicFile;

/**
 * What goes below {@code share}, for all users of a system ({@code /usr/share}) or for one ({@code ~/.local/share}): menu entry, icons, file types, man page
 * and completion.
 */
public final class ShareFolder {
    private static final String ICONS = "icons/hicolor/";

    private final Map<String, byte[]> files = new TreeMap<>();

    /**
     * @param commands  every command by its name
     * @param summaries one line for each
     * @param manual    the man page
     * @param program   the word or path that starts the program
     */
    public ShareFolder(SequencedMap<String, CommandSpec> commands, SequencedMap<String, String> summaries, String manual, String program) {
        put("applications/rookery.desktop", resource("rookery.desktop").replace("@EXEC@", quoted(program)));
        put("mime/packages/rookery.xml", resource("mime.xml"));
        put("metainfo/rookery.metainfo.xml", resource("metainfo.xml"));
        put("man/man1/rookery.1", manual);
        put("bash-completion/completions/rookery", Completion.bash(commands));
        put("zsh/site-functions/_rookery", Completion.zsh(commands, summaries));
        put("fish/vendor_completions.d/rookery.fish", Completion.fish(commands, summaries));
        for (int size : ProgramIcon.SIZES) {
            var folder = ICONS + size + "x" + size;
            files.put(folder + "/apps/rookery.png", ProgramIcon.png(size));
            files.put(folder + "/mimetypes/application-x-rookery-game.png", ProgramIcon.file(size));
        }
    }

    private void put(String name, String text) {
        files.put(name, text.getBytes(StandardCharsets.UTF_8));
    }

    private static String resource(String name) {
        try (InputStream in = ShareFolder.class.getResourceAsStream(name)) {
            return new String(Objects.requireNonNull(in, name).readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    /** Quotes a program path as the menu entry specification demands: once for the argument, once for the value. */
    static String quoted(String program) {
        if (program.matches("[A-Za-z0-9_./+-]+")) return program;
        var argument = new StringBuilder("\"");
        for (int i = 0; i < program.length(); i++) {
            char each = program.charAt(i);
            if ("\"`$\\".indexOf(each) >= 0) argument.append('\\');
            argument.append(each);
            if (each == '%') argument.append('%');
        }
        return argument.append('"').toString().replace("\\", "\\\\");
    }

    /** The names of the files, in alphabetical order. */
    public SequencedMap<String, Integer> sizes() {
        SequencedMap<String, Integer> sizes = new LinkedHashMap<>();
        files.forEach((name, bytes) -> sizes.put(name, bytes.length));
        return sizes;
    }

    public void write(Path share) throws IOException {
        for (var each : files.entrySet()) {
            AtomicFile.writeBytes(share.resolve(each.getKey()), out -> out.write(each.getValue()));
        }
    }

    /** Removes the files again, and folders that become empty. */
    public void remove(Path share) throws IOException {
        for (var name : files.keySet()) {
            Path file = share.resolve(name);
            Files.deleteIfExists(file);
            removeEmpty(file.getParent(), share);
        }
    }

    private static void removeEmpty(@Nullable Path folder, Path upTo) throws IOException {
        for (Path each = folder; each != null && !each.equals(upTo); each = each.getParent()) {
            try {
                Files.deleteIfExists(each);
            } catch (DirectoryNotEmptyException used) {
                return;
            }
        }
    }
}
