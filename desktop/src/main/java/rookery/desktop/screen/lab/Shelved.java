package rookery.desktop.screen.lab;

import java.nio.file.Path;
import rookery.arena.run.JobSpec;

/**
 * A run that is kept in the data folder.
 *
 * @param part  which part of the tournament it is, as the form writes it; empty for all
 * @param games how many are played
 */
record Shelved(Path folder, JobSpec spec, String part, boolean unfinished, int games) {}
