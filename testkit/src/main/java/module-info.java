/** What the tests of all modules share: position generators, laws every variant keeps, architecture rules. */
module rookery.testkit {
    requires static transitive org.jspecify;
    requires transitive rookery.kernel;
    requires transitive org.junit.jupiter.api;
    requires org.junit.jupiter.params;
    requires org.assertj.core;
    requires com.tngtech.archunit;

    exports rookery.testkit;
}
