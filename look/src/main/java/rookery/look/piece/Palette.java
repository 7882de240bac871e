package rookery.look.piece;

import java.util.Optional;
import rookery.look.paint.Rgba;

/**
 * The paints of one side in one set; widths in units of the 45-unit grid.
 *
 * @param body  the perceived colour of the piece; {@code fill} adds its shading
 * @param halo  a thin glow around dark pieces, so that they stand out on dark squares; transparent for light ones
 * @param seams whether joints need a line of their own, see {@link Layer.Weight#SEAM}
 */
record Palette(Rgba body, Gradient fill, Rgba edge, double edgeWidth, Rgba ink, double inkWidth, Rgba halo, Rgba shade, boolean seams) {

    private static final double HALO_WIDTH = 1.6;
    private static final double FINE = 0.75;
    private static final double SEAM = 0.85;

    static final Palette HERITAGE_WHITE = new Palette(Rgba.of("#FBFBF7"), wash("#FFFFFC", "#FBFAF5", "#DDD6C8"), Rgba.of("#2B2927"),
            1.5,
            Rgba.of("#2B2927"), 1.25, Rgba.TRANSPARENT, Rgba.of("#6B5A4038"), false);
    static final Palette HERITAGE_BLACK = new Palette(Rgba.of("#33302E"), wash("#57514C", "#383431", "#252220"), Rgba.of("#161412"),
            1.5,
            Rgba.of("#DCD5C9"), 1.2, Rgba.of("#F4EFE688"), Rgba.of("#00000055"), true);
    static final Palette ATELIER_WHITE = new Palette(Rgba.of("#FFFDF8"), Gradient.flat(Rgba.of("#FFFDF8")), Rgba.of("#34343F"), 1.6,
            Rgba.of("#34343F"),
            1.6, Rgba.TRANSPARENT, Rgba.of("#34343F28"), false);
    static final Palette ATELIER_BLACK = new Palette(Rgba.of("#3E3E49"), Gradient.flat(Rgba.of("#42424E")), Rgba.of("#17171D"), 1.6,
            Rgba.of("#E9E4DA"),
            1.4, Rgba.of("#F4EFE6A0"), Rgba.of("#00000058"), true);
    static final Palette LETTERS_WHITE = new Palette(Rgba.of("#FBFBF7"), Gradient.flat(Rgba.of("#FBFBF7")), Rgba.of("#2B2B2B"), 1.5,
            Rgba.of("#2B2B2B"),
            1.25, Rgba.TRANSPARENT, Rgba.of("#00000018"), false);
    static final Palette LETTERS_BLACK = new Palette(Rgba.of("#33302E"), Gradient.flat(Rgba.of("#33302E")), Rgba.of("#161412"), 1.5,
            Rgba.of("#F1ECE2"),
            1.25, Rgba.of("#F4EFE688"), Rgba.of("#00000040"), true);
    /** Dark on a light page and light on a dark one: a figurine is a mark in text, not a piece of a side. */
    static final Palette FIGURINE_ON_LIGHT = new Palette(Rgba.of("#2B2927"), Gradient.flat(Rgba.of("#2B2927")), Rgba.of("#2B2927"), 0.6,
            Rgba.of("#FFFFFF"), 2.6, Rgba.TRANSPARENT, Rgba.TRANSPARENT, false);
    static final Palette FIGURINE_ON_DARK = new Palette(Rgba.of("#EFE9DE"), Gradient.flat(Rgba.of("#EFE9DE")), Rgba.of("#EFE9DE"), 0.6,
            Rgba.of("#26221E"), 2.6, Rgba.TRANSPARENT, Rgba.TRANSPARENT, false);

    /** For what belongs to neither side: yellow feathers, grey rock, the dark below the board. */
    private static final Palette FEATHERS = new Palette(Rgba.of("#F2C230"), wash("#FFE07A", "#F6C93B", "#DDA21B"), Rgba.of("#5A3D08"), 1.4,
            Rgba.of("#5A3D08"), 1.2, Rgba.TRANSPARENT, Rgba.of("#B4500E"), false);
    private static final Palette ROCK = new Palette(Rgba.of("#8D8C89"), wash("#B5B4B0", "#92918D", "#6C6B68"), Rgba.of("#3A3937"), 1.4,
            Rgba.of("#4B4A48"), 1.1, Rgba.TRANSPARENT, Rgba.of("#00000030"), false);
    private static final Palette PIT = new Palette(Rgba.of("#211D1A"), wash("#14110F", "#211D1A", "#332D28"), Rgba.of("#14110F"), 1.2,
            Rgba.of("#5B5048"), 1.1, Rgba.TRANSPARENT, Rgba.of("#00000060"), false);

    /** The paints of what stands on a blocked square. */
    static Optional<Palette> ofWall(String kind) {
        return switch (kind) {
            case PieceSet.DUCK -> Optional.of(FEATHERS);
            case PieceSet.BOULDER -> Optional.of(ROCK);
            case PieceSet.HOLE -> Optional.of(PIT);
            default -> Optional.empty();
        };
    }

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

    private static Gradient wash(String left, String middle, String right) {
        return new Gradient(Rgba.of(left), Rgba.of(middle), Rgba.of(right));
    }
}
