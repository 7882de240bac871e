package rookery.testkit;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaModifier;
import com.tngtech.archunit.lang.ArchCondition;
import com.tngtech.archunit.lang.ConditionEvents;
import com.tngtech.archunit.lang.SimpleConditionEvent;

/** Holds for records, enums, interfaces, and classes that have no instances; all fields must be final. */
final class IsPlainData extends ArchCondition<JavaClass> {
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
