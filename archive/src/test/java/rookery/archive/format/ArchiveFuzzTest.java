package rookery.archive.format;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Random;
import java.util.function.Function;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import rookery.archive.Samples;
import rookery.kernel.catalogue.Variants;
import rookery.kernel.catalogue.json.Json;
import rookery.kernel.catalogue.json.JsonReader;
import rookery.kernel.catalogue.json.JsonWriter;
import rookery.kernel.game.Game;
import rookery.kernel.game.GameNode;
import rookery.kernel.game.Notes;
import rookery.kernel.notation.Fen;
import rookery.kernel.notation.PgnWriter;
import rookery.kernel.position.Position;
import rookery.kernel.variant.Presets;
import rookery.kernel.variant.Variant;

/**
 * Archives with changed, missing and swapped characters, lines and fields, 100,000 of them in all: the answer is always a game or a code, never an
 * exception, and what is accepted is what the file says.
 */
class ArchiveFuzzTest {

    private static final String FULL = "RNBQKBNR\nPPPPPPPP\n________\n________\n________\n________\npppppppp\nrnbqkbnr\n";

    private final Random random = new Random(0xa2c417e);
    private int accepted;

    private void fuzz(int count, List<String> seeds, Function<String, ArchiveReading> reader, Check check) {
        accepted = 0;
        for (int i = 0; i < count; i++) {
            String text = spoilt(seeds.get(i % seeds.size()));
            switch (reader.apply(text)) {
                case ArchiveReading.Refused(List<ArchiveProblem> problems) -> {
                    if (problems.isEmpty() || problems.getFirst().found().isEmpty() || problems.getFirst().expected().isEmpty()) {
                        throw new AssertionError("no reason for " + text);
                    }
                }
                case ArchiveReading.Read(List<Game> games, List<ArchiveProblem> _) -> {
                    accepted++;
                    check.on(text, games);
                }
            }
        }
    }

    @FunctionalInterface
    private interface Check {
        void on(String text, List<Game> games);
    }

    // C-14 C-15 C-16 C-18
    @Test
    void gamesOfOurOwn() {
        Variant small = Variants.named("gardner").orElseThrow();
        Game noted = Samples.random(small, 5, 4);
        GameNode first = noted.mainLine().getFirst();
        first.annotate(Notes.NONE.withClock(61_000_000_000L).withSpent(5).withComment("so").withNags(List.of(1)));
        List<String> seeds = Stream.of(noted, Samples.random(small, 6, 2), Samples.random(Presets.CLASSIC, 7, 3),
                Samples.random(Presets.DICE, 8, 6)).map(NativeWriter::write).map(ArchiveFuzzTest::compact).toList();
        fuzz(45_000, seeds, NativeReader::read,
                (text, games) -> assertThat(said(NativeWriter.write(games.getFirst()))).isEqualTo(said(text)));
        assertThat(accepted).isBetween(500, 25_000);
    }

    /** Without the blanks, which only cost time. */
    private static String compact(String json) {
        return JsonReader.read(json) instanceof JsonReader.Read(Json value) ? JsonWriter.compact(value) : json;
    }

    /** What a file says of the game; the rules may be worded in several ways, and are compared by the moves. */
    private static String said(String text) {
        if (!(JsonReader.read(text) instanceof JsonReader.Read(Json.Dict file))) {
            throw new AssertionError("accepted what is no JSON: " + text);
        }
        Json.Builder rest = new Json.Builder();
        file.members().stream().filter(member -> !member.key().equals("variant")).sorted((a, b) -> a.key().compareTo(b.key()))
                .forEach(member -> rest.with(member.key(), member.value()));
        return JsonWriter.compact(rest.build());
    }

    // C-14 C-15 C-16
    @Test
    void boardsInText() {
        List<String> seeds = List.of(FULL + "w\n", FULL + "TTtt\nx\n", FULL.replace("PPPPPPPP", "PPPP_PPP").replace("________\n________\n",
                "________\n____P___\n") + "b\n", FULL + "1\n0\n0\n");
        fuzz(30_000, seeds, text -> GameFile.read(text, "txt"), (text, games) -> {
            // Every letter of the file stands on the board, upper case black.
            Position position = games.getFirst().startPosition();
            List<String> rows = BoardDiagram.draw(position.variant(), position.setup().placement());
            for (int i = 0; i < 8; i++) {
                assertThat(swapped(rows.get(i))).isEqualTo(text.lines().toList().get(i).strip().replace('_', '.'));
            }
        });
        assertThat(accepted).isPositive();
    }

    private static String swapped(String row) {
        StringBuilder out = new StringBuilder();
        row.chars().forEach(c -> out.append((char) (Character.isUpperCase(c) ? Character.toLowerCase(c) : Character.toUpperCase(c))));
        return out.toString();
    }

    // C-18
    @Test
    void listsOfMoves() {
        List<String> seeds = List.of("(6,4)(4,4)\n(1,4)(3,4)\n(7,6)(5,5)\n", "(6,3)(4,3)\n(0,1)(2,2)\n");
        fuzz(15_000, seeds, text -> GameFile.read(text, "bn"), (text, games) -> assertThat(games.getFirst().last().ply())
                .isEqualTo((int) text.lines().filter(line -> !line.isBlank()).count()));
        assertThat(accepted).isPositive();
    }

    @Test
    void pgnAndFen() {
        List<String> seeds = Stream.of(Presets.FIDE, Presets.DICE).map(variant -> PgnWriter.text(Samples.random(variant, 3, 10))).toList();
        fuzz(4_000, seeds, text -> GameFile.read(text, "pgn"), (_, games) -> {
            for (Game game : games) {
                String again = PgnWriter.text(game);
                ArchiveReading reading = GameFile.read(again, "pgn");
                assertThat(reading).isInstanceOf(ArchiveReading.Read.class);
                assertThat(PgnWriter.text(((ArchiveReading.Read) reading).games().getFirst())).isEqualTo(again);
            }
        });
        List<String> fens = List.of(Fen.write(new Game(Presets.FIDE).startPosition()), "r3k2r/8/8/3pP3/8/8/8/R3K2R w KQkq d6 0 20");
        fuzz(3_000, fens, text -> GameFile.read(text, "fen"), (_, games) -> assertThat(games.getFirst().startPosition().legalMoveCount())
                .isNotNegative());
    }

    // X-13 X-14 X-15 X-16 X-17
    @Test
    void configurations() {
        String config = "{\"layout\": \"l\", \"time_controls\": {\"player\": {\"seconds\": 180, \"increment\": 2}, \"cpu\": {\"seconds\": 180,"
                + " \"increment\": 2}}, \"player_colour\": \"white\", \"piece_movement_speed\": 6.4, \"max_movement_time\": 1}";
        String layout = "RNBHCGAKGCEBNR\nPPPPPPPPPPPPPP" + "\n".repeat(11) + "pppppppppppppp\nrnbhcgakgcebnr";
        for (int i = 0; i < 2_000; i++) {
            String text = i % 2 == 0 ? spoilt(config) : config;
            String board = i % 2 == 1 ? spoilt(layout) : layout;
            switch (XxlConfig.read(text, _ -> board)) {
                case XxlConfig.Refused(List<ArchiveProblem> problems) -> assertThat(problems).isNotEmpty();
                case XxlConfig.Accepted(XxlConfig read) ->
                    assertThat(Position.start(read.variant()).legalMoveCount()).isNotNegative();
            }
        }
    }

    @Test
    void variantsOfOthers() {
        String ini = """
                [a:chess]
                queen = -
                amazon = a
                promotionPieceTypes = arbn
                startFen = rnbakbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBAKBNR w KQkq - 0 1
                flagPiece = k
                flagRegionWhite = *8
                flagRegionBlack = *1
                nMoveRule = 60
                [b:a]
                castling = false
                doubleStep = false
                """;
        for (int i = 0; i < 2_000; i++) {
            for (FairyVariants.Result result : FairyVariants.read(spoilt(ini))) {
                switch (result) {
                    case FairyVariants.Refused(String _, List<ArchiveProblem> problems) -> assertThat(problems).isNotEmpty();
                    case FairyVariants.Accepted(String _, Variant variant) ->
                        assertThat(Position.start(variant).outcome().isOver()).isFalse();
                }
            }
        }
    }

    private String spoilt(String text) {
        StringBuilder changed = new StringBuilder(text);
        for (int i = random.nextInt(3); i >= 0 && changed.length() > 1; i--) {
            // The rules take up most of our file; the game comes after them.
            int game = changed.indexOf("\"start\"");
            int from = game > 0 && random.nextInt(4) > 0 ? game : 0;
            spoil(changed, from + random.nextInt(changed.length() - from));
        }
        return changed.toString();
    }

    private void spoil(StringBuilder text, int at) {
        switch (random.nextInt(9)) {
            case 0 -> text.setCharAt(at, (char) (32 + random.nextInt(95)));
            case 1 -> text.setCharAt(at, (char) random.nextInt(1 << 16));
            case 2 -> text.deleteCharAt(at);
            case 3 -> text.insert(at, (char) (32 + random.nextInt(95)));
            case 4 -> text.setLength(Math.max(1, at));
            case 5 -> {
                int length = Math.min(1 + random.nextInt(30), text.length() - at);
                text.delete(at, at + length);
            }
            case 6 -> swapDigits(text, at);
            default -> {
                int other = random.nextInt(text.length());
                int length = Math.min(1 + random.nextInt(30), text.length() - Math.max(at, other));
                String part = text.substring(at, at + length);
                text.replace(other, other + length, part);
            }
        }
    }

    /** Small lies are the hardest to find: one letter or digit for another of its kind. */
    private void swapDigits(StringBuilder text, int from) {
        for (int at = from; at < text.length(); at++) {
            char c = text.charAt(at);
            if (c >= '0' && c <= '9') {
                text.setCharAt(at, (char) ('0' + random.nextInt(10)));
                return;
            }
            if (c >= 'a' && c <= 'h') {
                text.setCharAt(at, (char) ('a' + random.nextInt(8)));
                return;
            }
        }
    }
}
