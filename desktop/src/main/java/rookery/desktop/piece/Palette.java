package rookery.desktop.piece;

import javafx.scene.paint.Color;

/**
 * The paints of one side in one set; widths in units of the 45-unit grid.
 *
 * @param body  the colour the eye takes the piece for; {@code fill} is it with its modelling
 * @param halo  a thin glow around dark pieces, without which they would drown in dark squares; transparent for light ones
 * @param seams whether joints need a line of their own, see {@link Layer.Weight#SEAM}
 */
record Palette(Color body, Wash fill, Color edge, double edgeWidth, Color ink, double inkWidth, Color halo, Color shade, boolean seams) {

    private static final double HALO_WIDTH = 1.6;
    private static final double FINE = 0.75;
    private static final double SEAM = 0.85;

    static final Palette HERITAGE_WHITE = new Palette(Color.web("#FBFBF7"), wash("#FFFFFC", "#FBFAF5", "#DDD6C8"), Color.web("#2B2927"),
            1.5,
            Color.web("#2B2927"), 1.25, Color.TRANSPARENT, Color.web("#6B5A4038"), false);
    static final Palette HERITAGE_BLACK = new Palette(Color.web("#33302E"), wash("#57514C", "#383431", "#252220"), Color.web("#161412"),
            1.5,
            Color.web("#DCD5C9"), 1.2, Color.web("#F4EFE688"), Color.web("#00000055"), true);
    static final Palette ATELIER_WHITE = new Palette(Color.web("#FFFDF8"), Wash.flat(Color.web("#FFFDF8")), Color.web("#34343F"), 1.6,
            Color.web("#34343F"),
            1.6, Color.TRANSPARENT, Color.web("#34343F28"), false);
    static final Palette ATELIER_BLACK = new Palette(Color.web("#3E3E49"), Wash.flat(Color.web("#42424E")), Color.web("#17171D"), 1.6,
            Color.web("#E9E4DA"),
            1.4, Color.web("#F4EFE6A0"), Color.web("#00000058"), true);
    static final Palette LETTERS_WHITE = new Palette(Color.web("#FBFBF7"), Wash.flat(Color.web("#FBFBF7")), Color.web("#2B2B2B"), 1.5,
            Color.web("#2B2B2B"),
            1.25, Color.TRANSPARENT, Color.web("#00000018"), false);
    static final Palette LETTERS_BLACK = new Palette(Color.web("#33302E"), Wash.flat(Color.web("#33302E")), Color.web("#161412"), 1.5,
            Color.web("#F1ECE2"),
            1.25, Color.web("#F4EFE688"), Color.web("#00000040"), true);
    /** Ink on a light page, and paper on a dark one: a figurine is a mark in a line of text, not a piece of a side. */
    static final Palette FIGURINE_ON_LIGHT = new Palette(Color.web("#2B2927"), Wash.flat(Color.web("#2B2927")), Color.web("#2B2927"), 0.6,
            Color.web("#FFFFFF"), 2.6, Color.TRANSPARENT, Color.TRANSPARENT, false);
    static final Palette FIGURINE_ON_DARK = new Palette(Color.web("#EFE9DE"), Wash.flat(Color.web("#EFE9DE")), Color.web("#EFE9DE"), 0.6,
            Color.web("#26221E"), 2.6, Color.TRANSPARENT, Color.TRANSPARENT, false);

    double haloWidth() {
        return edgeWidth + HALO_WIDTH;
    }

    double lineWidth(Layer.Weight weight) {
        return switch (weight) {
            case NORMAL -> inkWidth;
            case FINE -> inkWidth * FINE;
            case SEAM -> inkWidth * SEAM;
        };
    }

    private static Wash wash(String left, String middle, String right) {
        return new Wash(Color.web(left), Color.web(middle), Color.web(right));
    }
}
