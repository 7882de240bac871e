package rookery.archive.format;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import rookery.kernel.variant.Variant;

/**
 * Reads the variants of Fairy-Stockfish's {@code variants.ini}, as far as our rules can express them. A section that needs more is refused, and every
 * key without a rule of ours is named: half a variant would be another game.
 */
public final class FairyVariants {

    private static final String PROMOTED = "promotedPieceType";

    /** Old names of keys. */
    private static final Map<String, String> OLD_NAMES = Map.of("whiteFlag", "flagRegionWhite", "blackFlag", "flagRegionBlack");

    /** The result of reading one section. */
    public sealed interface Result {
        /** The name of the section. */
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

    /** All sections in order; lines outside any section yield a refused one without a name. */
    public static List<Result> read(String text) {
        IniText ini = IniText.read(text);
        List<Result> results = new ArrayList<>();
        if (!ini.problems().isEmpty() || ini.sections().isEmpty()) {
            results.add(new Refused("", ini.problems().isEmpty()
                    ? List.of(new ArchiveProblem(ArchiveCode.WRONG_FORMAT, 0, "no section", "sections such as [name:chess]"))
                    : ini.problems()));
        }
        Map<String, Map<String, IniText.Entry>> known = games();
        for (IniText.Section section : ini.sections()) {
            Map<String, IniText.Entry> inherited = section.parent().isEmpty() ? Map.of() : known.get(section.parent());
            if (inherited == null) {
                results.add(new Refused(section.name(), List.of(new ArchiveProblem(ArchiveCode.UNSUPPORTED, section.line(),
                        "the parent " + section.parent(), "a section above, or a variant both programs have, such as chess"))));
            } else {
                Map<String, IniText.Entry> entries = merged(inherited, section.entries());
                known.put(section.name(), entries);
                results.add(new FairyRules(section, entries).result());
            }
        }
        return results;
    }

    /** The keys of the games that a section may inherit from, by name. */
    private static Map<String, Map<String, IniText.Entry>> games() {
        Map<String, Map<String, IniText.Entry>> games = new HashMap<>();
        for (IniText.Section section : IniText.read(gamesText()).sections()) {
            games.put(section.name(), merged(games.getOrDefault(section.parent(), Map.of()), section.entries()));
        }
        return games;
    }

    private static String gamesText() {
        try (InputStream in = FairyVariants.class.getResourceAsStream("fairy-games.ini")) {
            return new String(Objects.requireNonNull(in).readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The child's values replace the inherited ones and come after them, so that a letter given twice belongs to the child's piece. */
    private static Map<String, IniText.Entry> merged(Map<String, IniText.Entry> inherited, Map<String, IniText.Entry> own) {
        Map<String, IniText.Entry> entries = new LinkedHashMap<>(inherited);
        own.keySet().forEach(key -> entries.remove(OLD_NAMES.getOrDefault(key, key)));
        own.forEach((key, entry) -> entries.put(OLD_NAMES.getOrDefault(key, key), entry));
        promotions(inherited, own, entries);
        return entries;
    }

    /** The child's promotions are added to the inherited ones, except for letters that the child gives to other pieces. */
    private static void promotions(Map<String, IniText.Entry> inherited, Map<String, IniText.Entry> own,
            Map<String, IniText.Entry> entries) {
        IniText.Entry old = inherited.get(PROMOTED);
        if (old == null) {
            return;
        }
        StringBuilder pairs = new StringBuilder();
        for (String pair : old.value().split("\\s+")) {
            boolean again = pair.length() > 1 && own.containsKey(PROMOTED)
                    && (" " + own.get(PROMOTED).value()).contains(" " + pair.substring(0, 2));
            boolean given = pair.isEmpty() || again || own.entrySet().stream().anyMatch(
                    entry -> FairyPieces.isPiece(entry.getKey()) && entry.getValue().value().startsWith(pair.substring(0, 1)));
            pairs.append(given ? "" : pair + " ");
        }
        IniText.Entry added = own.get(PROMOTED);
        entries.put(PROMOTED,
                new IniText.Entry((pairs + (added == null ? "" : added.value())).strip(), (added == null ? old : added).line()));
    }
}
