/** The window looked at from outside: pictures of every screen, how quick it is, whether it works. */
module rookery.gallery {
    requires static transitive org.jspecify;
    requires transitive rookery.desktop;
    requires java.management;

    exports rookery.gallery;
}
