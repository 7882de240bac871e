import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;
import java.util.zip.GZIPOutputStream;

/** The packages of Linux. Both hold the same tree: {@code bin}, {@code lib/rookery} and {@code share}, below a folder of its own or below {@code /usr}. */
final class LinuxPackages {
    private static final boolean ARM = System.getProperty("os.arch").equals("aarch64");

    private LinuxPackages() {}

    /** A folder that runs wherever it is unpacked. */
    static Path tar(ProgramImage image, Path work, Path out) throws IOException, InterruptedException {
        var name = "rookery-" + image.version() + "-linux-" + (ARM ? "arm64" : "x64");
        var root = work.resolve(name);
        plant(image, root);
        Steps.copy(image.checkout().resolve("packaging/README.txt"), root.resolve("README.txt"));
        var archive = out.resolve(name + ".tar.xz");
        Steps.run(work, List.of("tar", "--sort=name", "--owner=0", "--group=0", "--numeric-owner", "--use-compress-program=xz -T0", "-cf", archive.toString(), name));
        Steps.clear(root);
        return archive;
    }

    /**
     * A package of Debian and its relatives. It has no scripts: the system's own triggers update menus, file types and icons, and removing it touches nothing
     * but its own files.
     */
    static Path deb(ProgramImage image, Path work, Path out) throws IOException, InterruptedException {
        var root = work.resolve("deb");
        var usr = root.resolve("usr");
        plant(image, usr);
        var architecture = ARM ? "arm64" : "amd64";
        for (var text : List.of("share/man/man1/rookery.1", "share/doc/rookery/changelog")) compress(usr.resolve(text));
        // Debian's own place for completions of zsh.
        Steps.copy(usr.resolve("share/zsh/site-functions/_rookery"), usr.resolve("share/zsh/vendor-completions/_rookery"));
        Steps.clear(usr.resolve("share/zsh/site-functions"));
        var sums = new StringBuilder();
        try (var files = Files.walk(usr)) {
            for (var file : files.filter(file -> Files.isRegularFile(file, LinkOption.NOFOLLOW_LINKS)).sorted().toList()) sums.append(sum(file)).append("  ").append(root.relativize(file)).append('\n');
        }
        Steps.write(root.resolve("DEBIAN/md5sums"), sums.toString());
        Steps.write(root.resolve("DEBIAN/control"), Files.readString(image.checkout().resolve("packaging/control")).replace("@VERSION@", image.version())
                .replace("@ARCHITECTURE@", architecture).replace("@SIZE@", String.valueOf(Steps.size(usr) / 1024)));
        var file = out.resolve("rookery_" + image.version() + "_" + architecture + ".deb");
        Steps.makeReadable(root);
        Steps.run(work, List.of("dpkg-deb", "--root-owner-group", "-Zxz", "--build", root.toString(), file.toString()));
        Steps.clear(root);
        return file;
    }

    private static void plant(ProgramImage image, Path root) throws IOException, InterruptedException {
        Steps.copyAll(image.folder(), root.resolve("lib/rookery"));
        var start = Steps.write(root.resolve("bin/rookery"),
                Files.readString(image.checkout().resolve("packaging/rookery.sh")).replace("@SQLITE@", image.sqlite()));
        image.rookery(List.of(), List.of("integrate", "--into", root.resolve("share").toString(), "--program", "rookery"));
        var doc = root.resolve("share/doc/rookery");
        Steps.copy(image.checkout().resolve("LICENSE"), doc.resolve("LICENSE"));
        Steps.write(doc.resolve("NOTICE"), image.text("META-INF/NOTICE"));
        Steps.write(doc.resolve("licences.txt"), image.text("META-INF/third-party/licences.txt"));
        Steps.copy(image.checkout().resolve("CHANGELOG.md"), doc.resolve("changelog"));
        Steps.write(doc.resolve("copyright"), Files.readString(image.checkout().resolve("packaging/copyright")) + "\n" + image.text("META-INF/NOTICE"));
        Steps.makeReadable(root);
        Steps.makeExecutable(start);
    }

    private static void compress(Path file) throws IOException {
        try (var out = new GZIPOutputStream(Files.newOutputStream(file.resolveSibling(file.getFileName() + ".gz")))) {
            out.write(Files.readString(file).getBytes(StandardCharsets.UTF_8));
        }
        Files.delete(file);
    }

    private static String sum(Path file) throws IOException {
        try {
            return HexFormat.of().formatHex(MessageDigest.getInstance("MD5").digest(Files.readAllBytes(file)));
        } catch (NoSuchAlgorithmException impossible) {
            throw new IOException(impossible);
        }
    }
}
