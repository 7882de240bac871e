package rookery.play.record;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import rookery.kernel.catalogue.Variants;
import rookery.kernel.move.MoveList;
import rookery.kernel.notation.Fen;
import rookery.kernel.position.Actor;
import rookery.kernel.position.Position;
import rookery.kernel.variant.Presets;
import rookery.kernel.variant.Variant;
import rookery.play.bot.Score;

/** Games in few bytes. */
class CompactGameFileTest {

    static Stream<Variant> variants() {
        return Variants.all().stream();
    }

    static CompactGame game(Variant variant, Position start, String fen, long seed) {
        Random random = new Random(seed);
        MoveList moves = new MoveList();
        List<CompactGame.Ply> plies = new ArrayList<>();
        for (int i = 0; i < 120 && !start.outcome().isOver(); i++) {
            start.legalMoves(moves);
            int action = moves.get(random.nextInt(moves.size()));
            boolean scored = i >= 6 && start.toAct() != Actor.NATURE;
            plies.add(
                    new CompactGame.Ply(action, scored ? ScoreCode.of(new Score.Centipawns(random.nextInt(5000) - 2500)) : ScoreCode.NONE));
            start.make(action);
        }
        return new CompactGame(fen, random.nextInt(3), Math.min(6, plies.size()), plies);
    }

    private static byte[] file(Variant variant, List<CompactGame> games) throws IOException {
        CompactGameFile records = new CompactGameFile(variant);
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        out.write(records.header());
        for (CompactGame game : games) {
            records.append(game, out);
        }
        return out.toByteArray();
    }

    @ParameterizedTest
    @MethodSource("variants")
    void comeBackAsTheyWereInThreeBytesAPly(Variant variant) throws IOException {
        List<CompactGame> games = new ArrayList<>();
        for (int i = 0; i < 4; i++) {
            games.add(game(variant, Position.start(variant), "", i));
        }
        byte[] bytes = file(variant, games);
        List<CompactGame> back = new ArrayList<>();
        CompactGameFile.Summary summary = new CompactGameFile(variant).read(bytes, back::add);
        assertThat(summary.problem()).isEmpty();
        assertThat(summary.bytes()).isEqualTo(bytes.length);
        assertThat(back).isEqualTo(games);
        int plies = games.stream().mapToInt(each -> each.plies().size()).sum();
        assertThat(bytes.length).isLessThan(4 * plies + 150);
    }

    @Test
    void keepsWhereAGameBegan() throws IOException {
        String fen = "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1";
        CompactGame game = game(Presets.FIDE, Fen.position(Presets.FIDE, fen), fen, 1);
        List<CompactGame> back = new ArrayList<>();
        new CompactGameFile(Presets.FIDE).read(file(Presets.FIDE, List.of(game)), back::add);
        assertThat(back).containsExactly(game);
    }

    @Test
    void aFileThatBreaksOffHasTheGamesBefore() throws IOException {
        List<CompactGame> games = List.of(game(Presets.FIDE, Position.start(Presets.FIDE), "", 1),
                game(Presets.FIDE, Position.start(Presets.FIDE), "", 2));
        byte[] bytes = file(Presets.FIDE, games);
        int first = file(Presets.FIDE, games.subList(0, 1)).length;
        for (int length = first; length < bytes.length; length += 11) {
            List<CompactGame> back = new ArrayList<>();
            CompactGameFile.Summary summary = new CompactGameFile(Presets.FIDE).read(Arrays.copyOf(bytes, length), back::add);
            assertThat(back).containsExactly(games.getFirst());
            assertThat(summary.bytes()).isEqualTo(first);
            assertThat(summary.problem().isPresent()).isEqualTo(length > first);
        }
    }

    @Test
    void partsHaveAllGamesInOrder() throws IOException {
        List<CompactGame> games = new ArrayList<>();
        for (int i = 0; i < 5; i++) {
            games.add(game(Presets.FIDE, Position.start(Presets.FIDE), "", i));
        }
        CompactGameFile records = new CompactGameFile(Presets.FIDE);
        byte[] bytes = file(Presets.FIDE, games);
        assertThat(records.scan(bytes)).isEqualTo(records.read(bytes, game -> {
        }));
        for (int parts : new int[]{1, 2, 5, 8}) {
            List<CompactGame> back = new ArrayList<>();
            List<byte[]> split = records.split(Arrays.copyOf(bytes, bytes.length + 3), parts);
            split.forEach(part -> assertThat(records.read(part, back::add).problem()).isEmpty());
            assertThat(split).hasSize(parts);
            assertThat(back).isEqualTo(games);
        }
    }

    /** Whatever is in the bytes, reading ends with a sentence. */
    @Test
    void believesNothing() throws IOException {
        byte[] bytes = file(Presets.FIDE, List.of(game(Presets.FIDE, Position.start(Presets.FIDE), "", 1)));
        Random random = new Random(9);
        for (int i = 0; i < 2000; i++) {
            byte[] damaged = bytes.clone();
            damaged[random.nextInt(damaged.length)] = (byte) random.nextInt();
            CompactGameFile.Summary summary = new CompactGameFile(Presets.FIDE).read(damaged, game -> {
            });
            assertThat(summary.games()).isBetween(0, 1);
        }
        assertThat(new CompactGameFile(Presets.XXL).read(bytes, game -> {
        }).problem().orElseThrow()).contains("other rules (fide)");
        assertThat(new CompactGameFile(Presets.FIDE).read(new byte[3], game -> {
        }).problem()).isPresent();
    }

    @Test
    void everyKindOfScoreComesBack() {
        for (Score score : List.of(new Score.Centipawns(0), new Score.Centipawns(-312), new Score.Centipawns(20_000), new Score.Mate(1),
                new Score.Mate(37), new Score.Mate(0), new Score.Mate(-12), new Score.WinProbability(0), new Score.WinProbability(0.5731),
                new Score.WinProbability(1))) {
            assertThat(ScoreCode.read(ScoreCode.of(score))).isEqualTo(score);
        }
        assertThat(ScoreCode.read(ScoreCode.of(null))).isNull();
        for (int code = Short.MIN_VALUE; code <= Short.MAX_VALUE; code++) {
            ScoreCode.read((short) code);
        }
    }
}
