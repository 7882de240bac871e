/** The players and their strength: profiles, and the ranking of people and bots for each family of variants. */
@NullMarked
package rookery.desktop.screen.ranking;

import org.jspecify.annotations.NullMarked;
