/**
 * Plays tournaments: many games at once on this machine's cores, journalled so that nothing is lost.
 *
 * <p>{@link rookery.arena.run.JobSpec} is what a user asks for, {@link rookery.arena.run.Job} what that means; {@link rookery.arena.run.TournamentRun} plays it
 * for a screen or a command: it starts, pauses, resumes and stops, and its {@link rookery.arena.run.RunSnapshot} shows progress, standings, the state of a
 * sequential test and the games under way. {@link rookery.arena.run.PlayedGame} is the record of one game.
 */
@NullMarked
package rookery.arena.run;

import org.jspecify.annotations.NullMarked;
