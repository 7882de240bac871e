/**
 * What is heard: {@link rookery.desktop.sound.SoundPlayer} plays {@link rookery.desktop.sound.Effect}s and music, both made by the program
 * itself, as {@link rookery.desktop.sound.SoundSettings} allows. Nobody ever waits for a sound, and without a device there is silence.
 */
@NullMarked
package rookery.desktop.sound;

import org.jspecify.annotations.NullMarked;
