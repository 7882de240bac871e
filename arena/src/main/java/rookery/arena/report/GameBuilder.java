package rookery.arena.report;

import java.util.List;
import org.jspecify.annotations.Nullable;
import rookery.arena.player.Contender;
import rookery.arena.run.Job;
import rookery.arena.run.PlayedGame;
import rookery.arena.run.Ply;
import rookery.kernel.game.Eval;
import rookery.kernel.game.Game;
import rookery.kernel.game.GameCursor;
import rookery.kernel.game.GameNode;
import rookery.kernel.game.Notes;
import rookery.kernel.move.Move;
import rookery.kernel.notation.Fen;
import rookery.kernel.piece.Side;
import rookery.kernel.position.Position;
import rookery.play.bot.Score;
import rookery.play.match.TimeControl;
import rookery.play.match.TimeControlText;

/** Builds a game from a tournament's record, with tags and the players' evaluations. */
public final class GameBuilder {

    private final Job job;

    public GameBuilder(Job job) {
        this.job = job;
    }

    public Game game(PlayedGame played) {
        Position start = played.fen().isEmpty() ? Position.start(job.variant()) : Fen.position(job.variant(), played.fen());
        Game game = new Game(start);
        GameCursor cursor = game.cursor();
        for (Ply ply : played.plies()) {
            if (Move.isRoll(ply.action())) {
                cursor.act(ply.action());
            } else {
                Side mover = cursor.position().turn();
                GameNode node = cursor.append(ply.action());
                node.annotate(notes(ply, mover));
            }
        }
        game.end(played.outcome());
        tag(game, played);
        return game;
    }

    private void tag(Game game, PlayedGame played) {
        game.tag("Event", job.event());
        game.tag("Site", "Rookery lab");
        game.tag("Round", (played.round() + 1) + "." + (played.number() + 1));
        game.tag("White", job.players().get(played.white()).name());
        game.tag("Black", job.players().get(played.black()).name());
        game.tag("Opening", played.opening());
        TimeControl white = clock(played.white());
        TimeControl black = clock(played.black());
        if (white.equals(black)) {
            TimeControlText.pgn(white).filter(text -> white.isTimed()).ifPresent(text -> game.tag("TimeControl", text));
        } else {
            TimeControlText.pgn(white).ifPresent(text -> game.tag("WhiteTimeControl", text));
            TimeControlText.pgn(black).ifPresent(text -> game.tag("BlackTimeControl", text));
        }
        if (job.variant().hasDie()) {
            game.tag("DiceSeed", Long.toString(played.seed()));
        }
        if (!played.trouble().isEmpty()) {
            game.tag("Trouble", played.trouble());
        }
    }

    private TimeControl clock(int player) {
        Contender contender = job.players().get(player);
        return contender.allowance().clock();
    }

    /** Times are left out if the clock does not matter, so that such games have the same text on every machine. */
    private Notes notes(Ply ply, Side mover) {
        Notes notes = Notes.NONE.withEval(eval(ply, mover));
        return job.isTimed() && ply.nanos() > 0 ? notes.withSpent(ply.nanos() / 1_000_000 * 1_000_000) : notes;
    }

    private static @Nullable Eval eval(Ply ply, Side mover) {
        Score score = ply.score();
        if (score == null) {
            return null;
        }
        return switch (mover == Side.WHITE ? score : score.opposite()) {
            case Score.Centipawns(int value) -> new Eval.Centipawns(value, ply.depth());
            case Score.Mate(int moves) -> new Eval.Mate(moves, ply.depth());
            case Score.WinProbability(double value) -> new Eval.Chance((int) Math.round(value * 10_000), ply.depth());
        };
    }

    /** All actions of the game, as replaying needs them. */
    public static List<Integer> actions(PlayedGame played) {
        return played.plies().stream().map(Ply::action).toList();
    }
}
