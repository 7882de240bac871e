package rookery.arena.run;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.Deque;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CopyOnWriteArraySet;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import rookery.arena.schedule.Bye;
import rookery.arena.schedule.Schedule;
import rookery.arena.schedule.ScheduledGame;
import rookery.arena.schedule.Tournament;

/**
 * A running tournament, on this machine's cores or on other machines, for a command or a screen to watch. Thread-safe.
 *
 * <p>{@link #pause} lets the games under way finish and starts no more; {@link #stop} abandons them, to be replayed from the first move by the next run. The
 * listener receives each finished game, one at a time on the thread that played it, before it counts as played.
 */
public final class TournamentRun implements AutoCloseable {

    /** What the run is doing. */
    public enum Phase {
        READY, RUNNING, PAUSED, STOPPED, COMPLETE, FAILED
    }

    private static final long WATCH_MILLIS = 10;

    private final Job job;
    /** Other machines that play; null for this one. */
    private final ComputeGrid.@Nullable Session session;
    private final int concurrency;
    private final Consumer<PlayedGame> listener;
    private final TournamentResults results;
    private final Agenda agenda;
    private final PlayingTime playingTime = new PlayingTime();
    /** Read without the lock: watching must not delay playing. */
    private final Set<GameWorker> workers = new CopyOnWriteArraySet<>();
    private final CountDownLatch over = new CountDownLatch(1);
    private Phase phase = Phase.READY;
    private volatile boolean stopping;
    private @Nullable Throwable failure;
    private int workerNumber;
    private int playedHere;
    private long playerNanos;

    /**
     * @param earlier     games of an earlier run of the same job, which are not played again
     * @param concurrency games at once
     * @param listener    receives each finished game; an exception from it stops the run
     */
    public TournamentRun(Job job, Shard shard, Collection<PlayedGame> earlier, int concurrency, Consumer<PlayedGame> listener) {
        this(job, shard, null, null, earlier, concurrency, listener);
    }

    /** A run on other machines, which plays the same games; the session is not closed with it. Pausing and stopping wait for the wave under way. */
    public static TournamentRun on(ComputeGrid.Session session, Job job, Collection<PlayedGame> earlier, Consumer<PlayedGame> listener) {
        return new TournamentRun(job, Shard.ALL, null, session, earlier, session.parallelism(), listener);
    }

    /** A run of the given games, whatever the pairings. */
    static TournamentRun of(Job job, List<ScheduledGame> games, int concurrency) {
        return new TournamentRun(job, Shard.ALL, games, null, List.of(), concurrency, game -> {
        });
    }

    private TournamentRun(Job job, Shard shard, @Nullable List<ScheduledGame> only, ComputeGrid.@Nullable Session session,
            Collection<PlayedGame> earlier, int concurrency, Consumer<PlayedGame> listener) {
        this.job = job;
        this.session = session;
        this.concurrency = concurrency;
        this.listener = listener;
        if (!shard.isAll() && !job.format().isFixed()) {
            throw new IllegalArgumentException("pairings that depend on results cannot be played in parts");
        }
        boolean match = job.players().size() == 2 && shard.isAll() && only == null;
        results = new TournamentResults(job, match ? MatchTally.of(job) : null);
        earlier.stream().sorted(Comparator.comparingInt(PlayedGame::number)).forEach(results::add);
        agenda = new Agenda(job.tournament(), shard, only, results);
        if (agenda.isEmpty()) {
            phase = Phase.COMPLETE;
            stopping = true;
            over.countDown();
        }
    }

    public Job job() {
        return job;
    }

    // ---- control -------------------------------------------------------------------------------------------------

    /** Starts playing; does nothing if all games have been played. */
    public synchronized void start() {
        if (phase == Phase.COMPLETE) {
            return;
        }
        if (phase != Phase.READY) {
            throw new IllegalStateException("already begun");
        }
        phase = Phase.RUNNING;
        playingTime.start();
        if (session == null) {
            for (int i = 0; i < concurrency; i++) {
                add(new LocalWorker(this, job, workerNumber++));
            }
        } else {
            add(new GridWorker(this, session));
        }
        Thread.ofPlatform().daemon().name("arena-watch").start(this::watch);
    }

    private void add(GameWorker hand) {
        workers.add(hand);
        hand.start();
    }

    public synchronized void pause() {
        if (phase == Phase.RUNNING) {
            phase = Phase.PAUSED;
            playingTime.stop();
        }
    }

    public synchronized void resume() {
        if (phase == Phase.PAUSED) {
            phase = Phase.RUNNING;
            playingTime.start();
            notifyAll();
        }
    }

    /** Abandons the run; returns at once. */
    public synchronized void stop() {
        if (phase == Phase.RUNNING || phase == Phase.PAUSED) {
            leave(Phase.STOPPED);
            workers.forEach(GameWorker::interrupt);
        } else if (phase == Phase.READY) {
            phase = Phase.STOPPED;
            over.countDown();
        }
    }

    /** Stops and waits for the workers whose players respond to an interrupt. */
    @Override
    public void close() {
        stop();
        boolean interrupted = false;
        long end = System.nanoTime() + Watchdog.GRACE_NANOS;
        while (!workers.isEmpty() && System.nanoTime() < end) {
            try {
                Thread.sleep(WATCH_MILLIS);
            } catch (InterruptedException e) {
                interrupted = true;
            }
        }
        if (interrupted) {
            Thread.currentThread().interrupt();
        }
    }

    /** Waits until the run is over, one way or another, or the time has passed; returns whether it is over. */
    public boolean await(long millis) throws InterruptedException {
        return over.await(millis, TimeUnit.MILLISECONDS);
    }

    private void settle() {
        if (phase == Phase.COMPLETE || phase == Phase.FAILED || phase == Phase.STOPPED && workers.isEmpty()) {
            over.countDown();
        }
    }

    /** Why the run failed, if it did. */
    public synchronized @Nullable Throwable failure() {
        return failure;
    }

    // ---- workers -------------------------------------------------------------------------------------------------

    boolean isStopping() {
        return stopping;
    }

    /** The next game to play, null when there is none and never will be. */
    synchronized @Nullable ScheduledGame next() {
        while (!stopping && phase != Phase.COMPLETE) {
            ScheduledGame game = phase == Phase.PAUSED ? null : agenda.poll();
            if (game != null) {
                return game;
            }
            if (phase == Phase.RUNNING && !agenda.goesOn()) {
                leave(Phase.COMPLETE);
                break;
            }
            if (agenda.isEmpty() || phase == Phase.PAUSED) {
                try {
                    wait();
                } catch (InterruptedException e) {
                    // Only stop() interrupts a worker that waits; the condition of the loop then ends it.
                }
            }
        }
        return null;
    }

    /** The next games to play, at most that many; empty when there are none and never will be. */
    synchronized List<ScheduledGame> next(int most) {
        List<ScheduledGame> games = new ArrayList<>();
        for (ScheduledGame game = next(); game != null; game = games.size() < most ? agenda.poll() : null) {
            games.add(game);
        }
        return games;
    }

    synchronized void done(PlayedGame game, long inPlayers) {
        if (stopping) {
            return;
        }
        listener.accept(game);
        results.add(game);
        agenda.ended();
        playedHere++;
        playerNanos += inPlayers;
        if (results.isDecided()) {
            agenda.clear();
            leave(Phase.COMPLETE);
            workers.forEach(GameWorker::interrupt);
        }
        notifyAll();
    }

    private void leave(Phase end) {
        playingTime.stop();
        phase = end;
        stopping = true;
        settle();
        notifyAll();
    }

    synchronized void fail(Throwable cause) {
        if (failure == null && !stopping) {
            failure = cause;
            leave(Phase.FAILED);
            workers.forEach(GameWorker::interrupt);
        }
    }

    synchronized void left(GameWorker hand) {
        workers.remove(hand);
        settle();
    }

    /** Interrupts late players, and replaces workers whose player ignores that. */
    private void watch() {
        try {
            while (!over.await(WATCH_MILLIS, TimeUnit.MILLISECONDS)) {
                long now = System.nanoTime();
                for (GameWorker hand : workers) {
                    Duel duel = hand.duel();
                    if (hand instanceof LocalWorker worker && worker.watchdog().look(now) && duel != null) {
                        replace(worker, duel);
                    }
                }
            }
        } catch (InterruptedException e) {
            fail(e);
        }
    }

    private void replace(LocalWorker worker, Duel duel) {
        PlayedGame lost = duel.giveUp();
        if (lost != null) {
            worker.dismiss();
            synchronized (this) {
                workers.remove(worker);
                if (!stopping) {
                    add(new LocalWorker(this, job, workerNumber++));
                }
                settle();
            }
            try {
                done(lost, 0);
            } catch (RuntimeException | Error e) {
                fail(e);
            }
        }
    }

    // ---- what the world sees -------------------------------------------------------------------------------------

    /** All games so far, in the order of the schedule; after a test has decided, only those that led to the decision. */
    public synchronized List<PlayedGame> games() {
        return results.games();
    }

    /** The schedule as far as it is known. */
    public synchronized Schedule schedule() {
        return agenda.schedule();
    }

    public synchronized RunSnapshot snapshot() {
        int ended = results.games().size();
        int planned = agenda.planned(ended);
        double seconds = playingTime.seconds();
        double rate = seconds > 0 ? playedHere / seconds : 0;
        List<LiveGame> live = workers.stream().map(GameWorker::duel).filter(duel -> duel != null).map(Duel::view).toList();
        return new RunSnapshot(phase, ended, planned, seconds, rate, rate > 0 ? (planned - ended) / rate : -1, results.table(),
                results.standings(agenda.byes()), results.match(), live, results.troubles(),
                seconds > 0 ? playerNanos / 1e9 / (seconds * concurrency) : 0);
    }

    /** How long a run has been playing, pauses not counted. Mutable, for one thread at a time. */
    private static final class PlayingTime {

        private boolean isRunning;
        private long since;
        private long nanos;

        void start() {
            isRunning = true;
            since = System.nanoTime();
        }

        /** Does nothing if stopped already. */
        void stop() {
            if (isRunning) {
                isRunning = false;
                nanos += System.nanoTime() - since;
            }
        }

        double seconds() {
            return (nanos + (isRunning ? System.nanoTime() - since : 0)) / 1e9;
        }
    }

    /** What a run still has to play: waiting games, games under way, and those that depend on results. Mutable, for one thread at a time. */
    private static final class Agenda {

        private final Tournament tournament;
        private final Shard shard;
        /** The games to play if others decide which; null for the whole schedule. */
        private final @Nullable List<ScheduledGame> only;
        private final TournamentResults results;
        private final Deque<ScheduledGame> queue = new ArrayDeque<>();
        private Schedule schedule;
        private int underWay;

        Agenda(Tournament tournament, Shard shard, @Nullable List<ScheduledGame> only, TournamentResults results) {
            this.tournament = tournament;
            this.shard = shard;
            this.only = only;
            this.results = results;
            schedule = only == null ? tournament.schedule(results.scores()) : new Schedule(only, List.of(), false, List.of());
            fill();
        }

        private void fill() {
            if (!results.isDecided()) {
                schedule.open(results.scores()).stream().filter(game -> shard.has(game.pair())).forEach(queue::add);
            }
        }

        /** Whether no game waits. */
        boolean isEmpty() {
            return queue.isEmpty();
        }

        /** The next game, which is under way from now on; null if none waits. */
        @Nullable
        ScheduledGame poll() {
            ScheduledGame game = queue.poll();
            underWay += game == null ? 0 : 1;
            return game;
        }

        /** A game that was under way has ended. */
        void ended() {
            underWay--;
        }

        /** Once no game is under way, adds those that follow from the results; returns whether anything is left to play. */
        boolean goesOn() {
            if (underWay == 0 && queue.isEmpty() && only == null) {
                schedule = tournament.schedule(results.scores());
                fill();
            }
            return underWay > 0 || !queue.isEmpty();
        }

        /** Drops the waiting games. */
        void clear() {
            queue.clear();
        }

        /** The schedule as far as it is known. */
        Schedule schedule() {
            if (only == null) {
                schedule = tournament.schedule(results.scores());
            }
            return schedule;
        }

        /** Those of the rounds begun. */
        List<Bye> byes() {
            return schedule.byes();
        }

        /** How many games there will be in all, as far as known, after that many have ended. */
        int planned(int ended) {
            return shard.isAll() ? Math.max(tournament.plannedGames(), ended) : ended + queue.size() + underWay;
        }
    }
}
