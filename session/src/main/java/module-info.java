/** The life of a game, from its first move to its place in the library; knows no screen. */
module rookery.session {
    requires static transitive org.jspecify;
    requires transitive rookery.kernel;
    requires transitive rookery.play;
    requires transitive rookery.archive;

    exports rookery.session;
}
