package rookery.desktop.screen.options;

import javafx.scene.Node;
import rookery.look.sound.Effect;

/** What the settings need of the rest of the program. */
public interface OptionsHall {

    void play(Effect effect);

    /** A part of the page for things that are set elsewhere. */
    Node more();
}
