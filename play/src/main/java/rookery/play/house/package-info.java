/** The house's own bots: four simple players that know every variant and need no search. Opponents for beginners, and benchmarks. */
@NullMarked
package rookery.play.house;

import org.jspecify.annotations.NullMarked;
