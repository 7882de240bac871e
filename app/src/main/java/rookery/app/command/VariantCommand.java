package rookery.app.command;

import java.io.PrintStream;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;
import rookery.kernel.catalogue.MoveDiagram;
import rookery.kernel.catalogue.RulesInWords;
import rookery.kernel.catalogue.VariantProblem;
import rookery.kernel.catalogue.VariantReader;
import rookery.kernel.catalogue.Variants;
import rookery.kernel.geometry.BoardShape;
import rookery.kernel.piece.Piece;
import rookery.kernel.piece.PieceKind;
import rookery.kernel.variant.Variant;

/** {@code rookery variant list | show NAME | check FILE...}: what can be played, how, and whether a user's own file is good. */
@Command(description = "Lists the variants, shows the rules of one (by name or file), or checks variant files.")
final class VariantCommand implements Callable<Integer> {

    private enum Action {
        LIST, SHOW, CHECK
    }

    @Parameters(index = "0", paramLabel = "ACTION", description = "list, show or check")
    private @Nullable Action action;

    @Parameters(index = "1..*", arity = "0..*", paramLabel = "NAME|FILE", description = "for show a variant's name or file, for check its files")
    private List<String> names = List.of();

    private final Console console;

    VariantCommand(Console console) { this.console = console; }

    @Override
    public Integer call() {
        return switch (action) {
            case null -> misused("one of list, show and check is needed");
            case LIST -> names.isEmpty() ? list() : misused("'list' takes no name");
            case SHOW -> names.size() == 1 ? show(names.getFirst()) : misused("'show' takes one name");
            case CHECK -> names.isEmpty() ? misused("'check' takes the files to check") : check();
        };
    }

    private int misused(String reason) {
        console.err().printf("rookery variant: %s ('rookery variant --help' shows how it is used).%n", reason);
        return ExitCode.MISUSED;
    }

    private int list() {
        for (Variant variant : Variants.all()) {
            console.out().printf("%-17s %5s  %s%n", variant.id(), variant.shape(), variant.summary());
        }
        return ExitCode.OK;
    }

    private int check() {
        boolean good = true;
        for (String name : names) {
            switch (VariantReader.read(Path.of(name))) {
                case VariantReader.Accepted(Variant variant) ->
                    console.out().printf("%s: good: %s, %s, %d kinds of pieces%n", name, variant.name(), variant.shape(),
                            variant.kinds().size());
                case VariantReader.Refused(List<VariantProblem> problems) -> {
                    good = false;
                    problems.forEach(problem -> console.err().printf("%s: %s%n", name, problem));
                    console.err().printf("%s: %d %s%n", name, problems.size(), problems.size() == 1 ? "problem" : "problems");
                }
            }
        }
        return good ? ExitCode.OK : ExitCode.FAILED;
    }

    private int show(String name) {
        Optional<Variant> known = Variants.named(name);
        if (known.isPresent()) {
            print(known.get());
            return ExitCode.OK;
        }
        if (!name.endsWith(".json")) {
            console.err().printf("rookery variant: there is no variant '%s'; 'rookery variant list' lists them.%n", name);
            return ExitCode.FAILED;
        }
        return switch (VariantReader.read(Path.of(name))) {
            case VariantReader.Accepted(Variant variant) -> {
                print(variant);
                yield ExitCode.OK;
            }
            case VariantReader.Refused _ -> {
                names = List.of(name);
                yield check();
            }
        };
    }

    private void print(Variant variant) {
        PrintStream out = console.out();
        out.printf("%s (%s)%n%s%n%n", variant.name(), variant.id(), variant.summary());
        printBoard(variant);
        out.printf("%nRules%n");
        RulesInWords.english(variant).forEach(sentence -> out.printf("  * %s%n", sentence));
        out.printf("%nPieces, seen from their own side%n");
        out.println(
                "  o steps or slides there   O leaps there   m only moves   x only captures   i on its first move   h by jumping a piece");
        RulesInWords.pieces(variant).forEach(this::printPiece);
    }

    private void printBoard(Variant variant) {
        BoardShape shape = variant.shape();
        for (int rank = shape.ranks() - 1; rank >= 0; rank--) {
            StringBuilder line = new StringBuilder("%4d ".formatted(rank + 1));
            for (int file = 0; file < shape.files(); file++) {
                line.append(' ').append(sign(variant, variant.start().placement().piece(shape.square(file, rank))));
            }
            console.out().println(line);
        }
        StringBuilder files = new StringBuilder("     ");
        for (int file = 0; file < shape.files(); file++) {
            files.append(' ').append(BoardShape.fileName(file));
        }
        console.out().println(files);
        console.out().println("     (capitals are White's pieces)");
    }

    private static char sign(Variant variant, int piece) {
        if (!Piece.isPiece(piece)) return piece == Piece.WALL ? '*' : '.';
        char letter = variant.kind(Piece.kind(piece)).letter();
        return Piece.isWhite(piece) ? letter : Character.toLowerCase(letter);
    }

    private void printPiece(PieceKind kind) {
        String notes = (kind.value() > 0 ? ", worth " + kind.value() / 100.0 : "") + (kind.royal() ? ", royal" : "")
                + (kind.pawn() ? ", promotes" : "");
        console.out().printf("%n  %s  %s (%s)%s%n", kind.symbol(), kind.name(), kind.movement().betza(), notes);
        MoveDiagram.of(kind).rows().forEach(row -> console.out().printf("       %s%n", row));
    }
}
