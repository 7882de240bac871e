package rookery.kernel.notation;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import rookery.kernel.game.Game;
import rookery.kernel.game.GameCursor;
import rookery.kernel.game.GameNode;
import rookery.kernel.move.Move;
import rookery.kernel.notation.PgnDraft.DraftMove;
import rookery.kernel.position.Actor;
import rookery.kernel.position.Outcome;
import rookery.kernel.position.Position;
import rookery.kernel.position.Problem;
import rookery.kernel.position.Reason;
import rookery.kernel.position.Verdict;
import rookery.kernel.variant.FlagFall;
import rookery.kernel.variant.Setup;
import rookery.kernel.variant.Variant;

/** Turns a draft into a game by playing its moves, or says why it cannot. */
final class PgnAssembly {

    /** Tags that a {@link Game} stores elsewhere; {@link PgnWriter} writes them from there. */
    static final Set<String> DERIVED = Set.of("Result", "Variant", "FEN", "SetUp", RuleTags.MEN, RuleTags.HASH,
            VariantSource.RULES, ResultTags.REASON);

    private final PgnDraft draft;
    private final VariantSource source;
    private final List<PgnProblem> problems;
    private final List<String> warnings;

    PgnAssembly(PgnDraft draft, VariantSource source) {
        this.draft = draft;
        this.source = source;
        problems = new ArrayList<>(draft.problems);
        warnings = new ArrayList<>(draft.warnings);
    }

    PgnItem assemble(int number) {
        Game game = problems.isEmpty() ? game() : null;
        return game == null
                ? new PgnItem.Rejected(number, draft.line, draft.tagValues(), problems)
                : new PgnItem.Read(number, draft.line, game, warnings);
    }

    private @Nullable Game game() {
        Variant variant = variant();
        Position start = variant == null ? null : start(variant);
        if (variant == null || start == null) {
            return null;
        }
        Game game = new Game(start);
        GameCursor cursor = game.cursor();
        CommentText said = comment(variant, draft.comment.toString());
        game.root().annotate(said.notes("", List.of()));
        if (!play(cursor, draft.moves)) {
            return null;
        }
        DraftMove last = draft.moves.isEmpty() ? null : draft.moves.getLast();
        CommentText atEnd = last == null ? said : comment(variant, last.after.toString());
        if (!pend(game, cursor, atEnd.pending())) {
            return null;
        }
        tag(game, cursor.position());
        return game;
    }

    private static CommentText comment(Variant variant, String text) {
        return new CommentText(variant.shape(), variant.hasDie(), text);
    }

    // ---- rules and start -----------------------------------------------------------------------------------------

    private @Nullable Variant variant() {
        Optional<Variant> defined = source.defined(draft.tagValues());
        PgnDraft.Tag tag = draft.tags.get("Variant");
        Optional<Variant> found = defined.isPresent() ? defined : VariantNames.find(source, tag == null ? "" : tag.value());
        if (found.isEmpty()) {
            PgnDraft.Tag rules = draft.tags.get(VariantSource.RULES);
            problems.add(rules == null
                    ? new PgnProblem(tag == null ? draft.line : tag.line(), 0,
                            "the variant " + Quoted.of(tag == null ? "" : tag.value()) + " is not known")
                    : new PgnProblem(rules.line(), 0, "the rules in the tag " + VariantSource.RULES + " cannot be played"));
            return null;
        }
        Variant variant = found.get();
        PgnDraft.Tag men = draft.tags.get(RuleTags.MEN);
        String differing = men == null ? "" : RuleTags.differing(variant, men.value());
        if (men != null && !differing.isEmpty()) {
            problems.add(new PgnProblem(men.line(), 0,
                    "the pieces " + Quoted.of(differing) + " move otherwise in this game than " + variant.name() + " has it"));
            return null;
        }
        PgnDraft.Tag hash = draft.tags.get(RuleTags.HASH);
        if (hash != null && !hash.value().equals(RuleTags.hash(variant))) {
            Optional<Variant> timed = Arrays.stream(FlagFall.values()).map(flagFall -> variant.with(draft -> draft.flagFall = flagFall))
                    .filter(each -> hash.value().equals(RuleTags.hash(each))).findFirst();
            if (timed.isPresent()) {
                // The same game except for what happens when time runs out.
                return timed.get();
            }
            warnings.add("the rules differ from those of " + variant.name() + " as it is known here");
        }
        return variant;
    }

    private @Nullable Position start(Variant variant) {
        PgnDraft.Tag fen = draft.tags.get("FEN");
        if (fen == null) {
            if (draft.tags.get("SetUp") instanceof PgnDraft.Tag(String value, int _) && value.equals("1")) {
                warnings.add("a start position is announced but not given, the usual one is taken");
            }
            return playable(variant, variant.start(), draft.line);
        }
        return switch (Fen.read(variant, fen.value())) {
            case Fen.Read(Setup setup) -> playable(variant, setup, fen.line());
            case Fen.Refused(List<String> reasons) -> {
                reasons.forEach(reason -> problems.add(new PgnProblem(fen.line(), 0, "start position, " + reason)));
                yield null;
            }
        };
    }

    private @Nullable Position playable(Variant variant, Setup setup, int line) {
        return switch (Position.of(variant, setup)) {
            case Verdict.Playable(Position position) -> position;
            case Verdict.Unplayable(Set<Problem> reasons) -> {
                reasons.stream().sorted().forEach(reason -> problems.add(new PgnProblem(line, 0, "start position: " + reason.text())));
                yield null;
            }
        };
    }

    // ---- moves ---------------------------------------------------------------------------------------------------

    /** Plays a line with its variations and leaves the cursor at its end; false where a move cannot be played. */
    private boolean play(GameCursor cursor, List<DraftMove> line) {
        for (DraftMove move : line) {
            GameNode parent = cursor.node();
            GameNode node = play(cursor, move);
            if (node == null) {
                return false;
            }
            for (List<DraftMove> variation : move.variations) {
                returnTo(cursor, parent);
                if (!play(cursor, variation)) {
                    return false;
                }
            }
            if (cursor.node() != node) {
                returnTo(cursor, parent);
                cursor.follow(node);
            }
        }
        return true;
    }

    private static void returnTo(GameCursor cursor, GameNode node) {
        while (cursor.node() != node) {
            cursor.back();
        }
    }

    private @Nullable GameNode play(GameCursor cursor, DraftMove move) {
        Variant variant = cursor.game().variant();
        CommentText said = comment(variant, move.after.toString());
        MoveMatch match = cursor.position().toAct() == Actor.NATURE
                ? rolled(cursor, move.text, said.die())
                : MoveMatch.find(cursor.position(), move.text);
        if (match.move() != Move.NONE && said.die() != 0 && cursor.position().roll() != said.die()) {
            match = new MoveMatch(Move.NONE, "the die shows " + cursor.position().roll() + " here, not " + said.die());
        }
        if (match.move() == Move.NONE || Move.isRoll(match.move())) {
            String reason = match.reason().isEmpty()
                    ? Quoted.of(move.text) + " is not a move"
                    : Quoted.of(move.text) + ": " + match.reason();
            problems.add(new PgnProblem(move.line, cursor.node().ply() + 1, reason));
            return null;
        }
        GameNode node = cursor.append(match.move());
        node.annotate(said.notes(move.before, move.nags));
        return node;
    }

    /** The move after the written roll or, without one, after the only roll that allows it. The roll is left pending. */
    private static MoveMatch rolled(GameCursor cursor, String text, int face) {
        MoveMatch pass = MoveMatch.find(cursor.position(), text);
        if (pass.move() == Move.PASS && face == 0) {
            return pass;
        }
        if (face != 0) {
            if (!cursor.isPossible(Move.roll(face))) {
                return new MoveMatch(Move.NONE, "the die cannot show " + face + " here");
            }
            cursor.act(Move.roll(face));
            return MoveMatch.find(cursor.position(), text);
        }
        int only = 0;
        String reason = "no roll allows it";
        int faces = cursor.position().rollableFaces();
        for (int each = 1; faces >>> each != 0; each++) {
            if ((faces >>> each & 1) != 0) {
                cursor.act(Move.roll(each));
                MoveMatch match = MoveMatch.find(cursor.position(), text);
                cursor.back();
                if (match.move() != Move.NONE) {
                    reason = "the roll is not written, and " + only + " and " + each + " would both allow it";
                    only = only == 0 ? each : -1;
                }
                if (only < 0) {
                    return new MoveMatch(Move.NONE, reason);
                }
            }
        }
        if (only == 0) {
            return new MoveMatch(Move.NONE, reason);
        }
        cursor.act(Move.roll(only));
        return MoveMatch.find(cursor.position(), text);
    }

    private boolean pend(Game game, GameCursor cursor, int face) {
        if (face != 0 && !cursor.position().isLegal(Move.roll(face))) {
            problems.add(new PgnProblem(draft.lastLine, cursor.node().ply(), "the die cannot show " + face + " at the end"));
            return false;
        }
        game.pend(face);
        return true;
    }

    // ---- tags and result -----------------------------------------------------------------------------------------

    private void tag(Game game, Position end) {
        PgnDraft.Tag stated = draft.tags.get("Result");
        String tagged = stated == null ? "" : PgnParser.result(stated.value());
        String result = !draft.result.isEmpty() ? draft.result : tagged.isEmpty() ? "*" : tagged;
        if (!draft.result.isEmpty() && !tagged.isEmpty() && !tagged.equals(draft.result)) {
            warnings.add("the tag says " + tagged + " and the end of the moves " + draft.result + ", which counts");
        }
        Map<String, String> tags = draft.tagValues();
        String termination = tags.get(ResultTags.TERMINATION);
        Outcome outcome = ResultTags.likely(result, termination, end);
        String because = tags.get(ResultTags.REASON);
        Reason reason = because == null ? null : ResultTags.parsed(because);
        outcome = reason == null ? outcome : ResultTags.because(outcome, reason);
        if (end.outcome().isOver() && !end.outcome().mark().equals(result)) {
            warnings.add("the result is " + result + " though the last position is decided: " + end.outcome().mark());
        }
        game.end(outcome);
        for (Map.Entry<String, String> each : tags.entrySet()) {
            boolean known = each.getKey().equals(ResultTags.TERMINATION) && each.getValue().equals(ResultTags.termination(outcome));
            if (!DERIVED.contains(each.getKey()) && !known && !PgnWriter.isUnknown(each.getKey(), each.getValue())) {
                game.tag(each.getKey(), each.getValue());
            }
        }
    }
}
