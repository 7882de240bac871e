package rookery.play.worker;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.atomic.AtomicInteger;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** The interrupt protocol of a worker. Latches order what must happen in order; where threads race on purpose, the test holds for every winner. */
@Timeout(120)
class WorkerTest {

    private final Worker worker = Worker.daemon("worker test");

    @AfterEach
    void close() {
        worker.close();
        worker.cancel();
    }

    /** What a task saw of its life. */
    private static class Probe extends Worker.Task {
        final CountDownLatch begun = new CountDownLatch(1);
        final CompletableFuture<Boolean> ended = new CompletableFuture<>();
        final AtomicInteger runs = new AtomicInteger();
        volatile boolean startedInterrupted;
        volatile boolean endedInterrupted;
        volatile @Nullable Throwable failure;

        @Override
        protected void run(Worker worker) throws Exception {
            startedInterrupted = Thread.currentThread().isInterrupted();
            runs.incrementAndGet();
            begun.countDown();
        }

        @Override
        protected void ended(boolean wasStopped, @Nullable Throwable thrown) {
            endedInterrupted = Thread.currentThread().isInterrupted();
            failure = thrown;
            ended.complete(wasStopped);
        }
    }

    /** Works until it is interrupted. */
    private static final class Endless extends Probe {
        @Override
        protected void run(Worker worker) throws Exception {
            super.run(worker);
            new CountDownLatch(1).await();
        }
    }

    /** Works until it is let go, whoever interrupts it. */
    private static final class Stubborn extends Probe {
        final CompletableFuture<Void> release = new CompletableFuture<>();

        @Override
        protected void run(Worker worker) throws Exception {
            super.run(worker);
            release.join();
        }
    }

    @Test
    void tasksRunInOrderOnOneThread() {
        List<Integer> order = Collections.synchronizedList(new ArrayList<>());
        List<Thread> threads = Collections.synchronizedList(new ArrayList<>());
        for (int i = 0; i < 100; i++) {
            int number = i;
            worker.add(() -> {
                order.add(number);
                threads.add(Thread.currentThread());
            }, failure -> order.add(-1));
        }
        worker.close();
        worker.ended().join();
        assertThat(order).hasSize(100).isSorted().doesNotContain(-1);
        assertThat(threads).containsOnly(threads.getFirst());
    }

    @Test
    void cancellingInterruptsTheRunningTaskAndSaysSoAtItsEnd() throws InterruptedException {
        Endless task = new Endless();
        worker.add(task);
        task.begun.await();
        worker.cancel();
        assertThat(task.ended.join()).isTrue();
        assertThat(task.failure).isInstanceOf(InterruptedException.class);
    }

    @Test
    void aTaskCancelledBeforeItStartsNeverRuns() throws InterruptedException {
        Endless running = new Endless();
        Probe waiting = new Probe();
        Probe later = new Probe();
        worker.add(running);
        running.begun.await();
        worker.add(waiting);
        worker.cancel();
        worker.add(later);
        assertThat(later.ended.join()).isFalse();
        assertThat(waiting.runs).hasValue(0);
    }

    @Test
    void aStoppedTaskThatWaitsStillRunsAndFindsItselfInterrupted() throws InterruptedException {
        Endless running = new Endless();
        Probe waiting = new Probe();
        Probe later = new Probe();
        worker.add(running);
        running.begun.await();
        worker.add(waiting);
        worker.stop();
        worker.add(later);
        assertThat(waiting.ended.join()).isTrue();
        assertThat(waiting.startedInterrupted).isTrue();
        assertThat(waiting.endedInterrupted).isFalse();
        assertThat(later.ended.join()).isFalse();
        assertThat(later.startedInterrupted).isFalse();
    }

    /** It ends with the interrupt still pending, which must be gone before the end is reported and before the next task. */
    @Test
    void anInterruptTheTaskNeverSawDoesNotReachTheNext() throws InterruptedException {
        Stubborn deaf = new Stubborn();
        Probe next = new Probe();
        worker.add(deaf);
        deaf.begun.await();
        worker.cancel();
        worker.add(next);
        deaf.release.complete(null);
        assertThat(deaf.ended.join()).isTrue();
        assertThat(deaf.endedInterrupted).isFalse();
        assertThat(next.ended.join()).isFalse();
        assertThat(next.startedInterrupted).isFalse();
    }

    /** The end of one task races with a cancel meant for it, thousands of times; the next task never notices. */
    @Test
    void aCancelThatRacesWithTheEndNeverLeaksIntoTheNextTask() throws Exception {
        for (int round = 0; round < 3_000; round++) {
            CyclicBarrier together = new CyclicBarrier(2);
            Probe racing = new Probe() {
                @Override
                protected void run(Worker on) throws Exception {
                    super.run(on);
                    together.await();
                }
            };
            worker.add(racing);
            together.await();
            worker.cancel();
            Probe next = new Probe();
            worker.add(next);
            assertThat(next.ended.join()).as("round %d", round).isFalse();
            assertThat(next.startedInterrupted).as("round %d", round).isFalse();
            assertThat(next.endedInterrupted).as("round %d", round).isFalse();
            assertThat(racing.endedInterrupted).as("round %d", round).isFalse();
        }
    }

    /** Several threads add, cancel and stop at once. Whatever happens: one task at a time, each at most once, and only those told to stop are interrupted. */
    @Test
    void manyThreadsAtOnceBreakNothing() throws InterruptedException {
        int callers = 4;
        int rounds = 1_000;
        AtomicInteger atWork = new AtomicInteger();
        List<String> broken = Collections.synchronizedList(new ArrayList<>());
        List<Probe> all = Collections.synchronizedList(new ArrayList<>());
        List<Thread> threads = new ArrayList<>();
        for (int caller = 0; caller < callers; caller++) {
            int number = caller;
            threads.add(Thread.ofPlatform().start(() -> {
                for (int round = 0; round < rounds; round++) {
                    Probe probe = new Probe() {
                        @Override
                        protected void run(Worker on) throws Exception {
                            if (atWork.incrementAndGet() != 1) {
                                broken.add("two tasks at once");
                            }
                            super.run(on);
                            boolean interrupted = Thread.currentThread().isInterrupted();
                            if (interrupted && !on.isStopped(this)) {
                                broken.add("interrupted without having been stopped");
                            }
                            atWork.decrementAndGet();
                        }
                    };
                    all.add(probe);
                    worker.add(probe);
                    if ((round + number) % 5 == 0) {
                        worker.cancel();
                    } else if ((round + number) % 7 == 0) {
                        worker.stop();
                    }
                }
            }));
        }
        for (Thread thread : threads) {
            thread.join();
        }
        Probe last = new Probe();
        worker.add(last);
        worker.close();
        worker.ended().join();
        assertThat(broken).isEmpty();
        assertThat(all).hasSize(callers * rounds).allSatisfy(probe -> {
            assertThat(probe.runs.get()).isLessThanOrEqualTo(1);
            assertThat(probe.ended.isDone()).isEqualTo(probe.runs.get() == 1);
            assertThat(probe.endedInterrupted).isFalse();
            assertThat(probe.failure).isNull();
        });
        assertThat(last.ended).isCompletedWithValue(false);
    }

    @Test
    void aNudgeInterruptsOneTaskWithoutStoppingIt() throws InterruptedException {
        Endless running = new Endless();
        Probe waiting = new Probe();
        Probe other = new Probe();
        worker.add(running);
        worker.add(waiting);
        worker.add(other);
        running.begun.await();
        worker.nudge(waiting);
        worker.nudge(running);
        assertThat(running.ended.join()).isFalse();
        assertThat(waiting.ended.join()).isFalse();
        assertThat(waiting.startedInterrupted).isTrue();
        assertThat(other.ended.join()).isFalse();
        assertThat(other.startedInterrupted).isFalse();
        worker.nudge(running);
        Probe later = new Probe();
        worker.add(later);
        later.ended.join();
        assertThat(later.startedInterrupted).isFalse();
    }

    /** Reads whether its thread is interrupted after it has dealt with the interrupt that was sent. */
    private static final class Dealing extends Probe {
        final CompletableFuture<Void> sent = new CompletableFuture<>();
        volatile boolean interruptedStill;

        @Override
        protected void run(Worker on) throws Exception {
            super.run(on);
            sent.join();
            on.clearInterrupt(this);
            interruptedStill = Thread.currentThread().isInterrupted();
        }
    }

    @Test
    void anInterruptDealtWithIsGoneButAStopStays() throws InterruptedException {
        Dealing withNews = new Dealing();
        worker.add(withNews);
        withNews.begun.await();
        worker.nudge(withNews);
        withNews.sent.complete(null);
        assertThat(withNews.ended.join()).isFalse();
        assertThat(withNews.interruptedStill).isFalse();

        Dealing withStop = new Dealing();
        worker.add(withStop);
        withStop.begun.await();
        worker.stop();
        withStop.sent.complete(null);
        assertThat(withStop.ended.join()).isTrue();
        assertThat(withStop.interruptedStill).isTrue();
    }

    /** Waits until it is stopped. */
    private static final class Waiting extends Probe {
        private final boolean orNudged;

        Waiting(boolean orNudged) {
            this.orNudged = orNudged;
        }

        @Override
        protected void run(Worker on) throws Exception {
            super.run(on);
            on.awaitStop(this, orNudged);
        }
    }

    @Test
    void aWaitEndsWithTheStopOrWithTheNudgeItWaitsFor() throws InterruptedException {
        Waiting forNudge = new Waiting(true);
        worker.add(forNudge);
        forNudge.begun.await();
        worker.nudge(forNudge);
        assertThat(forNudge.ended.join()).isFalse();

        Waiting forStop = new Waiting(false);
        worker.add(forStop);
        forStop.begun.await();
        worker.nudge(forStop);
        assertThat(worker.isNudged(forStop)).isTrue();
        assertThat(forStop.ended).isNotDone();
        worker.stop();
        assertThat(forStop.ended.join()).isTrue();

        Waiting tooLate = new Waiting(false);
        Endless before = new Endless();
        worker.add(before);
        worker.add(tooLate);
        before.begun.await();
        worker.stop();
        assertThat(tooLate.ended.join()).isTrue();
    }

    @Test
    void aTaskThatFailsEndsNothingButItself() {
        Probe failing = new Probe() {
            @Override
            protected void run(Worker on) {
                throw new StackOverflowError("of the task's own");
            }
        };
        Probe unhappyEnd = new Probe() {
            @Override
            protected void ended(boolean wasStopped, @Nullable Throwable thrown) {
                throw new IllegalStateException("at the end");
            }
        };
        CompletableFuture<Throwable> told = new CompletableFuture<>();
        Probe next = new Probe();
        worker.add(failing);
        worker.add(unhappyEnd);
        worker.add(() -> {
            throw new IllegalArgumentException("work");
        }, told::complete);
        worker.add(next);
        assertThat(next.ended.join()).isFalse();
        assertThat(failing.failure).isInstanceOf(StackOverflowError.class);
        assertThat(told.join()).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void closingLetsTheTasksThereEndAndTakesNoMore() throws InterruptedException {
        Stubborn running = new Stubborn();
        Probe waiting = new Probe();
        worker.add(running);
        worker.add(waiting);
        running.begun.await();
        worker.close();
        Probe late = new Probe();
        worker.add(late);
        assertThat(worker.ended()).isNotDone();
        running.release.complete(null);
        worker.ended().join();
        worker.awaitEnd(Duration.ofSeconds(60));
        assertThat(waiting.runs).hasValue(1);
        assertThat(late.runs).hasValue(0);
    }

    @Test
    void closingAnUnusedWorkerEndsItAtOnce() {
        worker.close();
        assertThat(worker.ended()).isCompleted();
        worker.awaitEnd(Duration.ofSeconds(60));
    }

    @Test
    void nobodyWaitsForATaskThatIgnoresInterrupts() throws InterruptedException {
        Stubborn deaf = new Stubborn();
        worker.add(deaf);
        deaf.begun.await();
        worker.cancel();
        worker.close();
        worker.awaitEnd(Duration.ofMillis(1));
        assertThat(worker.ended()).isNotDone();
        deaf.release.complete(null);
        worker.ended().join();
    }

    @Test
    void nothingBeginsBeforeTheWorkerIsReady() {
        CompletableFuture<Void> ready = new CompletableFuture<>();
        Worker later = new Worker(Thread.ofPlatform().daemon().factory(), ready);
        Probe dropped = new Probe();
        Probe kept = new Probe();
        later.add(dropped);
        later.cancel();
        later.add(kept);
        assertThat(kept.runs).hasValue(0);
        ready.complete(null);
        assertThat(kept.ended.join()).isFalse();
        assertThat(dropped.runs).hasValue(0);
        later.close();
        later.ended().join();
    }

    @Test
    void whoAddsTooMuchWaits() throws InterruptedException {
        Stubborn running = new Stubborn();
        worker.add(running);
        running.begun.await();
        worker.add(new Probe());
        worker.awaitFewerThan(2);
        worker.add(new Probe());
        CountDownLatch passed = new CountDownLatch(1);
        Thread adder = Thread.ofPlatform().start(() -> {
            worker.awaitFewerThan(2);
            passed.countDown();
        });
        assertThat(worker.has(Stubborn.class)).isTrue();
        assertThat(worker.has(Endless.class)).isFalse();
        assertThat(passed.getCount()).isEqualTo(1);
        running.release.complete(null);
        passed.await();
        adder.join();
    }
}
