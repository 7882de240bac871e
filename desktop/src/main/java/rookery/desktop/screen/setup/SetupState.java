package rookery.desktop.screen.setup;

import rookery.desktop.screen.setup.ClockChoice.ClockOdds;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import rookery.archive.GameTerms;
import rookery.archive.Player;
import rookery.session.Opponent;
import rookery.kernel.catalogue.RuleOption;
import rookery.desktop.shell.Place.NewGame.Kind;
import rookery.kernel.geometry.BoardShape;
import rookery.kernel.notation.Fen;
import rookery.kernel.piece.Side;
import rookery.kernel.position.Position;
import rookery.kernel.position.Problem;
import rookery.kernel.position.Verdict;
import rookery.kernel.variant.Castling;
import rookery.kernel.variant.Chess960;
import rookery.kernel.variant.Pieces;
import rookery.kernel.variant.Setup;
import rookery.kernel.variant.Variant;
import rookery.learn.opponent.OwnLevel;
import rookery.play.match.Clocks;

/**
 * Everything chosen for a game so far.
 *
 * @param variants  the shipped variants
 * @param own       the user's own variants
 * @param variant   the rules chosen, before changes
 * @param changes   to single rules, by option id
 * @param opponents computer players that play the variant
 * @param first     the opponent; when bots play each other, White
 * @param second    when bots play each other, Black
 * @param side      which side the person plays, or the first of two people
 * @param clock     for both, unless a file gives them {@code odds}
 * @param rated     whether the game should be rated, if it {@linkplain #friendly can} be
 * @param level     the opponent of the person's own strength; null until known
 */
record SetupState(Kind kind, List<Variant> variants, List<Variant> own, Variant variant, Map<String, String> changes,
        List<Opponent> opponents, Bot first, Bot second, People people, SideChoice side, ClockChoice clock, @Nullable ClockOdds odds,
        StartChoice start, boolean rated, @Nullable Level level) implements WithSetupState {

    enum SideChoice {
        WHITE, RANDOM, BLACK
    }

    /** Why a game cannot be rated; the texts are under {@code new.friendly}. */
    enum Friendly {
        POSITION, RULES, WATCHED, GUEST, ONE_PERSON, NETWORK
    }

    /** A computer player by provider, at a step of its ladder. */
    record Bot(String provider, int step) {}

    /**
     * The opponent of the person's own strength in a variant.
     *
     * @param variant  the id
     * @param opponent empty if no strength was measured
     */
    record Level(String variant, Optional<OwnLevel.Opponent> opponent) {}

    /** A placeholder provider that stands for {@link Level}. */
    static final String OWN_LEVEL = "own-level";

    SetupState {
        variants = List.copyOf(variants);
        own = List.copyOf(own);
        changes = Map.copyOf(changes);
        opponents = List.copyOf(opponents);
    }

    // ---- the same with something else ----------------------------------------------------------------------------

    /** @param players the bots that play by these rules */
    SetupState withRules(Variant changed, Map<String, String> changedRules, List<Opponent> players) {
        return new SetupState(kind, variants, own, changed, changedRules, players, first, second, people, side, clock, odds, start, rated,
                level);
    }

    SetupState withBots(Bot newFirst, Bot newSecond) {
        return new SetupState(kind, variants, own, variant, changes, opponents, newFirst, newSecond, people, side, clock, odds, start,
                rated, level);
    }

    @Override
    public SetupState withClock(ClockChoice changed) {
        return new SetupState(kind, variants, own, variant, changes, opponents, first, second, people, side, changed, null, start, rated,
                level);
    }

    // ---- what the choices come to --------------------------------------------------------------------------------

    /** All variants, the user's own last. */
    Stream<Variant> listed() {
        return Stream.concat(variants.stream(), own.stream());
    }

    /** The rules with all changes and the chosen start position; empty, with {@link #problems}, if something is wrong. */
    Optional<Variant> rules() {
        var changed = changed();
        var setup = setup(changed);
        if (setup == null) return Optional.empty();
        var complete = changed.withStart(setup);
        // Checked under the rules with their own start, since where pawns begin is one of the rules.
        return Position.of(changed, setup) instanceof Verdict.Playable ? Optional.of(complete) : Optional.empty();
    }

    private Variant changed() {
        return RuleOption.apply(variant, changes);
    }

    /** Whether the 960 shuffled arrays suit this variant: elsewhere the king could castle off the board. */
    boolean isShuffled() {
        var castling = variant.castling();
        return variant.shape().equals(BoardShape.CHESS) && variant.kinds().equals(Pieces.orthodox()) && castling.isOn()
                && castling.equals(Castling.toFiles(castling.partner(), 2, 6));
    }

    private @Nullable Setup setup(Variant rules) {
        return switch (start) {
            case StartChoice.Standard() -> rules.start();
            case StartChoice.Shuffled(int number) -> Chess960.start(number);
            case StartChoice.Edited(Setup setup) -> setup;
            case StartChoice.FromFile(var _, Setup setup) -> setup;
            case StartChoice.FromFen(String fen) -> Fen.read(rules, fen) instanceof Fen.Read(Setup setup) ? setup : null;
        };
    }

    /** What keeps the game from starting, in words; empty if it can start. */
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

    /** @param white whether the person, or the first of two players, has White */
    private Clocks clocks(boolean white) {
        if (odds == null) return Clocks.same(clock.control());
        return new Clocks((white ? odds.person() : odds.other()).control(), (white ? odds.other() : odds.person()).control());
    }

    Optional<Opponent> opponent(Bot bot) {
        return opponents.stream().filter(opponent -> opponent.provider().equals(bot.provider())).findFirst();
    }

    /** The opponent of the person's own strength in the chosen variant; empty if unknown. */
    Optional<OwnLevel.Opponent> ownLevel() {
        return level == null || !level.variant().equals(variant.id()) ? Optional.empty() : level.opponent();
    }

    /** Whether an opponent of the person's own strength can be chosen: known before the library has said who that is. */
    boolean offersOwnLevel() {
        return level == null || !level.variant().equals(variant.id())
                ? OwnLevel.choose(variant, List.of()).isPresent()
                : level.opponent().isPresent();
    }

    /** The player for a choice; empty if there is none. */
    Optional<Player.Computer> computer(Bot bot) {
        return bot.provider().equals(OWN_LEVEL)
                ? ownLevel().map(own -> new Player.Computer(own.provider(), own.name(), own.settings().values()))
                : opponent(bot).map(opponent -> opponent.player(bot.step()));
    }

    boolean mayStart() {
        return rules().isPresent()
                && (isAmongPeople() || computer(first).isPresent() && (kind != Kind.WATCH || computer(second).isPresent()));
    }

    /** Whether two people play, here or over the network. */
    boolean isAmongPeople() {
        return kind == Kind.FRIEND || kind == Kind.NETWORK;
    }

    /**
     * The game, for a person of that name.
     *
     * @param friend the second person's name
     * @param coin   decides if the side is random
     */
    GameTerms terms(String person, String friend, boolean coin, long seed) {
        boolean white = kind == Kind.WATCH || side == SideChoice.WHITE || side == SideChoice.RANDOM && coin;
        Player one = kind == Kind.WATCH ? computer(first).orElseThrow() : Player.Person.guest(person);
        Player other = switch (kind) {
            case FRIEND -> Player.Person.guest(friend);
            // The name is known once a guest joins.
            case NETWORK -> Player.Person.guest("");
            case COMPUTER -> computer(first).orElseThrow();
            case WATCH -> computer(second).orElseThrow();
        };
        // Two people share the view from White's side.
        var below = white || kind == Kind.FRIEND ? Side.WHITE : Side.BLACK;
        return new GameTerms(changed(), rules().orElseThrow().start(), white ? one : other, white ? other : one, clocks(white), below,
                rated && kind != Kind.NETWORK && isRegular(), false, false, seed);
    }

    /** Why the game cannot be rated; empty if it can. The players are checked again when the game begins. */
    Optional<Friendly> friendly() {
        if (!isFromStart()) return Optional.of(Friendly.POSITION);
        if (!changes.isEmpty()) return Optional.of(Friendly.RULES);
        return switch (kind) {
            case WATCH -> Optional.of(Friendly.WATCHED);
            case NETWORK -> Optional.of(Friendly.NETWORK);
            case COMPUTER -> people.isKnown(people.present()) ? Optional.empty() : Optional.of(Friendly.GUEST);
            case FRIEND -> {
                if (people.isOnePerson()) yield Optional.of(Friendly.ONE_PERSON);
                yield people.isKnown(people.first()) && people.isKnown(people.second()) ? Optional.empty() : Optional.of(Friendly.GUEST);
            }
        };
    }

    /** Whether the game is a regular one: a custom position or custom rules cannot be rated. */
    private boolean isRegular() {
        return isFromStart() && changes.isEmpty();
    }

    private boolean isFromStart() {
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
        words.put("new.variant.name", variant.name());
        words.put("new.person", people.first().strip());
        words.put("new.person.of", people.present());
        words.put("new.friend", people.second().strip());
        words.put("new.rated", Boolean.toString(rated));
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

    /** The opponents' names, for the home screen. */
    private String names() {
        var one = computer(first).map(Player.Computer::name).orElse("");
        var other = computer(second).map(Player.Computer::name).orElse("");
        return switch (kind) {
            case FRIEND, NETWORK -> "";
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
