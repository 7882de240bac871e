package rookery.engine.bot;

import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import rookery.engine.book.OpeningBook;
import rookery.engine.evaluation.Evaluation;
import rookery.engine.evaluation.NetEvaluation;
import rookery.engine.net.Net;
import rookery.engine.net.NetFile;
import rookery.engine.net.Nets;
import rookery.engine.rating.LimitedStrength;
import rookery.engine.search.Scores;
import rookery.engine.search.Search;
import rookery.engine.search.SearchLimits;
import rookery.engine.search.SearchNumbers;
import rookery.engine.search.SearchReport;
import rookery.kernel.move.Move;
import rookery.kernel.position.Claim;
import rookery.kernel.position.Position;
import rookery.kernel.variant.Variant;
import rookery.play.bot.Bot;
import rookery.play.bot.BotFailure;
import rookery.play.bot.BotOption;
import rookery.play.bot.BotSettings;
import rookery.play.bot.DrawAndResignPolicy;
import rookery.play.bot.Limits;
import rookery.play.bot.Thought;
import rookery.play.chance.SplitMix64;
import rookery.play.file.DiskTrouble;

/** A player at full strength; an interrupt makes it answer with the best move so far. */
final class EngineBot implements Bot {

    /** Book moves with a smaller share of the lines are too dubious at full strength. */
    private static final double LEAST_SHARE = 0.08;

    private final BotSettings settings;
    private final Search search;
    private final @Nullable LevelPlayer limited;
    private final DrawAndResignPolicy policy = new DrawAndResignPolicy();
    private long seed;
    private int games;

    EngineBot(BotSettings settings) {
        this.settings = settings;
        seed = settings.seed();
        OptionalInt elo = LimitedStrength.of(settings);
        search = elo.isPresent() && settings.value(EngineOptions.EVAL_FILE).isBlank() && settings.value(EngineOptions.SEARCH_FILE).isBlank()
                ? LevelPlayer.search((int) settings.value(EngineOptions.HASH), (int) settings.value(EngineOptions.THREADS))
                : new Search((int) settings.value(EngineOptions.HASH), (int) settings.value(EngineOptions.THREADS),
                        evaluations(settings.value(EngineOptions.EVAL_FILE), settings.value(EngineOptions.USE_NET)),
                        numbers(settings.value(EngineOptions.SEARCH_FILE)), System::nanoTime);
        limited = elo.isPresent() ? new LevelPlayer(search, Level.ofElo(elo.getAsInt()), settings.seed()) : null;
    }

    /** What is wrong with the files that the settings name, before anybody waits for a game. */
    static List<String> problems(Variant variant, BotSettings settings) {
        List<String> problems = new ArrayList<>();
        try {
            var _ = evaluations(settings.value(EngineOptions.EVAL_FILE), settings.value(EngineOptions.USE_NET)).apply(variant);
        } catch (BotFailure e) {
            problems.add(e.getMessage());
        }
        try {
            var _ = numbers(settings.value(EngineOptions.SEARCH_FILE));
        } catch (BotFailure e) {
            problems.add(e.getMessage());
        }
        return problems;
    }

    private static SearchNumbers numbers(String file) {
        if (file.isBlank()) {
            return SearchNumbers.USUAL;
        }
        try {
            return switch (SearchNumbers.read(Files.readAllLines(Path.of(file)))) {
                case SearchNumbers.Reading.Whole(SearchNumbers numbers) -> numbers;
                case SearchNumbers.Reading.Refused(String problem) ->
                    throw new BotFailure("SearchFile: " + file + ": " + problem);
            };
        } catch (IOException e) {
            throw unreadable("SearchFile", file, e);
        } catch (InvalidPathException e) {
            throw new BotFailure("SearchFile: " + file + " is not a file name", e);
        }
    }

    private static Function<Variant, Evaluation> evaluations(String file, boolean useNet) {
        if (file.isBlank()) {
            return useNet ? Evaluation::of : Evaluation::derived;
        }
        try {
            byte[] bytes = Files.readAllBytes(Path.of(file));
            if (NetFile.isNet(bytes)) {
                return variant -> byNet(file, bytes, variant);
            }
            List<String> weights = new String(bytes, StandardCharsets.UTF_8).lines().toList();
            return variant -> byWeights(file, weights, variant);
        } catch (IOException e) {
            throw unreadable("EvalFile", file, e);
        } catch (InvalidPathException e) {
            throw new BotFailure("EvalFile: " + file + " is not a file name", e);
        }
    }

    private static BotFailure unreadable(String option, String file, IOException why) {
        return new BotFailure(option + ": " + file + " cannot be read: "
                + (why instanceof CharacterCodingException ? "it is not text" : DiskTrouble.words(why)), why);
    }

    private static Evaluation byWeights(String file, List<String> weights, Variant variant) {
        try {
            return Evaluation.of(variant, weights);
        } catch (IllegalArgumentException e) {
            throw new BotFailure("EvalFile: " + file + " is neither a net nor a file of weights for " + variant.name(), e);
        }
    }

    private static Evaluation byNet(String file, byte[] bytes, Variant variant) {
        return switch (Nets.read(bytes, variant)) {
            case NetFile.Reading.Whole(Net net) -> new NetEvaluation(variant, net);
            case NetFile.Reading.Refused(String problem) -> throw new BotFailure("EvalFile: " + file + ": " + problem);
        };
    }

    @Override
    public void newGame() {
        search.newGame();
        policy.newGame();
        games++;
        if (limited != null) {
            limited.newGame();
        }
    }

    @Override
    public void newGame(long newSeed) {
        newGame();
        seed = newSeed;
        games = 0;
        if (limited != null) {
            limited.newGame(newSeed);
        }
    }

    @Override
    public int choose(Position position, Limits limits, Consumer<Thought> progress) {
        if (settings.value(EngineOptions.OWN_BOOK) && limits.moves().isEmpty() && !limits.isUnlimited()) {
            long random = SplitMix64.at(seed + games, position.ply());
            int known = OpeningBook.standard().choose(position, LEAST_SHARE, random);
            if (known != Move.NONE) {
                return known;
            }
        }
        if (limited != null) {
            return limited.choose(position, limits, progress);
        }
        Duration overhead = Duration.ofMillis(settings.value(EngineOptions.OVERHEAD));
        SearchLimits wanted = Thinking.limits(limits, position.turn(), overhead);
        SearchReport report = search.run(position, wanted, each -> {
            Thinking.tell(each, progress);
            if (limits.mate() > 0 && each.score() >= Scores.PROVEN && Scores.pliesToEnd(each.score()) <= 2 * limits.mate() - 1) {
                search.stop();
            }
        });
        policy.scored(Thinking.score(report.score()));
        policy.moved();
        Thinking.tell(report, progress);
        return report.move();
    }

    @Override
    public void ponder(Position position, Consumer<Thought> progress) {
        if (settings.value(EngineOptions.PONDER) && position.legalMoveCount() > 0) {
            search.run(position, SearchLimits.NONE.withInfinite(true), each -> Thinking.tell(each, progress));
        }
    }

    @Override
    public boolean claimsDraw(Position position, Set<Claim> claims) {
        return policy.claimsDraw();
    }

    @Override
    public boolean resigns(Position position) {
        return policy.resigns();
    }

    @Override
    public boolean offersDraw(Position position) {
        return policy.offersDraw(position);
    }

    @Override
    public boolean acceptsDraw(Position position) {
        return policy.acceptsDraw(position);
    }

    @Override
    public void press(BotOption.Button button) {
        if (button.name().equals(EngineOptions.CLEAR.name())) {
            search.newGame();
        }
    }

    @Override
    public void close() {
        search.stop();
    }
}
