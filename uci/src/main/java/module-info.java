/** UCI and CECP text, both ways: any bot as an engine program, any engine program as a bot. */
module rookery.uci {
    requires static transitive org.jspecify;
    requires transitive rookery.kernel;
    requires transitive rookery.play;

    exports rookery.uci.client;
    exports rookery.uci.protocol;
    exports rookery.uci.server;
}
