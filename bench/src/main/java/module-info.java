/** JMH benchmarks; never part of the program. */
module rookery.bench {
    requires static transitive org.jspecify;
    requires rookery.kernel;
    requires rookery.play;
    requires rookery.engine;
    requires rookery.uci;
    requires rookery.archive;
    requires rookery.arena;
    requires jmh.core;
    requires jdk.unsupported;
}
