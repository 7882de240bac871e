/**
 * Who plays whom, with which colour, from which opening and with which seed. A schedule is a function of the definition of a tournament
 * and the results so far, so that an interrupted one resumes exactly where it stopped.
 */
@NullMarked
package rookery.arena.schedule;

import org.jspecify.annotations.NullMarked;
