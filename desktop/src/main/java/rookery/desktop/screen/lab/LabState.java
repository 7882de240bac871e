package rookery.desktop.screen.lab;

import rookery.arena.lab.RunPicture;
import rookery.arena.lab.Offer;
import rookery.arena.lab.PlayerLine;
import rookery.arena.lab.LabForm;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import rookery.arena.run.Job;
import rookery.kernel.variant.Variant;
import rookery.arena.lab.StoredRuns.StoredRun;

/**
 * What the lab shows.
 *
 * @param revision of the form; results for earlier revisions are ignored
 * @param job      the job the form describes; null if not yet known or invalid
 * @param problems of the form
 * @param checked  whether job and problems belong to the current form
 * @param offers   who could take part
 * @param shelf    earlier runs
 * @param run      the run that is shown instead of the form; null for the form
 * @param live     its games under way
 * @param starting whether a run is being prepared
 * @param slots    which game is on which board, by number; {@link #FREE} for none
 * @param boards   how many boards are wanted
 * @param chosen   the board whose players' thoughts are shown
 */
record LabState(LabForm form, long revision, @Nullable Job job, List<FieldProblem> problems, boolean checked, List<Offer> offers,
        List<Variant> variants, List<StoredRun> shelf, @Nullable RunPicture run, List<LiveBoard> live, boolean starting, Pane pane,
        List<Integer> slots, int boards,
        int chosen) implements WithLabState {

    static final int FREE = -1;
    static final int MOST_BOARDS = 8;

    /** The panes of a run. */
    enum Pane {
        BOARDS, CURVES, GAMES
    }

    LabState {
        problems = List.copyOf(problems);
        offers = List.copyOf(offers);
        variants = List.copyOf(variants);
        shelf = List.copyOf(shelf);
        live = List.copyOf(live);
        slots = List.copyOf(slots);
    }

    static LabState of(LabForm form, List<Variant> variants, int boards) {
        return new LabState(form, 0, null, List.of(), false, List.of(), variants, List.of(), null, List.of(), false, Pane.BOARDS, List.of(),
                boards,
                0);
    }

    boolean mayStart() {
        return checked && job != null && problems.isEmpty() && !starting;
    }

    /** Whether the run is playing or paused. */
    boolean isGoing() {
        return starting || run != null && run.isGoing();
    }

    Optional<Offer> offer(PlayerLine player) {
        var plain = player.kind().isEmpty() ? player.target() : player.kind() + ":" + player.target();
        return offers.stream().filter(offer -> offer.line().equals(plain)).findFirst();
    }

    /** The display name of a player in the form. */
    String called(String line) {
        var player = PlayerLine.of(line);
        var own = player.terms().get("name");
        return own != null ? own : offer(player).map(Offer::name).orElseGet(() -> LabWords.name(line));
    }

    List<String> called() {
        return form.spec().players().stream().map(this::called).toList();
    }

    boolean isTwo() {
        return form.isMatch();
    }

    List<FieldProblem> problems(String field) {
        return problems.stream().filter(problem -> problem.field().equals(field)).toList();
    }

    /** The form without invalid local settings. */
    LabForm soundForm() {
        var sound = problems("concurrency").isEmpty() ? form : form.withConcurrency("");
        return problems("where").isEmpty() ? sound : sound.withWhere("");
    }

    /** The game on a board; null for none. */
    @Nullable
    LiveBoard board(int slot) {
        if (slot >= slots.size()) return null;
        int number = slots.get(slot);
        return live.stream().filter(board -> board.number() == number).findFirst().orElse(null);
    }

    /** A changed form, not yet checked; old problems stay on screen until it is. */
    @Override
    public LabState withForm(LabForm changed) {
        return new LabState(changed, revision + 1, null, problems, false, offers, variants, shelf, run, live, starting, pane, slots, boards,
                chosen);
    }

    LabState withFindings(@Nullable Job found, List<FieldProblem> wrong) {
        return new LabState(form, revision, found, wrong, true, offers, variants, shelf, run, live, starting, pane, slots, boards, chosen);
    }

    LabState withRun(@Nullable RunPicture changed, List<LiveBoard> changedLive, List<Integer> changedSlots) {
        return new LabState(form, revision, job, problems, checked, offers, variants, shelf, changed, changedLive, false, pane,
                changedSlots, boards,
                chosen);
    }

    LabState withBoards(int changed, List<Integer> changedSlots, int changedChosen) {
        return new LabState(form, revision, job, problems, checked, offers, variants, shelf, run, live, starting, pane, changedSlots,
                changed,
                changedChosen);
    }
}
