package rookery.app;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import java.io.ByteArrayInputStream;
import java.io.File;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import javax.imageio.ImageIO;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import rookery.app.command.ExitCode;
import rookery.app.command.Tools;

/** {@code rookery integrate}: what a system wants of an installed program. */
final class IntegrateTest {

    @TempDir
    private Path folder;
    private final Terminal terminal = new Terminal();

    private void integrate(Object... more) {
        assertThat(terminal.run(Stream.concat(Stream.of("integrate", "--into", folder.resolve("share")), Stream.of(more)).toArray()))
                .as(terminal.errors()).isEqualTo(ExitCode.OK);
    }

    private String text(String name) throws IOException {
        return Files.readString(folder.resolve("share").resolve(name));
    }

    @Test
    void theMenuEntryStartsTheProgramWhereverItLies() throws IOException {
        integrate("--program", "rookery");
        assertThat(text("applications/rookery.desktop")).contains("\nExec=rookery %F\n", "MimeType=application/x-rookery-game;");
        integrate("--program", "/home/ada/My \"best\" $games/bin/rookery");
        assertThat(text("applications/rookery.desktop")).contains("\nExec=\"/home/ada/My \\\\\"best\\\\\" \\\\$games/bin/rookery\" %F\n");
    }

    @Test
    void iconsHaveTheirSizesAndShowARook() throws IOException {
        integrate();
        for (int size : List.of(16, 22, 24, 32, 48, 64, 96, 128, 256, 512)) {
            var icon = ImageIO.read(folder.resolve("share/icons/hicolor/" + size + "x" + size + "/apps/rookery.png").toFile());
            assertThat(icon.getWidth()).isEqualTo(size);
            assertThat(icon.getHeight()).isEqualTo(size);
            assertThat(icon.getRGB(0, 0) >>> 24).as("a round corner").isLessThan(128);
            assertThat(icon.getRGB(size / 2, 1) & 0xffffff).as("the tile").isEqualTo(0xd9a441);
            assertThat(icon.getRGB(size / 2, size / 2) & 0xffffff).as("the piece").isNotEqualTo(0xd9a441);
        }
    }

    @Test
    void iconFilesOfOtherSystemsHoldThePicturesTheyName() throws IOException {
        assertThat(terminal.run("integrate", "--icons", folder)).isEqualTo(ExitCode.OK);
        var ico = ByteBuffer.wrap(Files.readAllBytes(folder.resolve("rookery.ico"))).order(ByteOrder.LITTLE_ENDIAN);
        for (int i = 0; i < ico.getShort(4); i++) {
            int entry = 6 + 16 * i;
            int size = Byte.toUnsignedInt(ico.get(entry));
            var picture = Arrays.copyOfRange(ico.array(), ico.getInt(entry + 12), ico.getInt(entry + 12) + ico.getInt(entry + 8));
            assertThat(ImageIO.read(new ByteArrayInputStream(picture)).getWidth()).isEqualTo(size == 0 ? 256 : size);
        }
        var icns = ByteBuffer.wrap(Files.readAllBytes(folder.resolve("rookery.icns")));
        assertThat(icns.getInt(4)).isEqualTo(icns.capacity());
        int pictures = 0;
        for (int place = 8; place < icns.capacity(); place += icns.getInt(place + 4)) pictures++;
        assertThat(pictures).isEqualTo(7);
    }

    @Test
    void fileTypesAndMetadataAreXml() throws Exception {
        integrate();
        for (var name : List.of("mime/packages/rookery.xml", "metainfo/rookery.metainfo.xml")) {
            assertThat(DocumentBuilderFactory.newInstance().newDocumentBuilder().parse(folder.resolve("share").resolve(name).toFile()))
                    .isNotNull();
        }
        assertThat(text("mime/packages/rookery.xml")).contains("*.rookery", "*.pgn", "*.variant.json");
    }

    @Test
    void theManPageAndTheCompletionsKnowEveryCommand() throws IOException {
        integrate();
        for (var tool : Tools.ALL) {
            assertThat(text("man/man1/rookery.1")).contains(".SS " + tool.name().replace("-", "\\-") + "\n");
            assertThat(text("bash-completion/completions/rookery")).contains(" " + tool.name() + ") options='");
            assertThat(text("zsh/site-functions/_rookery")).contains(" " + tool.name() + ") _arguments");
            assertThat(text("fish/vendor_completions.d/rookery.fish")).contains("-a " + tool.name() + " -d ");
        }
        assertThat(text("man/man1/rookery.1")).contains(".B \\-\\-resume[=ID]").doesNotContainPattern("(?m)^'");
    }

    @Test
    void bashCompletesCommandsAndOptions() throws Exception {
        integrate();
        assumeThat(new File("/bin/bash")).exists();
        assertThat(complete("rookery", "pl")).contains("play");
        assertThat(complete("rookery", "play", "--res")).containsExactly("--resume");
        assertThat(complete("rookery", "match", "--concur")).containsExactly("--concurrency");
    }

    private List<String> complete(String... words) throws Exception {
        var script = ". " + folder.resolve("share/bash-completion/completions/rookery") + "; COMP_WORDS=(" + String.join(" ", words)
                + "); COMP_CWORD="
                + (words.length - 1) + "; _rookery; printf '%s\\n' \"${COMPREPLY[@]}\"";
        var process = new ProcessBuilder("/bin/bash", "-O", "extglob", "-c", script).redirectErrorStream(true).start();
        var lines = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8).lines().toList();
        process.waitFor();
        return lines;
    }

    @Test
    void removingTakesAwayOurFilesAndNoOthers() throws IOException {
        Path theirs = Files.createDirectories(folder.resolve("share/applications")).resolve("other.desktop");
        Files.writeString(theirs, "");
        integrate();
        integrate("--remove");
        var left = new ArrayList<String>();
        try (var files = Files.walk(folder.resolve("share"))) {
            files.filter(Files::isRegularFile).forEach(file -> left.add(file.getFileName().toString()));
        }
        assertThat(left).containsExactly("other.desktop");
        assertThat(folder.resolve("share/icons")).doesNotExist();
    }
}
