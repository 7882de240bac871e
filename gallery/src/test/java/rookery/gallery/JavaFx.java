package rookery.gallery;

/** JavaFX for the tests of this module: started by the first that asks. */
final class JavaFx {
    private static boolean started;

    private JavaFx() {}

    static synchronized void start() throws InterruptedException {
        if (!started) Gallery.startJavaFx();
        started = true;
    }
}
