package rookery.archive;

import static org.assertj.core.api.Assertions.assertThat;
import static rookery.archive.Samples.done;
import static rookery.archive.Samples.draw;
import static rookery.archive.Samples.game;
import static rookery.archive.Samples.win;

import java.nio.file.Path;
import java.time.LocalDate;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import rookery.archive.Profile.PreferredSide;
import rookery.archive.format.NativeWriter;
import rookery.kernel.catalogue.Variants;
import rookery.kernel.game.Game;
import rookery.kernel.piece.Side;
import rookery.kernel.variant.Variant;

/** Profiles and their games in one file. */
class LibraryTest {

    private Path folder;
    private Library library;

    @BeforeEach
    void open(@TempDir Path empty) {
        folder = empty;
        library = Samples.open(folder);
    }

    @AfterEach
    void close() {
        library.close();
    }

    private void reopen() {
        close();
        library = Samples.open(folder);
    }

    // C-40
    @Test
    void aProfileHasItsProperties() {
        Profile anna = done(library.profiles().create(new Profile(Profile.NEW, "Anna", "fox", "#4a7", PreferredSide.BLACK,
                Map.of("board", "wood", "sound.effects", "off"))));
        done(library.profiles().create(Profile.named("Ben")));
        reopen();
        assertThat(done(library.profiles().find(anna.id()))).isEqualTo(anna);
        assertThat(done(library.profiles().all())).extracting(Profile::name).containsExactly("Anna", "Ben");
        Profile changed = anna.withName("Ann").withColour("#fff").withAvatar("owl").withSide(PreferredSide.WHITE)
                .withSettings(Map.of("board", "blue"));
        assertThat(done(library.profiles().change(changed))).isEqualTo(changed);
        done(library.profiles().delete(anna.id()));
        assertThat(done(library.profiles().all())).extracting(Profile::name).containsExactly("Ben");
        assertThat(library.profiles().find(anna.id()).problem().orElseThrow().kind()).isEqualTo(Trouble.Kind.MISSING);
    }

    // C-40
    @Test
    void aProfileNeedsANameOfItsOwn() {
        done(library.profiles().create(Profile.named("Zoë")));
        for (String name : List.of("", "  ", "zoe", "ZOË ", "x".repeat(41), "a\nb")) {
            assertThat(library.profiles().create(Profile.named(name)).problem().orElseThrow().kind()).as(name)
                    .isEqualTo(Trouble.Kind.REFUSED);
        }
        Profile ben = done(library.profiles().create(Profile.named("Ben")));
        assertThat(library.profiles().change(ben.withName("Zoe")).problem()).isPresent();
        assertThat(library.profiles().change(ben.withName("BEN")).problem()).isEmpty();
    }

    // C-47
    @Test
    void everyUserHasAnArchiveOfGames() {
        Profile anna = done(library.profiles().create(Profile.named("Anna")));
        Profile ben = done(library.profiles().create(Profile.named("Ben")));
        Player white = Player.Person.of(anna);
        Player black = Player.Person.of(ben);
        StoredGame first = done(library.games().save(
                new GameEntry(game(win(Side.WHITE), "e4", "e5"), white, black, OptionalLong.of(anna.id()), Samples.NOON, false)));
        StoredGame second = done(library.games().save(
                new GameEntry(game(draw(), "d4"), black, white, OptionalLong.of(ben.id()), Samples.NOON.plusSeconds(9), false)));
        reopen();
        assertThat(done(library.games().find(GameQuery.ALL.withOwner(anna.id()))).games()).containsExactly(first);
        assertThat(done(library.games().find(GameQuery.ALL.withOwner(ben.id()))).games()).containsExactly(second);
        assertThat(done(library.games().find(GameQuery.ALL.withPlayerId(anna.playerId()))).total()).isEqualTo(2);
        done(library.profiles().delete(anna.id()));
        assertThat(done(library.games().find(GameQuery.ALL)).total()).isEqualTo(2);
        assertThat(done(library.games().find(GameQuery.ALL.withOwner(anna.id()))).total()).isZero();
        GameEntry orphan = new GameEntry(game(draw()), white, black, OptionalLong.of(anna.id()), Samples.NOON, false);
        assertThat(library.games().save(orphan).problem().orElseThrow().kind()).isEqualTo(Trouble.Kind.MISSING);
    }

    // C-12, C-13
    @Test
    void aGameOfAnyVariantComesBackWhole() {
        int seed = 0;
        for (Variant variant : Variants.all()) {
            Game game = Samples.random(variant, ++seed, 60);
            game.tag("Event", "Café {match}");
            StoredGame stored = done(library.games().save(Samples.unowned(game, "A", "B")));
            Game loaded = done(library.games().load(stored.id()));
            game.tag("White", "A");
            game.tag("Black", "B");
            game.tag("Date", "2026.11.15");
            game.tag("UTCDate", "2026.11.15");
            game.tag("UTCTime", "12:00:00");
            assertThat(NativeWriter.write(loaded)).as(variant.id()).isEqualTo(NativeWriter.write(game));
            assertThat(stored.variant()).isEqualTo(variant.id());
            assertThat(stored.outcome()).isEqualTo(game.outcome());
        }
        assertThat(done(library.games().variants())).hasSize(seed);
    }

    @Test
    void searchesCombine() {
        Game e4 = game(win(Side.WHITE), "e4", "e5", "Nf3");
        e4.tag("Date", "2024.05.01");
        Game d4 = game(win(Side.BLACK), "d4", "d5");
        d4.tag("Date", "2025.??.??");
        d4.tag("Round", "3");
        done(library.games().save(Samples.unowned(e4, "Ångström, Åsa", "Bot 100%")));
        done(library.games().save(Samples.unowned(d4, "Bot 1000", "Angstrom, Asa")));
        done(library.games().save(Samples.unowned(game(draw(), "c4"), "X", "Y")));
        assertThat(count(GameQuery.ALL)).isEqualTo(3);
        assertThat(count(GameQuery.ALL.withPlayer("angström"))).isEqualTo(2);
        assertThat(count(GameQuery.ALL.withPlayer("100%"))).isEqualTo(1);
        assertThat(count(GameQuery.ALL.withResult(GameQuery.Result.DRAW))).isEqualTo(1);
        assertThat(count(GameQuery.ALL.withResult(GameQuery.Result.UNFINISHED))).isZero();
        assertThat(count(GameQuery.ALL.withPlayer("bot").withResult(GameQuery.Result.BLACK_WINS))).isEqualTo(1);
        assertThat(count(GameQuery.ALL.withDays(LocalDate.of(2024, 5, 1), LocalDate.of(2024, 5, 1)))).isEqualTo(1);
        assertThat(count(GameQuery.ALL.withDays(null, LocalDate.of(2025, 12, 31)))).isEqualTo(2);
        assertThat(count(GameQuery.ALL.withVariant("fide"))).isEqualTo(3);
        assertThat(count(GameQuery.ALL.withVariant("xxl"))).isZero();
        List<StoredGame> byDate = done(library.games().find(GameQuery.ALL)).games();
        assertThat(byDate).extracting(StoredGame::date).containsExactly("2026.11.15", "2025.??.??", "2024.05.01");
        assertThat(byDate.get(1).round()).isEqualTo("3");
        GamePage page = done(library.games().find(GameQuery.ALL.sortedBy(GameQuery.Sort.LENGTH, false).withPage(1, 2)));
        assertThat(page.games()).extracting(StoredGame::plies).containsExactly(3);
        assertThat(page.pages()).isEqualTo(2);
        for (GameQuery.Sort sort : GameQuery.Sort.values()) {
            assertThat(count(GameQuery.ALL.sortedBy(sort, true))).isEqualTo(3);
        }
    }

    private long count(GameQuery query) {
        GamePage page = done(library.games().find(query));
        assertThat(page.games()).hasSize((int) Math.min(page.total(), query.pageSize()));
        return page.total();
    }

    @Test
    void theSameGameIsKeptOnce() {
        StoredGame first = done(library.games().save(Samples.unowned(game(draw(), "e4"), "A", "B")));
        assertThat(done(library.games().save(Samples.unowned(game(draw(), "e4"), "a ", "B"))).id()).isEqualTo(first.id());
        assertThat(done(library.games().save(Samples.unowned(game(draw(), "d4"), "A", "B"))).id()).isNotEqualTo(first.id());
        assertThat(done(library.games().delete(List.of(first.id(), 99L)))).isEqualTo(1);
        assertThat(library.games().load(first.id()).problem().orElseThrow().kind()).isEqualTo(Trouble.Kind.MISSING);
        assertThat(count(GameQuery.ALL)).isEqualTo(1);
    }
}
