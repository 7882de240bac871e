package rookery.play.analysis;

import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import rookery.kernel.piece.Side;
import rookery.play.luck.LuckReport;

/**
 * The judgement of a whole game so far.
 *
 * @param opinions of the position after each move of the main line, that of the start first; null where not judged yet
 * @param movers   who made each move of the main line
 * @param luck     for dice games, once the whole game is judged
 * @param progress from 0 to 1
 */
public record Verdicts(List<Optional<Opinion>> opinions, List<Side> movers, @Nullable LuckReport luck, double progress) {

    public static final Verdicts NOTHING = new Verdicts(List.of(), List.of(), null, 0);

    /** How much of the expected score a move gave away. */
    public enum Slip {
        /** No slip. */
        NONE(""), INACCURACY("?!"), MISTAKE("?"), BLUNDER("??");

        private final String sign;

        Slip(String sign) {
            this.sign = sign;
        }

        public String sign() {
            return sign;
        }
    }

    private static final double INACCURACY = 0.08;
    private static final double MISTAKE = 0.15;
    private static final double BLUNDER = 0.25;

    public Verdicts {
        opinions = List.copyOf(opinions);
        movers = List.copyOf(movers);
    }

    /** @param ply the number of a move of the main line, from 1 */
    public Slip slip(int ply) {
        if (luck != null) {
            return luck.turns().stream().filter(turn -> turn.ply() == ply).findFirst().map(turn -> slip(turn.error())).orElse(Slip.NONE);
        }
        if (ply < 1 || ply >= opinions.size()) return Slip.NONE;
        var before = opinions.get(ply - 1);
        var after = opinions.get(ply);
        if (before.isEmpty() || after.isEmpty() || before.get() instanceof Opinion.Chance) return Slip.NONE;
        double lost = before.get().chance() - after.get().chance();
        return slip(movers.get(ply - 1) == Side.WHITE ? lost : -lost);
    }

    private static Slip slip(double lost) {
        return lost >= BLUNDER ? Slip.BLUNDER : lost >= MISTAKE ? Slip.MISTAKE : lost >= INACCURACY ? Slip.INACCURACY : Slip.NONE;
    }

    public int count(Side side, Slip slip) {
        int count = 0;
        for (int ply = 1; ply <= movers.size(); ply++) {
            if (movers.get(ply - 1) == side && slip(ply) == slip) count++;
        }
        return count;
    }
}
