package rookery.arena.balance;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import rookery.kernel.move.Move;
import rookery.kernel.move.MoveList;
import rookery.kernel.notation.San;
import rookery.kernel.piece.Piece;
import rookery.kernel.piece.Side;
import rookery.kernel.position.Actor;
import rookery.kernel.position.Outcome;
import rookery.kernel.position.Position;
import rookery.kernel.position.Reason;
import rookery.kernel.variant.Captures;
import rookery.kernel.variant.Variant;
import rookery.kernel.variant.Walls;
import rookery.play.bot.Bot;
import rookery.play.bot.BotProvider;
import rookery.play.bot.BotSettings;
import rookery.play.bot.Limits;
import rookery.play.bot.Score;
import rookery.play.bot.Thought;
import rookery.play.chance.SplitMix64;

/**
 * Plays games of a variant with one bot on both sides and records what happens. The first plies are drawn at random from the moves the bot finds about equally
 * good, better ones more often, so that games vary as people's do. Mutable, for one thread; the same number gives the same game.
 */
final class BalancePlayer implements AutoCloseable {

    private static final int LONGEST = 400;
    /** Plies drawn at random, lines considered for them, and how much worse (in hundredths of a pawn) makes a move e times rarer. */
    private static final int OPENING = 8;
    private static final int LINES = 5;
    private static final double TEMPERATURE = 25;
    private static final int OPENING_KEY_PLIES = 4;
    private static final int SAMPLE_EVERY = 4;
    private static final int MATE = 10_000;

    private final Variant variant;
    private final Bot bot;
    private final long nodes;
    private final long seed;
    private final MoveList moves = new MoveList();
    private long drawn;

    BalancePlayer(Variant variant, BotProvider provider, long nodes, long seed) {
        this.variant = variant;
        this.nodes = nodes;
        this.seed = seed;
        // Small tables, since the searches are short; no book, which would hide how openings arise.
        bot = provider.create(BotSettings.DEFAULT.with("OwnBook", "false").with("Hash", "4").with("Threads", "1"));
    }

    @Override
    public void close() {
        bot.close();
    }

    private double draw() {
        return (SplitMix64.at(seed, drawn++) >>> 11) * 0x1.0p-53;
    }

    BalanceGame play(int number) throws InterruptedException {
        drawn = (long) number << 20;
        bot.newGame(SplitMix64.at(seed, drawn++));
        Position position = Position.start(variant);
        Notes notes = new Notes(number);
        Outcome outcome = position.outcome();
        while (!outcome.isOver()) {
            if (position.toAct() == Actor.NATURE) {
                position.make(roll(position));
            } else {
                int move = notes.plies < OPENING ? vary(position) : bot.choose(position.copy(), Limits.ofNodes(nodes), _ -> {
                });
                notes.note(position, move);
                position.make(move);
                notes.after(position);
            }
            outcome = ended(position, notes.plies);
        }
        return notes.game(position, outcome);
    }

    private static Outcome ended(Position position, int plies) {
        Outcome outcome = position.outcome();
        if (outcome.isOver()) {
            return outcome;
        }
        // A claimable draw counts as claimed: neither side gains by playing on.
        if (!position.claims().isEmpty()) {
            return new Outcome.Draw(position.claims().iterator().next().reason());
        }
        return plies >= LONGEST ? new Outcome.Draw(Reason.ADJUDICATION) : outcome;
    }

    private int roll(Position position) {
        position.legalMoves(moves);
        double at = draw();
        for (int i = 0; i < moves.size(); i++) {
            at -= position.probability(moves.get(i));
            if (at < 0) {
                return moves.get(i);
            }
        }
        return moves.get(moves.size() - 1);
    }

    /** A random one of the bot's preferred moves; the bot's choice if it reports no scores. */
    private int vary(Position position) throws InterruptedException {
        Map<Integer, Double> scores = new TreeMap<>();
        int[] depth = {0};
        int chosen = bot.choose(position.copy(), Limits.ofNodes(nodes * LINES).withLines(LINES), thought -> {
            if (thought.line().isEmpty() || thought.score() == null) {
                return;
            }
            if (thought.depth() > depth[0]) {
                depth[0] = thought.depth();
                scores.clear();
            }
            scores.put(thought.line().getFirst(), worth(thought));
        });
        scores.keySet().removeIf(move -> !position.isLegal(move));
        double best = scores.values().stream().mapToDouble(Double::doubleValue).max().orElse(0);
        double all = scores.values().stream().mapToDouble(score -> Math.exp((score - best) / TEMPERATURE)).sum();
        double at = draw() * all;
        for (Map.Entry<Integer, Double> each : scores.entrySet()) {
            at -= Math.exp((each.getValue() - best) / TEMPERATURE);
            if (at < 0) {
                return each.getKey();
            }
        }
        return chosen;
    }

    private static double worth(Thought thought) {
        return switch (thought.score()) {
            case Score.Centipawns(int value) -> value;
            case Score.Mate(int in) -> in > 0 ? MATE - in : -MATE - in;
            case Score.WinProbability(double chance) -> 800 * (chance - 0.5);
            case null -> 0;
        };
    }

    /** Records taken during a game. */
    private final class Notes {
        private final int number;
        private final int[] moved = new int[variant.kinds().size() + 1];
        private final int[] took = new int[variant.kinds().size() + 1];
        private final Set<RuleEvent> events = EnumSet.noneOf(RuleEvent.class);
        private final List<int[]> samples = new ArrayList<>();
        private String firstMove = "";
        private long opening;
        private int lastKind;
        private int plies;

        Notes(int number) {
            this.number = number;
        }

        void note(Position position, int move) {
            if (firstMove.isEmpty()) {
                firstMove = San.write(position, move);
            }
            lastKind = 0;
            boolean moves = !Move.isDrop(move) && move != Move.PASS;
            if (moves) {
                lastKind = Piece.kind(position.piece(Move.from(move)));
                moved[lastKind]++;
            }
            boolean takes = moves && position.isCapture(move);
            if (takes) {
                took[lastKind]++;
            }
            noteEvents(move, takes);
        }

        private void noteEvents(int move, boolean takes) {
            event(RuleEvent.CASTLING, Move.type(move) == Move.CASTLING);
            event(RuleEvent.DOUBLE_STEP, Move.type(move) == Move.DOUBLE_STEP);
            event(RuleEvent.EN_PASSANT, Move.type(move) == Move.EN_PASSANT);
            event(RuleEvent.PROMOTION, Move.isPromotion(move));
            event(RuleEvent.DROP, Move.isDrop(move));
            event(RuleEvent.GATE, Move.type(move) == Move.GATE);
            event(RuleEvent.PASS, move == Move.PASS);
            event(RuleEvent.WALL, variant.wild().walls() != Walls.NONE);
            event(RuleEvent.BLAST, takes && variant.wild().captures().effect() != Captures.Effect.NONE);
        }

        private void event(RuleEvent event, boolean happened) {
            if (happened) {
                events.add(event);
            }
        }

        void after(Position position) {
            plies++;
            event(RuleEvent.CHECK, variant.hasCheck() && position.inCheck());
            if (plies <= OPENING_KEY_PLIES) {
                opening = position.key();
            }
            if (plies >= OPENING && plies % SAMPLE_EVERY == 0) {
                samples.add(material(position));
            }
        }

        private int[] material(Position position) {
            int[] difference = new int[variant.kinds().size() + 1];
            for (int kind = 1; kind < difference.length; kind++) {
                difference[kind] = position.total(Piece.of(kind, Side.WHITE)) - position.total(Piece.of(kind, Side.BLACK));
            }
            return difference;
        }

        BalanceGame game(Position position, Outcome outcome) {
            samples.add(material(position));
            return new BalanceGame(number, outcome, plies, firstMove, opening, moved, took, lastKind, events, samples);
        }
    }
}
