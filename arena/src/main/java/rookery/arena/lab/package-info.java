/** What a lab keeps and offers, whatever shows it: the form of a job, who could take part, the runs that were played. */
@NullMarked
package rookery.arena.lab;

import org.jspecify.annotations.NullMarked;
