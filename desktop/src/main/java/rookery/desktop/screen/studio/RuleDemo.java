package rookery.desktop.screen.studio;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import rookery.kernel.geometry.BoardShape;
import rookery.kernel.geometry.SquareSet;
import rookery.kernel.variant.Pieces;
import rookery.look.board.Arrow;
import rookery.look.board.BoardModel;
import rookery.look.board.Figure;
import rookery.look.board.Marks;

/**
 * A rule shown on a small board, as pictures that follow one another. A picture is written as its rows from the top, White's pieces as capitals, {@code *} for a
 * square that is blocked, and behind a space perhaps a move as an arrow: {@code ..k../...../..R../...../K.... c3c5}.
 */
final class RuleDemo {
    private static final BoardShape SHAPE = new BoardShape(5, 5);

    private static final Map<String, List<String>> PICTURES = Map.ofEntries(
            Map.entry("win.mate", List.of("....k/R..../...../...../.R..K b1b5", ".R..k/R..../...../...../....K")),
            Map.entry("win.capture", List.of("..k../...../..R../...../K.... c3c5", "..R../...../...../...../K....")),
            Map.entry("win.mated", List.of("k..../...../...../r..../...K. ", "k..../...../...../r..../r..K.")),
            Map.entry("win.nothing", List.of("...../..q../...../..P../..... c4c2", "...../...../...../..q../.....")),
            Map.entry("hill.off", List.of("..k../...../...../...../..K..")),
            Map.entry("hill.on", List.of("..k../...../...../..K../..... c2c3", "..k../...../..K../...../.....")),
            Map.entry("race.off", List.of("k..../...../...../...../K....")),
            Map.entry("race.king", List.of("...../k..K./...../...../..... d4d5", "...K./k..../...../...../.....")),
            Map.entry("race.pawn", List.of("...../k..P./...../...../K.... d4d5", "...P./k..../...../...../K....")),
            Map.entry("checks.off", List.of("..k../...../...../...../K.R..")),
            Map.entry("checks.three", List.of("..k../...../...../...../K...R e1c1", "..k../...../...../...../K.R.. c1c5")),
            Map.entry("checks.five", List.of("..k../...../...../...../K...R e1c1", "..k../...../...../...../K.R.. c1c5")),
            Map.entry("bare.off", List.of("..k../...../...../...../K.R..")),
            Map.entry("bare.on", List.of("..k../..n../...../...../K.R.. c1c4", "..k../..R../...../...../K....")),
            Map.entry("stalemate.draw", List.of("k..../..Q../...../...../....K")),
            Map.entry("stalemate.loss", List.of("k..../..Q../...../...../....K")),
            Map.entry("stalemate.win", List.of("k..../..Q../...../...../....K")),
            Map.entry("hands.off", List.of("..k../..n../...../..R../K.... c2c4", "..k../..R../...../...../K....")),
            Map.entry("hands.on",
                    List.of("..k../..n../...../..R../K.... c2c4", "..k../..R../...../...../K....", "..k../..R../...N./...../K....")),
            Map.entry("blast.none", List.of("....k/.pnp./.prp./..R../K.... c2c3", "....k/.pnp./.pRp./...../K....")),
            Map.entry("blast.explosion", List.of("....k/.bnq./.prp./..R../K.... c2c3", "....k/...../.p.p./...../K....")),
            Map.entry("blast.stone", List.of("....k/.bnq./.prp./..R../K.... c2c3", "....k/.bnq./.p*p./...../K....")),
            Map.entry("compulsory.off", List.of("..k../...../.p.../Q..../K.... a2d2", "..k../...../.p.../...Q./K....")),
            Map.entry("compulsory.on", List.of("..k../...../.p.../Q..../K.... a2b3", "..k../...../.Q.../...../K....")),
            Map.entry("own.off", List.of("..k../...../...../P..../R...K")),
            Map.entry("own.on", List.of("..k../...../...../P..../R...K a1a2", "..k../...../...../R..../....K")),
            Map.entry("walls.none", List.of("..k../...../...../...../R...K a1a4", "..k../R..../...../...../....K")),
            Map.entry("walls.duck", List.of("..k../...../..*../...../R...K a1a4", "..k../R*.../...../...../....K")),
            Map.entry("walls.stone", List.of("..k../...../...../...../R...K a1a4", "..k../R..../..*../...../....K")),
            Map.entry("walls.arrow", List.of("..k../...../...../...../Q...K a1a4", "..k../Q..*./...../...../....K")),
            Map.entry("walls.trail", List.of("..k../...../...../...../R...K a1a4", "..k../R..../...../...../*...K")),
            Map.entry("pass.never", List.of("k..../...../...../...../....K")),
            Map.entry("pass.always", List.of("k..../...../...../...../....K")),
            Map.entry("pass.without_moves", List.of("k..../..Q../...../...../....K")),
            Map.entry("facing.off", List.of("..k../...../...../...../..K..")),
            Map.entry("facing.on", List.of("..k../...../...../...../.K... b1c1", "..k../...../...../...../.K...")),
            Map.entry("nochecks.off", List.of("..k../...../...../...../K...R e1c1")),
            Map.entry("nochecks.on", List.of("..k../...../...../...../K...R e1d1", "..k../...../...../...../K..R.")),
            Map.entry("castling.off", List.of("..k../...../...../...../K...R")),
            Map.entry("castling.on", List.of("..k../...../...../...../K...R a1c1", "..k../...../...../...../.RK..")),
            Map.entry("double.off", List.of("..k../...../...../..P../..K.. c2c3", "..k../...../..P../...../..K..")),
            Map.entry("double.second", List.of("..k../...../...../..P../..K.. c2c4", "..k../..P../...../...../..K..")),
            Map.entry("double.third", List.of("..k../...../..P../...../..K.. c3c5", "..P../...../...../...../..K..")),
            Map.entry("passing.off", List.of("..k../...../.pP../...../..K..")),
            Map.entry("passing.on", List.of("..k../...../.pP../...../..K.. c3b4", "..k../.P.../...../...../..K..")),
            Map.entry("promotion.off", List.of("k..../...P./...../...../..K.. d4d5", "k..P./...../...../...../..K..")),
            Map.entry("promotion.player", List.of("k..../...P./...../...../..K.. d4d5", "k..N./...../...../...../..K..")),
            Map.entry("promotion.always_first", List.of("k..../...P./...../...../..K.. d4d5", "k..Q./...../...../...../..K..")),
            Map.entry("die.off", List.of("..k../...../..N../...../R...K c3d5")),
            Map.entry("die.on", List.of("..k../...../..N../...../R...K a1a5", "R.k../...../..N../...../....K")),
            Map.entry("repetition.off", List.of("..k../...../...../...../R...K a1a2", "..k../...../...../R..../....K a2a1")),
            Map.entry("repetition.third", List.of("..k../...../...../...../R...K a1a2", "..k../...../...../R..../....K a2a1")),
            Map.entry("repetition.claim", List.of("..k../...../...../...../R...K a1a2", "..k../...../...../R..../....K a2a1")),
            Map.entry("progress.off", List.of("..k../...../...../...../R...K")),
            Map.entry("progress.fifty", List.of("..k../...../...../...../R...K")),
            Map.entry("progress.seventy_five", List.of("..k../...../...../...../R...K")),
            Map.entry("progress.claim", List.of("..k../...../...../...../R...K")));

    private RuleDemo() {}

    /** The pictures of a card with that value, at least one. */
    static List<BoardModel> of(String card, String value) {
        var written = PICTURES.getOrDefault(card + "." + value, List.of("..k../...../...../...../..K.."));
        // What blocks a square looks as it does in a game.
        var blocked = value.equals("duck") ? "duck" : card.equals("blast") ? "boulder" : "hole";
        return written.stream().map(each -> picture(each, blocked)).toList();
    }

    private static BoardModel picture(String written, String blocked) {
        var parts = written.split(" ");
        var rows = parts[0].split("/");
        var figures = new HashMap<Integer, Figure>();
        for (int row = 0; row < rows.length; row++) {
            for (int file = 0; file < rows[row].length(); file++) {
                char letter = rows[row].charAt(file);
                int square = SHAPE.square(file, SHAPE.ranks() - 1 - row);
                if (letter == '*') figures.put(square, new Figure(blocked, 'X', true));
                else if (letter != '.') figures.put(square, figure(letter));
            }
        }
        var arrows = new ArrayList<Arrow>();
        if (parts.length > 1) {
            arrows.add(new Arrow(SHAPE.parse(parts[1].substring(0, 2)), SHAPE.parse(parts[1].substring(2)), Arrow.Ink.HINT));
        }
        return new BoardModel(SHAPE, figures, true, BoardModel.Coordinates.NONE, BoardModel.Hands.OFF, SquareSet.EMPTY, Map.of(),
                Marks.NONE,
                arrows);
    }

    private static Figure figure(char letter) {
        char upper = Character.toUpperCase(letter);
        var kind = Pieces.orthodox().stream().filter(each -> each.letter() == upper).findFirst().orElseThrow();
        return new Figure(kind.name(), upper, Character.isUpperCase(letter));
    }
}
