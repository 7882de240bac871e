package rookery.uci.server;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.time.Duration;
import rookery.play.worker.Worker;
import rookery.uci.protocol.BoundedLines;

/**
 * Speaks CECP, the protocol of XBoard and WinBoard, for the players of an engine program; {@code docs/uci.md} describes it for users. Games with a die are not
 * offered: the protocol cannot express a roll.
 */
public final class CecpServer {

    private static final int LONGEST_LINE = 1 << 16;

    private final String name;
    private final EnginePlayers players;
    private final String variants;
    private final Duration warmUp;
    private final long seed;

    /**
     * @param variants a variant file, or a folder of them, to be offered too; may be empty
     * @param warmUp   how long getting ready may take
     * @param seed     where the players' random numbers start
     */
    public CecpServer(String name, EnginePlayers players, String variants, Duration warmUp, long seed) {
        this.name = name;
        this.players = players;
        this.variants = variants;
        this.warmUp = warmUp;
        this.seed = seed;
    }

    /** Answers until told to quit, or until the input ends. */
    public void run(InputStream in, OutputStream out) throws IOException {
        Answers answers = new Answers(out);
        // XBoard waits two seconds for the first line, and then as long as it takes.
        answers.line("feature done=0");
        CurrentBot currentBot = new CurrentBot(players, seed, answers);
        PlayableVariants playable = new PlayableVariants(variant -> !variant.hasDie() && players.playing(variant).isPresent());
        playable.load(variants).forEach(problem -> answers.line("tellusererror " + problem));
        Worker worker = Worker.daemon("cecp");
        try {
            CecpGame game = new CecpGame(name, players, playable, answers, worker, currentBot, warmUp);
            BoundedLines lines = new BoundedLines(in, LONGEST_LINE);
            for (String line = lines.next(true); line != null && game.heed(line.strip()); line = lines.next(true)) {
                worker.awaitFewerThan(UciServer.MOST_WAITING);
            }
        } finally {
            UciServer.end(worker);
            currentBot.leave();
        }
    }
}
