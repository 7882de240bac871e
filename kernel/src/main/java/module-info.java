/** The rules of any variant: boards, pieces, positions, games, notation. Nothing but java.base. */
module rookery.kernel {
    requires static transitive org.jspecify;

    exports rookery.kernel.catalogue;
    exports rookery.kernel.catalogue.json;
    exports rookery.kernel.game;
    exports rookery.kernel.geometry;
    exports rookery.kernel.move;
    exports rookery.kernel.notation;
    exports rookery.kernel.piece;
    exports rookery.kernel.position;
    exports rookery.kernel.variant;
}
