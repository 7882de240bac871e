/**
 * What is heard: {@link rookery.desktop.sound.SoundPlayer} brings the effects and the music of {@link rookery.look.sound} to the machine's sound device.
 * Nothing ever waits for a sound; without a device there is silence.
 */
@NullMarked
package rookery.desktop.sound;

import org.jspecify.annotations.NullMarked;
