/** Playing in any browser: a front end by HTTP. */
module rookery.serve {
    requires static transitive org.jspecify;
    requires transitive rookery.kernel;
    requires transitive rookery.play;
    requires transitive rookery.archive;
    requires transitive rookery.session;
    requires rookery.look;
    requires jdk.httpserver;

    exports rookery.serve;
    exports rookery.serve.host;
    exports rookery.serve.qr;
}
