package rookery.archive;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import rookery.kernel.variant.Presets;
import rookery.kernel.variant.Variant;

final class OwnVariantsTest {

    @TempDir
    private Path folder;

    /** Law 2: a file that a person wrote and we cannot read is not the place for another variant. */
    @Test
    void whatCannotBeReadIsSetAside() throws IOException {
        Path file = Files.writeString(folder.resolve("mine.json"), "{\"id\": \"mine\", ");
        Variant mine = Presets.FIDE.with(draft -> draft.id = "mine");
        OwnVariants own = new OwnVariants(folder);
        assertThat(own.all()).isEmpty();
        assertThat(own.keep(mine)).isEmpty();
        assertThat(folder.resolve("mine.damaged.json")).hasContent("{\"id\": \"mine\", ");
        assertThat(Files.readString(file)).contains("mine");
        assertThat(new OwnVariants(folder).all()).containsExactly(mine);
        // Our own is changed in place.
        Variant changed = mine.with(draft -> draft.name = "Mine, too");
        assertThat(own.keep(changed)).contains(mine);
        assertThat(new OwnVariants(folder).all()).containsExactly(changed);
        assertThat(folder.resolve("mine.damaged-2.json")).doesNotExist();
    }
}
