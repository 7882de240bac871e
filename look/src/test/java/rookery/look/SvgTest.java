package rookery.look;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.w3c.dom.Element;
import rookery.kernel.catalogue.Variants;
import rookery.kernel.piece.PieceKind;
import rookery.look.die.DieDrawing;
import rookery.look.face.Faces;
import rookery.look.piece.FigurineSet;
import rookery.look.piece.PieceSet;

/** What a browser is given: files that any reader of XML understands, that only draw, and that are the same every time. */
final class SvgTest {
    private static Element read(String svg) throws Exception {
        var builder = DocumentBuilderFactory.newDefaultNSInstance().newDocumentBuilder();
        var root = builder.parse(new ByteArrayInputStream(svg.getBytes(StandardCharsets.UTF_8))).getDocumentElement();
        assertThat(root.getLocalName()).isEqualTo("svg");
        assertThat(root.getNamespaceURI()).isEqualTo("http://www.w3.org/2000/svg");
        assertThat(names(root)).isSubsetOf("svg", "path", "circle", "rect", "linearGradient", "stop", "text");
        assertThat(svg).doesNotContainPattern("\\son[a-z]+=|href|style=|NaN|Infinity|\\d,\\d+%");
        return root;
    }

    private static Set<String> names(Element root) {
        var names = new TreeSet<>(List.of(root.getLocalName()));
        var all = root.getElementsByTagName("*");
        for (int i = 0; i < all.getLength(); i++) names.add(all.item(i).getLocalName());
        return names;
    }

    @ParameterizedTest
    @EnumSource
    void everyPieceOfEveryVariantIsAFile(PieceSet set) throws Exception {
        var drawn = new TreeSet<String>();
        for (var variant : Variants.all()) {
            for (PieceKind kind : variant.kinds()) {
                var white = set.svg(kind.name(), kind.letter(), true);
                assertThat(read(white).getAttribute("viewBox")).isEqualTo("0 0 45 45");
                assertThat(white).contains("<path d=\"M").isEqualTo(set.svg(kind.name(), kind.letter(), true));
                var black = set.svg(kind.name(), kind.letter(), false);
                read(black);
                assertThat(black).isNotEqualTo(white);
                drawn.add(white);
            }
        }
        assertThat(drawn).hasSizeGreaterThanOrEqualTo(11);
    }

    @Test
    void aUsersOwnPieceIsATileWithItsLetter() throws Exception {
        read(PieceSet.HERITAGE.svg("wyvern", 'W', true));
        assertThat(PieceSet.HERITAGE.svg("wyvern", 'W', true)).isNotEqualTo(PieceSet.HERITAGE.svg("wyvern", 'V', true));
        // Whatever a user calls it, nothing of the name gets into the file.
        read(PieceSet.HERITAGE.svg("<script>", '<', true));
    }

    @Test
    void everyFaceIsAFile() throws Exception {
        assertThat(Faces.ids()).hasSizeGreaterThan(30);
        for (var id : Faces.ids()) assertThat(read(Faces.of(id).svg()).getAttribute("viewBox")).as(id).isEqualTo("0 0 48 48");
        assertThat(Faces.of("robin").svg()).isEqualTo(Faces.of("robin").svg());
        assertThatThrownBy(() -> Faces.of("nobody")).isInstanceOf(IllegalArgumentException.class);
        assertThat(Faces.ofBot("Stockfish 17")).isEqualTo("engine");
        assertThat(Faces.ofBot("Plain expectimax")).isEqualTo("plain-expectimax");
    }

    @Test
    void everySideOfADieIsAFile() throws Exception {
        for (int face = 0; face <= 12; face++) {
            var root = read(DieDrawing.svg(face));
            assertThat(root.getElementsByTagName("circle").getLength()).isEqualTo(face <= 6 ? face : 0);
            assertThat(root.getTextContent().strip()).isEqualTo(face <= 6 ? "" : String.valueOf(face));
        }
    }

    @Test
    void figurinesAreFiles() throws Exception {
        for (var kind : new String[]{"king", "queen", "rook", "bishop", "knight", "pawn", "hawk"}) {
            for (boolean dark : new boolean[]{true, false}) read(FigurineSet.svg(kind, dark));
        }
    }
}
