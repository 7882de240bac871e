package rookery.look.paint;

/** A colour of sRGB with its opacity; all four from 0 to 1. */
public record Rgba(double red, double green, double blue, double alpha) implements WithRgba {
    public static final Rgba TRANSPARENT = new Rgba(0, 0, 0, 0);
    public static final Rgba BLACK = of(0, 0, 0);
    public static final Rgba WHITE = of(1, 1, 1);

    /** Rounded to the toolkit's precision, so that equal colours are equal there too. */
    public Rgba {
        red = rounded(red);
        green = rounded(green);
        blue = rounded(blue);
        alpha = rounded(alpha);
    }

    private static double rounded(double channel) {
        return (float) channel;
    }

    public static Rgba of(double red, double green, double blue) {
        return new Rgba(red, green, blue, 1);
    }

    /** @param hex as in CSS: {@code #RRGGBB}, or {@code #RRGGBBAA} */
    public static Rgba of(String hex) {
        if (hex.length() != 7 && hex.length() != 9 || hex.charAt(0) != '#') throw new IllegalArgumentException("no colour: " + hex);
        return new Rgba(channel(hex, 1), channel(hex, 3), channel(hex, 5), hex.length() > 7 ? channel(hex, 7) : 1);
    }

    private static double channel(String hex, int at) {
        return Integer.parseInt(hex, at, at + 2, 16) / 255.0;
    }

    public boolean isOpaque() {
        return alpha >= 1;
    }

    /** Interpolates to another colour: 0 is this one, 1 the other. */
    public Rgba mix(Rgba other, double share) {
        if (share <= 0) return this;
        if (share >= 1) return other;
        return new Rgba(red + (other.red - red) * share, green + (other.green - green) * share, blue + (other.blue - blue) * share,
                alpha + (other.alpha - alpha) * share);
    }

    /** The same hue with its HSB saturation and brightness multiplied, up to their maximum. */
    public Rgba scaled(double saturation, double brightness) {
        double most = Math.max(red, Math.max(green, blue));
        double least = Math.min(red, Math.min(green, blue));
        double bright = Math.min(1, most * brightness);
        if (most == least) return new Rgba(bright, bright, bright, alpha);
        double saturated = Math.min(1, (most - least) / most * saturation) / (most - least);
        return new Rgba(bright * (1 - saturated * (most - red)), bright * (1 - saturated * (most - green)),
                bright * (1 - saturated * (most - blue)), alpha);
    }

    /** As in CSS, with opacity if it is not fully opaque. */
    public String css() {
        return isOpaque() ? opaqueCss() : opaqueCss() + "%02x".formatted(bits(alpha));
    }

    private String opaqueCss() {
        return "#%02x%02x%02x".formatted(bits(red), bits(green), bits(blue));
    }

    /** As an attribute of an SVG element, {@code fill} or {@code stroke}; not every SVG reader knows CSS colours with opacity. */
    public String svg(String attribute) {
        var color = " " + attribute + "=\"" + opaqueCss() + '"';
        return isOpaque() ? color : color + " " + attribute + "-opacity=\"" + Math.round(alpha * 1000) / 1000f + '"';
    }

    /** The opaque colour in 32 bits, alpha first. */
    public int rgb() {
        return 0xFF000000 | bits(red) << 16 | bits(green) << 8 | bits(blue);
    }

    private static int bits(double channel) {
        return (int) Math.round(channel * 255);
    }
}
