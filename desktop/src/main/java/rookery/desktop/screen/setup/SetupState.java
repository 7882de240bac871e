package rookery.desktop.screen.setup;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import rookery.archive.GameTerms;
import rookery.desktop.game.Opponent;
import rookery.desktop.game.RuleOption;
import rookery.archive.Player;
import rookery.desktop.shell.Place.NewGame.Kind;
import rookery.kernel.notation.Fen;
import rookery.kernel.piece.Side;
import rookery.kernel.position.Position;
import rookery.kernel.position.Problem;
import rookery.kernel.position.Verdict;
import rookery.kernel.variant.Castling;
import rookery.kernel.variant.Chess960;
import rookery.kernel.variant.Setup;
import rookery.kernel.variant.Variant;
import rookery.play.match.Clocks;

/**
 * Everything chosen for a game so far.
 *
 * @param variants  what can be chosen
 * @param variant   the rules chosen, before changes
 * @param changes   of single rules, by option id
 * @param opponents computer players that play the variant
 * @param first     the opponent; when bots play each other, White
 * @param second    when bots play each other, Black
 * @param side      which side the person plays
 * @param rated     whether the result is to count in the ranking
 */
record SetupState(Kind kind, List<Variant> variants, Variant variant, Map<String, String> changes, List<Opponent> opponents, Bot first,
        Bot second, SideChoice side, ClockChoice clock, StartChoice start, boolean rated) {

    enum SideChoice {
        WHITE, RANDOM, BLACK
    }

    /** A computer player by provider, at a step of its ladder. */
    record Bot(String provider, int step) {}

    SetupState {
        variants = List.copyOf(variants);
        changes = Map.copyOf(changes);
        opponents = List.copyOf(opponents);
    }

    /** The rules with all changes and the start position chosen; empty with {@link #problems} where something is wrong. */
    Optional<Variant> rules() {
        var changed = changed();
        var setup = setup(changed);
        if (setup == null) return Optional.empty();
        var complete = changed.withStart(setup);
        // Judged by the rules with their own start: where pawns begin is one of the rules.
        return Position.of(changed, setup) instanceof Verdict.Playable ? Optional.of(complete) : Optional.empty();
    }

    /** The rules with their changes. In a shuffled array the king castles to the files of the usual one, since two steps may lead off the board. */
    private Variant changed() {
        var changed = RuleOption.apply(variant, changes);
        var castling = changed.castling();
        return start instanceof StartChoice.Shuffled && castling.isOn()
                ? changed.withCastling(Castling.toFiles(castling.partner(), 2, 6).withOutOfCheck(castling.outOfCheck())
                        .withThroughAttack(castling.throughAttack()))
                : changed;
    }

    private @Nullable Setup setup(Variant rules) {
        return switch (start) {
            case StartChoice.Standard() -> rules.start();
            case StartChoice.Shuffled(int number) -> Chess960.start(number);
            case StartChoice.Edited(Setup setup) -> setup;
            case StartChoice.FromFile(var _, Setup setup, var _) -> setup;
            case StartChoice.FromFen(String fen) -> Fen.read(rules, fen) instanceof Fen.Read(Setup setup) ? setup : null;
        };
    }

    /** What keeps the game from starting, in words; empty when nothing does. */
    List<String> problems() {
        var changed = changed();
        if (start instanceof StartChoice.FromFen(String fen) && Fen.read(changed, fen) instanceof Fen.Refused(List<String> problems)) {
            return problems;
        }
        var setup = setup(changed);
        if (setup == null) return List.of();
        var words = new ArrayList<String>();
        if (Position.of(changed, setup) instanceof Verdict.Unplayable(var problems)) {
            problems.stream().sorted().map(Problem::text).forEach(words::add);
        }
        return words;
    }

    /** Those of the file the game begins from, or else the ones chosen. */
    Clocks clocks() {
        return start instanceof StartChoice.FromFile(var _, var _, Clocks own) && own != null ? own : Clocks.same(clock.control());
    }

    Optional<Opponent> opponent(Bot bot) {
        return opponents.stream().filter(opponent -> opponent.provider().equals(bot.provider())).findFirst();
    }

    boolean mayStart() {
        return rules().isPresent()
                && (kind == Kind.FRIEND || opponent(first).isPresent() && (kind != Kind.WATCH || opponent(second).isPresent()));
    }

    /**
     * The game, for a person of that name.
     *
     * @param friend what the second person at the board is called
     * @param coin   decides where the side is left to chance
     */
    GameTerms terms(String person, String friend, boolean coin, long seed) {
        var me = Player.Person.guest(person);
        boolean white = side == SideChoice.WHITE || side == SideChoice.RANDOM && coin;
        Player first = kind == Kind.FRIEND ? Player.Person.guest(friend) : opponent(this.first).orElseThrow().player(this.first.step());
        Player second = kind == Kind.WATCH ? opponent(this.second).orElseThrow().player(this.second.step()) : first;
        boolean below = kind != Kind.WATCH && white || kind == Kind.WATCH;
        return new GameTerms(changed(), rules().orElseThrow().start(), kind == Kind.WATCH ? first : white ? me : first,
                kind == Kind.WATCH ? second : white ? first : me, clocks(), below ? Side.WHITE : Side.BLACK, rated && isRegular(), false,
                false, seed);
    }

    /** Whether the game begins where its variant begins: one from a position made by hand proves nothing. */
    boolean isRegular() {
        return switch (start) {
            case StartChoice.Standard _,StartChoice.Shuffled _ -> true;
            case StartChoice.Edited _,StartChoice.FromFile _,StartChoice.FromFen _ -> false;
        };
    }

    // ---- what settings remember ----------------------------------------------------------------------------------

    Map<String, String> remembered() {
        var words = new LinkedHashMap<String, String>();
        words.put("new.kind", kind.name());
        words.put("new.names", names());
        words.put("new.variant", variant.id());
        words.put("new.side", side.name());
        words.put("new.clock", clock.text());
        words.put("new.first", first.provider() + ' ' + first.step());
        words.put("new.second", second.provider() + ' ' + second.step());
        words.put("new.changes",
                changes.isEmpty()
                        ? ""
                        : String.join(";", changes.entrySet().stream().map(e -> e.getKey() + '=' + e.getValue()).sorted().toList()));
        return words;
    }

    /** Whom one meets, as the first screen will say it. */
    private String names() {
        var one = opponent(first).map(opponent -> opponent.player(first.step()).name()).orElse("");
        var other = opponent(second).map(opponent -> opponent.player(second.step()).name()).orElse("");
        return switch (kind) {
            case FRIEND -> "";
            case COMPUTER -> one;
            case WATCH -> one + " – " + other;
        };
    }

    static Bot bot(String text) {
        var words = text.split(" ");
        try {
            return new Bot(words[0], words.length > 1 ? Integer.parseInt(words[1]) : 0);
        } catch (NumberFormatException unknown) {
            return new Bot(words[0], 0);
        }
    }

    static Map<String, String> changes(String text) {
        var changes = new LinkedHashMap<String, String>();
        for (var entry : text.split(";")) {
            int at = entry.indexOf('=');
            if (at > 0) changes.put(entry.substring(0, at), entry.substring(at + 1));
        }
        return changes;
    }
}
