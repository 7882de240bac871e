package rookery.testkit;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/** Ids of requirements as comments in tests name them: {@code C-14}, {@code X-08..X-12}, {@code X-40..42}. */
final class RequirementIds {
    private static final Pattern ID = Pattern.compile("\\b([CLDSX])-(\\d\\d)(?:\\.\\.(?:\\1-)?(\\d\\d))?\\b");

    private RequirementIds() {}

    /** The ids in the comments of a source text, ranges spelled out, in order and with repetitions. Ids in code or strings do not count. */
    static List<String> inComments(String source) {
        var ids = new ArrayList<String>();
        source.lines().map(RequirementIds::comment).forEach(comment -> {
            var matcher = ID.matcher(comment);
            while (matcher.find()) {
                int first = Integer.parseInt(matcher.group(2));
                int last = matcher.group(3) == null ? first : Integer.parseInt(matcher.group(3));
                for (int number = first; number <= last; number++) ids.add("%s-%02d".formatted(matcher.group(1), number));
            }
        });
        return ids;
    }

    private static String comment(String line) {
        var text = line.strip();
        if (text.startsWith("*") || text.startsWith("/*")) return text;
        int start = text.indexOf("//");
        return start < 0 ? "" : text.substring(start);
    }
}
