package rookery.uci.client;

/** The languages engines speak. */
public enum Protocol {
    /** The Universal Chess Interface. */
    UCI,
    /** The Chess Engine Communication Protocol of XBoard and WinBoard. */
    CECP
}
