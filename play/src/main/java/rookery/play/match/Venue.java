package rookery.play.match;

import java.util.concurrent.Executor;
import java.util.concurrent.ThreadFactory;

/**
 * Where a match takes place: its time and its threads.
 *
 * @param referee    runs the referee, one short task at a time; must never drop tasks
 * @param botThreads makes the thread each bot thinks on
 */
public record Venue(Timer timer, Executor referee, ThreadFactory botThreads) implements WithVenue {

    /**
     * The machine's time, virtual threads for referees and platform threads for bots: a bot that computes without pausing would hog a virtual thread's carrier.
     */
    public static Venue standard() {
        return new Venue(Timer.system(), Thread::startVirtualThread, Thread.ofPlatform().daemon().name("bot-", 0).factory());
    }
}
