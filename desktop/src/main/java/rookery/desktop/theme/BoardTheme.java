package rookery.desktop.theme;

import java.util.List;
import java.util.Optional;
import javafx.scene.paint.Color;

/**
 * The squares of a board and the colours of the marks on them.
 *
 * @param id    as settings store it; {@link #PICTURE} for a theme measured from the user's own picture
 * @param light the colour of light squares, opaque; with grain, their mean
 */
public record BoardTheme(String id, Color light, Color dark, Grain grain, MarkColors marks) {

    public static final String PICTURE = "picture";

    private static final MarkColors DAY = new MarkColors(Color.web("#F2D21E8C"), Color.web("#2F9E44A6"), Color.web("#33417ACC"),
            Color.web("#1C5FC4B8"),
            Color.web("#EC5A52D9"), Color.web("#9C0A14E6"), Color.web("#F07A00F2"), Color.web("#1B2A3C66"),
            List.of(Color.web("#1F8A3B99"), Color.web("#D9411E99"), Color.web("#1C5FC499"), Color.web("#FFB627D9")));

    /** On squares whose brown or green would hide a green arrow or, from eyes without green cones, a red corner. */
    private static final MarkColors LEAFY = DAY.withCapture(Color.web("#FF7488F0")).withFirstArrow(Color.web("#0B5D3B99"));

    private static final MarkColors DUSK = new MarkColors(Color.web("#F2D21E8C"), Color.web("#2F9E44A6"), Color.web("#7A50B0D9"),
            Color.web("#7FC0FFD9"),
            Color.web("#FF8A80E6"), Color.web("#C00010E6"), Color.web("#FF9A2EF2"), Color.web("#FFFFFF73"),
            List.of(Color.web("#4CC46A99"), Color.web("#FF6A5A99"), Color.web("#7FC0FF99"), Color.web("#F0C05AD9")));

    public static final BoardTheme WALNUT = new BoardTheme("walnut", Color.web("#EBD9B7"), Color.web("#A9794F"), Grain.WOOD,
            LEAFY.withSelected(Color.web("#0F7A4ABF")));
    public static final BoardTheme MARBLE = new BoardTheme("marble", Color.web("#ECE9E2"), Color.web("#8D9A94"), Grain.MARBLE, DAY);
    public static final BoardTheme FOREST = new BoardTheme("forest", Color.web("#EEEED2"), Color.web("#739552"), Grain.NONE,
            LEAFY.withSelected(Color.web("#006048BF")));
    public static final BoardTheme HARBOUR = new BoardTheme("harbour", Color.web("#DEE3E6"), Color.web("#788A9C"), Grain.NONE, DAY);
    public static final BoardTheme NIGHT = new BoardTheme("night", Color.web("#9499AD"), Color.web("#53586F"), Grain.NONE, DUSK);
    public static final BoardTheme CONTRAST = new BoardTheme("contrast", Color.web("#FFFFFF"), Color.web("#5B5B5B"), Grain.NONE,
            DAY.withHover(Color.web("#00000099")));
    public static final BoardTheme DEUTERAN = new BoardTheme("deuteran", Color.web("#F2EAD3"), Color.web("#6A8CAF"), Grain.NONE, DAY);
    public static final BoardTheme PLAIN = new BoardTheme("plain", Color.web("#F7F5F0"), Color.web("#BFB8AA"), Grain.NONE, DAY);

    public static final List<BoardTheme> ALL = List.of(WALNUT, MARBLE, FOREST, HARBOUR, NIGHT, CONTRAST, DEUTERAN, PLAIN);

    public BoardTheme {
        if (!light.isOpaque() || !dark.isOpaque()) {
            throw new IllegalArgumentException("the colours of squares are opaque");
        }
    }

    public static Optional<BoardTheme> byId(String id) {
        return ALL.stream().filter(theme -> theme.id.equals(id)).findFirst();
    }

    /** A theme for squares of any two colours, with those marks of ours that stand out most on them. */
    public static BoardTheme measured(Color light, Color dark) {
        double day = DAY.leastContrast(light, dark);
        double dusk = DUSK.leastContrast(light, dark);
        return new BoardTheme(PICTURE, light, dark, Grain.NONE, day >= dusk ? DAY : DUSK);
    }

    /** The key of the name people see, in the resource bundles. */
    public String nameKey() {
        return "board." + id;
    }

    /** The colour of a square; {@code file} and {@code rank} count from White's left corner, which is dark. */
    public Color square(int file, int rank) {
        return (file + rank) % 2 == 0 ? dark : light;
    }

    /** The colour of a coordinate written inside a square: that of the other squares. */
    public Color coordinate(int file, int rank) {
        return square(file, rank + 1);
    }
}
