package rookery.session;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Collectors;
import rookery.archive.GameTerms;
import rookery.archive.Library;
import rookery.archive.Player;
import rookery.kernel.move.MoveList;
import rookery.kernel.piece.Side;
import rookery.kernel.position.Actor;
import rookery.kernel.variant.Presets;
import rookery.kernel.variant.Variant;
import rookery.play.house.RandomMover;
import rookery.play.match.Answer;
import rookery.play.match.Clocks;
import rookery.play.match.MatchAction;
import rookery.play.match.MatchSnapshot;
import rookery.play.match.TimeControl;
import rookery.play.match.Venue;

/**
 * A program that is made to be killed: it completes what others left behind, resumes, begins, plays, takes back, pauses, leaves and ends games as
 * fast as it can, and prints the events it receives, a line each: {@code ID STATE MOVES}, the moves being all actions.
 */
public final class KillPlayer {

    private static final SessionOptions OPTIONS = new SessionOptions(false, Duration.ZERO);
    private static final Clocks CLOCKS = new Clocks(TimeControl.fischer(Duration.ofHours(9), Duration.ofSeconds(2)), TimeControl.untimed());
    private static final int MOST_WAITING = 6;

    private final Sessions sessions;
    private final Random random;
    private final List<String> waiting = new ArrayList<>();

    private KillPlayer(Sessions sessions, long seed) {
        this.sessions = sessions;
        this.random = new Random(seed);
        sessions.unfinished().games().forEach(kept -> waiting.add(kept.game().id()));
    }

    public static void main(String[] args) throws IOException {
        Path data = Path.of(args[0]);
        boolean rehearsal = args.length > 1;
        Library library = ((Library.Opened) Library.open(data)).library();
        Sessions sessions = new Sessions(data, library.games()::save, _ -> Optional.of(new RandomMover()), Venue.standard(), Instant::now);
        say("ready");
        String seed = rehearsal ? "1" : new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8)).readLine();
        if (seed == null) {
            return;
        }
        sessions.recover().join().forEach(trouble -> say("trouble " + trouble.message()));
        KillPlayer player = new KillPlayer(sessions, Long.parseLong(seed));
        for (int game = 0; rehearsal ? game < 8 : true; game++) {
            player.game();
        }
        sessions.close();
        library.close();
    }

    private static void say(String line) {
        System.out.println(line);
    }

    private void game() {
        boolean resumes = !waiting.isEmpty() && (waiting.size() >= MOST_WAITING || random.nextInt(3) > 0);
        GameSession session = (resumes
                ? sessions.resume(waiting.remove(random.nextInt(waiting.size())), OPTIONS)
                : sessions.begin(terms(), null, OPTIONS)).result().orElseThrow();
        session.listen((event, after) -> say(after.game() + " " + (event instanceof SessionEvent.Unsafe ? "UNSAFE" : after.state()) + " "
                + after.match().actions().stream().map(String::valueOf).collect(Collectors.joining(","))));
        session.start();
        int steps = 1 + random.nextInt(60);
        for (int step = 0; step < steps; step++) {
            if (!step(session)) {
                break;
            }
        }
        int end = random.nextInt(3);
        if (end == 0) {
            session.post(new MatchAction.Resign(Side.WHITE)).join();
        }
        SessionSnapshot last = session.leave().join();
        if (last.state() == SessionSnapshot.State.WAITING && !last.match().played().isEmpty()) {
            waiting.add(session.id());
        }
    }

    private GameTerms terms() {
        Variant variant = List.of(Presets.FIDE, Presets.DICE, Presets.XXL).get(random.nextInt(3));
        Player black = random.nextInt(3) == 0 ? new Player.Computer("random", "Random", Map.of()) : Player.Person.guest("Bo");
        return new GameTerms(variant, variant.start(), Player.Person.guest("Ada"), black, CLOCKS, Side.WHITE, true, false,
                random.nextBoolean(),
                random.nextLong());
    }

    private boolean step(GameSession session) {
        if (!(session.post(new MatchAction.SetPace(Duration.ZERO)).join() instanceof Answer.Accepted(MatchSnapshot now)) || now.isOver()) {
            return false;
        }
        MatchAction action = switch (random.nextInt(12)) {
            case 0 -> new MatchAction.TakeBack(Side.WHITE, 1);
            case 1 -> new MatchAction.Pause();
            default -> now.toAct() == Actor.NATURE ? new MatchAction.Roll(now.turn()) : move(now);
        };
        if (random.nextInt(20) == 0) {
            session.help();
        }
        session.post(action).join();
        session.post(new MatchAction.Resume()).join();
        return true;
    }

    private MatchAction move(MatchSnapshot now) {
        MoveList legal = new MoveList();
        now.position().legalMoves(legal);
        return new MatchAction.Play(now.turn(), legal.get(random.nextInt(legal.size())));
    }
}
