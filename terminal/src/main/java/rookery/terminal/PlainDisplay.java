package rookery.terminal;

import java.io.PrintStream;
import java.util.ArrayList;
import java.util.List;
import rookery.archive.Player;
import rookery.archive.Trouble;
import rookery.kernel.game.Game;
import rookery.kernel.move.Move;
import rookery.kernel.notation.Fen;
import rookery.kernel.notation.San;
import rookery.kernel.piece.Side;
import rookery.kernel.position.Outcome;
import rookery.kernel.position.Position;
import rookery.play.match.BotTrouble;
import rookery.play.match.MatchEvent;
import rookery.play.match.MatchSnapshot;
import rookery.play.match.Played;
import rookery.play.match.Timer;
import rookery.session.SessionEvent;
import rookery.session.SessionSnapshot;

/**
 * A game as lines that begin with a keyword, for scripts and screen readers. {@code docs/terminal.md} lists them. Scripts rely on them: lines may be added but
 * never changed.
 */
final class PlainDisplay implements GameDisplay {

    private final PrintStream out;
    private final Timer timer;

    PlainDisplay(PrintStream out, Timer timer) {
        this.out = out;
        this.timer = timer;
    }

    @Override
    public void open(SessionSnapshot now) {
        List<String> lines = new ArrayList<>();
        lines.add("game " + now.game());
        lines.add("variant " + Printable.text(now.terms().variant().id()));
        for (Side side : Side.values()) {
            Player player = now.terms().player(side);
            lines.add(TerminalWords.side(side) + " " + Printable.text(player.name()));
        }
        lines.add(now.isRated() ? "rated" : "friendly");
        if (!now.terms().start().equals(now.terms().variant().start())) {
            lines.add("start " + Fen.write(now.terms().variant(), now.terms().start()));
        }
        now.match().diceCommitment().ifPresent(hash -> lines.add("dice " + hash));
        List<Played> played = now.match().played();
        for (int i = 0; i < played.size(); i++) {
            lines.add(action(played.subList(0, i + 1)));
        }
        print(lines);
    }

    /** The last of the actions. */
    private static String action(List<Played> played) {
        Played last = played.getLast();
        int plies = TerminalWords.plies(played);
        return last.isRoll()
                ? "roll " + (plies + 1) + " " + Move.face(last.action())
                : "ply " + plies + " " + TerminalWords.side(last.side()) + " " + last.text();
    }

    @Override
    public void happened(SessionEvent event, SessionSnapshot before, SessionSnapshot after) {
        List<String> lines = new ArrayList<>();
        switch (event) {
            case SessionEvent.Happened(MatchEvent inside) -> tell(inside, before.match(), after.match(), lines);
            case SessionEvent.Unsafe(Trouble trouble) -> lines.add("unsafe " + Printable.text(trouble.message()));
            case SessionEvent.SafeAgain() -> lines.add("safe");
            case SessionEvent.Left() -> lines.add("waiting " + after.game());
            case SessionEvent.Helped _,SessionEvent.Kept _ -> {
            }
        }
        if (before.isRated() && !after.isRated()) {
            lines.add("friendly");
        }
        print(lines);
    }

    private static void tell(MatchEvent event, MatchSnapshot before, MatchSnapshot after, List<String> lines) {
        switch (event) {
            case MatchEvent.Rolled _,MatchEvent.TurnPassed _ -> lines.add(action(after.played()));
            case MatchEvent.Moved(Played move) -> {
                if (before.offer() == move.side().opponent() && after.offer() == null) {
                    // Playing on declines the offer.
                    lines.add("declined " + TerminalWords.side(move.side()));
                }
                lines.add(action(after.played()));
            }
            case MatchEvent.DrawOffered(Side by) -> lines.add("offer " + TerminalWords.side(by));
            case MatchEvent.DrawDeclined(Side by) -> lines.add("declined " + TerminalWords.side(by));
            case MatchEvent.TakenBack _ -> lines.add("undone " + TerminalWords.plies(after.played()));
            case MatchEvent.Paused() -> lines.add("paused");
            case MatchEvent.Ended(Outcome outcome) -> {
                BotTrouble trouble = after.trouble();
                if (trouble != null) {
                    lines.add("trouble " + TerminalWords.side(trouble.side()) + " " + Printable.text(trouble.detail()));
                }
                lines.add("result " + TerminalWords.result(outcome));
                after.revealedDice().ifPresent(dice -> lines.add(("seed " + dice.seed() + " " + dice.salt()).strip()));
            }
            case MatchEvent.Started _,MatchEvent.Resumed _,MatchEvent.Shown _,MatchEvent.PutBack _,MatchEvent.Thinking _ -> {
            }
        }
    }

    /** A game that is over: its moves, its last position, its result. */
    void over(Game game) {
        List<String> lines = new ArrayList<>();
        lines.add("variant " + Printable.text(game.variant().id()));
        for (Side side : Side.values()) {
            String name = game.tag(TerminalWords.sideName(side));
            lines.add(TerminalWords.side(side) + " " + Printable.text(name == null ? TerminalWords.sideName(side) : name));
        }
        Position position = game.startPosition();
        int plies = 0;
        for (int action : game.actions()) {
            lines.add(Move.isRoll(action)
                    ? "roll " + (plies + 1) + " " + Move.face(action)
                    : "ply " + ++plies + " " + TerminalWords.side(position.turn()) + " " + San.write(position, action));
            position.make(action);
        }
        board(position, "Black".equals(game.tag("Below")) ? Side.BLACK : Side.WHITE, lines);
        lines.add("result " + TerminalWords.result(game.outcome().isOver() ? game.outcome() : position.outcome()));
        print(lines);
    }

    @Override
    public void board(SessionSnapshot now) {
        List<String> lines = new ArrayList<>();
        Position position = now.match().position();
        board(position, now.terms().below(), lines);
        long nanos = timer.nanos();
        lines.add("clock white " + TerminalWords.clock(now.match(), Side.WHITE, nanos) + " black "
                + TerminalWords.clock(now.match(), Side.BLACK, nanos));
        lines.add("turn " + TerminalWords.side(position.turn()) + (now.match().inCheck() ? " check" : ""));
        print(lines);
    }

    private static void board(Position position, Side below, List<String> lines) {
        PlainBoard board = new PlainBoard(position);
        board.rows(below).forEach(row -> lines.add("board " + row));
        for (Side side : Side.values()) {
            lines.add("pieces " + TerminalWords.side(side) + " " + board.pieces(side));
            if (board.hasHands()) {
                lines.add("hand " + TerminalWords.side(side) + " " + board.hand(side));
            }
        }
        lines.add("fen " + Fen.write(position));
    }

    @Override
    public void refused(String why) {
        print(List.of("refused " + Printable.text(why)));
    }

    @Override
    public void moves(List<String> legal) {
        print(List.of("moves " + String.join(" ", legal)));
    }

    @Override
    public void hint(String move) {
        print(List.of("hint " + move));
    }

    @Override
    public void saved(String file) {
        print(List.of("saved " + Printable.text(file)));
    }

    @Override
    public void help() {
        List<String> lines = new ArrayList<>();
        lines.add("help a move: as players write it (Nf3, exd5, O-O) or from square to square (g1f3); a drop as N@f3");
        TypedLine.WORDS.forEach(word -> lines.add("help " + word.use() + ": " + word.meaning()));
        print(lines);
    }

    @Override
    public void notice(String words) {
        print(List.of("note " + Printable.text(words)));
    }

    private void print(List<String> lines) {
        lines.forEach(out::println);
        out.flush();
    }

    @Override
    public boolean isGone() {
        return out.checkError();
    }

    @Override
    public void close() {
        out.flush();
    }
}
