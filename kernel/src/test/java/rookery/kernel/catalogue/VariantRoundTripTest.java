package rookery.kernel.catalogue;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import rookery.kernel.catalogue.json.Json;
import rookery.kernel.catalogue.json.JsonReader;
import rookery.kernel.catalogue.json.JsonWriter;
import rookery.kernel.catalogue.json.LineColumn;
import rookery.kernel.variant.Variant;

/** Every variant that is read is written as a file that is read to the same one, whatever its author has left out. */
final class VariantRoundTripTest {

    private static Json.Dict tree(String text) {
        return JsonReader.read(text) instanceof JsonReader.Read(Json.Dict dict) ? dict : new Json.Dict(LineColumn.NOWHERE, List.of());
    }

    /** The object without one of its members, for each of them, those of objects inside included. */
    private static List<Json.Dict> lacking(Json.Dict dict) {
        List<Json.Dict> all = new ArrayList<>();
        for (int i = 0; i < dict.members().size(); i++) {
            List<Json.Member> fewer = new ArrayList<>(dict.members());
            Json.Member member = fewer.remove(i);
            all.add(new Json.Dict(dict.place(), fewer));
            if (member.value() instanceof Json.Dict inner) {
                for (Json.Dict less : lacking(inner)) {
                    List<Json.Member> changed = new ArrayList<>(dict.members());
                    changed.set(i, new Json.Member(member.place(), member.key(), less));
                    all.add(new Json.Dict(dict.place(), changed));
                }
            }
        }
        return all;
    }

    private static Variant check(Variant variant, String why) {
        for (String text : List.of(VariantWriter.write(variant), VariantWriter.compact(variant))) {
            assertThat(VariantReader.read(text)).as(why).isEqualTo(new VariantReader.Accepted(variant));
        }
        return variant;
    }

    @Test
    void anyMemberMayBeMissing() { // F-02
        int accepted = 0;
        for (Variant base : Variants.all()) {
            check(base, base.id());
            // Large boards take long to set up.
            if (base.shape().squares() > 64) {
                continue;
            }
            for (Json.Dict file : lacking(tree(VariantWriter.compact(base)))) {
                String text = JsonWriter.compact(file);
                if (VariantReader.read(text) instanceof VariantReader.Accepted(Variant variant)) {
                    check(variant, text);
                    accepted++;
                }
            }
        }
        assertThat(accepted).isGreaterThan(200);
    }

    @Test
    void aSummaryMayBeMissingOrEmptyAndNamesAreOfAnyScript() { // F-02
        Stream.of("", ", \"summary\": \"\"", ", \"name\": \"\u5c06\u68cb \ud83d\ude00\"",
                ", \"name\": \"\u05e9\u05d7\u05de\u05d8\", \"summary\": \"\u00a0x\"")
                .forEach(more -> {
                    String text = "{\"id\": \"own\", \"board\": \"5x5\", \"pieces\": {\"K\": {\"name\": \"king\", \"moves\": \"K\","
                            + " \"royal\": true}, \"R\": {\"name\": \"rook\", \"moves\": \"R\"}}, \"start\": \"1k3/4r/5/R4/3K1 w\", \"goals\": [\"checkmate\"]"
                            + more + "}";
                    VariantReader.Result result = VariantReader.read(text);
                    assertThat(result).as(text + result).isInstanceOf(VariantReader.Accepted.class);
                    Variant variant = check(((VariantReader.Accepted) result).variant(), text);
                    assertThat(StoredRules.PGN.defined(java.util.Map.of(rookery.kernel.notation.VariantSource.RULES,
                            StoredRules.PGN.definition(variant).orElseThrow()))).contains(variant);
                });
    }
}
