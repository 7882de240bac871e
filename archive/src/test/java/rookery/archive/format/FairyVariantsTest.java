package rookery.archive.format;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import rookery.kernel.catalogue.VariantReader;
import rookery.kernel.catalogue.VariantWriter;
import rookery.kernel.position.Perft;
import rookery.kernel.position.Position;
import rookery.kernel.variant.Goal;
import rookery.kernel.variant.Stalemate;
import rookery.kernel.variant.Variant;

/** Variants as Fairy-Stockfish's users write them. */
class FairyVariantsTest {

    private static final String GOOD = """
            # Variants written for this test.
            [tutti:capablanca]
            startFen = rnabqkbcnr/pppppppppp/10/10/10/10/PPPPPPPPPP/RNABQKBCNR w KQkq - 0 1
            pieceValueMg = a:830 c:910
            [amazons:chess]
            queen = -
            amazon = a
            promotionPieceTypes = arbn
            startFen = rnbakbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBAKBNR w KQkq - 0 1
            ; a child of a section
            [hill-amazons:amazons]
            flagPiece = k
            flagRegionWhite = d4 e4 d5 e5
            flagRegionBlack = d4 e4 d5 e5
            stalemateValue = loss
            nMoveRule = 60
            nFoldRule = 3
            [small]
            maxRank = 6
            maxFile = f
            king = k
            rook = r
            bishop = b
            centaur = z
            pawn = p
            startFen = rbzkbr/pppppp/6/6/PPPPPP/RBZKBR w - - 0 1
            promotionPieceTypes = rbz
            promotionRegionWhite = *6
            promotionRegionBlack = *1
            doubleStep = false
            castling = false
            [no-knights:chess]
            knight = -
            commoner = c
            promotionPieceTypes = qrbc
            startFen = rcbqkbcr/pppppppp/8/8/8/8/PPPPPPPP/RCBQKBCR w KQkq - 0 1
            castlingKingsideFile = g
            castlingQueensideFile = c
            mustCapture = false
            """;

    private static Variant accepted(List<FairyVariants.Result> results, String name) {
        FairyVariants.Result result = results.stream().filter(each -> each.name().equals(name)).findFirst().orElseThrow();
        assertThat(result).isInstanceOf(FairyVariants.Accepted.class);
        return ((FairyVariants.Accepted) result).variant();
    }

    @Test
    void sectionsInheritAndBecomeVariants() {
        List<FairyVariants.Result> results = FairyVariants.read(GOOD);
        assertThat(results).hasSize(5).allSatisfy(each -> assertThat(each).isInstanceOf(FairyVariants.Accepted.class));
        assertThat(accepted(results, "tutti").kind(accepted(results, "tutti").kindOf('A')).value()).isEqualTo(830);
        Variant hill = accepted(results, "hill-amazons");
        assertThat(hill.kindOf('Q')).isZero();
        assertThat(hill.kind(hill.kindOf('A')).movement().betza()).isEqualTo("QN");
        assertThat(hill.goals()).hasAtLeastOneElementOfType(Goal.ReachZone.class).hasAtLeastOneElementOfType(Goal.Checkmate.class);
        assertThat(hill.stalemate()).isEqualTo(Stalemate.LOSS);
        assertThat(hill.draws().quietMovesAutomatic()).isEqualTo(60);
        Variant small = accepted(results, "small");
        assertThat(small.shape().toString()).isEqualTo("6x6");
        assertThat(small.doubleStepRank()).isZero();
        for (FairyVariants.Result each : results) {
            Variant variant = accepted(results, each.name());
            assertThat(VariantReader.read(VariantWriter.write(variant))).isEqualTo(new VariantReader.Accepted(variant));
        }
    }

    @Test
    void ownPiecesHaveAMovement() {
        Variant variant = accepted(FairyVariants.read("""
                [own:chess]
                customPiece1 = z:mKcN
                knight = -
                promotionPieceTypes = qz
                startFen = rzbqkbzr/pppppppp/8/8/8/8/PPPPPPPP/RZBQKBZR w KQkq - 0 1
                extinctionValue = loss
                extinctionPieceTypes = z
                """), "own");
        assertThat(variant.kind(variant.kindOf('Z')).movement().betza()).isEqualTo("mKcN");
        assertThat(variant.goals()).hasAtLeastOneElementOfType(Goal.Extinction.class);
        assertThat(Perft.count(Position.start(variant), 1)).isEqualTo(16);
    }

    @Test
    void everyKeyWithoutARuleIsNamed() {
        List<FairyVariants.Result> results = FairyVariants.read("""
                [flips:chess]
                connectN = 4
                flipEnclosedPieces = reversi
                pocketSize = 5
                materialCounting = janggi
                [odd:chess]
                customPiece1 = x:yyZ
                checkmateValue = draw
                maxRank = 77
                doubleStepRegionWhite = a2 b2
                [orphan:nothing-like-it]
                king = k
                """);
        List<ArchiveProblem> drops = ((FairyVariants.Refused) results.get(0)).problems();
        assertThat(drops).extracting(ArchiveProblem::line).containsExactly(2, 3, 5);
        assertThat(drops).allSatisfy(problem -> assertThat(problem.code()).isEqualTo(ArchiveCode.UNSUPPORTED));
        assertThat(drops.getFirst().toString()).contains("connectN = 4");
        assertThat(((FairyVariants.Refused) results.get(1)).problems()).extracting(ArchiveProblem::line).contains(8, 9, 10);
        assertThat(((FairyVariants.Refused) results.get(2)).problems().getFirst().found()).contains("nothing-like-it");
    }

    @Test
    void whatIsNoIniIsRefused() {
        for (String text : List.of("", "{\"a\": 1}", "king = k", "[x:chess]\nnonsense", "[]")) {
            assertThat(FairyVariants.read(text)).as(text).first().isInstanceOf(FairyVariants.Refused.class);
        }
    }

    /** The same games: as many positions at each depth. */
    @Test
    void countsAgreeWithTheOriginal(@TempDir Path folder) throws IOException, InterruptedException {
        Optional<Path> engine = Stream.concat(Stream.of("/usr/games"), Stream.of(System.getenv().getOrDefault("PATH", "").split(":")))
                .map(each -> Path.of(each, "fairy-stockfish")).filter(Files::isExecutable).findFirst();
        assumeThat(engine).isPresent();
        List<FairyVariants.Result> results = FairyVariants.read(GOOD);
        Path ini = Files.writeString(folder.resolve("variants.ini"), GOOD);
        for (FairyVariants.Result each : results) {
            Process process = new ProcessBuilder(engine.orElseThrow().toString()).redirectErrorStream(true).start();
            process.getOutputStream().write(("setoption name VariantPath value " + ini + "\nsetoption name UCI_Variant value " + each.name()
                    + "\nposition startpos\ngo perft 3\nquit\n").getBytes(StandardCharsets.UTF_8));
            process.getOutputStream().close();
            String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
            process.waitFor();
            long counted = Perft.count(Position.start(accepted(results, each.name())), 3);
            assertThat(said).as(each.name()).contains("Nodes searched: " + counted);
        }
    }
}
