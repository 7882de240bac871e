import java.io.IOException;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import javafx.css.Stylesheet;

/**
 * Puts beside each style sheet of a jar the binary form that JavaFX prefers, so that no start of the program has to parse them. Only the jar gets them:
 * beside the sheets in a folder of classes they would hide what has been edited since.
 */
final class BinarySheets {
    private BinarySheets() {}

    public static void main(String[] arguments) throws IOException {
        var text = Files.createTempFile("sheet", ".css");
        var binary = Files.createTempFile("sheet", ".bss");
        try (var jar = FileSystems.newFileSystem(Path.of(arguments[0])); var files = Files.walk(jar.getPath("/"))) {
            for (var sheet : files.filter(file -> file.toString().endsWith(".css")).toList()) {
                Files.copy(sheet, text, StandardCopyOption.REPLACE_EXISTING);
                Stylesheet.convertToBinary(text.toFile(), binary.toFile());
                var beside = sheet.resolveSibling(sheet.getFileName().toString().replace(".css", ".bss"));
                Files.copy(binary, beside, StandardCopyOption.REPLACE_EXISTING);
                // The same sources make the same jar.
                Files.setLastModifiedTime(beside, Files.getLastModifiedTime(sheet));
            }
        } finally {
            Files.deleteIfExists(text);
            Files.deleteIfExists(binary);
        }
    }
}
