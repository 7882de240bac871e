package rookery.look.paint;

/**
 * A colour in CIE L*a*b* (D65), where distances are about what the eye sees: {@link #distance} 1 is just noticeable side by side, 10 is seen
 * at a glance.
 *
 * @param lightness 0 black to 100 white
 */
public record LabColor(double lightness, double a, double b) {

    private static final double EPSILON = 216.0 / 24389;
    private static final double KAPPA = 24389.0 / 27;

    /** Of an opaque colour; what lies beneath a translucent one must be mixed in first, see {@link #over}. */
    public static LabColor of(Rgba color) {
        double red = linear(color.red());
        double green = linear(color.green());
        double blue = linear(color.blue());
        double x = bend((0.4124564 * red + 0.3575761 * green + 0.1804375 * blue) / 0.95047);
        double y = bend(0.2126729 * red + 0.7151522 * green + 0.0721750 * blue);
        double z = bend((0.0193339 * red + 0.1191920 * green + 0.9503041 * blue) / 1.08883);
        return new LabColor(116 * y - 16, 500 * (x - y), 200 * (y - z));
    }

    /** What is seen where {@code top} is laid over the opaque {@code ground}. */
    public static Rgba over(Rgba top, Rgba ground) {
        double alpha = top.alpha();
        return Rgba.of(alpha * top.red() + (1 - alpha) * ground.red(), alpha * top.green() + (1 - alpha) * ground.green(),
                alpha * top.blue() + (1 - alpha) * ground.blue());
    }

    /** About what eyes without green cones (deuteranopia, the most frequent colour blindness) see of a colour; after Vienot, 1999. */
    public static Rgba deuteranope(Rgba color) {
        double red = linear(color.red());
        double green = linear(color.green());
        double blue = linear(color.blue());
        double yellow = 0.29275 * red + 0.70725 * green;
        double rest = -0.02234 * red + 0.02234 * green + blue;
        return Rgba.of(gamma(yellow), gamma(yellow), gamma(rest));
    }

    /** CIEDE2000. */
    public double distance(LabColor other) {
        double chroma = (Math.hypot(a, b) + Math.hypot(other.a, other.b)) / 2;
        double chroma7 = Math.pow(chroma, 7);
        double stretch = 1 + 0.5 * (1 - Math.sqrt(chroma7 / (chroma7 + Math.pow(25, 7))));
        double a1 = a * stretch;
        double a2 = other.a * stretch;
        double c1 = Math.hypot(a1, b);
        double c2 = Math.hypot(a2, other.b);
        double h1 = hue(a1, b);
        double h2 = hue(a2, other.b);
        double turn = c1 * c2 == 0 ? 0 : h2 - h1 - 360 * Math.rint((h2 - h1) / 360);
        double meanHue = c1 * c2 == 0 ? h1 + h2 : h1 + turn / 2;
        double meanL = (lightness + other.lightness) / 2;
        double meanC = (c1 + c2) / 2;
        double meanC7 = Math.pow(meanC, 7);
        double t = 1 - 0.17 * cosine(meanHue - 30) + 0.24 * cosine(2 * meanHue) + 0.32 * cosine(3 * meanHue + 6)
                - 0.20 * cosine(4 * meanHue - 63);
        double offset = (meanL - 50) * (meanL - 50);
        double deltaL = (other.lightness - lightness) / (1 + 0.015 * offset / Math.sqrt(20 + offset));
        double deltaC = (c2 - c1) / (1 + 0.045 * meanC);
        double deltaH = 2 * Math.sqrt(c1 * c2) * Math.sin(Math.toRadians(turn / 2)) / (1 + 0.015 * meanC * t);
        double bluish = (meanHue - 360 * Math.floor(meanHue / 360) - 275) / 25;
        double rotation = -2 * Math.sqrt(meanC7 / (meanC7 + Math.pow(25, 7))) * Math.sin(Math.toRadians(60 * Math.exp(-bluish * bluish)));
        return Math.sqrt(deltaL * deltaL + deltaC * deltaC + deltaH * deltaH + rotation * deltaC * deltaH);
    }

    private static double hue(double a, double b) {
        double degrees = a == 0 && b == 0 ? 0 : Math.toDegrees(Math.atan2(b, a));
        return degrees < 0 ? degrees + 360 : degrees;
    }

    private static double cosine(double degrees) {
        return Math.cos(Math.toRadians(degrees));
    }

    private static double bend(double value) {
        return value > EPSILON ? Math.cbrt(value) : (KAPPA * value + 16) / 116;
    }

    private static double linear(double channel) {
        return channel <= 0.04045 ? channel / 12.92 : Math.pow((channel + 0.055) / 1.055, 2.4);
    }

    private static double gamma(double channel) {
        double bounded = Math.clamp(channel, 0.0, 1.0);
        return bounded <= 0.0031308 ? 12.92 * bounded : 1.055 * Math.pow(bounded, 1 / 2.4) - 0.055;
    }
}
