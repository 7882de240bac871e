package rookery.desktop.screen.lab;

import rookery.arena.lab.PlayerLine;
import java.util.List;
import java.util.Locale;
import rookery.arena.run.JobSpec;
import rookery.arena.run.PlayedGame;
import rookery.arena.statistics.EloEstimate;
import rookery.desktop.shell.WindowServices;
import rookery.kernel.piece.Side;
import rookery.kernel.position.Outcome;

/** Names and numbers of the lab in words. */
final class LabWords {
    private static final int FEW = 3;

    private LabWords() {}

    /** The job's title: the user's name for it, or the players. */
    static String title(WindowServices services, JobSpec spec) {
        return title(services, spec, spec.players().stream().map(LabWords::name).toList());
    }

    static String title(WindowServices services, JobSpec spec, List<String> names) {
        var event = spec.settings().getOrDefault("event", "");
        if (!event.isEmpty()) return event;
        return switch (names.size()) {
            case 0, 1 -> services.text("lab.title");
            case 2 -> services.text("lab.versus", names.get(0), names.get(1));
            case FEW -> String.join(", ", names);
            default -> services.text("lab.many", names.get(0), names.get(1), names.size() - 2);
        };
    }

    /** A short name for a player's line: its given name, its file, or its id. */
    static String name(String line) {
        var player = PlayerLine.of(line);
        var own = player.terms().get("name");
        if (own != null) return own;
        var target = player.target();
        return player.kind().isEmpty() ? target : target.substring(Math.max(target.lastIndexOf('/'), target.lastIndexOf('\\')) + 1);
    }

    static String elo(EloEstimate estimate) {
        return estimate.isOpen()
                ? signed(estimate.value()) + " (" + signed(estimate.lower()) + " … " + signed(estimate.upper()) + ")"
                : String.format(Locale.ROOT, "%s ± %.0f", signed(estimate.value()), estimate.margin());
    }

    static String signed(double value) {
        if (Double.isNaN(value)) return "?";
        if (Double.isInfinite(value)) return value > 0 ? "+∞" : "−∞";
        return String.format(Locale.ROOT, "%+.0f", value + 0.0).replace('-', '−').replace("+0", "0").replace("−0", "0");
    }

    static String result(PlayedGame game) {
        return switch (game.outcome()) {
            case Outcome.Win(Side side, var _) -> side == Side.WHITE ? "1–0" : "0–1";
            case Outcome.Draw _ -> "½–½";
            case Outcome.Ongoing() -> "";
        };
    }

    static String points(double points) {
        return points == Math.rint(points) ? String.format(Locale.ROOT, "%.0f", points) : String.format(Locale.ROOT, "%.1f", points);
    }

    static String time(WindowServices services, double seconds) {
        long whole = Math.round(seconds);
        if (whole >= 3600) return services.text("lab.time.hours", whole / 3600, whole % 3600 / 60);
        return whole >= 60 ? services.text("lab.time.minutes", whole / 60, whole % 60) : services.text("lab.time.seconds", whole);
    }

    /** 1,234 as 1.2 k, 12,345,678 as 12 M. */
    static String count(long number) {
        if (number >= 10_000_000) return number / 1_000_000 + " M";
        if (number >= 1_000_000) return String.format(Locale.ROOT, "%.1f M", number / 1e6);
        if (number >= 10_000) return number / 1000 + " k";
        return number >= 1000 ? String.format(Locale.ROOT, "%.1f k", number / 1e3) : String.valueOf(number);
    }
}
