package rookery.uci.server;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.time.Duration;
import rookery.uci.protocol.BoundedLines;

/**
 * Speaks CECP, the protocol of XBoard and WinBoard, for the players of a roster; {@code docs/uci.md} describes it for users. Games with a die are not offered: the
 * protocol has no way to tell a roll.
 */
public final class CecpServer {

    private static final int LONGEST_LINE = 1 << 16;

    private final String name;
    private final Roster roster;
    private final String variants;
    private final Duration warmUp;
    private final long seed;

    /**
     * @param variants a variant file, or a folder of them, to be offered too; may be empty
     * @param warmUp   how long getting ready may take
     * @param seed     where the players' random numbers start
     */
    public CecpServer(String name, Roster roster, String variants, Duration warmUp, long seed) {
        this.name = name;
        this.roster = roster;
        this.variants = variants;
        this.warmUp = warmUp;
        this.seed = seed;
    }

    /** Answers until told to quit, or until the input ends. */
    public void run(InputStream in, OutputStream out) throws IOException {
        Answers answers = new Answers(out);
        // XBoard waits two seconds for the first word, and then as long as it takes.
        answers.line("feature done=0");
        Stage stage = new Stage(roster, seed, answers);
        VariantShelf shelf = new VariantShelf(variant -> !variant.hasDie() && roster.playing(variant).isPresent());
        shelf.load(variants).forEach(problem -> answers.line("tellusererror " + problem));
        try (Desk desk = new Desk("cecp")) {
            CecpGame game = new CecpGame(name, roster, shelf, answers, desk, stage, warmUp);
            BoundedLines lines = new BoundedLines(in, LONGEST_LINE);
            for (String line = lines.next(true); line != null && game.heed(line.strip()); line = lines.next(true)) {
                desk.awaitRoom();
            }
        } finally {
            stage.leave();
        }
    }
}
