package rookery.terminal;

import java.util.List;
import java.util.Locale;

/** A line typed by a person or a script. */
sealed interface TypedLine {

    /** The commands and what they do, in display order. */
    List<Word> WORDS = List.of(
            new Word("roll", "roll", "roll the die, where the game has one"),
            new Word("undo", "undo", "take back your last move and the reply; the game is then no longer rated"),
            new Word("hint", "hint", "ask for a good move; the game is then no longer rated"),
            new Word("draw", "draw", "offer a draw, or accept the one that is offered"),
            new Word("claim", "claim", "claim a draw by repetition or the fifty-move rule"),
            new Word("resign", "resign", "give up"),
            new Word("board", "board", "show the board and the clocks"),
            new Word("moves", "moves", "list the legal moves"),
            new Word("save", "save FILE", "save the game to a .rookery, .pgn or .json file, from which it can be resumed"),
            new Word("quit", "quit", "leave; 'rookery play --resume' resumes the game"),
            new Word("help", "help", "this list"));

    /** @param use how it is typed */
    record Word(String name, String use, String meaning) {
    }

    record Nothing() implements TypedLine {
    }

    /** Anything that is not a command. */
    record MoveLine(String text) implements TypedLine {
    }

    record RollLine() implements TypedLine {
    }

    record UndoLine() implements TypedLine {
    }

    record HintLine() implements TypedLine {
    }

    record DrawLine() implements TypedLine {
    }

    record ClaimLine() implements TypedLine {
    }

    record ResignLine() implements TypedLine {
    }

    record BoardLine() implements TypedLine {
    }

    record MovesLine() implements TypedLine {
    }

    record SaveLine(String file) implements TypedLine {
    }

    record QuitLine() implements TypedLine {
    }

    record HelpLine() implements TypedLine {
    }

    /** A command used wrongly. */
    record WrongLine(String why) implements TypedLine {
    }

    static TypedLine of(String line) {
        String text = line.strip();
        int space = text.indexOf(' ');
        String word = (space < 0 ? text : text.substring(0, space)).toLowerCase(Locale.ROOT);
        String rest = space < 0 ? "" : text.substring(space + 1).strip();
        if (text.isEmpty()) {
            return new Nothing();
        }
        if (word.equals("save")) {
            return rest.isEmpty() ? new WrongLine("Say where to: save FILE.") : new SaveLine(rest);
        }
        if (WORDS.stream().noneMatch(each -> each.name().equals(word))) {
            return new MoveLine(text);
        }
        return rest.isEmpty() ? of(word, text) : new WrongLine("'" + word + "' stands alone on its line.");
    }

    private static TypedLine of(String word, String text) {
        return switch (word) {
            case "roll" -> new RollLine();
            case "undo" -> new UndoLine();
            case "hint" -> new HintLine();
            case "draw" -> new DrawLine();
            case "claim" -> new ClaimLine();
            case "resign" -> new ResignLine();
            case "board" -> new BoardLine();
            case "moves" -> new MovesLine();
            case "quit" -> new QuitLine();
            case "help" -> new HelpLine();
            default -> new MoveLine(text);
        };
    }
}
