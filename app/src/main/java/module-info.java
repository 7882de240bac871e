/** The {@code rookery} command: starts the desktop or one of the tools, and wires everything. */
module rookery.app {
    requires static transitive org.jspecify;
    requires rookery.kernel;
    requires rookery.play;
    requires rookery.engine;
    requires rookery.uci;
    requires rookery.archive;
    requires rookery.learn;
    requires rookery.arena;
    requires rookery.terminal;
    requires rookery.serve;
    requires rookery.desktop;
    requires rookery.gallery;
    requires rookery.look;
    requires java.desktop;
    requires info.picocli;
    exports rookery.app;
    opens rookery.app.command to info.picocli;
}
