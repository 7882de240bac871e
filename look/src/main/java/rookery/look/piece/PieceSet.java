package rookery.look.piece;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import rookery.look.paint.Bitmap;
import rookery.look.paint.Rgba;

/** The piece sets a user can choose from. All of them cover every kind: one without a drawing appears as a tile with its letter. */
public enum PieceSet {

    /** Turned wood, Staunton's silhouettes, ink lines. */
    HERITAGE("heritage", 0.17, Palette.HERITAGE_WHITE, Palette.HERITAGE_BLACK),
    /** Folded paper: flat planes, straight edges. */
    ATELIER("atelier", 0.15, Palette.ATELIER_WHITE, Palette.ATELIER_BLACK),
    /** Round tokens with the letter of the kind. */
    LETTERS("letters", 0.17, Palette.LETTERS_WHITE, Palette.LETTERS_BLACK);

    /** The name in the file of the tile for kinds without a drawing. */
    private static final String TILE = "tile";

    /** Other names that variants use for our kinds. */
    private static final Map<String, String> OTHER_NAMES = Map.ofEntries(Map.entry("hawk", "archbishop"),
            Map.entry("cardinal", "archbishop"),
            Map.entry("princess", "archbishop"), Map.entry("janus", "archbishop"), Map.entry("minister", "archbishop"),
            Map.entry("marshal", "chancellor"), Map.entry("marshall", "chancellor"), Map.entry("empress", "chancellor"),
            Map.entry("guard", "general"), Map.entry("centaur", "general"), Map.entry("knight-king", "general"),
            Map.entry("horse", "knight"), Map.entry("alfil", "elephant"), Map.entry("met", "ferz"), Map.entry("advisor", "ferz"),
            Map.entry("khon", "silver"), Map.entry("lancer", "lance"), Map.entry("commoner", "man"), Map.entry("kheshig", "general"),
            Map.entry("strategist", "general"),
            Map.entry("warlord", "archbishop"), Map.entry("ai-wok", "amazon"),
            Map.entry("legan pawn", "berolina pawn"), Map.entry("dragon", "drake"), Map.entry("dragon bishop", "bishop"),
            Map.entry("marquis", "knight"),
            Map.entry("drunk elephant", "elephant"), Map.entry("yari knight", "knight"), Map.entry("yari bishop", "bishop"),
            Map.entry("yari rook", "rook"));

    /** The names of the duck in duck chess, of a piece turned to stone, and of a missing square. */
    public static final String DUCK = "duck";
    public static final String BOULDER = "boulder";
    public static final String HOLE = "hole";

    /** The prefix that requests a drawing with the mark of a promoted piece. */
    public static final String PROMOTED = "promoted ";
    private static final String MARK = "promoted";

    private final String id;
    private final double letterWidth;
    private final Palette white;
    private final Palette black;
    private final ArtFile drawings;

    PieceSet(String id, double letterWidth, Palette white, Palette black) {
        this.id = id;
        this.letterWidth = letterWidth;
        this.white = white;
        this.black = black;
        this.drawings = ArtFile
                .read(id.equals("letters") ? List.of(id + ".art", "walls.art") : List.of(id + ".art", "walls.art", "armies.art"));
    }

    /** As settings store it. */
    public String id() {
        return id;
    }

    /** The key of the name people see, in the resource bundles. */
    public String nameKey() {
        return "pieces." + id;
    }

    public static Optional<PieceSet> byId(String id) {
        return Arrays.stream(values()).filter(set -> set.id.equals(id)).findFirst();
    }

    /** Whether the kind is drawn under its own name. */
    public boolean drawsItself(String kind) {
        return drawings.draws(kind);
    }

    /** The name of a kind in our drawings. */
    static String usualName(String kind) {
        return OTHER_NAMES.getOrDefault(kind, kind);
    }

    /** Whether the kind has a picture of its own rather than the tile with its letter. */
    public boolean draws(String kind) {
        var plain = unmarked(kind);
        return drawings.draws(plain) || drawings.draws(usualName(plain));
    }

    /** The name without the mark; in the address of a picture a hyphen stands for the space. */
    private String unmarked(String kind) {
        var plain = isMarked(kind) ? kind.substring(PROMOTED.length()) : kind;
        var spaced = plain.replace('-', ' ');
        return drawings.draws(spaced) || OTHER_NAMES.containsKey(spaced) ? spaced : plain;
    }

    private static boolean isMarked(String kind) {
        return kind.replace('-', ' ').startsWith(PROMOTED);
    }

    /** The perceived colour of this side's pieces. */
    public Rgba body(boolean ofWhite) {
        return palette(ofWhite).body();
    }

    /** The colour of the line around a piece of this side. */
    public Rgba edge(boolean ofWhite) {
        return palette(ofWhite).edge();
    }

    /** The colour of the thin glow around a piece of this side, with its alpha; transparent if it has none. */
    public Rgba halo(boolean ofWhite) {
        return palette(ofWhite).halo();
    }

    /**
     * Paints a piece on the 45-unit grid.
     *
     * @param kind   as the kernel names it, in lower-case English
     * @param letter shown on the tile of a kind without a drawing
     */
    public void paint(String kind, char letter, boolean ofWhite, Painter painter) {
        var drawing = drawing(unmarked(kind));
        if (isMarked(kind)) {
            drawing = drawing.with(drawing(MARK));
        }
        drawing.paint(Palette.ofWall(kind).orElse(palette(ofWhite)), letter, letterWidth, painter);
    }

    /** The piece as a picture of {@code pixels} by {@code pixels} with transparent surroundings. Works on any thread. */
    public Bitmap bitmap(String kind, char letter, boolean ofWhite, int pixels) {
        var painter = new PixelPainter(pixels);
        paint(kind, letter, ofWhite, painter);
        return painter.bitmap();
    }

    /** The piece as an SVG file. */
    public String svg(String kind, char letter, boolean ofWhite) {
        var painter = new SvgPainter();
        paint(kind, letter, ofWhite, painter);
        return painter.svg();
    }

    private Palette palette(boolean ofWhite) {
        return ofWhite ? white : black;
    }

    /** The tile for a kind that is not drawn. */
    private Drawing drawing(String kind) {
        var drawing = drawings.drawing(kind);
        if (drawing == null) {
            drawing = drawings.drawing(OTHER_NAMES.getOrDefault(kind, TILE));
        }
        if (drawing == null) {
            drawing = drawings.drawing(TILE);
        }
        if (drawing == null) {
            throw new IllegalStateException("the set " + id + " has no tile");
        }
        return drawing;
    }
}
