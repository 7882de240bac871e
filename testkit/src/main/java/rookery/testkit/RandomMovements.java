package rookery.testkit;

import java.util.List;
import java.util.SplittableRandom;
import rookery.kernel.piece.Betza;
import rookery.kernel.piece.Movement;

/** Draws movements of every kind that our Betza reader supports: leapers, riders, limited, directed, lame, hopping, first-move, combined. */
final class RandomMovements {

    private static final List<String> KNOWN = List.of("N", "B", "R", "Q", "BN", "RN", "QN", "KN", "C", "WD", "FA", "NN", "R4", "B2", "mRcB",
            "cNmF",
            "pR", "cpRmR", "gQ", "nN", "nA", "fRbB", "WfF", "RF", "BW", "RD", "QA", "fsN", "ffNbbC", "imDW", "vRsmB3", "HG", "ZN0");
    private static final List<String> PAWNS = List.of("fmWfceFifmnD", "fmWfceFifmnD", "fmWfceFifmnD", "fmWfceF", "fmWfcF", "fmWfcFifmnD",
            "fmFfceW",
            "fmFfcWifmnA", "fmWfceFifmnDifmnH", "fmWfceFifmW2", "fmWsmWfceF", "fW", "fmWfceFbmW", "fmWfcN");
    private static final List<String> KINGS = List.of("K", "K", "K", "K", "K", "W", "F", "KN", "N", "WA", "FD", "K2", "Q", "mWcF");
    private static final String ATOMS = "WFDNAHCZGRBQK";
    private static final List<String> DIRECTIONS = List.of("f", "b", "v", "s", "l", "r", "fr", "bl", "fs", "ff", "vv", "fb", "lr", "fh",
            "rh");

    private final SplittableRandom random;

    RandomMovements(SplittableRandom random) {
        this.random = random;
    }

    Movement piece() {
        return random.nextInt(3) == 0 ? Movement.of(pick(KNOWN)) : drawn();
    }

    Movement pawn() {
        return Movement.of(pick(PAWNS));
    }

    Movement king() {
        return Movement.of(pick(KINGS));
    }

    private String pick(List<String> texts) {
        return texts.get(random.nextInt(texts.size()));
    }

    private Movement drawn() {
        while (true) {
            StringBuilder text = new StringBuilder();
            for (int terms = 1 + random.nextInt(3); terms > 0; terms--) {
                text.append(term());
            }
            if (Betza.parse(text.toString()) instanceof Betza.Parsed(Movement movement)) {
                return movement;
            }
        }
    }

    private String term() {
        StringBuilder text = new StringBuilder();
        if (random.nextInt(4) == 0) {
            text.append(pick(DIRECTIONS));
        }
        text.append(switch (random.nextInt(10)) {
            case 0 -> "m";
            case 1 -> "c";
            default -> "";
        });
        if (random.nextInt(12) == 0) {
            text.append('i');
        }
        text.append(switch (random.nextInt(12)) {
            case 0 -> "p";
            case 1 -> "g";
            case 2, 3 -> "n";
            case 4 -> "j";
            default -> "";
        });
        char atom = ATOMS.charAt(random.nextInt(ATOMS.length()));
        text.append(atom);
        switch (random.nextInt(8)) {
            case 0 -> text.append(2 + random.nextInt(4));
            case 1 -> text.append('0');
            case 2 -> text.append(atom);
            default -> {
            }
        }
        return text.toString();
    }
}
