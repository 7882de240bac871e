package rookery.play.match;

import rookery.kernel.piece.Side;

/** The time control of each side; they may differ. */
public record Clocks(TimeControl white, TimeControl black) {

    public static final Clocks UNTIMED = same(TimeControl.untimed());

    public static Clocks same(TimeControl control) {
        return new Clocks(control, control);
    }

    public TimeControl of(Side side) {
        return switch (side) {
            case WHITE -> white;
            case BLACK -> black;
        };
    }

    public boolean areSame() {
        return white.equals(black);
    }
}
