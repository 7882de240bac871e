package rookery.learn.lesson;

/** What a lesson is about. */
public enum LessonSort {
    /** Go to every star. */
    STARS,
    /** Of the pieces that can be taken, take the one that nothing defends. */
    TAKE_THE_UNDEFENDED,
    /** Go to the star without stopping where a piece of the other side attacks. */
    AVOID_ATTACKS,
    /** Win with one move. */
    WIN_IN_ONE,
    /** Castle. */
    CASTLE
}
