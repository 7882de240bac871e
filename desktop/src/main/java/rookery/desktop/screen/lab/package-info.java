/**
 * The lab: matches and tournaments of bots, engines and agents, with the same job files as the commands. {@link rookery.desktop.screen.lab.LabScreen}
 * is its controller, {@code Examiner} finds out what its form means, {@code CurrentRun} is the run it has started; that goes on in
 * {@link rookery.desktop.screen.lab.Experiment} while one is elsewhere in the program.
 */
@NullMarked
package rookery.desktop.screen.lab;

import org.jspecify.annotations.NullMarked;
