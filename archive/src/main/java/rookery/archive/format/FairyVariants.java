package rookery.archive.format;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import rookery.kernel.catalogue.Variants;
import rookery.kernel.variant.Variant;

/**
 * Reads the variants of Fairy-Stockfish's {@code variants.ini}, as far as our rules can say the same. A section that asks for more is refused, and every
 * key that we have no rule for is named: half a variant would be another game.
 */
public final class FairyVariants {

    /** Names of that program that are not ours. */
    private static final Map<String, String> OURS = Map.of("chess", "fide", "losalamos", "los-alamos", "3check", "three-check",
            "kingofthehill", "king-of-the-hill", "racingkings", "racing-kings");

    /** What became of one section. */
    public sealed interface Result {
        /** As the section has it. */
        String name();
    }

    public record Accepted(String name, Variant variant) implements Result {
    }

    public record Refused(String name, List<ArchiveProblem> problems) implements Result {
        public Refused {
            problems = List.copyOf(problems);
        }
    }

    private FairyVariants() {
    }

    /** All sections in their order; lines that belong to none make a refused one without a name. */
    public static List<Result> read(String text) {
        IniText ini = IniText.read(text);
        List<Result> results = new ArrayList<>();
        if (!ini.problems().isEmpty() || ini.sections().isEmpty()) {
            results.add(new Refused("", ini.problems().isEmpty()
                    ? List.of(new ArchiveProblem(ArchiveCode.WRONG_FORMAT, 0, "no section", "sections such as [name:chess]"))
                    : ini.problems()));
        }
        Map<String, Family> known = new HashMap<>();
        for (IniText.Section section : ini.sections()) {
            Family family = family(section, known);
            if (family == null) {
                results.add(new Refused(section.name(), List.of(new ArchiveProblem(ArchiveCode.UNSUPPORTED, section.line(),
                        "the parent " + section.parent(), "a section above, or a variant both programs have, such as chess"))));
            } else {
                known.put(section.name(), family);
                results.add(new FairyRules(section, family.base(), family.entries()).result());
            }
        }
        return results;
    }

    /**
     * What a section is made of: a variant of ours and all keys on the way from it.
     *
     * @param base empty where it begins with nothing
     */
    private record Family(Optional<Variant> base, Map<String, IniText.Entry> entries) {
    }

    private static @Nullable Family family(IniText.Section section, Map<String, Family> known) {
        Family parent = known.get(section.parent());
        if (parent == null && !section.parent().isEmpty()) {
            Optional<Variant> base = Variants.named(OURS.getOrDefault(section.parent(), section.parent()));
            if (base.isEmpty()) {
                return null;
            }
            parent = new Family(base, Map.of());
        }
        Map<String, IniText.Entry> entries = new LinkedHashMap<>(parent == null ? Map.of() : parent.entries());
        entries.putAll(section.entries());
        return new Family(parent == null ? Optional.empty() : parent.base(), entries);
    }
}
