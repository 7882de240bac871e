package rookery.kernel.catalogue;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import rookery.kernel.catalogue.json.Json;
import rookery.kernel.catalogue.json.LineColumn;
import rookery.kernel.piece.Betza;
import rookery.kernel.piece.Movement;
import rookery.kernel.piece.PieceKind;
import rookery.kernel.variant.Variant;

/** The pieces of a variant file, and the lists of piece letters in its other sections. */
final class PieceSections {

    private static final int HIGHEST_VALUE = 100_000;
    private static final Movement STAND_IN = Movement.of("W");

    private final ProblemList problems;
    private final List<PieceKind> kinds = new ArrayList<>();

    PieceSections(ProblemList problems) {
        this.problems = problems;
    }

    /** Kinds in the order of the file. A piece with a bad movement is included, so that other sections can use its letter. */
    List<PieceKind> kinds() {
        return kinds;
    }

    void read(Section file) {
        Json value = file.value("pieces");
        if (value == null) {
            file.problem("pieces", "expected the pieces, such as {\"K\": {\"name\": \"king\", \"moves\": \"K\", \"royal\": true}}");
            return;
        }
        if (!(value instanceof Json.Dict(LineColumn _, List<Json.Member> members))) {
            file.problem("pieces", "expected an object with a letter for each piece, found " + value.kind());
            return;
        }
        Set<String> letters = new LinkedHashSet<>();
        for (Json.Member member : members) {
            String path = file.path("pieces") + "." + Section.shown(member.key());
            if (!member.key().matches("\\+?[A-Z]|[A-Z]~")) {
                problems.add(member.place(), path, "a piece is named by one letter from A to Z; a promoted one as +S or Q~");
            } else if (!letters.add(member.key())) {
                problems.add(member.place(), path, "two pieces have this letter");
            } else if (member.value() instanceof Json.Dict object) {
                kinds.add(piece(member.key(), new Section(object, path, problems)));
            } else if (member.value() instanceof Json.Null) {
                problems.add(member.place(), path, "null takes an inherited piece away, but no such piece is inherited");
            } else {
                problems.add(member.value().place(), path, "expected an object, found " + member.value().kind());
            }
        }
        if (kinds.isEmpty() && members.isEmpty()) {
            file.problem("pieces", "there are no pieces");
        }
        if (kinds.size() > Variant.MOST_KINDS) {
            file.problem("pieces",
                    "there are " + kinds.size() + " kinds of pieces, promoted ones counted; at most " + Variant.MOST_KINDS + " can be");
            kinds.clear();
        }
        checkNames(file);
    }

    private PieceKind piece(String symbol, Section section) {
        char letter = symbol.charAt(symbol.startsWith("+") ? 1 : 0);
        String name = section.text("name", "");
        if (!name.matches("\\S(.{0,28}\\S)?") || TextSections.hasControl(name)) {
            section.problem("name", "expected a name of 1 to 30 characters");
        }
        String betza = section.text("moves", "");
        Movement movement = switch (Betza.parse(betza)) {
            case Betza.Parsed(Movement parsed) -> parsed;
            case Betza.Refused(String reason) -> {
                section.problem("moves", reason + "; expected Betza's notation, such as \"RN\"");
                yield STAND_IN;
            }
        };
        int value = section.number("value", 0, HIGHEST_VALUE, 0);
        boolean royal = section.flag("royal", false);
        boolean pawn = section.flag("pawn", false);
        if (royal && pawn) {
            section.problem("royal", "a pawn cannot be royal, since it promotes");
        }
        char from = symbol.startsWith("+") ? letter : symbol.endsWith("~") ? from(section) : PieceKind.NOTHING;
        section.finish();
        return new PieceKind(name, letter, movement, value, royal && !pawn, pawn, from);
    }

    /** What a piece such as Q~ was before, and becomes again when taken. */
    private static char from(Section section) {
        String from = section.text("from", "P");
        if (!from.matches("[A-Z]")) {
            section.problem("from", "expected the letter of the piece it is again when it is taken");
            return 'P';
        }
        return from.charAt(0);
    }

    private void checkNames(Section file) {
        Set<String> names = new HashSet<>();
        for (PieceKind kind : kinds) {
            if (kind.isPromoted() && kinds.stream().noneMatch(other -> !other.isPromoted() && other.letter() == kind.promotedFrom())) {
                file.problem("pieces", kind.symbol() + " has no unpromoted piece " + kind.promotedFrom());
            }
            if (!kind.isPromoted() && !kind.name().isEmpty() && !names.add(kind.name())) {
                file.problem("pieces", "two pieces have the name " + Section.shown(kind.name()));
            }
        }
    }

    /** The number of the kind with that letter, or 0 with a problem noted. */
    int kind(Json.Text letter, String path) {
        int index = letters().indexOf(letter.value());
        if (index < 0) {
            problems.add(letter.place(), path,
                    "no piece has the letter \"" + Section.shown(letter.value()) + "\"; there are " + String.join(", ", letters()));
        }
        return index + 1;
    }

    private List<String> letters() {
        return kinds.stream().map(PieceKind::symbol).toList();
    }

    PieceKind kind(int number) {
        return kinds.get(number - 1);
    }

    /** A list of letters as kind numbers; null when the member is absent or not a list. Unknown letters are reported and left out. */
    @Nullable
    List<Integer> kinds(Section section, String key, boolean mayRepeat) {
        List<Json.Text> texts = section.texts(key, "piece letters");
        if (texts == null) {
            return null;
        }
        if (texts.size() > Variant.MOST_KINDS) {
            section.problem(key, "at most " + Variant.MOST_KINDS + " letters can stand here");
            return List.of();
        }
        List<Integer> numbers = new ArrayList<>();
        for (int i = 0; i < texts.size(); i++) {
            String path = section.path(key) + "[" + i + "]";
            int number = kind(texts.get(i), path);
            if (number > 0 && !mayRepeat && numbers.contains(number)) {
                problems.add(texts.get(i).place(), path, "the letter stands twice");
            } else if (number > 0) {
                numbers.add(number);
            }
        }
        return numbers;
    }

    /** The royal pieces, in words. */
    boolean hasRoyal() {
        return kinds.stream().anyMatch(PieceKind::royal);
    }

    boolean hasPawn() {
        return kinds.stream().anyMatch(PieceKind::pawn);
    }

    String names(List<Integer> numbers) {
        return numbers.stream().map(number -> kind(number).name()).collect(Collectors.joining(", "));
    }
}
