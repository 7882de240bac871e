package rookery.app.fuzz;

import java.io.IOException;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Everything that reads what others wrote. Each takes any bytes, and throws only if Rookery is wrong: a reader threw, or what it accepted could not be written
 * and read again. Its {@linkplain #folder name} is that of its folder in the corpus.
 */
enum FuzzTarget {

    FEN(NotationTargets::fen), MOVES(NotationTargets::moves), PGN(NotationTargets::pgn), VARIANT(NotationTargets::variant), BETZA(
            NotationTargets::betza),
    TEXTS(NotationTargets::texts),

    NATIVE_GAME(GameFileTargets::nativeGame), GAME_FILE(GameFileTargets::gameFile), XXL_CONFIG(GameFileTargets::xxlConfig), FAIRY_VARIANTS(
            GameFileTargets::fairyVariants),
    OPENINGS(GameFileTargets::openings), COMPACT_GAME(GameFileTargets::compactGame),

    JOURNAL(DataTargets::journal), FIRST_JOURNAL(DataTargets::firstJournal), SETTINGS(DataTargets::settings), ENGINES(
            DataTargets::engines),
    JOB(DataTargets::job), TOURNAMENT(DataTargets::tournament), NET(DataTargets::net),

    UCI(ProtocolTargets::uci), CECP(ProtocolTargets::cecp), ENGINE_ANSWERS(ProtocolTargets::engineAnswers), ENVIRONMENT(
            ProtocolTargets::environment),
    SESSION(ProtocolTargets::session),

    PUZZLES(DataTargets::puzzles), DIARY(DataTargets::diary);

    /** Takes one input. */
    @FunctionalInterface
    interface Reader {
        void read(byte[] input) throws IOException;
    }

    private final Reader reader;

    FuzzTarget(Reader reader) {
        this.reader = reader;
    }

    void read(byte[] input) throws IOException {
        reader.read(input);
    }

    /** As the command line and the corpus call it. */
    String folder() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    static Optional<FuzzTarget> named(String folder) {
        return Stream.of(values()).filter(target -> target.folder().equals(folder)).findFirst();
    }
}
