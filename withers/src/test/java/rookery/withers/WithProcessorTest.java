package rookery.withers;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.StringWriter;
import java.net.URI;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.List;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.StandardLocation;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class WithProcessorTest {

    private static final String SOURCE = """
            package shop;
            import java.util.List;
            import org.jspecify.annotations.Nullable;
            public record Basket(String owner, @Nullable String note, List<String> goods, Price price) implements WithBasket, Comparable<Basket> {
                public Basket {
                    goods = List.copyOf(goods);
                }
                public int compareTo(Basket other) {
                    return owner.compareTo(other.owner);
                }
                public record Price(int coins, int[] weights) implements WithPrice { }
                public record Plain(int number) { }
                public static String walk() {
                    Basket first = new Basket("Ada", null, List.of("tea"), new Price(3, new int[] {1}));
                    Basket second = first.withNote("fragile").withGoods(List.of("cup", "pot")).withPrice(first.price().withCoins(7));
                    return first.note() + " " + second.owner() + " " + second.note() + " " + second.goods() + " " + second.price().coins();
                }
            }
            """;

    @TempDir
    private Path place;

    private String compile(String source) throws Exception {
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        StringWriter messages = new StringWriter();
        JavaFileObject file = new SimpleJavaFileObject(URI.create("string:///shop/Basket.java"), JavaFileObject.Kind.SOURCE) {
            @Override
            public CharSequence getCharContent(boolean ignoreEncodingErrors) {
                return source;
            }
        };
        try (StandardJavaFileManager files = compiler.getStandardFileManager(null, null, null)) {
            files.setLocationFromPaths(StandardLocation.CLASS_OUTPUT, List.of(place));
            files.setLocationFromPaths(StandardLocation.SOURCE_OUTPUT, List.of(place));
            JavaCompiler.CompilationTask task = compiler.getTask(messages, files, null, null, null, List.of(file));
            task.setProcessors(List.of(new WithProcessor()));
            assertThat(task.call()).as(messages.toString()).isTrue();
        }
        try (URLClassLoader loader = new URLClassLoader(new java.net.URL[]{place.toUri().toURL()})) {
            return (String) loader.loadClass("shop.Basket").getMethod("walk").invoke(null);
        }
    }

    @Test
    void copiesWithOneComponentChanged() throws Exception {
        assertThat(compile(SOURCE)).isEqualTo("null Ada fragile [cup, pot] 7");
        assertThat(place.resolve("shop/WithBasket.java")).content()
                .contains("withNote(java.lang.@org.jspecify.annotations.Nullable String note)");
        assertThat(place.resolve("shop/WithPlain.java")).doesNotExist();
    }

    @Test
    void isWrittenAnewWhenTheRecordChanges() throws Exception {
        compile(SOURCE);
        String wider = SOURCE.replace("Price(int coins,", "Price(int notes, int coins,").replace("new Price(3,", "new Price(1, 3,");
        assertThat(compile(wider)).isEqualTo("null Ada fragile [cup, pot] 7");
    }
}
