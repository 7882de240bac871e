package rookery.archive.format;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import rookery.kernel.catalogue.StoredRules;
import rookery.kernel.catalogue.VariantProblem;
import rookery.kernel.catalogue.VariantReader;
import rookery.kernel.catalogue.json.Json;
import rookery.kernel.catalogue.json.JsonReader;
import rookery.kernel.catalogue.json.JsonWriter;
import rookery.kernel.catalogue.json.LineColumn;
import rookery.kernel.game.Game;
import rookery.kernel.notation.Fen;
import rookery.kernel.position.Position;
import rookery.kernel.position.Problem;
import rookery.kernel.position.Verdict;
import rookery.kernel.variant.Setup;
import rookery.kernel.variant.Variant;

/**
 * Reads our own format. Every move is played again under the stored rules, and everything the file says twice (notation, final board, turn, result)
 * is compared with what the moves give: a disagreement is an error, never repaired.
 */
public final class NativeReader {

    private static final Set<String> KEYS = NativeNotes.keysWith("format", "version", "tags", "variant", "start", "moves", "rolled",
            "result",
            "final");

    private NativeReader() {
    }

    public static ArchiveReading read(String text) {
        try {
            return switch (JsonReader.read(text, JsonReader.LARGE)) {
                case JsonReader.Refused(LineColumn place, String reason) ->
                    ArchiveReading.Refused.of(ArchiveCode.WRONG_FORMAT, place.line(), "text that is not JSON (" + reason + ")",
                            "a game in JSON");
                case JsonReader.Read(Json.Dict file) -> ArchiveReading.Read.of(game(file));
                case JsonReader.Read(Json other) ->
                    ArchiveReading.Refused.of(ArchiveCode.WRONG_FORMAT, other.place().line(), other.kind(), "an object in braces");
            };
        } catch (Flaw flaw) {
            return new ArchiveReading.Refused(flaw.problems());
        }
    }

    private static Game game(Json.Dict dict) throws Flaw {
        if (!(dict.find("format") instanceof Json.Text(LineColumn _, String format)) || !format.equals(NativeWriter.FORMAT)) {
            throw Flaw.of(ArchiveCode.WRONG_FORMAT, dict.place(), "no \"format\": \"" + NativeWriter.FORMAT + "\"",
                    "a game saved by Rookery");
        }
        Fields file = Fields.of(dict, KEYS);
        Json version = file.need("version");
        if (!(version instanceof Json.Numeral numeral) || !Integer.valueOf(NativeWriter.VERSION).equals(numeral.whole())) {
            throw Flaw.of(ArchiveCode.UNSUPPORTED, version.place(), "version " + JsonWriter.compact(version),
                    "version " + NativeWriter.VERSION);
        }
        Variant variant = variant(file.need("variant"));
        Game game = new Game(start(variant, file.text("start")));
        readTags(game, file.find("tags"));
        game.root().annotate(NativeNotes.read(file, variant));
        NativeMoves.read(game, file.list("moves"));
        NativeMoves.readPending(game, file.find("rolled"));
        NativeEnding.read(game, file);
        return game;
    }

    private static Variant variant(Json stored) throws Flaw {
        return switch (StoredRules.read(JsonWriter.compact(stored))) {
            case VariantReader.Accepted(Variant variant) -> variant;
            case VariantReader.Refused(List<VariantProblem> problems) -> throw new Flaw(problems.stream()
                    .map(problem -> new ArchiveProblem(
                            ArchiveCode.UNSUPPORTED, stored.place().line(), "in the rule set, " + problem.path() + ": " + problem.message(),
                            "rules that can be played"))
                    .toList());
        };
    }

    private static Position start(Variant variant, Json.Text fen) throws Flaw {
        Setup setup = switch (Fen.read(variant, fen.value())) {
            case Fen.Read(Setup read) -> read;
            case Fen.Refused(List<String> problems) ->
                throw Flaw.damaged(fen.place(), String.join("; ", problems), "a position in FEN");
        };
        // A plain FEN may omit fields, but archives are written in full, so a missing one means damage.
        String whole = Fen.write(variant, setup);
        if (!whole.equals(fen.value())) {
            throw Flaw.damaged(fen.place(), "the start position " + fen.value(), whole);
        }
        return switch (Position.of(variant, setup)) {
            case Verdict.Playable(Position position) -> position;
            case Verdict.Unplayable(Set<Problem> problems) -> throw Flaw.damaged(fen.place(),
                    problems.stream().map(Problem::text).sorted().collect(Collectors.joining("; ")), "a position that can be played");
        };
    }

    private static void readTags(Game game, @Nullable Json tags) throws Flaw {
        if (tags == null) {
            return;
        }
        if (!(tags instanceof Json.Dict dict)) {
            throw Flaw.damaged(tags.place(), tags.kind(), "tags as an object");
        }
        Set<String> seen = new HashSet<>();
        for (Json.Member member : dict.members()) {
            if (!(member.value() instanceof Json.Text(LineColumn _, String value)) || !member.key().matches("[A-Za-z0-9_]{1,80}")
                    || !seen.add(member.key())) {
                throw Flaw.damaged(member.place(), "the tag " + member.key(),
                        "a name of letters and digits, once, with a text");
            }
            try {
                game.tag(member.key(), value);
            } catch (IllegalArgumentException e) {
                throw Flaw.damaged(member.place(), "the tag " + member.key(), "a tag that has no place of its own");
            }
        }
    }
}
