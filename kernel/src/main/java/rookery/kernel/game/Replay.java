package rookery.kernel.game;

/** The result of replaying a series of actions. */
public sealed interface Replay {

    record Complete(Game game) implements Replay {
    }

    /**
     * @param index  of the action that is not possible, from 0; -1 when the start position is not playable
     * @param reason for the user, beginning in lower case
     */
    record Broken(int index, String reason) implements Replay {
    }
}
