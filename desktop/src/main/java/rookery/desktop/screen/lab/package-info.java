/**
 * The lab: matches and tournaments of bots, engines and agents, with the same job files as the commands. {@link rookery.desktop.screen.lab.LabScreen}
 * is its controller, {@code FormCheck} checks its form, and a {@code LabRun} continues while another screen is open.
 */
@NullMarked
package rookery.desktop.screen.lab;

import rookery.arena.lab.LabRun;
import org.jspecify.annotations.NullMarked;
