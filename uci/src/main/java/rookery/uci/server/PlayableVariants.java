package rookery.uci.server;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Stream;
import rookery.kernel.catalogue.VariantProblem;
import rookery.kernel.catalogue.VariantReader;
import rookery.kernel.catalogue.Variants;
import rookery.kernel.notation.Fen;
import rookery.kernel.variant.Variant;
import rookery.uci.protocol.EngineVariants;

/** The games an engine program plays: the shipped ones and those from the user's files. Mutable. */
final class PlayableVariants {

    private static final int MOST_FILES = 1_000;

    private final Predicate<Variant> playable;
    private final List<Variant> loaded = new ArrayList<>();

    PlayableVariants(Predicate<Variant> playable) {
        this.playable = playable;
    }

    /** Chess first, loaded variants last. */
    List<Variant> all() {
        return Stream.concat(Variants.all().stream(), loaded.stream()).filter(playable).toList();
    }

    /** By id, name, or other engines' name for it; the user's variants take precedence. */
    Optional<Variant> named(String name) {
        String wanted = name.strip();
        return loaded.reversed().stream()
                .filter(variant -> variant.id().equalsIgnoreCase(wanted) || variant.name().equalsIgnoreCase(wanted))
                .findFirst().or(() -> EngineVariants.named(wanted)).filter(playable);
    }

    /**
     * Adds the variant of a file, or those of a folder's .json files.
     *
     * @return what is wrong, in words for a user
     */
    List<String> load(String path) {
        if (path.isBlank()) {
            loaded.clear();
            return List.of();
        }
        List<String> problems = new ArrayList<>();
        try {
            Path place = Path.of(path.strip());
            if (Files.isDirectory(place)) {
                try (Stream<Path> files = Files.list(place)) {
                    files.filter(file -> file.toString().endsWith(".json")).sorted().limit(MOST_FILES).forEach(file -> add(file, problems));
                }
            } else {
                add(place, problems);
            }
        } catch (InvalidPathException | IOException e) {
            problems.add("“" + path + "” cannot be read");
        }
        return problems;
    }

    private void add(Path file, List<String> problems) {
        switch (VariantReader.read(file)) {
            case VariantReader.Accepted(Variant variant) -> {
                loaded.removeIf(other -> other.id().equals(variant.id()));
                loaded.add(variant);
            }
            case VariantReader.Refused(List<VariantProblem> found) -> found
                    .forEach(problem -> problems.add(file.getFileName() + ": " + problem));
        }
    }

    /** What a chess program needs to set up the board, in the form Fairy-Stockfish uses. */
    static String words(Variant variant) {
        return "variant " + EngineVariants.name(variant) + " files " + variant.shape().files() + " ranks " + variant.shape().ranks()
                + " pocket 0 template " + (variant.family().isEmpty() ? "fairy" : variant.family().replace(' ', '-')) + " startpos "
                + Fen.write(variant, variant.start());
    }
}
