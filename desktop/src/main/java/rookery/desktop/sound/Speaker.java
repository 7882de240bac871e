package rookery.desktop.sound;

import java.util.Optional;

/** A sound output. One that fails is closed and reopened when next needed. */
interface Speaker {

    /** An open line. Writing blocks until there is room, which paces the player. */
    interface Line extends AutoCloseable {

        void write(byte[] block);

        @Override
        void close();
    }

    /** Empty if there is no device or it is in use. */
    Optional<Line> open();
}
