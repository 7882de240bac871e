package rookery.app.command;

import java.util.List;
import java.util.Optional;

/** Every tool, in the order of {@code rookery help}. A new tool is one line here. */
public final class Tools {
    public static final List<Tool> ALL = List.of(
            new Tool("desktop", "open the window (the same as no command at all)", DesktopCommand::new),
            new Tool("play",
                    "play in the terminal, or from a script: play [VARIANT | FILE] [--white P] [--black P] ..., play --resume [ID]",
                    PlayCommand::new),
            new Tool("serve", "play in any browser, alone or with others on the network: serve [--listen ADDRESS] [--port N] ...",
                    ServeCommand::new),
            new Tool("archive", "check files with games, or convert them: archive check FILE..., archive convert IN OUT",
                    ArchiveCommand::new),
            new Tool("library", "the games and the ranking: library list | import FILE.pgn... | find | export FILE.pgn | ranking",
                    LibraryCommand::new),
            new Tool("dice-check", "check every roll of a saved dice game against its seed: dice-check FILE", DiceCheckCommand::new),
            new Tool("luck", "how much of a saved dice game was luck and how much skill: luck FILE", LuckCommand::new),
            new Tool("puzzles", "make puzzles from games, or check puzzle files: puzzles make FILE... [--variant V] [--out P]",
                    PuzzlesCommand::new),
            new Tool("match", "measure how much stronger one player is: match A B [--variant V] [--games N] [--nodes N | --tc T] ...",
                    MatchCommand::new),
            new Tool("tournament", "play a round robin, gauntlet, Swiss tournament or knockout: tournament JOB.json | PLAYER...",
                    TournamentCommand::new),
            new Tool("ratings", "rate the players of several runs together: ratings RUN... [--anchor NAME=RATING]", RatingsCommand::new),
            new Tool("selfplay", "let a player play itself and keep the positions for training: selfplay PLAYER --out DIR ...",
                    SelfPlayCommand::new),
            new Tool("lab", "write your own agents: lab new NAME | lab check JAR...", LabCommand::new),
            new Tool("env", "serve games to learning programs: requests and answers as lines of JSON", EnvironmentCommand::new),
            new Tool("tablebase", "exact value of a small dice position: tablebase value FEN", TablebaseCommand::new),
            new Tool("variant", "what can be played, and how: variant list | show NAME | check FILE", VariantCommand::new),
            new Tool("perft", "count legal moves and measure the speed: perft VARIANT|FILE.json DEPTH [--fen FEN] [--divide]",
                    PerftCommand::new),
            new Tool("uci", "be an engine for other chess programs, by the UCI protocol: uci [--bot ID]", UciEngineCommand::new),
            new Tool("xboard", "the same by XBoard's protocol: xboard [--bot ID] [--variants PATH]", XboardCommand::new),
            new Tool("gallery", "render every screen to pictures, without a display", GalleryCommand::new),
            new Tool("bench", "measure the engine: nodes per variant (its signature) and nodes per second", BenchCommand::new),
            new Tool("tune", "fit an evaluation or the numbers of search to self-play: tune VARIANT|search [--games N]", TuneCommand::new),
            new Tool("train",
                    "learn a net for a variant by self-play, and install it if it plays better: train VARIANT|FILE.json [--minutes M]",
                    TrainCommand::new),
            new Tool("net",
                    "what a net is, nets fitted to games played before, nets for sister games: net card | fit | transfer ...",
                    NetCommand::new),
            new Tool("balance", "how fair and how lively a variant is: balance VARIANT|FILE.json [--games N] [--seed S] [--out FILE]",
                    BalanceCommand::new),
            new Tool("doctor", "say where everything is and what is wrong: doctor [--data DIR]", DoctorCommand::new),
            new Tool("integrate", "put an unpacked archive into this user's menu, or take it out: integrate [--remove]",
                    IntegrateCommand::new),
            new Tool("help", "list the commands, or show how one is used: help COMMAND", HelpCommand::new));

    private Tools() {}

    public static Optional<Tool> named(String name) {
        return ALL.stream().filter(tool -> tool.name().equals(name)).findFirst();
    }
}
