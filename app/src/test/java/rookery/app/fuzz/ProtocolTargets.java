package rookery.app.fuzz;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import rookery.archive.Attempt;
import rookery.archive.GameTerms;
import rookery.archive.Player;
import rookery.archive.StoredGame;
import rookery.arena.environment.EnvironmentServer;
import rookery.kernel.catalogue.json.JsonReader;
import rookery.kernel.move.MoveList;
import rookery.kernel.piece.Side;
import rookery.kernel.position.Outcome;
import rookery.kernel.position.Position;
import rookery.kernel.position.Reason;
import rookery.kernel.variant.Presets;
import rookery.kernel.variant.Variant;
import rookery.play.house.Greedy;
import rookery.play.house.RandomMover;
import rookery.play.match.Clocks;
import rookery.play.match.DiceSeed;
import rookery.play.match.ManualTimer;
import rookery.play.match.MatchAction;
import rookery.play.match.TimeControl;
import rookery.play.match.TimeControlReading;
import rookery.play.match.TimeControlText;
import rookery.play.match.Venue;
import rookery.session.GameSession;
import rookery.session.SessionOptions;
import rookery.session.SessionSnapshot;
import rookery.session.Sessions;
import rookery.uci.protocol.CecpFeatures;
import rookery.uci.protocol.UciReply;
import rookery.uci.protocol.UciReplyReader;
import rookery.uci.server.CecpServer;
import rookery.uci.server.EnginePlayers;
import rookery.uci.server.UciServer;

/** What other programs and people say while Rookery runs. */
final class ProtocolTargets {

    private static final EnginePlayers ROSTER = EnginePlayers.of(new Greedy(), new RandomMover());
    private static final Instant NOON = Instant.parse("2026-11-16T12:00:00Z");

    private ProtocolTargets() {
    }

    static void uci(byte[] input) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        new UciServer("fuzz", "fuzz", ROSTER, Duration.ZERO, 1).run(new ByteArrayInputStream(input), out);
        answered(out);
    }

    static void cecp(byte[] input) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        new CecpServer("fuzz", ROSTER, "", Duration.ZERO, 1).run(new ByteArrayInputStream(input), out);
        answered(out);
    }

    /** Whatever was said, no player failed by it; lines that repeat what was said may have any words in them. */
    private static void answered(ByteArrayOutputStream out) {
        String said = out.toString(StandardCharsets.UTF_8);
        Input.check(said.lines().noneMatch(line -> line.startsWith("info string the bot failed") || line.startsWith("# the bot failed")),
                said);
    }

    /** What a bad engine may say to us. */
    static void engineAnswers(byte[] input) {
        for (String line : Input.text(input).split("\n", 50)) {
            UciReply reply = UciReplyReader.read(line);
            UciReplyReader.read(reply.text());
            CecpFeatures.read(line).forEach(feature -> {
                CecpFeatures.option(feature.value());
                CecpFeatures.variants(feature.value());
            });
        }
    }

    static void environment(byte[] input) {
        EnvironmentServer server = new EnvironmentServer(Presets.FIDE);
        for (String line : Input.text(input).split("\n", 20)) {
            String answer = server.answer(line);
            Input.check(JsonReader.read(answer, JsonReader.LARGE) instanceof JsonReader.Read, "no JSON: " + answer);
        }
    }

    /** A variant's number, then two bytes for everything two persons ask for. */
    static void session(byte[] input) throws IOException {
        Variant variant = (input.length > 0 ? input[0] & 1 : 0) == 0 ? Presets.FIDE : Presets.DICE;
        Path data = Input.emptyFolder();
        ManualTimer timer = new ManualTimer();
        Venue venue = Venue.standard().withTimer(timer).withReferee(Runnable::run);
        try (Sessions sessions = new Sessions(data,
                order -> new Attempt.Done<>(
                        new StoredGame(1, "", OptionalLong.empty(), "", "", "", "", new Outcome.Ongoing(), "", "", "", 0,
                                Optional.empty(), false, -1)),
                computer -> Optional.empty(), venue, () -> NOON)) {
            GameTerms terms = new GameTerms(variant, variant.start(), Player.Person.guest("Ada"), Player.Person.guest("Bo"), clocks(input),
                    Side.WHITE, true, input.length > 0 && (input[0] & 2) != 0, input.length > 0 && (input[0] & 4) != 0, 5);
            SessionOptions options = new SessionOptions(input.length > 0 && (input[0] & 8) != 0, Duration.ZERO);
            GameSession session = sessions.begin(terms, DiceSeed.open(7), options).result().orElseThrow();
            for (int i = 1; i + 1 < input.length && i < 200; i += 2) {
                ask(session, timer, input[i] & 0xff, input[i + 1] & 0xff);
            }
            SessionSnapshot last = settled(session);
            if (last.state() == SessionSnapshot.State.WAITING && !last.match().played().isEmpty()) {
                GameSession again = sessions.resume(session.id(), options).result().orElseThrow();
                Input.check(again.snapshot().match().played().size() == last.match().played().size(), "not all is there");
                settled(again);
            }
        }
    }

    private static Clocks clocks(byte[] input) {
        TimeControl control = input.length > 0 && (input[0] & 16) != 0
                && TimeControlText.read("60+2") instanceof TimeControlReading.Known known
                        ? known.control()
                        : TimeControl.untimed();
        return Clocks.same(control);
    }

    private static SessionSnapshot settled(GameSession session) {
        try {
            return session.leave().get(60, TimeUnit.SECONDS);
        } catch (InterruptedException | ExecutionException | TimeoutException e) {
            throw new AssertionError("the session does not end", e);
        }
    }

    private static void ask(GameSession session, ManualTimer timer, int what, int more) {
        Side side = (what & 1) == 0 ? Side.WHITE : Side.BLACK;
        List<MatchAction> asked = switch (what >> 1 & 31) {
            case 0 -> List.of(new MatchAction.Start());
            case 1 -> List.of(new MatchAction.Confirm(side));
            case 2 -> List.of(new MatchAction.PutBack(side));
            case 3 -> List.of(new MatchAction.Roll(side));
            case 4 -> List.of(new MatchAction.OfferDraw(side));
            case 5 -> List.of(new MatchAction.AcceptDraw(side));
            case 6 -> List.of(new MatchAction.DeclineDraw(side));
            case 7 -> List.of(new MatchAction.ClaimDraw(side));
            case 8 -> List.of(new MatchAction.ClaimDrawWith(side, move(session, more)));
            case 9 -> List.of(new MatchAction.Resign(side));
            case 10 -> List.of(new MatchAction.TakeBack(side, 1 + more % 8));
            case 11 -> List.of(new MatchAction.TakeBackTo(more - 4));
            case 12 -> List.of(new MatchAction.Pause());
            case 13 -> List.of(new MatchAction.Resume());
            case 14 -> List.of(new MatchAction.Step());
            case 15 -> List.of(new MatchAction.SetPace(Duration.ofMillis(more)));
            case 16 -> List.of(new MatchAction.Adjudicate(new Outcome.Draw(Reason.AGREEMENT)));
            case 17 -> List.of(new MatchAction.Abandon(side));
            case 18 -> List.of(new MatchAction.Play(side, more * 0x01010101));
            default -> List.of(new MatchAction.Play(side, move(session, more)));
        };
        if ((what & 0x80) != 0) {
            timer.advance(Duration.ofSeconds(more));
        }
        if ((what & 0x40) != 0 && more == 0) {
            session.help();
        }
        // The referee works here and now.
        asked.forEach(action -> Input.check(session.post(action).isDone(), "no answer to " + action));
    }

    private static int move(GameSession session, int choice) {
        Position position = session.snapshot().match().position();
        MoveList legal = new MoveList();
        position.legalMoves(legal);
        return legal.isEmpty() ? 0 : legal.get(choice % legal.size());
    }
}
