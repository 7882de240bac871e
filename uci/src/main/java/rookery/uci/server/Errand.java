package rookery.uci.server;

import java.util.function.Consumer;

/** Something to be done in its turn that nobody thinks about. */
final class Errand extends Desk.Job {

    private final Runnable work;
    private final Consumer<Throwable> trouble;

    /** @param trouble told what the work threw */
    Errand(Runnable work, Consumer<Throwable> trouble) {
        this.work = work;
        this.trouble = trouble;
    }

    @Override
    boolean isThinking() {
        return false;
    }

    @Override
    void run(Desk desk) {
        desk.checkIn(this, false);
        try {
            work.run();
        } catch (RuntimeException | Error e) {
            trouble.accept(e);
        }
    }
}
