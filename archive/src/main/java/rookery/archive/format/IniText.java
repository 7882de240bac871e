package rookery.archive.format;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Sections of keys and values, one to a line; {@code #} and {@code ;} begin comments. */
record IniText(List<Section> sections, List<ArchiveProblem> problems) {

    private static final Pattern HEAD = Pattern.compile("\\[\\s*([^:\\]]+?)\\s*(?::\\s*([^\\]]+?)\\s*)?\\]");
    private static final Pattern ENTRY = Pattern.compile("([A-Za-z][A-Za-z0-9]*)\\s*=\\s*(.*)");

    /** @param parent the section or variant it inherits from; empty for none */
    record Section(String name, String parent, int line, Map<String, Entry> entries) {
        Section {
            entries = Collections.unmodifiableMap(new LinkedHashMap<>(entries));
        }
    }

    record Entry(String value, int line) {
    }

    IniText {
        sections = List.copyOf(sections);
        problems = List.copyOf(problems);
    }

    static IniText read(String text) {
        List<Section> sections = new ArrayList<>();
        List<ArchiveProblem> problems = new ArrayList<>();
        Map<String, Entry> entries = new LinkedHashMap<>();
        List<String> lines = text.lines().map(String::strip).toList();
        for (int i = 0; i < lines.size(); i++) {
            String line = lines.get(i);
            Matcher head = HEAD.matcher(line);
            Matcher entry = ENTRY.matcher(line);
            if (head.matches()) {
                close(sections, entries);
                String parent = head.group(2);
                sections.add(new Section(head.group(1), parent == null ? "" : parent, i + 1, Map.of()));
                entries = new LinkedHashMap<>();
            } else if (entry.matches() && !sections.isEmpty()) {
                entries.put(entry.group(1), new Entry(entry.group(2).strip(), i + 1));
            } else if (!line.isEmpty() && !line.startsWith("#") && !line.startsWith(";")) {
                problems.add(new ArchiveProblem(ArchiveCode.WRONG_FORMAT, i + 1, "\"" + shown(line) + "\"",
                        sections.isEmpty() ? "a section such as [name:chess]" : "key = value"));
            }
        }
        close(sections, entries);
        return new IniText(sections, problems);
    }

    private static void close(List<Section> sections, Map<String, Entry> entries) {
        if (!sections.isEmpty()) {
            Section open = sections.removeLast();
            sections.add(new Section(open.name(), open.parent(), open.line(), entries));
        }
    }

    private static String shown(String line) {
        return line.length() > 60 ? line.substring(0, 60) + "..." : line;
    }
}
