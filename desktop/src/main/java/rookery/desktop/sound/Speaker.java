package rookery.desktop.sound;

import java.util.Optional;

/** Where sound goes. A speaker that fails is closed and sought again when next needed. */
interface Speaker {

    /** An open way to the ears. Writing waits until there is room, which paces the player. */
    interface Line extends AutoCloseable {

        void write(byte[] block);

        @Override
        void close();
    }

    /** Empty where there is no device, or it is taken. */
    Optional<Line> open();
}
