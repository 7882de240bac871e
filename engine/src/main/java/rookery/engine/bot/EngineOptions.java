package rookery.engine.bot;

import java.util.List;
import rookery.engine.rating.LimitedStrength;
import rookery.play.bot.BotOption;

/** The engine's options, named as in UCI. */
final class EngineOptions {

    static final BotOption.Spin HASH = new BotOption.Spin("Hash", 64, 1, 16_384, "Memory for positions already searched, in MiB");
    static final BotOption.Spin THREADS = new BotOption.Spin("Threads", 1, 1, 256, "Processor cores to search on");
    static final BotOption.Check PONDER = new BotOption.Check("Ponder", false, "Thinks on the other side's time too");
    static final BotOption.Check OWN_BOOK = new BotOption.Check("OwnBook", false,
            "Plays the first moves from a small book of named openings");
    static final BotOption.Spin OVERHEAD = new BotOption.Spin("Move Overhead", 15, 0, 5_000,
            "Milliseconds kept back on each move for what lies between the engine and the clock");
    static final BotOption.Text EVAL_FILE = new BotOption.Text("EvalFile", "",
            "A net that `rookery train` wrote or a file of weights that `rookery tune` wrote; empty for what is installed");
    static final BotOption.Check USE_NET = new BotOption.Check("UseNet", true,
            "Judges by the learned net of the variant where there is one; otherwise by the evaluation derived from the rules");
    static final BotOption.Text SEARCH_FILE = new BotOption.Text("SearchFile", "",
            "Numbers of search that `rookery tune search` wrote; empty for those in use");
    static final BotOption.Button CLEAR = new BotOption.Button("Clear Hash", "Forgets all positions searched");

    static final List<BotOption> ALL = List.of(HASH, THREADS, PONDER, OWN_BOOK, LimitedStrength.LIMIT, LimitedStrength.ELO, OVERHEAD,
            EVAL_FILE, USE_NET, SEARCH_FILE, CLEAR);

    private EngineOptions() {
    }
}
