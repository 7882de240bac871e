package rookery.kernel.game;

/** What became of a series of actions that were played again. */
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
