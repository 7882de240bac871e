package rookery.desktop.screen.play;

import java.time.Duration;
import rookery.desktop.board.Gesture;

/** What the person does on the board screen. */
sealed interface PlayIntent {

    record OnBoard(Gesture gesture) implements PlayIntent {}

    /** A move typed as text. */
    record Type(String text) implements PlayIntent {}

    record Roll() implements PlayIntent {}

    /** Gives up the turn, where the rules allow it. */
    record Pass() implements PlayIntent {}

    record FinishTurn() implements PlayIntent {}

    record PutBack() implements PlayIntent {}

    record TakeBack() implements PlayIntent {}

    /** Offers a draw, or claims one where there is one to claim. */
    record Draw() implements PlayIntent {}

    record AcceptDraw() implements PlayIntent {}

    record DeclineDraw() implements PlayIntent {}

    /** Lets whoever came by link take a move back, or not. */
    record AnswerTakeBack(boolean allowed) implements PlayIntent {}

    /** Wants others to take part by link, or to see how it stands with them. */
    record Invite() implements PlayIntent {}

    /** Presses a button that asks before it does anything. */
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

    /** Looks at another picture of the game. */
    record Browse(int index) implements PlayIntent {}

    record Pause() implements PlayIntent {}

    record Resume() implements PlayIntent {}

    record Step() implements PlayIntent {}

    record Pace(Duration pace) implements PlayIntent {}
}
