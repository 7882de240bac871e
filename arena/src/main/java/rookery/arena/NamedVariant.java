package rookery.arena;

import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import rookery.kernel.catalogue.VariantProblem;
import rookery.kernel.catalogue.VariantReader;
import rookery.kernel.catalogue.Variants;
import rookery.kernel.variant.Variant;

/** A game as lab users name it: the id of a catalogue variant, or the path of their own variant file. */
public final class NamedVariant {

    private NamedVariant() {
    }

    /** The variant, or everything that is wrong with its name or file. */
    public static Reading<Variant> read(String name) {
        Optional<Variant> known = Variants.named(name);
        if (known.isPresent()) {
            return Reading.read(known.get());
        }
        if (!isFile(name)) {
            return Reading.refused("there is no variant “" + name + "”, and no such file");
        }
        return switch (VariantReader.read(Path.of(name))) {
            case VariantReader.Accepted(Variant variant) -> Reading.read(variant);
            case VariantReader.Refused(List<VariantProblem> problems) ->
                new Reading.Refused<>(problems.stream().map(problem -> name + ": " + problem).toList());
        };
    }

    /** Whether the name is that of a file. */
    public static boolean isFile(String name) {
        try {
            return Files.isRegularFile(Path.of(name));
        } catch (InvalidPathException e) {
            return false;
        }
    }
}
