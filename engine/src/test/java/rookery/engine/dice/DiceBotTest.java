package rookery.engine.dice;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import rookery.kernel.catalogue.Variants;
import rookery.kernel.move.MoveList;
import rookery.kernel.notation.Fen;
import rookery.kernel.notation.UciText;
import rookery.kernel.position.Actor;
import rookery.kernel.position.Outcome;
import rookery.kernel.position.Position;
import rookery.kernel.variant.Presets;
import rookery.kernel.variant.Variant;
import rookery.play.bot.Bot;
import rookery.play.bot.BotOption;
import rookery.play.bot.BotSettings;
import rookery.play.bot.Bots;
import rookery.play.bot.Limits;

class DiceBotTest {

    private static final DiceBotProvider PROVIDER = new DiceBotProvider();

    private static Bot level(String name) {
        return PROVIDER.create(BotSettings.DEFAULT.with("Level", name).withSeed(7));
    }

    @Test
    void isFoundByItsUsersAndHasTwelveLevels() {
        assertThat(Bots.all()).anyMatch(provider -> provider.id().equals("rookery-dice"));
        assertThat(PROVIDER.options()).first().satisfies(option -> assertThat(((BotOption.Combo) option).choices()).hasSize(12));
        assertThat(PROVIDER.plays(Presets.DICE)).isTrue();
        assertThat(PROVIDER.plays(Presets.FIDE)).isFalse();
    }

    @Test
    void aRatingAskedForFindsTheNearestLevel() {
        BotSettings limited = BotSettings.DEFAULT.with("Level", "Laplace").with("UCI_LimitStrength", "true");
        assertThat(PROVIDER.create(limited.with("UCI_Elo", "400"))).hasToString("Pip");
        assertThat(PROVIDER.create(limited.with("UCI_Elo", "1010"))).hasToString("Domino");
        assertThat(PROVIDER.create(limited.with("UCI_Elo", "3300"))).hasToString("Laplace");
        assertThat(PROVIDER.create(limited.with("UCI_LimitStrength", "false"))).hasToString("Laplace");
    }

    @Test
    void takesTheKing() throws InterruptedException {
        Position position = Fen.position(Presets.DICE, "4r2k/8/8/8/8/8/8/4K3 b - - 0 1 r");
        int move = level("Laplace").choose(position, Limits.ofNodes(1000), _ -> {});
        assertThat(UciText.write(position, move)).isEqualTo("e8e1");
    }

    @Test
    void leavesTheLineOfFire() throws InterruptedException {
        Position position = Fen.position(Presets.DICE, "4r2k/8/8/8/8/8/8/4K3 w - - 0 1 K");
        int move = level("Fortuna").choose(position.copy(), Limits.ofNodes(5000), _ -> {});
        assertThat(UciText.write(position, move)).doesNotStartWith("e1e");
    }

    @Test
    void everyLevelPlaysWholeGamesOfEveryGameWithADie() throws InterruptedException {
        for (Variant variant : Variants.all().stream().filter(PROVIDER::plays).toList()) {
            for (String name : List.of("Pip", "Rattle", "Gambit", "Laplace")) {
                Outcome outcome = play(variant, level(name), level("Pip"), 3, 120);
                assertThat(outcome).isNotNull();
            }
        }
    }

    @Test
    void theSameSeedPlaysTheSameGame() throws InterruptedException {
        assertThat(play(Presets.DICE, level("Gambit"), level("Domino"), 5, 400))
                .isEqualTo(play(Presets.DICE, level("Gambit"), level("Domino"), 5, 400));
    }

    private static Outcome play(Variant variant, Bot white, Bot black, long seed, int longest) throws InterruptedException {
        Position position = Position.start(variant);
        Random dice = new Random(seed);
        MoveList moves = new MoveList();
        while (!position.outcome().isOver() && position.ply() < longest) {
            position.legalMoves(moves);
            if (position.toAct() == Actor.NATURE) {
                position.make(moves.get(dice.nextInt(moves.size())));
            } else {
                Bot bot = position.toAct() == Actor.WHITE ? white : black;
                int move = bot.choose(position.copy(), Limits.ofNodes(200), _ -> {});
                assertThat(moves.contains(move)).isTrue();
                position.make(move);
            }
        }
        return position.outcome();
    }
}
