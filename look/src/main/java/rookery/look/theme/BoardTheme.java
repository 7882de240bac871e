package rookery.look.theme;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import rookery.look.paint.LabColor;
import rookery.look.paint.Rgba;

/**
 * The squares of a board and the colours of the marks on them.
 *
 * @param id    as settings store it; {@link #PICTURE} for a theme measured from the user's own picture
 * @param light the colour of light squares, opaque; with grain, their mean
 */
public record BoardTheme(String id, Rgba light, Rgba dark, Grain grain, MarkColors marks) {

    public static final String PICTURE = "picture";

    private static final MarkColors DAY = new MarkColors(Rgba.of("#F2D21E8C"), Rgba.of("#2F9E44A6"), Rgba.of("#33417ACC"),
            Rgba.of("#1C5FC4B8"),
            Rgba.of("#EC5A52D9"), Rgba.of("#9C0A14E6"), Rgba.of("#F07A00F2"), Rgba.of("#1B2A3C66"),
            List.of(Rgba.of("#1F8A3B99"), Rgba.of("#D9411E99"), Rgba.of("#1C5FC499"), Rgba.of("#FFB627D9")));

    /** On squares whose brown or green would hide a green arrow or, from eyes without green cones, a red corner. */
    private static final MarkColors LEAFY = DAY.withCapture(Rgba.of("#FF7488F0")).withFirstArrow(Rgba.of("#0B5D3B99"));

    private static final MarkColors DUSK = new MarkColors(Rgba.of("#F2D21E8C"), Rgba.of("#2F9E44A6"), Rgba.of("#7A50B0D9"),
            Rgba.of("#7FC0FFD9"),
            Rgba.of("#FF8A80E6"), Rgba.of("#C00010E6"), Rgba.of("#FF9A2EF2"), Rgba.of("#FFFFFF73"),
            List.of(Rgba.of("#4CC46A99"), Rgba.of("#FF6A5A99"), Rgba.of("#7FC0FF99"), Rgba.of("#F0C05AD9")));

    public static final BoardTheme WALNUT = new BoardTheme("walnut", Rgba.of("#EBD9B7"), Rgba.of("#A9794F"), Grain.WOOD,
            LEAFY.withSelected(Rgba.of("#0F7A4ABF")));
    public static final BoardTheme MARBLE = new BoardTheme("marble", Rgba.of("#ECE9E2"), Rgba.of("#8D9A94"), Grain.MARBLE, DAY);
    public static final BoardTheme FOREST = new BoardTheme("forest", Rgba.of("#EEEED2"), Rgba.of("#739552"), Grain.NONE,
            LEAFY.withSelected(Rgba.of("#006048BF")));
    public static final BoardTheme HARBOUR = new BoardTheme("harbour", Rgba.of("#DEE3E6"), Rgba.of("#788A9C"), Grain.NONE, DAY);
    public static final BoardTheme NIGHT = new BoardTheme("night", Rgba.of("#9499AD"), Rgba.of("#53586F"), Grain.NONE, DUSK);
    public static final BoardTheme CONTRAST = new BoardTheme("contrast", Rgba.of("#FFFFFF"), Rgba.of("#5B5B5B"), Grain.NONE,
            DAY.withHover(Rgba.of("#00000099")));
    public static final BoardTheme DEUTERAN = new BoardTheme("deuteran", Rgba.of("#F2EAD3"), Rgba.of("#6A8CAF"), Grain.NONE, DAY);
    public static final BoardTheme PLAIN = new BoardTheme("plain", Rgba.of("#F7F5F0"), Rgba.of("#BFB8AA"), Grain.NONE, DAY);

    public static final List<BoardTheme> ALL = List.of(WALNUT, MARBLE, FOREST, HARBOUR, NIGHT, CONTRAST, DEUTERAN, PLAIN);

    public BoardTheme {
        if (!light.isOpaque() || !dark.isOpaque()) {
            throw new IllegalArgumentException("the colours of squares are opaque");
        }
    }

    public static Optional<BoardTheme> byId(String id) {
        return ALL.stream().filter(theme -> theme.id.equals(id)).findFirst();
    }

    /** A theme for squares of any two colours, with the mark colours that stand out most on them. */
    public static BoardTheme measured(Rgba light, Rgba dark) {
        double day = DAY.leastContrast(light, dark);
        double dusk = DUSK.leastContrast(light, dark);
        return new BoardTheme(PICTURE, light, dark, Grain.NONE, day >= dusk ? DAY : DUSK);
    }

    /** The colours as custom properties of CSS: {@code --board-light}, {@code --mark-last-move}, {@code --arrow-1} and so on. */
    public String css() {
        var css = new StringBuilder("--board-light: " + light.css() + "; --board-dark: " + dark.css() + ";");
        for (var mark : SquareMark.values()) {
            css.append(" --mark-").append(mark.name().toLowerCase(Locale.ROOT).replace('_', '-')).append(": ").append(marks.of(mark).css())
                    .append(';');
        }
        for (int i = 0; i < marks.arrows().size(); i++) {
            css.append(" --arrow-").append(i + 1).append(": ").append(marks.arrows().get(i).css()).append(';');
        }
        return css.toString();
    }

    /** The key of the name people see, in the resource bundles. */
    public String nameKey() {
        return "board." + id;
    }

    /** The colour of a square; {@code file} and {@code rank} count from White's left corner, which is dark. */
    public Rgba square(int file, int rank) {
        return (file + rank) % 2 == 0 ? dark : light;
    }

    /** The colour of a coordinate written inside a square: that of the other squares. */
    public Rgba coordinate(int file, int rank) {
        return square(file, rank + 1);
    }

    /**
     * The colours of the marks on one theme, alpha included: they are laid over squares and never replace them.
     *
     * @param arrows the colours of arrows and circles by the modifier key held, the first without one
     */
    public record MarkColors(Rgba lastMove, Rgba selected, Rgba premove, Rgba target, Rgba capture, Rgba check, Rgba mate, Rgba hover,
            List<Rgba> arrows) implements WithMarkColors {

        public MarkColors {
            arrows = List.copyOf(arrows);
            if (arrows.isEmpty()) {
                throw new IllegalArgumentException("marks without a colour for arrows");
            }
        }

        public Rgba of(SquareMark mark) {
            return switch (mark) {
                case LAST_MOVE -> lastMove;
                case SELECTED -> selected;
                case PREMOVE -> premove;
                case TARGET -> target;
                case CAPTURE -> capture;
                case CHECK -> check;
                case MATE -> mate;
                case HOVER -> hover;
                case CIRCLE -> arrows.getFirst();
            };
        }

        MarkColors withFirstArrow(Rgba changed) {
            var colors = new ArrayList<>(arrows);
            colors.set(0, changed);
            return new MarkColors(lastMove, selected, premove, target, capture, check, mate, hover, colors);
        }

        /** The contrast of the least visible mark on squares of these colours. */
        double leastContrast(Rgba light, Rgba dark) {
            double least = Double.MAX_VALUE;
            for (var mark : SquareMark.values()) {
                for (var square : List.of(light, dark)) {
                    least = Math.min(least, LabColor.of(LabColor.over(of(mark), square)).distance(LabColor.of(square)));
                }
            }
            return least;
        }
    }
}
