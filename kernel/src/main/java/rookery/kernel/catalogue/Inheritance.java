package rookery.kernel.catalogue;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import rookery.kernel.catalogue.json.Json;
import rookery.kernel.catalogue.json.LineColumn;
import rookery.kernel.variant.Variant;

/**
 * Lays a variant file over the one it extends. The parent is taken in its written form, so that one reader handles files with and without a parent. The child
 * wins; pieces, castling, promotion, draws, drops, captures and places are merged member by member. A null member removes the parent's. Problems with inherited
 * values are reported at {@code extends}.
 */
final class Inheritance {

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
            case Json.Array(LineColumn _, List<Json> items) -> new Json.Array(place, items.stream().map(item -> at(place, item)).toList());
            case Json.Dict(LineColumn _, List<Json.Member> members) -> new Json.Dict(place,
                    members.stream().map(member -> new Json.Member(place, member.key(), at(place, member.value()))).toList());
        };
    }
}
