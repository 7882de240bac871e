package rookery.kernel.notation;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;
import rookery.kernel.catalogue.Variants;
import rookery.kernel.game.Game;
import rookery.kernel.game.Passing;
import rookery.kernel.move.Move;
import rookery.kernel.move.MoveList;
import rookery.kernel.position.Position;
import rookery.kernel.position.Problem;
import rookery.kernel.position.Verdict;
import rookery.kernel.variant.Presets;
import rookery.kernel.variant.Setup;
import rookery.kernel.variant.Variant;

/**
 * Readers meet spoilt text, more than 100,000 of it in all: they never throw, never hang, and what they accept can be played and written again.
 */
class NotationFuzzTest {

    private static final String ALPHABET = "abcdefghijklmnopqrstuvwxyzKQRBNPGMXO0123456789/-+=#!?.:;,()[]{}<>$%*\"\\ \n\t_@~'\u2654\u00bd\ufeff\u0000";

    private final Random random = new Random(0xf022);

    @Test
    void spoiltFens() {
        List<Variant> variants = Variants.all();
        List<List<String>> corpus = variants.stream().map(variant -> fens(variant, 6)).toList();
        int playable = 0;
        for (int i = 0; i < 32_000; i++) {
            int index = random.nextInt(variants.size());
            List<String> texts = corpus.get(index);
            Variant variant = variants.get(random.nextInt(20) == 0 ? random.nextInt(variants.size()) : index);
            String text = spoilt(texts.get(random.nextInt(texts.size())), texts);
            switch (Fen.read(variant, text)) {
                case Fen.Refused(List<String> problems) -> assertThat(problems).as(text).isNotEmpty();
                case Fen.Read(Setup setup) -> playable += isPlayable(variant, setup, text) ? 1 : 0;
            }
        }
        assertThat(playable).isGreaterThan(1_000);
    }

    private static boolean isPlayable(Variant variant, Setup setup, String text) {
        String written = Fen.write(variant, setup);
        if (!(Fen.read(variant, written) instanceof Fen.Read(Setup again)) || !again.equals(setup)) {
            throw new AssertionError(variant.id() + " " + text + " became " + written);
        }
        return switch (Position.of(variant, setup)) {
            case Verdict.Unplayable(Set<Problem> problems) -> {
                assertThat(problems).as(text).isNotEmpty();
                yield false;
            }
            case Verdict.Playable(Position position) -> {
                position.legalMoves(new MoveList());
                position.outcome();
                assertThat(Fen.write(Fen.position(variant, Fen.write(position)))).isEqualTo(Fen.write(position));
                yield true;
            }
        };
    }

    @Test
    void spoiltMoves() {
        List<Position> positions = new ArrayList<>();
        for (Variant variant : Variants.all()) {
            fens(variant, 4).forEach(fen -> positions.add(Fen.position(variant, fen)));
        }
        int found = 0;
        MoveList legal = new MoveList();
        for (int i = 0; i < 64_000; i++) {
            Position position = positions.get(random.nextInt(positions.size()));
            position.legalMoves(legal);
            if (legal.isEmpty()) {
                continue;
            }
            int move = legal.get(random.nextInt(legal.size()));
            boolean coordinates = random.nextBoolean();
            String text = coordinates ? UciText.write(position, move) : San.write(position, move);
            String bad = spoilt(text, List.of(text, "O-O", "e8=Q", "roll 1", "Nbxd7+"));
            int read = coordinates ? UciText.parse(position, bad) : San.parse(position, bad);
            if (!coordinates) {
                assertThat(San.explain(position, bad).isEmpty()).as(bad).isEqualTo(read != Move.NONE);
            }
            if (read != Move.NONE) {
                found++;
                assertThat(read == Move.PASS ? Passing.isAllowed(position) : position.isLegal(read)).as(bad).isTrue();
                assertThat(San.parse(position, San.write(position, read))).as(bad).isEqualTo(read);
                assertThat(UciText.parse(position, UciText.write(position, read))).as(bad).isEqualTo(read);
            }
        }
        assertThat(found).isGreaterThan(1_000);
    }

    @Test
    void spoiltGames() {
        RandomGames games = new RandomGames(31);
        List<String> corpus = new ArrayList<>();
        for (int i = 0; i < 76; i++) {
            Variant variant = i % 4 != 0 ? i % 4 == 1 ? Presets.DICE : Presets.FIDE : Variants.all().get(i / 4 % Variants.all().size());
            corpus.add(PgnWriter.text(games.game(variant, 2 + i % 6)));
        }
        int accepted = 0;
        int refused = 0;
        for (int i = 0; i < 6_000; i++) {
            String text = spoilt(corpus.get(random.nextInt(corpus.size())), corpus);
            for (PgnItem item : PgnReader.read(text, Variants::named)) {
                switch (item) {
                    case PgnItem.Rejected rejected -> {
                        refused++;
                        assertThat(rejected.problems()).as(text).isNotEmpty();
                    }
                    case PgnItem.Read read -> {
                        accepted++;
                        assertReadsBack(read.game(), text);
                    }
                }
            }
        }
        assertThat(accepted).isGreaterThan(1_000);
        assertThat(refused).isGreaterThan(1_000);
    }

    private static void assertReadsBack(Game game, String text) {
        String written = PgnWriter.text(game);
        List<PgnItem> items = PgnReader.read(written, Variants::named);
        if (items.size() != 1 || !(items.getFirst() instanceof PgnItem.Read(int _, int _, Game again, List<String> _))) {
            throw new AssertionError(text + "\n--- was written as\n" + written + "\n--- and read as " + items);
        }
        assertThat(RandomGames.description(again)).as(text).isEqualTo(RandomGames.description(game));
    }

    private List<String> fens(Variant variant, int count) {
        List<String> fens = new ArrayList<>(List.of(Fen.write(variant, variant.start())));
        MoveList legal = new MoveList();
        while (fens.size() < count) {
            Position position = Position.start(variant);
            for (int ply = random.nextInt(80); ply > 0; ply--) {
                position.legalMoves(legal);
                if (position.outcome().isOver()) {
                    break;
                }
                position.make(legal.get(random.nextInt(legal.size())));
            }
            if (!position.isGoalReached()) {
                fens.add(Fen.write(position));
            }
        }
        return fens;
    }

    /** One to four accidents: characters lost, added, changed or doubled, pieces cut out, moved, or taken from another text. */
    private String spoilt(String text, List<String> others) {
        StringBuilder out = new StringBuilder(text);
        for (int times = 1 + random.nextInt(4); times > 0; times--) {
            int at = random.nextInt(out.length() + 1);
            int end = Math.min(out.length(), at + 1 + random.nextInt(random.nextInt(8) == 0 ? 40 : 3));
            switch (random.nextInt(7)) {
                case 0 -> out.delete(at, end);
                case 1 -> out.insert(at, ALPHABET.charAt(random.nextInt(ALPHABET.length())));
                case 2 ->
                    out.replace(at, Math.min(out.length(), at + 1), ALPHABET.substring(random.nextInt(ALPHABET.length())).substring(0, 1));
                case 3 -> out.insert(random.nextInt(out.length() + 1), out.substring(at, end));
                case 4 -> {
                    String other = others.get(random.nextInt(others.size()));
                    int from = random.nextInt(other.length() + 1);
                    out.insert(at, other, from, Math.min(other.length(), from + 1 + random.nextInt(20)));
                }
                case 5 -> {
                    String word = out.substring(at, end);
                    out.delete(at, end).insert(random.nextInt(out.length() + 1), word);
                }
                default -> out.setLength(random.nextInt(10) == 0 ? at : out.length());
            }
        }
        return out.toString();
    }
}
