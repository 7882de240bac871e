package rookery.desktop.screen.setup;

import java.util.List;
import rookery.desktop.shell.Place.NewGame.Kind;
import rookery.kernel.variant.Variant;

/** User choices on the new-game page. */
sealed interface SetupIntent {

    record ChooseKind(Kind kind) implements SetupIntent {}

    record ChooseVariant(Variant variant) implements SetupIntent {}

    record ChangeRule(String option, String value) implements SetupIntent {}

    record KeepRules() implements SetupIntent {}

    record ChooseFirst(SetupState.Bot bot) implements SetupIntent {}

    record ChooseSecond(SetupState.Bot bot) implements SetupIntent {}

    record ChooseSide(SetupState.SideChoice side) implements SetupIntent {}

    record ChooseClock(ClockChoice clock) implements SetupIntent {}

    record ChooseStart(StartChoice start) implements SetupIntent {}

    /** Loads a file: rules, position, and perhaps clocks and side. */
    record Load(StartFile.Read file) implements SetupIntent {}

    /** Names the first of two people at this device. */
    record NameFirst(String name) implements SetupIntent {}

    /** Names the second of two people at this device. */
    record NameSecond(String name) implements SetupIntent {}

    /** Provides the names of all profiles. */
    record Meet(List<String> profiles) implements SetupIntent {}

    /** Provides the user's own variants. */
    record ListOwn(List<Variant> variants) implements SetupIntent {}

    /** Provides the opponent of the person's own strength. */
    record Match(SetupState.Level level) implements SetupIntent {}

    record Rate(boolean rated) implements SetupIntent {}
}
