package rookery.arena.report;

import java.util.List;

/** Pieces of HTML. */
final class Markup {

    private Markup() {
    }

    static String escaped(String text) {
        return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;").replace("\"", "&quot;");
    }

    /** A table; columns whose heading begins with {@code #} hold numbers. Cells are HTML already. */
    static String table(List<String> headings, List<List<String>> rows) {
        StringBuilder out = new StringBuilder("<div class=\"scroll\"><table>\n<thead><tr>");
        for (String heading : headings) {
            out.append(heading.startsWith("#") ? "<th class=\"n\">" : "<th>").append(heading.replaceFirst("^#", "")).append("</th>");
        }
        out.append("</tr></thead>\n<tbody>\n");
        for (List<String> row : rows) {
            out.append("<tr>");
            for (int i = 0; i < row.size(); i++) {
                out.append(headings.get(i).startsWith("#") ? "<td class=\"n\">" : "<td>").append(row.get(i)).append("</td>");
            }
            out.append("</tr>\n");
        }
        return out.append("</tbody></table></div>\n").toString();
    }

    static String section(String heading, String content) {
        return "<section>\n<h2>" + escaped(heading) + "</h2>\n" + content + "</section>\n";
    }

    /** @param style the letter of the colours: s for areas, l for lines */
    static String legend(String style, List<String> names) {
        StringBuilder out = new StringBuilder("<p class=\"legend\">");
        for (int i = 0; i < names.size(); i++) {
            out.append("<span><i class=\"").append(style).append(i % 8).append("\"></i>").append(escaped(names.get(i))).append("</span> ");
        }
        return out.append("</p>\n").toString();
    }
}
