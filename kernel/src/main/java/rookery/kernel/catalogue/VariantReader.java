package rookery.kernel.catalogue;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import rookery.kernel.catalogue.json.Json;
import rookery.kernel.catalogue.json.JsonReader;
import rookery.kernel.catalogue.json.LineColumn;
import rookery.kernel.variant.Variant;

/**
 * Reads a variant from its file; {@code docs/variants.md} describes the format. A file is accepted when every setting makes sense and its start position can
 * be played; otherwise all its problems are listed.
 */
public final class VariantReader {

    private static final int LONGEST_CHAIN = 16;
    /** What a file that extends another does not inherit. */
    private static final Set<String> OWN = Set.of("id", "family");

    /** The result of reading a file. */
    public sealed interface Result {
    }

    public record Accepted(Variant variant) implements Result {
    }

    /** All problems in the order of the file; never empty. */
    public record Refused(List<VariantProblem> problems) implements Result {
        public Refused {
            problems = List.copyOf(problems);
        }
    }

    /**
     * A variant in progress, with everything that keeps it from being playable.
     *
     * @param variant empty if not even the board and the pieces are clear
     */
    public record Draft(Optional<Variant> variant, List<VariantProblem> problems) {
        public Draft {
            problems = List.copyOf(problems);
        }
    }

    /** Finds the variant a file extends. */
    @FunctionalInterface
    interface Parents {
        Result find(String name);
    }

    private VariantReader() {
    }

    /** Reads a text that may extend any variant of the catalogue. */
    public static Result read(String text) {
        return read(text, VariantReader::fromCatalogue);
    }

    /** Reads a file that may extend any variant of the catalogue, or the file {@code NAME.json} beside it. */
    public static Result read(Path file) {
        return read(file, List.of());
    }

    /**
     * A variant with some settings changed: the text is an object of the same format in which everything is optional, such as
     * {@code {"enPassant": "literal"}}.
     */
    public static Result change(Variant base, String text) {
        return switch (JsonReader.read(text)) {
            case JsonReader.Refused(LineColumn place, String reason) -> refused(place, "", reason);
            case JsonReader.Read(Json.Dict changes) ->
                new VariantAssembly(Inheritance.merge(changes, base, changes.place()), changes).result();
            case JsonReader.Read(Json other) -> refused(other.place(), "", "expected an object in braces, found " + other.kind());
        };
    }

    /** Reads a text that need not be playable yet, such as an editor's. */
    public static Draft draft(String text) {
        return switch (JsonReader.read(text)) {
            case JsonReader.Read(Json.Dict file) when file.find("extends") == null -> new VariantAssembly(file, file).draft();
            case JsonReader.Read _,JsonReader.Refused _ -> switch (read(text)) {
                case Accepted(Variant variant) -> new Draft(Optional.of(variant), List.of());
                case Refused(List<VariantProblem> problems) -> new Draft(Optional.empty(), problems);
            };
        };
    }

    static Result read(String text, Parents parents) {
        return switch (JsonReader.read(text)) {
            case JsonReader.Refused(LineColumn place, String reason) -> refused(place, "", reason);
            case JsonReader.Read(Json.Dict file) -> read(file, parents);
            case JsonReader.Read(Json other) -> refused(other.place(), "", "expected an object in braces, found " + other.kind());
        };
    }

    private static Result read(Json.Dict file, Parents parents) {
        Json name = file.find("extends");
        if (name == null) {
            return new VariantAssembly(file, file).result();
        }
        if (!(name instanceof Json.Text(LineColumn place, String wanted))) {
            return refused(name.place(), "extends", "expected the name of a variant, found " + name.kind());
        }
        return switch (parents.find(wanted)) {
            case Accepted(Variant parent) -> {
                Json.Dict merged = Inheritance.merge(file, parent, place);
                yield new VariantAssembly(named(merged, file), file).result();
            }
            case Refused(List<VariantProblem> problems) -> refused(place, "extends", problems.getFirst().message());
        };
    }

    /** The id is not inherited, nor is the family, which defaults to the id: different rules have separate ratings. */
    private static Json.Dict named(Json.Dict merged, Json.Dict file) {
        return new Json.Dict(merged.place(), merged.members().stream()
                .filter(member -> !OWN.contains(member.key()) || file.find(member.key()) != null).toList());
    }

    private static Result read(Path file, List<Path> chain) {
        Path place = file.toAbsolutePath().normalize();
        if (chain.contains(place) || chain.size() >= LONGEST_CHAIN) {
            return refused("the files extend one another in a circle, or in too long a chain");
        }
        List<Path> longer = new ArrayList<>(chain);
        longer.add(place);
        try {
            String text = contents(place);
            return text == null
                    ? refused("the file is not text in UTF-8, or far too long")
                    : read(text, name -> parent(name, place, longer));
        } catch (IOException e) {
            return refused("the file cannot be read: " + e.getMessage());
        }
    }

    private static Result parent(String name, Path child, List<Path> chain) {
        Optional<Variant> known = Variants.named(name);
        if (known.isPresent()) {
            return new Accepted(known.get());
        }
        Path beside = TextSections.isId(name) ? child.resolveSibling(name + ".json") : null;
        if (beside == null || !Files.isRegularFile(beside)) {
            return fromCatalogue(name);
        }
        return switch (read(beside, chain)) {
            case Accepted accepted -> accepted;
            case Refused(List<VariantProblem> problems) ->
                refused("the file " + beside.getFileName() + " has problems itself: " + problems.getFirst());
        };
    }

    private static @Nullable String contents(Path file) throws IOException {
        if (Files.size(file) > JsonReader.USUAL.longest()) {
            return null;
        }
        try {
            return StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(Files.readAllBytes(file))).toString();
        } catch (CharacterCodingException e) {
            return null;
        }
    }

    private static Result fromCatalogue(String name) {
        return Variants.named(name).<Result>map(Accepted::new)
                .orElseGet(() -> refused("there is no variant \"" + Section.shown(name) + "\""
                        + Suggestion.among(Variants.all().stream().map(Variant::id).toList(), name)));
    }

    static Refused refused(String message) {
        return refused(LineColumn.NOWHERE, "", message);
    }

    private static Refused refused(LineColumn place, String path, String message) {
        return new Refused(List.of(new VariantProblem(place.line(), place.column(), path, message)));
    }

    /**
     * Lays a variant file over the one it extends. The parent is taken in its written form, so that one reader handles files with and without a parent. The child
     * wins; pieces, castling, promotion, draws, drops, captures and places are merged member by member. A null member removes the parent's. Problems with inherited
     * values are reported at {@code extends}.
     */
    private static final class Inheritance {

        private static final Set<String> MERGED = Set.of("pieces", "castling", "promotion", "draws", "drops", "captures", "places");

        private Inheritance() {
        }

        static Json.Dict merge(Json.Dict child, Variant parent, LineColumn place) {
            Json.Dict inherited = (Json.Dict) at(place, VariantWriter.tree(parent));
            if (child.find("board") != null) {
                inherited = withoutLastRank(inherited, parent);
            }
            List<Json.Member> members = new ArrayList<>();
            for (Json.Member member : inherited.members()) {
                if (child.find(member.key()) == null) {
                    members.add(member);
                }
            }
            for (Json.Member member : child.members()) {
                Json old = inherited.find(member.key());
                boolean merges = MERGED.contains(member.key()) && old instanceof Json.Dict && member.value() instanceof Json.Dict;
                members.add(merges ? merged(member, (Json.Dict) old, member.key().equals("pieces")) : member);
            }
            return new Json.Dict(child.place(), members);
        }

        /** A pawn that promotes on the last rank does so on a board of another size too, unless the child says otherwise. */
        private static Json.Dict withoutLastRank(Json.Dict inherited, Variant parent) {
            if (parent.promotion().rank() == 0 || parent.promotion().rank() != parent.shape().ranks()
                    || !(inherited.find("promotion") instanceof Json.Dict promotion)) {
                return inherited;
            }
            List<Json.Member> kept = promotion.members().stream().filter(member -> !member.key().endsWith("ank")).toList();
            return new Json.Dict(inherited.place(),
                    inherited.members().stream().map(member -> member.key().equals("promotion")
                            ? new Json.Member(member.place(), member.key(), new Json.Dict(promotion.place(), kept))
                            : member).toList());
        }

        private static Json.Member merged(Json.Member child, Json.@Nullable Dict parent, boolean deep) {
            if (parent == null || !(child.value() instanceof Json.Dict changes)) {
                return child;
            }
            Set<String> used = new HashSet<>();
            List<Json.Member> members = new ArrayList<>();
            for (Json.Member old : parent.members()) {
                Json change = changes.find(old.key());
                if (change == null) {
                    if (!isReplaced(old.key(), changes)) {
                        members.add(old);
                    }
                    continue;
                }
                used.add(old.key());
                if (change instanceof Json.Null) {
                    continue;
                }
                Json.Member changed = new Json.Member(change.place(), old.key(), change);
                members.add(deep && old.value() instanceof Json.Dict piece ? merged(changed, piece, false) : changed);
            }
            for (Json.Member member : changes.members()) {
                // Duplicate keys stay, so that the reader reports them.
                if (!used.remove(member.key())) {
                    members.add(member);
                }
            }
            return new Json.Member(child.place(), child.key(), new Json.Dict(changes.place(), members));
        }

        /** One of two members says where the king lands; the child's choice replaces the parent's. */
        private static boolean isReplaced(String key, Json.Dict changes) {
            return key.equals("kingSteps") && changes.find("kingLandsOn") != null
                    || key.equals("kingLandsOn") && changes.find("kingSteps") != null;
        }

        private static Json at(LineColumn place, Json value) {
            return switch (value) {
                case Json.Text(LineColumn _, String text) -> new Json.Text(place, text);
                case Json.Numeral(LineColumn _, String literal) -> new Json.Numeral(place, literal);
                case Json.Flag(LineColumn _, boolean flag) -> new Json.Flag(place, flag);
                case Json.Null _ -> new Json.Null(place);
                case Json.Array(LineColumn _, List<Json> items) ->
                    new Json.Array(place, items.stream().map(item -> at(place, item)).toList());
                case Json.Dict(LineColumn _, List<Json.Member> members) -> new Json.Dict(place,
                        members.stream().map(member -> new Json.Member(place, member.key(), at(place, member.value()))).toList());
            };
        }
    }
}
