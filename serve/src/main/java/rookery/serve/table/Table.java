package rookery.serve.table;

import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import org.jspecify.annotations.Nullable;
import rookery.archive.Attempt;
import rookery.archive.GameRecord;
import rookery.archive.GameTerms;
import rookery.archive.Player;
import rookery.archive.Trouble;
import rookery.kernel.move.Move;
import rookery.kernel.notation.San;
import rookery.kernel.notation.UciText;
import rookery.kernel.piece.Side;
import rookery.kernel.position.Actor;
import rookery.kernel.position.Outcome;
import rookery.kernel.position.Position;
import rookery.play.chance.Seeds;
import rookery.play.file.DiskTrouble;
import rookery.play.match.Answer;
import rookery.play.match.MatchAction;
import rookery.play.match.MatchEvent;
import rookery.play.match.MatchSnapshot;
import rookery.play.match.Played;
import rookery.play.match.Refusal;
import rookery.play.worker.Mailbox;
import rookery.serve.flow.Feed;
import rookery.serve.host.GuestNews;
import rookery.serve.wire.JsonText;
import rookery.serve.wire.Refused;
import rookery.serve.wire.Tokens;
import rookery.session.GameSession;
import rookery.session.SessionEvent;
import rookery.session.SessionListener;
import rookery.session.SessionSnapshot;

/**
 * A table: a game and its seats, as pages see them. It passes pages' intents to the {@link GameSession}, adds what a network needs (invitations, take-back
 * requests, rematches, presence), and publishes events through a {@link Feed}. Everything runs on its own thread, one task at a time.
 */
final class Table {

    private static final System.Logger LOG = System.getLogger(Table.class.getName());
    /** How long a page, which pings every 20 seconds, may be silent. */
    private static final long SILENCE = Duration.ofSeconds(50).toNanos();
    /** Arrivals and departures of watchers are announced together. */
    private static final long GATHERING = Duration.ofSeconds(1).toNanos();
    private static final int REMEMBERED_INTENTS = 100;

    /** An intent whose effect is being written to disk. */
    private record Waiter(long version, CompletableFuture<Long> result) {
    }

    private final Tables home;
    /** A virtual thread that lives as long as there is work. */
    private final Mailbox thread = new Mailbox(Thread::startVirtualThread);
    private final Feed feed;
    private final Map<Object, String> streams = new HashMap<>();
    private final Map<String, Long> lastWord = new HashMap<>();
    private final List<Waiter> waiters = new ArrayList<>();
    private final Map<String, CompletableFuture<Long>> intents = new LinkedHashMap<>() {
        private static final long serialVersionUID = 1;

        @Override
        protected boolean removeEldestEntry(Map.Entry<String, CompletableFuture<Long>> eldest) {
            return size() > REMEMBERED_INTENTS;
        }
    };
    private volatile TableRecord record;
    private volatile String summary = "";
    private @Nullable GameSession session;
    private @Nullable SessionListener listener;
    private @Nullable SessionSnapshot told;
    private @Nullable GameRecord ended;
    private GameStory story;
    private @Nullable Side takeBack;
    private @Nullable Side rematch;
    /** The ply of a requested move not yet confirmed by the session; -1 for none. */
    private int posted = -1;
    private boolean pausedByAbsence;
    private boolean gathering;
    private boolean[] present;
    private volatile int watching;
    private volatile boolean over;

    Table(Tables home, TableRecord record) {
        this.home = home;
        this.record = record;
        story = new GameStory(record.terms());
        present = new boolean[]{isHere(Side.WHITE), isHere(Side.BLACK)};
        TableText first = text();
        feed = new Feed("table", number -> first.whole(number));
        summary = first.summary();
    }

    TableRecord record() {
        return record;
    }

    Feed feed() {
        return feed;
    }

    /** The summary for the wall. */
    String summary() {
        return summary;
    }

    // ---- for a start of the server -------------------------------------------------------------------------------

    /** Resumes the game as soon as the player to move is present. Call before the table is published. */
    void takeUp(GameSession game) {
        session = game;
        told = game.snapshot();
        story.update(game.snapshot().match().played());
        listen(game);
        refresh();
    }

    /** Shows the finished game. Call before the table is published. */
    void show(GameRecord over) {
        ended = over;
        story = new GameStory(over.terms());
        story.update(over.past());
        refresh();
    }

    /** Publishes a new initial state. */
    private void refresh() {
        TableText now = text();
        summary = now.summary();
        feed.tell("table", now::whole, now::whole);
    }

    // ---- beginning -----------------------------------------------------------------------------------------------

    /** Begins the game if nobody is missing. Call before the table is published, or on its thread. */
    void begin() throws Refused {
        switch (home.sessions().begin(record.terms(), null, home.options())) {
            case Attempt.Done<GameSession>(GameSession game) -> {
                keep(record.withGame(game.id(), false, home.time().instant()));
                attach(game);
                if (record.waits()) {
                    goOn();
                } else {
                    game.start();
                }
            }
            case Attempt.Failed<GameSession>(Trouble trouble) -> {
                LOG.log(System.Logger.Level.WARNING, trouble.message());
                throw new Refused(503, "failed", "The game could not be begun; the server's log says why.");
            }
        }
    }

    /** Attaches a game that began elsewhere, such as in the window. */
    void attach(GameSession game) {
        ended = null;
        session = game;
        told = game.snapshot();
        takeBack = null;
        rematch = null;
        posted = -1;
        pausedByAbsence = false;
        story = new GameStory(game.terms());
        story.update(game.snapshot().match().played());
        listen(game);
        home.begun(this, game);
        publish(List.of("new-game"), 0);
    }

    private void listen(GameSession game) {
        SessionListener hears = (event, after) -> {
            if (event instanceof SessionEvent.Happened(MatchEvent.Ended _) && after.match().played().stream().anyMatch(Played::isMove)) {
                // Before the journal goes, so that a restart always finds the game in one place or the other.
                keepEnd(game.record());
            }
            thread.execute(() -> heard(game, event, after));
        };
        listener = hears;
        game.listen(hears);
    }

    private void keepEnd(GameRecord over) {
        try {
            home.files().end(record.id(), over);
        } catch (IOException e) {
            LOG.log(System.Logger.Level.WARNING, "the game of a table could not be kept there: " + DiskTrouble.words(e));
        }
    }

    private void keep(TableRecord changed) {
        record = changed;
        try {
            home.files().write(changed);
        } catch (IOException e) {
            LOG.log(System.Logger.Level.WARNING, "a table could not be kept: " + DiskTrouble.words(e));
        }
    }

    // ---- sitting down --------------------------------------------------------------------------------------------

    /** Takes the free seat; returns the side. */
    CompletableFuture<Side> sit(String join, String name, String token) {
        CompletableFuture<Side> result = new CompletableFuture<>();
        thread.execute(() -> {
            try {
                result.complete(sitNow(join, name, token));
            } catch (Refused refused) {
                result.completeExceptionally(refused);
            }
        });
        return result;
    }

    private Side sitNow(String join, String name, String token) throws Refused {
        if (record.isComplete()) {
            throw new Refused(409, "seat-taken", "The seat is taken; you can watch.");
        }
        if (!Tokens.same(record.join(), join)) {
            throw new Refused(401, "bad-invitation", "This invitation is not valid.");
        }
        TableRecord before = record;
        Side side = record.white().isFree() ? Side.WHITE : Side.BLACK;
        TableRecord seated = record.with(side, Occupant.person(name, token)).withJoin(null);
        GameTerms terms = seated.terms();
        Player guest = Player.Person.guest(name);
        record = session == null
                ? seated.withTerms(side == Side.WHITE ? terms.withPlayers(guest, terms.black()) : terms.withPlayers(terms.white(), guest))
                : seated;
        if (session == null) {
            try {
                begin();
            } catch (Refused refused) {
                record = before;
                throw refused;
            }
        } else {
            keep(record);
        }
        publish(List.of("sat-down"), story.size());
        return side;
    }

    /** A new token for a seat; the old one becomes invalid. */
    CompletableFuture<String> reseat(Side side) {
        CompletableFuture<String> result = new CompletableFuture<>();
        thread.execute(() -> {
            if (record.occupant(side).kind() == Occupant.Kind.PERSON && !record.isShared()) {
                String token = Tokens.fresh();
                keep(record.with(side, Occupant.person(record.occupant(side).name(), token)));
                presence();
                result.complete(token);
            } else {
                result.completeExceptionally(new Refused(409, "bot-plays", "No person with a page sits there."));
            }
        });
        return result;
    }

    // ---- who is there --------------------------------------------------------------------------------------------

    void opened(Object stream, String token) {
        thread.execute(() -> {
            streams.put(stream, token);
            lastWord.remove(token);
            presence();
        });
    }

    void closed(Object stream) {
        thread.execute(() -> {
            streams.remove(stream);
            presence();
        });
    }

    /** A ping from a player's page. */
    void word(String token) {
        long at = home.venue().timer().nanos();
        thread.execute(() -> {
            if (record.side(token) != null) {
                lastWord.put(token, at);
                presence();
            }
        });
    }

    /** Checks who has gone silent. */
    void look() {
        thread.execute(this::presence);
    }

    /** Whether no page is connected. */
    boolean isDeserted() {
        return watching == 0;
    }

    private boolean isHere(Side side) {
        Occupant occupant = record.occupant(side);
        return switch (occupant.kind()) {
            case BOT, WINDOW -> true;
            case FREE -> false;
            case PERSON -> {
                Long word = occupant.token() == null ? null : lastWord.get(occupant.token());
                boolean silent = word != null && home.venue().timer().nanos() - word > SILENCE;
                yield !silent && streams.values().stream().anyMatch(token -> Tokens.same(token, occupant.token()));
            }
        };
    }

    private int watchers() {
        return (int) streams.values().stream().filter(token -> record.side(token) == null).count();
    }

    /** Publishes arrivals and departures, and pauses the game for absent players if configured. */
    private void presence() {
        watching = streams.size();
        List<String> news = new ArrayList<>();
        boolean[] now = {isHere(Side.WHITE), isHere(Side.BLACK)};
        for (Side side : Side.values()) {
            if (now[side.ordinal()] != present[side.ordinal()]) {
                news.add(now[side.ordinal()] ? "here" : "away");
            }
        }
        present = now;
        lastWord.keySet().removeIf(token -> record.side(token) == null);
        goOn();
        if (!news.isEmpty()) {
            publish(news, story.size());
        } else if (!gathering) {
            gathering = true;
            home.venue().timer().after(GATHERING, () -> thread.execute(() -> {
                gathering = false;
                publish(List.of(), story.size());
            }));
        }
    }

    /** A game paused by a restart resumes when the player to move is present; one that waits for its players when all are. */
    private void goOn() {
        GameSession game = session;
        SessionSnapshot now = told;
        if (game == null || now == null || now.state() != SessionSnapshot.State.RUNNING) {
            return;
        }
        boolean all = isHere(Side.WHITE) && isHere(Side.BLACK);
        boolean some = present(Occupant.Kind.PERSON);
        Side turn = now.match().turn();
        boolean mover = record.occupant(turn).isPerson() ? isHere(turn) : some;
        switch (now.match().phase()) {
            case READY -> {
                if (record.waits() ? all : mover) {
                    game.start();
                }
            }
            case RUNNING -> {
                if (record.waits() && !all && !pausedByAbsence) {
                    pausedByAbsence = true;
                    var _ = game.post(new MatchAction.Pause());
                }
            }
            case PAUSED -> {
                if (pausedByAbsence && all) {
                    pausedByAbsence = false;
                    var _ = game.post(new MatchAction.Resume());
                }
            }
            case OVER, CLOSED -> {
            }
        }
    }

    private boolean present(Occupant.Kind kind) {
        return List.of(Side.WHITE, Side.BLACK).stream().anyMatch(side -> record.occupant(side).kind() == kind && isHere(side));
    }

    // ---- from the session ----------------------------------------------------------------------------------------

    private void heard(GameSession from, SessionEvent event, SessionSnapshot after) {
        if (from != session) {
            return;
        }
        told = after;
        int first = story.update(after.match().played());
        if (story.size() > posted || story.news().contains("taken-back")) {
            posted = -1;
        }
        if (!record.moved() && !after.match().played().isEmpty() && !home.isClosed()) {
            keep(record.withGame(from.id(), true, home.time().instant()));
        }
        List<String> news = new ArrayList<>(story.news());
        switch (event) {
            case SessionEvent.Happened(MatchEvent happened) -> {
                switch (happened) {
                    case MatchEvent.Moved _,MatchEvent.TurnPassed _,MatchEvent.TakenBack _ -> takeBack = null;
                    case MatchEvent.DrawOffered _ -> news.add("draw-offered");
                    case MatchEvent.DrawDeclined _ -> news.add("draw-declined");
                    case MatchEvent.Paused _ -> news.add("paused");
                    case MatchEvent.Resumed _ -> news.add("resumed");
                    case MatchEvent.Ended _ -> {
                        takeBack = null;
                        news.add("over");
                    }
                    case MatchEvent.Started _,MatchEvent.Rolled _,MatchEvent.Shown _,MatchEvent.PutBack _,MatchEvent.Thinking _ -> {
                    }
                }
                publish(news, first);
            }
            case SessionEvent.Unsafe _,SessionEvent.SafeAgain _ -> publish(news, first);
            case SessionEvent.Helped _,SessionEvent.Left _,SessionEvent.Kept _ -> {
            }
        }
        long version = after.match().version();
        waiters.stream().filter(waiter -> waiter.version() <= version).forEach(waiter -> waiter.result().complete(feed.number()));
        waiters.removeIf(waiter -> waiter.version() <= version);
        goOn();
    }

    // ---- telling -------------------------------------------------------------------------------------------------

    private void publish(List<String> happened, int from) {
        TableText now = text();
        summary = now.summary();
        feed.tell("table", number -> now.change(number, from, happened), now::whole);
        home.changed(this);
    }

    private TableText text() {
        SessionSnapshot now = told;
        GameRecord last = ended;
        MatchSnapshot match = now == null || last != null ? null : now.match();
        Outcome outcome = last != null ? last.outcome() : match != null ? match.outcome() : new Outcome.Ongoing();
        over = outcome.isOver();
        String state = over ? "over" : match == null ? "inviting" : switch (match.phase()) {
            case READY, CLOSED -> "waiting";
            case RUNNING -> "running";
            case PAUSED -> "paused";
            case OVER -> "over";
        };
        return new TableText(record, home.isOwn(record.terms().variant()), state, story, match, outcome, takeBack, rematch, present.clone(),
                watchers(), now != null && now.unsafe().isPresent());
    }

    /** For a window at the table; call on the table's thread. */
    GuestNews guestNews() {
        Side guest = record.white().kind() == Occupant.Kind.WINDOW ? Side.BLACK : Side.WHITE;
        return new GuestNews(record.occupant(guest).kind() == Occupant.Kind.PERSON ? record.occupant(guest).name() : "", isHere(guest),
                Optional.ofNullable(takeBack), Optional.ofNullable(rematch), watchers());
    }

    /** The last event of all streams. */
    void end(String event, String data) {
        feed.end(event, data);
    }

    /** Completes when all earlier requests are done. */
    CompletableFuture<Void> idle() {
        return CompletableFuture.runAsync(() -> {
        }, thread);
    }

    /** Abandons the table; an unfinished game can be resumed like any other. */
    void abandon() {
        thread.execute(() -> {
            GameSession game = session;
            if (game != null) {
                if (listener != null) {
                    game.forget(listener);
                }
                var _ = game.leave();
            }
        });
    }

    boolean isOver() {
        return over;
    }

    Optional<String> game() {
        return Optional.ofNullable(record.game());
    }

    /** The position after that many plies. */
    CompletableFuture<Position> positionAt(int ply) {
        CompletableFuture<Position> result = new CompletableFuture<>();
        thread.execute(() -> result.complete(story.positionAt(ply)));
        return result;
    }

    // ---- intents -------------------------------------------------------------------------------------------------

    /** Carries out a page's intent; completes with the number of the resulting event once it is on disk. */
    CompletableFuture<Long> intend(String token, Intent intent) {
        CompletableFuture<Long> result = new CompletableFuture<>();
        thread.execute(() -> {
            Side own = record.side(token);
            if (own == null) {
                result.completeExceptionally(new Refused(401, "no-seat", "This page has no seat at the table."));
                return;
            }
            String key = token + intent.id();
            CompletableFuture<Long> before = intents.get(key);
            if (before != null) {
                var _ = before.whenComplete((number, problem) -> copy(number, problem, result));
                return;
            }
            intents.put(key, result);
            act(record.isShared() ? shared(intent) : own, intent, result);
        });
        return result;
    }

    /** Which side a page that plays both acts for: the one it names, the one whose move it resends, or the side to move. */
    private Side shared(Intent intent) {
        if (intent.side() != null) {
            return intent.side();
        }
        return intent.ply() >= 0 && intent.ply() < story.size() ? story.at(intent.ply()).side() : story.turn();
    }

    /** A request from the window's player to the guests; everything else goes to the session. */
    CompletableFuture<Long> intendFromWindow(Side side, String type) {
        CompletableFuture<Long> result = new CompletableFuture<>();
        thread.execute(() -> act(side, new Intent("", type, -1, "", "", null), result));
        return result;
    }

    private static void copy(@Nullable Long number, @Nullable Throwable problem, CompletableFuture<Long> to) {
        if (number != null) {
            to.complete(number);
        } else if (problem != null) {
            to.completeExceptionally(problem);
        }
    }

    private void act(Side side, Intent intent, CompletableFuture<Long> result) {
        try {
            GameSession game = session;
            if (game != null && told != null && told.match().phase() == MatchSnapshot.Phase.READY) {
                game.start();
            }
            switch (intent.type()) {
                case "say" -> {
                    feed.mention("said", new JsonText().with("side", GameStory.name(side)).with("phrase", intent.phrase()).text());
                    result.complete(feed.number());
                }
                case "rematch" -> askRematch(side, result);
                case "refuse-rematch" -> {
                    rematch = null;
                    publish(List.of(), story.size());
                    result.complete(feed.number());
                }
                case "take-back" -> askTakeBack(side, result);
                case "allow-take-back", "refuse-take-back" -> answerTakeBack(side, intent.type().startsWith("allow"), result);
                case "move" -> move(side, intent, result);
                case "roll" -> roll(side, intent, result);
                case "claim" -> claim(side, intent, result);
                case "draw" -> post(new MatchAction.OfferDraw(side), result);
                case "accept-draw" -> post(new MatchAction.AcceptDraw(side), result);
                case "decline-draw" -> post(new MatchAction.DeclineDraw(side), result);
                case "resign" -> post(new MatchAction.Resign(side), result);
                case "pause", "resume" -> {
                    if (!record.isAlone()) {
                        throw new Refused(409, "not-alone", "The other player does not want to wait.");
                    }
                    post(intent.type().equals("pause") ? new MatchAction.Pause() : new MatchAction.Resume(), result);
                }
                default -> throw Refused.badRequest("There is no such intent.");
            }
        } catch (Refused refused) {
            result.completeExceptionally(refused);
        }
    }

    private GameSession playing() throws Refused {
        GameSession game = session;
        if (game == null) {
            throw ended != null
                    ? Refusals.of(new Refusal.GameOver(ended.outcome()))
                    : Refusals.of(new Refusal.NotStarted());
        }
        return game;
    }

    private void post(MatchAction action, CompletableFuture<Long> result) throws Refused {
        var _ = playing().post(action).whenComplete((answer, problem) -> thread.execute(() -> {
            switch (answer) {
                case Answer.Accepted(MatchSnapshot snapshot) -> {
                    if (told != null && told.match().version() >= snapshot.version()) {
                        result.complete(feed.number());
                    } else {
                        waiters.add(new Waiter(snapshot.version(), result));
                    }
                }
                case Answer.Refused(Refusal reason) -> {
                    posted = -1;
                    result.completeExceptionally(Refusals.of(reason));
                }
                case null -> {
                    posted = -1;
                    LOG.log(System.Logger.Level.ERROR, "the referee failed", problem);
                    result.completeExceptionally(new Refused(503, "failed", "Something went wrong here; the server's log says what."));
                }
            }
        }));
    }

    private void move(Side side, Intent intent, CompletableFuture<Long> result) throws Refused {
        playing();
        if (intent.ply() < story.size() && intent.ply() >= 0) {
            Played there = story.at(intent.ply());
            if (there.side() == side && there.isMove() && read(story.positionAt(intent.ply()), intent.move()) == there.action()) {
                // This move has been played already: the page missed the answer.
                result.complete(feed.number());
                return;
            }
        }
        checkPly(intent);
        Position position = story.position();
        if (position.turn() != side) {
            throw Refusals.of(new Refusal.NotYourTurn(position.turn()));
        }
        if (position.toAct() == Actor.NATURE) {
            throw Refusals.of(new Refusal.RollFirst());
        }
        int move = read(position, intent.move());
        if (move == Move.NONE) {
            String reason = San.explain(position, intent.move());
            throw new Refused(409, "illegal-move",
                    reason.isEmpty() ? "That is not a move." : reason.substring(0, 1).toUpperCase(Locale.ROOT) + reason.substring(1) + ".");
        }
        posted = story.size();
        post(new MatchAction.Play(side, move), result);
        if (record.terms().confirmsMoves()) {
            var _ = playing().post(new MatchAction.Confirm(side));
        }
    }

    private static int read(Position position, String text) {
        int move = UciText.parse(position, text);
        return move != Move.NONE && move != Move.PASS && !Move.isRoll(move) ? move : San.parse(position, text);
    }

    private void roll(Side side, Intent intent, CompletableFuture<Long> result) throws Refused {
        playing();
        if (intent.ply() < story.size() && intent.ply() >= 0) {
            Played there = story.at(intent.ply());
            if (there.side() == side && there.isRoll()) {
                result.complete(feed.number());
                return;
            }
        }
        checkPly(intent);
        posted = story.size();
        post(new MatchAction.Roll(side), result);
    }

    private void checkPly(Intent intent) throws Refused {
        if (intent.ply() != story.size() || posted == story.size()) {
            throw new Refused(409, "late", "The game has moved on meanwhile.");
        }
    }

    private void claim(Side side, Intent intent, CompletableFuture<Long> result) throws Refused {
        playing();
        if (intent.move().isEmpty()) {
            post(new MatchAction.ClaimDraw(side), result);
            return;
        }
        int move = read(story.position(), intent.move());
        if (move == Move.NONE) {
            throw new Refused(409, "illegal-move", "That is not a move.");
        }
        post(new MatchAction.ClaimDrawWith(side, move), result);
    }

    // ---- what needs the other's consent --------------------------------------------------------------------------

    private void askTakeBack(Side side, CompletableFuture<Long> result) throws Refused {
        playing();
        if (record.isAlone()) {
            Played last = story.last();
            Side taker = record.isShared() && last != null ? last.side() : side;
            post(new MatchAction.TakeBack(taker, 1), result);
            return;
        }
        if (takeBack != null) {
            throw new Refused(409, "request-stands", "That has been requested already.");
        }
        if (told == null || !told.match().canTakeBack(side)) {
            throw Refusals.of(new Refusal.NothingToTakeBack());
        }
        takeBack = side;
        publish(List.of("take-back-asked"), story.size());
        result.complete(feed.number());
    }

    private void answerTakeBack(Side side, boolean allows, CompletableFuture<Long> result) throws Refused {
        Side asking = takeBack;
        if (asking == null || asking == side) {
            throw new Refused(409, "no-request", "Nobody asks to take back a move.");
        }
        takeBack = null;
        if (allows) {
            post(new MatchAction.TakeBack(asking, 1), result);
        } else {
            publish(List.of("take-back-refused"), story.size());
            result.complete(feed.number());
        }
    }

    private void askRematch(Side side, CompletableFuture<Long> result) throws Refused {
        if (!over) {
            throw new Refused(409, "not-over", "The game is not over.");
        }
        if (record.isAlone() || rematch == side.opponent()) {
            TableRecord before = record;
            record = record.swapped(record.terms().rematch(Seeds.fresh()));
            try {
                home.files().forgetEnd(record.id());
                begin();
            } catch (IOException | Refused e) {
                record = before;
                LOG.log(System.Logger.Level.WARNING, "no rematch", e);
                throw new Refused(503, "failed", "The game could not be begun; the server's log says why.");
            }
            presence();
        } else {
            rematch = side;
            publish(List.of("rematch-asked"), story.size());
        }
        result.complete(feed.number());
    }

    /** The referee's refusals as sent to pages. */
    private static final class Refusals {

        private Refusals() {
        }

        static Refused of(Refusal refusal) {
            return new Refused(409, code(refusal), refusal.text());
        }

        private static String code(Refusal refusal) {
            return switch (refusal) {
                case Refusal.NotStarted _ -> "not-started";
                case Refusal.AlreadyStarted _ -> "already-started";
                case Refusal.Paused _ -> "paused";
                case Refusal.NotPaused _ -> "not-paused";
                case Refusal.GameOver _ -> "game-over";
                case Refusal.Closed _ -> "left";
                case Refusal.NotYourTurn _ -> "not-your-turn";
                case Refusal.NotAPerson _ -> "bot-plays";
                case Refusal.NotABot _ -> "person-plays";
                case Refusal.RollFirst _ -> "roll-first";
                case Refusal.NothingToRoll _ -> "nothing-to-roll";
                case Refusal.IllegalMove _ -> "illegal-move";
                case Refusal.TimeIsUp _ -> "time-is-up";
                case Refusal.NothingShown _ -> "nothing-shown";
                case Refusal.NoClaim _ -> "no-claim";
                case Refusal.NoOffer _ -> "no-offer";
                case Refusal.OfferStands _ -> "offer-stands";
                case Refusal.OfferTooSoon _ -> "offer-too-soon";
                case Refusal.TakeBacksOff _ -> "take-backs-off";
                case Refusal.NothingToTakeBack _ -> "nothing-to-take-back";
            };
        }
    }
}
