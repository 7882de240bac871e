package rookery.desktop.screen.lab;

import rookery.arena.lab.RunPicture;
import rookery.arena.lab.Offer;
import rookery.arena.lab.LabForm;
import java.util.List;
import org.jspecify.annotations.Nullable;
import rookery.arena.run.Job;
import rookery.arena.lab.StoredRuns.StoredRun;

/** Events from outside the lab. */
sealed interface LabEvent {

    /** @param revision of the form it is about */
    record Checked(long revision, @Nullable Job job, List<FieldProblem> problems) implements LabEvent {
        public Checked {
            problems = List.copyOf(problems);
        }
    }

    record Offered(List<Offer> offers) implements LabEvent {
        public Offered {
            offers = List.copyOf(offers);
        }
    }

    record Listed(List<StoredRun> shelf) implements LabEvent {
        public Listed {
            shelf = List.copyOf(shelf);
        }
    }

    /** Another job replaces the one in the form. */
    record Loaded(LabForm form) implements LabEvent {}

    record Starting() implements LabEvent {}

    /** It could not be started. */
    record Refused(List<FieldProblem> problems) implements LabEvent {
        public Refused {
            problems = List.copyOf(problems);
        }
    }

    /** @param live the games under way */
    record Pictured(RunPicture picture, List<LiveBoard> live) implements LabEvent {
        public Pictured {
            live = List.copyOf(live);
        }
    }

    /** The form is shown again. */
    record Left() implements LabEvent {}
}
