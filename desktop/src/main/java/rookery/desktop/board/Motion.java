package rookery.desktop.board;

import javafx.util.Duration;

/** How fast a piece travels. */
public sealed interface Motion {

    /** Speeds of {@link Constant} are meant for squares of this size, at 60 frames a second. */
    double REFERENCE_SQUARE = 48;
    double FRAMES_A_SECOND = 60;

    Motion DEFAULT = new Glide(Duration.millis(160));

    /** The duration of a straight path of that many squares. */
    Duration duration(double squares);

    /** No animation. */
    record None() implements Motion {
        @Override
        public Duration duration(double squares) {
            return Duration.ZERO;
        }
    }

    /** Every move takes the same time, slowing down towards the end. */
    record Glide(Duration time) implements Motion {
        @Override
        public Duration duration(double squares) {
            return time;
        }
    }

    /** Constant speed in pixels per frame, raised for moves that would exceed the time limit. */
    record Constant(double pixelsPerFrame, double mostSeconds) implements Motion {
        @Override
        public Duration duration(double squares) {
            double seconds = squares * REFERENCE_SQUARE / pixelsPerFrame / FRAMES_A_SECOND;
            return Duration.seconds(Math.min(seconds, mostSeconds));
        }
    }
}
