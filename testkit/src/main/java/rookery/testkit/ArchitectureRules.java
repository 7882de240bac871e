package rookery.testkit;

import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.ArchConfiguration;
import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaAccess;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.JavaModifier;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.lang.ArchCondition;
import com.tngtech.archunit.lang.ArchRule;
import com.tngtech.archunit.lang.ConditionEvents;
import com.tngtech.archunit.lang.SimpleConditionEvent;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.NullMarked;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/**
 * The rules of ARCHITECTURE.md that the compiler cannot enforce. A module runs them with one empty test class in its root package
 * ({@code final class ArchitectureTest extends ArchitectureRules {}}); all classes below that package are checked.
 */
public abstract class ArchitectureRules {
    private final String root = getClass().getPackageName();

    /** Hidden sources of chance and wall-clock time, which would make games, tests and tournaments unrepeatable. */
    private static final Set<String> CHANCE_AND_WALL_CLOCK = Set.of(
            "java.lang.Math.random()",
            "java.lang.System.currentTimeMillis()",
            "java.util.Random.<init>()",
            "java.util.SplittableRandom.<init>()",
            "java.security.SecureRandom.<init>()",
            "java.util.UUID.randomUUID()",
            "java.util.concurrent.ThreadLocalRandom.current()",
            "java.util.random.RandomGenerator.getDefault()",
            "java.time.Instant.now()",
            "java.time.LocalDate.now()",
            "java.time.LocalDateTime.now()",
            "java.time.ZonedDateTime.now()");

    /** Where chance, wall clock and standard streams may be used: the command line, the benchmarks, and one class in play for that purpose. */
    private static final DescribedPredicate<JavaClass> EDGES = resideInAnyPackage("rookery.app..", "rookery.bench..")
            .or(named("rookery.testkit.ChildProcesses")).or(named("rookery.testkit.PerftEngine"))
            .or(named("rookery.play.chance.Seeds"))
            .as("the edges of the program");

    @TestFactory
    Stream<DynamicTest> rules() {
        // No rule looks inside libraries, so their classes are not read.
        ArchConfiguration.get().setResolveMissingDependenciesFromClassPath(false);
        var module = new ClassFileImporter().withImportOption(new ImportOption.DoNotIncludeTests()).importPackages(root);
        return rules(root).stream().map(rule -> DynamicTest.dynamicTest(rule.getDescription(), () -> check(rule, module)));
    }

    private static void check(ArchRule rule, JavaClasses module) {
        rule.allowEmptyShould(true).check(module);
    }

    private static List<ArchRule> rules(String root) {
        var rules = new ArrayList<ArchRule>();
        rules.add(slices().matching(root + ".(*)..").should().beFreeOfCycles().as("packages of a module form no cycle"));
        kernelOrder(rules);
        onlyIn(rules, "javafx..", "rookery.desktop..", "rookery.gallery..");
        onlyIn(rules, "java.sql..", "rookery.archive.sqlite..");
        onlyIn(rules, "com.sun.net.httpserver..", "rookery.serve.http..");
        rules.add(noClasses().that(not(resideInAPackage("rookery.uci.."))).and(not(EDGES))
                .should().dependOnClassesThat(named("java.lang.ProcessBuilder"))
                .as("only uci starts other programs"));
        rules.add(noClasses().that().resideInAPackage("rookery.engine..").should().dependOnClassesThat()
                .resideInAPackage("rookery.kernel.board..")
                .as("search speaks Position, so that it plays every variant"));
        rules.add(classes().that().resideInAPackage("rookery.look..").should().onlyDependOnClassesThat()
                .resideInAnyPackage("rookery.look..", "rookery.kernel..", "java.lang..", "java.util..", "java.io..", "java.nio..",
                        "java.text..",
                        "org.jspecify.annotations..", "")
                .as("look needs no toolkit, screen or device: a browser shows the same as the window"));
        desktop(rules);
        rules.add(noClasses().that(not(EDGES)).should().accessTargetWhere(target(CHANCE_AND_WALL_CLOCK))
                .as("dice, seeds and the wall clock are injected"));
        rules.add(classes().that().resideInAPackage("rookery.kernel.variant..").and().haveSimpleNameNotEndingWith("Draft")
                .should(new IsPlainData())
                .as("a variant is data: records, enums, interfaces, and final fields, apart from the draft of one"));
        rules.add(classes().should(new IsInNullMarkedPackage()).as("every package is @NullMarked"));
        rules.add(noClasses().that(not(EDGES)).and().resideOutsideOfPackage("rookery.uci.server..")
                .should()
                .accessTargetWhere(target(Set.of("java.lang.System.out", "java.lang.System.err", "java.lang.Throwable.printStackTrace()")))
                .as("only commands and engines write to standard output"));
        rules.add(noClasses().should().haveNameMatching(".*(Utils?|Helper|Manager|Impl)(\\$.*)?")
                .as("names say what a thing is, not Util, Helper, Manager or Impl"));
        return rules;
    }

    /** Kernel packages from the ground up; one may use those before it. The last two share a level: only cycles between them are wrong. */
    private static void kernelOrder(List<ArchRule> rules) {
        var above = Map.of(
                "geometry", List.of("piece", "move", "variant", "board", "position", "game", "notation", "catalogue"),
                "piece", List.of("move", "variant", "board", "position", "game", "notation", "catalogue"),
                "move", List.of("variant", "board", "position", "game", "notation", "catalogue"),
                "variant", List.of("move", "board", "position", "game", "notation", "catalogue"),
                "board", List.of("position", "game", "notation", "catalogue"),
                "position", List.of("game", "notation", "catalogue"),
                "game", List.of("notation", "catalogue"));
        above.forEach((lower, uppers) -> rules.add(noClasses().that().resideInAPackage("rookery.kernel." + lower + "..")
                .should().dependOnClassesThat()
                .resideInAnyPackage(uppers.stream().map(upper -> "rookery.kernel." + upper + "..").toArray(String[]::new))
                .as("kernel." + lower + " uses nothing above it")));
        rules.add(classes().that().resideInAPackage("rookery.kernel..")
                .should().onlyDependOnClassesThat()
                .resideInAnyPackage("rookery.kernel..", "java.lang..", "java.util..", "java.io..", "java.nio..",
                        "java.time..", "java.security..", "org.jspecify.annotations..", "")
                .as("the kernel needs nothing but the language and its collections"));
        rules.add(noClasses().that().resideInAPackage("rookery.kernel..")
                .and().resideOutsideOfPackages("rookery.kernel.notation..", "rookery.kernel.catalogue..")
                .should().dependOnClassesThat().resideInAnyPackage("java.io..", "java.nio..", "java.time..", "java.security..")
                .as("only text and files in the kernel know of input, output, dates and digests"));
    }

    private static void onlyIn(List<ArchRule> rules, String used, String... users) {
        rules.add(noClasses().that().resideOutsideOfPackages(users).should().dependOnClassesThat().resideInAPackage(used)
                .as(used + " is used only in " + String.join(" and ", users)));
    }

    private static void desktop(List<ArchRule> rules) {
        rules.add(slices().matching("rookery.desktop.screen.(*)..").should().notDependOnEachOther()
                .as("screens do not know one another"));
        rules.add(noClasses().that().resideInAPackage("rookery.desktop..").and().resideOutsideOfPackage("rookery.desktop.store..")
                .should().accessTargetWhere(target(Set.of("javafx.application.Platform.runLater(java.lang.Runnable)")))
                .as("only the store hands work to the JavaFX thread"));
    }

    private static DescribedPredicate<JavaClass> named(String name) {
        return DescribedPredicate.describe(name, type -> type.getName().equals(name));
    }

    private static DescribedPredicate<JavaClass> not(DescribedPredicate<? super JavaClass> predicate) {
        return DescribedPredicate.not(predicate);
    }

    /** Fields as {@code owner.name}, methods and constructors with their parameter types. */
    private static DescribedPredicate<JavaAccess<?>> target(Set<String> names) {
        return DescribedPredicate.describe("one of " + names, access -> names.contains(access.getTarget().getFullName()));
    }

    /** Holds for records, enums, interfaces, and classes that have no instances; all fields must be final. */
    private static final class IsPlainData extends ArchCondition<JavaClass> {
        IsPlainData() { super("be plain data"); }

        @Override
        public void check(JavaClass type, ConditionEvents events) {
            boolean holder = type.getFields().stream().allMatch(field -> field.getModifiers().contains(JavaModifier.STATIC));
            if (!(type.isRecord() || type.isEnum() || type.isInterface() || holder)) {
                events.add(SimpleConditionEvent.violated(type, type.getName() + " has instances but is no record or enum"));
            }
            for (var field : type.getFields()) {
                if (!field.getModifiers().contains(JavaModifier.FINAL)) {
                    events.add(SimpleConditionEvent.violated(type, field.getFullName() + " is not final"));
                }
            }
        }
    }

    /** Holds for classes whose package says that references are not null unless marked. */
    private static final class IsInNullMarkedPackage extends ArchCondition<JavaClass> {
        IsInNullMarkedPackage() { super("be in a @NullMarked package"); }

        @Override
        public void check(JavaClass type, ConditionEvents events) {
            if (!type.getPackage().isAnnotatedWith(NullMarked.class)) {
                events.add(SimpleConditionEvent.violated(type, type.getName() + " is in a package without @NullMarked"));
            }
        }
    }
}
