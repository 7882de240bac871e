package rookery.kernel.notation;

import java.io.IOException;
import java.io.Reader;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * Reads the games of a PGN one after another, of any variant and from a text of any size: forgiving about layout, strict about moves. A game that
 * cannot be replayed is reported with the place and the reason, and the next one is read. Mutable, for one thread; whoever opened the source
 * closes it.
 */
public final class PgnReader {

    private final PgnParser drafts;
    private final VariantSource variants;
    private int number;

    public PgnReader(Reader in, VariantSource variants) {
        drafts = new PgnParser(new PgnLexer(in));
        this.variants = variants;
    }

    /** The next game, good or bad; empty at the end of the text. */
    public Optional<PgnItem> next() throws IOException {
        PgnDraft draft = drafts.next();
        return draft == null ? Optional.empty() : Optional.of(new PgnAssembly(draft, variants).assemble(++number));
    }

    /** Passes on all remaining games. */
    public void forEach(Consumer<PgnItem> action) throws IOException {
        for (Optional<PgnItem> item = next(); item.isPresent(); item = next()) {
            action.accept(item.get());
        }
    }

    /** All games of a text that is already in memory. */
    public static List<PgnItem> read(String text, VariantSource variants) {
        List<PgnItem> items = new ArrayList<>();
        try {
            new PgnReader(new StringReader(text), variants).forEach(items::add);
        } catch (IOException e) {
            throw new UncheckedIOException("a text in memory cannot fail", e);
        }
        return items;
    }
}
