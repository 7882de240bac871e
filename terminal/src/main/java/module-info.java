/** Playing in a terminal, or by a script: a front end without a window. */
module rookery.terminal {
    requires static transitive org.jspecify;
    requires transitive rookery.kernel;
    requires transitive rookery.play;
    requires rookery.archive;
    requires rookery.session;
    requires rookery.arena;
    requires rookery.uci;
    requires org.jline.terminal;
    requires org.jline.reader;

    exports rookery.terminal;
}
