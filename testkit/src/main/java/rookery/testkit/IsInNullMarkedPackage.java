package rookery.testkit;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.lang.ArchCondition;
import com.tngtech.archunit.lang.ConditionEvents;
import com.tngtech.archunit.lang.SimpleConditionEvent;
import org.jspecify.annotations.NullMarked;

/** Holds for classes whose package says that references are not null unless marked. */
final class IsInNullMarkedPackage extends ArchCondition<JavaClass> {
    IsInNullMarkedPackage() { super("be in a @NullMarked package"); }

    @Override
    public void check(JavaClass type, ConditionEvents events) {
        if (!type.getPackage().isAnnotatedWith(NullMarked.class)) {
            events.add(SimpleConditionEvent.violated(type, type.getName() + " is in a package without @NullMarked"));
        }
    }
}
