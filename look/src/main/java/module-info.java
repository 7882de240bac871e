/** Pieces, faces, boards, sounds and words as plain data: nothing here knows a screen, a browser or a sound device. */
module rookery.look {
    requires static transitive org.jspecify;
    requires transitive rookery.kernel;

    exports rookery.look.board;
    exports rookery.look.die;
    exports rookery.look.face;
    exports rookery.look.paint;
    exports rookery.look.piece;
    exports rookery.look.sound;
    exports rookery.look.text;
    exports rookery.look.theme;
}
