package rookery.uci.client;

/** The protocols engines speak. */
public enum Protocol {
    /** The Universal Chess Interface. */
    UCI,
    /** The Chess Engine Communication Protocol of XBoard and WinBoard. */
    CECP
}
