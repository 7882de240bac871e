/** The window: JavaFX screens, board, pieces, themes, sound. */
module rookery.desktop {
    requires static transitive org.jspecify;
    requires transitive rookery.kernel;
    requires transitive rookery.play;
    requires transitive rookery.uci;
    requires transitive rookery.archive;
    requires transitive rookery.arena;
    requires java.desktop;
    requires transitive javafx.controls;
    requires atlantafx.base;
    requires org.kordamp.ikonli.core;
    requires org.kordamp.ikonli.javafx;
    requires org.kordamp.ikonli.feather;
    exports rookery.desktop;
}
