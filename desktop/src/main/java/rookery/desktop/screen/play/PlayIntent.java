package rookery.desktop.screen.play;

import java.time.Duration;
import rookery.desktop.board.Gesture;

/** User actions on the game screen. */
sealed interface PlayIntent {

    record OnBoard(Gesture gesture) implements PlayIntent {}

    /** A move typed as text. */
    record Type(String text) implements PlayIntent {}

    record Roll() implements PlayIntent {}

    /** Passes, if the rules allow it. */
    record Pass() implements PlayIntent {}

    record FinishTurn() implements PlayIntent {}

    record PutBack() implements PlayIntent {}

    record TakeBack() implements PlayIntent {}

    /** Offers a draw, or claims one if possible. */
    record Draw() implements PlayIntent {}

    record AcceptDraw() implements PlayIntent {}

    record DeclineDraw() implements PlayIntent {}

    /** Answers the guest's take-back request. */
    record AnswerTakeBack(boolean allowed) implements PlayIntent {}

    /** Invites others by link, or shows the invitation. */
    record Invite() implements PlayIntent {}

    /** Presses a button that asks for confirmation. */
    record Ask(PlayState.Ask what) implements PlayIntent {}

    record Resign() implements PlayIntent {}

    record Restart() implements PlayIntent {}

    record Rematch() implements PlayIntent {}

    record Flip() implements PlayIntent {}

    record Hint() implements PlayIntent {}

    record Save() implements PlayIntent {}

    record Review() implements PlayIntent {}

    record CopyFen() implements PlayIntent {}

    record Home() implements PlayIntent {}

    /** Shows another frame of the game. */
    record Browse(int index) implements PlayIntent {}

    record Pause() implements PlayIntent {}

    record Resume() implements PlayIntent {}

    record Step() implements PlayIntent {}

    record Pace(Duration pace) implements PlayIntent {}
}
