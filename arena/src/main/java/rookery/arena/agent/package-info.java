/**
 * Agents that others write in Java: packed in a jar, loaded in a process of their own, tried out before they may play, loaded anew when the jar changes;
 * and the project with which to begin one.
 */
@NullMarked
package rookery.arena.agent;

import org.jspecify.annotations.NullMarked;
