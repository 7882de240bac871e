/** The window: JavaFX screens and what stands behind them. */
module rookery.desktop {
    requires static transitive org.jspecify;
    requires transitive rookery.kernel;
    requires transitive rookery.look;
    requires transitive rookery.play;
    requires transitive rookery.uci;
    requires transitive rookery.archive;
    requires transitive rookery.session;
    requires transitive rookery.learn;
    requires transitive rookery.arena;
    requires rookery.serve;
    requires java.desktop;
    requires transitive javafx.controls;
    requires atlantafx.base;
    requires org.kordamp.ikonli.core;
    requires transitive org.kordamp.ikonli.javafx;
    requires transitive org.kordamp.ikonli.feather;
    exports rookery.desktop;
    exports rookery.desktop.board;
    exports rookery.desktop.game;
    exports rookery.desktop.piece;
    exports rookery.desktop.library;
    exports rookery.desktop.shell;
    exports rookery.desktop.store;
    exports rookery.desktop.theme;
}
