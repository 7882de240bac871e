/**
 * Synthesised sound: the {@link rookery.look.sound.Effect}s as finished {@link rookery.look.sound.SoundClip}s, and a
 * {@link rookery.look.sound.Mixer} that adds them and music up as {@link rookery.look.sound.SoundSettings} allow.
 */
@NullMarked
package rookery.look.sound;

import org.jspecify.annotations.NullMarked;
