/**
 * Plays tournaments: many games at once on this machine's cores, journalled so that nothing is lost.
 *
 * <p>{@link rookery.arena.run.JobSpec} is what a user asks for, {@link rookery.arena.run.Job} what that means;
 * {@link rookery.arena.run.TournamentRun} plays it and can be watched by a screen as well as by a command: it starts, pauses, goes on and stops, and
 * its {@link rookery.arena.run.RunSnapshot} says at any moment how far it is, who leads, how a sequential test stands and what is on the boards.
 * {@link rookery.arena.run.PlayedGame} is the record of one game.
 */
@NullMarked
package rookery.arena.run;

import org.jspecify.annotations.NullMarked;
