package rookery.desktop.board;

import javafx.scene.image.Image;
import org.jspecify.annotations.Nullable;
import rookery.desktop.theme.Paints;
import rookery.look.piece.PieceSet;
import rookery.look.theme.BoardSurface;
import rookery.look.theme.BoardTheme;

/** The look of a board: its pieces, its squares, and optionally the user's own picture instead of the squares. */
public record BoardLook(PieceSet pieces, BoardTheme theme, @Nullable Image picture) {

    public static final BoardLook DEFAULT = new BoardLook(PieceSet.HERITAGE, BoardTheme.WALNUT, null);

    /** The look with those ids; an unknown one is replaced by the default. With a picture, marks are chosen to stand out on it. */
    public static BoardLook of(String pieceSet, String boardTheme, @Nullable Image picture) {
        var set = PieceSet.byId(pieceSet).orElse(DEFAULT.pieces);
        if (picture == null) return new BoardLook(set, BoardTheme.byId(boardTheme).orElse(DEFAULT.theme), null);
        return new BoardLook(set, BoardSurface.measure(BoardSurface.paint(Paints.bitmap(picture), 8, 8, 32, PICTURE_SQUARES), 8, 8),
                picture);
    }

    /** How strongly squares are drawn over the user's picture. */
    static final double PICTURE_SQUARES = 0.5;
}
