package rookery.desktop.screen.setup;

import rookery.desktop.shell.Place.NewGame.Kind;
import rookery.kernel.variant.Variant;

/** What the user chooses on the page. */
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

    /** Takes up what a file says: rules, position, and perhaps clocks and side. */
    record Load(StartFile.Read file) implements SetupIntent {}

    record Rate(boolean rated) implements SetupIntent {}
}
