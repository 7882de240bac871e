/** The rules of any variant: boards, pieces, positions, games, notation. Nothing but java.base. */
module rookery.kernel {
    requires static transitive org.jspecify;
}
