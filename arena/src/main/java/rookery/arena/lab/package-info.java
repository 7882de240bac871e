/** The lab without its screen: the form of a job, the possible players, the stored runs. */
@NullMarked
package rookery.arena.lab;

import org.jspecify.annotations.NullMarked;
