package rookery.desktop.screen.play;

import javafx.geometry.Pos;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import rookery.desktop.board.MovementDiagram;
import rookery.desktop.shell.Nodes;
import rookery.desktop.shell.WindowServices;
import rookery.kernel.geometry.BoardShape;
import rookery.kernel.piece.Piece;
import rookery.kernel.piece.PieceKind;
import rookery.kernel.variant.Presets;
import rookery.look.board.Pocket;

/** How the piece under the mouse moves, for boards with unfamiliar pieces. */
final class PieceCard extends HBox {
    private static final double DIAGRAM = 112;
    private final WindowServices services;
    private int shown = -1;
    private boolean shownUp;

    PieceCard(WindowServices services) {
        super(12);
        this.services = services;
        getStyleClass().add("piece-card");
        setAlignment(Pos.CENTER_LEFT);
        setMinHeight(DIAGRAM + 16);
    }

    void show(PlayState state) {
        boolean unfamiliar = !state.match().settings().variant().kinds().stream().allMatch(PieceCard::isOfChess);
        Nodes.show(this, unfamiliar);
        if (!unfamiliar) return;
        int square = state.pointed();
        int there = square == BoardShape.NONE
                ? Piece.EMPTY
                : Pocket.isOrigin(square) ? Pocket.piece(square) : state.frame().placement().piece(square);
        int piece = Piece.isPiece(there) ? there : Piece.EMPTY;
        // An empty square keeps the last card: the user may still be reading it.
        if (piece == Piece.EMPTY && shown > Piece.EMPTY) return;
        // As on the board: the side below moves up.
        boolean up = piece == Piece.EMPTY || Piece.side(piece) == state.below();
        if (piece == shown && up == shownUp) return;
        shown = piece;
        shownUp = up;
        getChildren().clear();
        if (piece == Piece.EMPTY) {
            var words = Nodes.words(services.text("play.card.empty"), "muted");
            getChildren().add(words);
            return;
        }
        var variant = state.match().settings().variant();
        var kind = variant.kind(Piece.kind(piece));
        var name = Nodes.styled(new Label(services.texts().piece(kind.name())), "card-title");
        var words = Nodes.words(services.texts().moves(kind), "card-words");
        var worth = Nodes.styled(new Label(kind.value() > 0 ? services.text("play.card.worth", kind.value() / 100.0) : ""), "fine-print");
        worth.setWrapText(true);
        worth.setMinHeight(Region.USE_PREF_SIZE);
        getChildren().addAll(MovementDiagram.of(services.look(), variant, kind, Piece.isWhite(piece), up ? 1 : -1, DIAGRAM),
                new VBox(4, name, words, worth));
    }

    /** Whether everybody knows how it moves: a knight that takes like a bishop is not one of chess. */
    private static boolean isOfChess(PieceKind kind) {
        return Presets.FIDE.kinds().stream()
                .anyMatch(known -> known.name().equals(kind.name()) && known.movement().sameAs(kind.movement()));
    }
}
