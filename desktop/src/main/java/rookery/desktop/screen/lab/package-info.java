/**
 * The lab: matches and tournaments of bots, engines and agents, with the same job files as the commands. {@link rookery.desktop.screen.lab.LabScreen}
 * is its controller, {@code FormCheck} finds out what its form means, and a {@code LabRun} goes on while one is elsewhere in the program.
 */
@NullMarked
package rookery.desktop.screen.lab;

import rookery.arena.lab.LabRun;
import org.jspecify.annotations.NullMarked;
