package rookery.desktop.screen.lab;

import rookery.arena.lab.RunPicture;
import rookery.arena.lab.LabForm;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;
import rookery.arena.run.TournamentRun.Phase;
import rookery.desktop.screen.lab.LabState.Pane;

/** How the lab changes; pure. */
final class LabReducer {
    private LabReducer() {}

    static LabState reduce(LabState state, LabIntent.Plain intent) {
        var form = state.form();
        var players = new ArrayList<>(form.spec().players());
        return switch (intent) {
            case LabIntent.Set(var setting, var text) -> edited(state, form.with(setting, text));
            case LabIntent.Concurrency(var text) -> edited(state, form.withConcurrency(text));
            case LabIntent.Part(var text) -> edited(state, form.withPart(text));
            case LabIntent.Where(var text) -> edited(state, form.withWhere(text));
            case LabIntent.AddPlayer(var line) -> {
                players.add(line);
                yield edited(state, form.withPlayers(players));
            }
            case LabIntent.ChangePlayer(int index, var line) -> {
                if (index < players.size()) players.set(index, line);
                yield edited(state, form.withPlayers(players));
            }
            case LabIntent.RemovePlayer(int index) -> {
                if (index < players.size()) players.remove(index);
                yield edited(state, form.withPlayers(players));
            }
            case LabIntent.MovePlayer(int index, int by) -> {
                int other = index + by;
                if (other >= 0 && other < players.size()) Collections.swap(players, index, other);
                yield edited(state, form.withPlayers(players));
            }
            case LabIntent.Show(var pane) -> state.withPane(pane);
            case LabIntent.Boards(int count) -> boards(state, Math.clamp(count, 1, LabState.MOST_BOARDS));
            case LabIntent.ChooseBoard(int slot) -> state.withBoards(state.boards(), state.slots(), slot);
        };
    }

    static LabState reduce(LabState state, LabEvent event) {
        return switch (event) {
            case LabEvent.Checked(long revision, var job, var problems) ->
                revision == state.revision() ? state.withFindings(job, problems) : state;
            case LabEvent.Offered(var offers) -> state.withOffers(offers);
            case LabEvent.Listed(var shelf) -> state.withShelf(shelf);
            case LabEvent.Loaded(var form) -> edited(state, form);
            case LabEvent.Starting() -> state.withStarting(true);
            case LabEvent.Refused(var problems) -> state.withStarting(false).withFindings(null, problems);
            case LabEvent.Pictured(var picture, var live) -> pictured(state, picture, live);
            case LabEvent.Left() -> state.withRun(null, List.of(), List.of()).withPane(Pane.BOARDS);
        };
    }

    private static LabState edited(LabState state, LabForm form) {
        return form.equals(state.form()) ? state : state.withForm(form);
    }

    private static LabState pictured(LabState state, RunPicture picture, List<LiveBoard> live) {
        var before = state.run();
        boolean begun = before == null || !before.folder().equals(picture.folder());
        var next = state.withRun(picture, live, slots(begun ? List.of() : state.slots(), live, state.boards()));
        if (begun) next = next.withPane(picture.isGoing() ? Pane.BOARDS : Pane.CURVES).withBoards(next.boards(), next.slots(), 0);
        // After the last game the boards have nothing left to show.
        boolean ended = picture.settled() && picture.phase() == Phase.COMPLETE && !begun && before != null && before.isGoing();
        return ended && next.pane() == Pane.BOARDS ? next.withPane(Pane.CURVES) : next;
    }

    private static LabState boards(LabState state, int count) {
        return state.withBoards(count, slots(state.slots(), state.live(), count), Math.min(state.chosen(), count - 1));
    }

    /** Games keep their boards; new ones take free boards. */
    static List<Integer> slots(List<Integer> before, List<LiveBoard> live, int boards) {
        var numbers = live.stream().map(LiveBoard::number).sorted().toList();
        var slots = new ArrayList<Integer>();
        for (int slot = 0; slot < boards; slot++) {
            slots.add(slot < before.size() && numbers.contains(before.get(slot)) ? before.get(slot) : LabState.FREE);
        }
        var waiting = new ArrayList<>(numbers);
        waiting.removeAll(slots);
        for (int slot : IntStream.range(0, boards).filter(each -> slots.get(each) == LabState.FREE).toArray()) {
            if (!waiting.isEmpty()) slots.set(slot, waiting.removeFirst());
        }
        return slots;
    }
}
