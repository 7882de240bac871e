package rookery.look.piece;

import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import rookery.look.paint.Rgba;

/** Writes what is painted as an SVG file without scripts, styles or links, the same for the same drawing. Mutable; used by one thread. */
final class SvgPainter implements Painter {
    private final Map<String, Gradient> gradients = new LinkedHashMap<>();
    private final StringBuilder shapes = new StringBuilder();

    @Override
    public void fill(Outline outline, Gradient paint) {
        shapes.append("<path d=\"").append(outline.svg().strip()).append('"').append(color("fill", paint)).append("/>");
    }

    @Override
    public void stroke(Outline outline, Rgba color, double width) {
        shapes.append("<path d=\"").append(outline.svg().strip()).append("\" fill=\"none\"").append(color("stroke", Gradient.flat(color)))
                .append(String.format(Locale.ROOT, " stroke-width=\"%s\" stroke-linecap=\"round\" stroke-linejoin=\"round\"/>",
                        (float) width));
    }

    private String color(String attribute, Gradient paint) {
        if (paint.isFlat()) return paint.left().svg(attribute);
        // Named by its colours, so that drawings on one page share equal gradients and nothing else.
        var name = "from-" + paint.left().css().substring(1) + "-to-" + paint.right().css().substring(1);
        gradients.put(name, paint);
        return " " + attribute + "=\"url(#" + name + ")\"";
    }

    String svg() {
        var text = new StringBuilder(String.format(Locale.ROOT, "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 %1$.0f %1$.0f\">",
                Drawing.GRID));
        gradients.forEach((name, paint) -> text.append(String.format(Locale.ROOT,
                "<linearGradient id=\"%s\" gradientUnits=\"userSpaceOnUse\" x1=\"%.0f\" y1=\"0\" x2=\"%.0f\" y2=\"0\">"
                        + "<stop offset=\"0\" stop-color=\"%s\"/><stop offset=\"%.2f\" stop-color=\"%s\"/><stop offset=\"1\" stop-color=\"%s\"/>"
                        + "</linearGradient>",
                name, Gradient.FROM, Gradient.TO, paint.left().css(), Gradient.MIDDLE, paint.middle().css(), paint.right().css())));
        return text.append(shapes).append("</svg>\n").toString();
    }
}
