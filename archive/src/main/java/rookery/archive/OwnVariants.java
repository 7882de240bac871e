package rookery.archive;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import rookery.kernel.catalogue.VariantReader;
import rookery.kernel.catalogue.VariantWriter;
import rookery.kernel.variant.Variant;
import rookery.play.file.AtomicFile;
import rookery.play.file.SetAside;

/**
 * The user's own variants: files in our folder, each self-contained, so that nothing breaks when the original file moves or its parent changes. Mutable and
 * thread-safe. Reads and writes the disk.
 */
public final class OwnVariants {
    private static final System.Logger LOG = System.getLogger(OwnVariants.class.getName());

    /** A variant and the file it was read from. */
    private record Kept(Variant variant, Path file) {}

    private final Path folder;
    /** By id; null until first used. */
    private @Nullable Map<String, Kept> kept;

    public OwnVariants(Path folder) {
        this.folder = folder;
    }

    /** All valid variants, by name. The first call reads the disk. */
    public synchronized List<Variant> all() {
        return kept().values().stream().map(Kept::variant).sorted(Comparator.comparing(Variant::name)).toList();
    }

    /** Stores a variant; returns the one of the same id that it replaces, if any. */
    public synchronized Optional<Variant> keep(Variant variant) throws IOException {
        var before = kept().get(variant.id());
        var file = before == null ? folder.resolve(variant.id() + ".json") : before.file();
        // One of that name that is not among them could not be understood.
        if (before == null && Files.exists(file)) SetAside.move(file);
        AtomicFile.write(file, VariantWriter.write(variant) + "\n");
        kept().put(variant.id(), new Kept(variant, file));
        return Optional.ofNullable(before).map(Kept::variant).filter(old -> !old.equals(variant));
    }

    public synchronized void remove(String id) throws IOException {
        var gone = kept().get(id);
        if (gone == null) return;
        Files.deleteIfExists(gone.file());
        kept().remove(id);
    }

    private Map<String, Kept> kept() {
        var known = kept;
        if (known == null) {
            known = new LinkedHashMap<>();
            for (var file : files()) {
                switch (VariantReader.read(file)) {
                    case VariantReader.Accepted(Variant variant) -> known.put(variant.id(), new Kept(variant, file));
                    case VariantReader.Refused(var problems) ->
                        LOG.log(System.Logger.Level.WARNING, "{0} cannot be read: {1}", file, problems.getFirst());
                }
            }
            kept = known;
        }
        return known;
    }

    private List<Path> files() {
        if (!Files.isDirectory(folder)) return List.of();
        var files = new ArrayList<Path>();
        try (var found = Files.newDirectoryStream(folder, "*.json")) {
            found.forEach(files::add);
        } catch (IOException problem) {
            LOG.log(System.Logger.Level.WARNING, "own variants cannot be listed", problem);
        }
        files.sort(Comparator.naturalOrder());
        return files;
    }
}
