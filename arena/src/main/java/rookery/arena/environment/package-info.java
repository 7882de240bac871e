/** Any variant as an environment for learning programs: reset, step, legal actions, chance, observations; over lines of JSON for every language. */
@NullMarked
package rookery.arena.environment;

import org.jspecify.annotations.NullMarked;
