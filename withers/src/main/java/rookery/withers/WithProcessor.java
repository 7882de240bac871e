package rookery.withers;

import java.io.IOException;
import java.io.Writer;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import javax.annotation.processing.AbstractProcessor;
import javax.annotation.processing.RoundEnvironment;
import javax.annotation.processing.SupportedAnnotationTypes;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.Name;
import javax.lang.model.element.RecordComponentElement;
import javax.lang.model.element.TypeElement;
import javax.tools.Diagnostic;

/**
 * Writes the interface {@code WithX} for every record {@code X} that says {@code implements WithX}: a method {@code withPart(part)} for each component, which
 * returns a copy with that component changed. Java has no derived records yet (JEP 468).
 */
@SupportedAnnotationTypes("*")
public final class WithProcessor extends AbstractProcessor {

    @Override
    public SourceVersion getSupportedSourceVersion() {
        return SourceVersion.latestSupported();
    }

    @Override
    public boolean process(Set<? extends TypeElement> annotations, RoundEnvironment round) {
        round.getRootElements().forEach(this::look);
        return false;
    }

    private void look(Element element) {
        if (element instanceof TypeElement type) {
            if (type.getKind() == ElementKind.RECORD && asksFor(type)) {
                write(type);
            }
            type.getEnclosedElements().forEach(this::look);
        }
    }

    /** By name, since the interface may not exist yet. */
    private static boolean asksFor(TypeElement type) {
        return type.getInterfaces().stream().map(Object::toString)
                .anyMatch(name -> name.substring(name.lastIndexOf('.') + 1).equals(interfaceOf(type)));
    }

    private static String interfaceOf(TypeElement type) {
        return "With" + type.getSimpleName();
    }

    private void write(TypeElement type) {
        Name home = processingEnv.getElementUtils().getPackageOf(type).getQualifiedName();
        try (Writer file = processingEnv.getFiler().createSourceFile(home + "." + interfaceOf(type), type).openWriter()) {
            file.write(source(type, home));
        } catch (IOException e) {
            processingEnv.getMessager().printMessage(Diagnostic.Kind.ERROR, "its with methods cannot be written: " + e, type);
        }
    }

    private static String source(TypeElement type, Name home) {
        List<? extends RecordComponentElement> parts = type.getRecordComponents();
        String methods = parts.stream().map(part -> method(type, parts, part)).collect(Collectors.joining("\n"));
        return """
                package %s;

                /** Copies of {@link %s} with one component changed. */
                %sinterface %s {
                %s}
                """.formatted(home, type, type.getModifiers().contains(Modifier.PUBLIC) ? "public " : "",
                interfaceOf(type), methods);
    }

    private static String method(TypeElement type, List<? extends RecordComponentElement> parts, RecordComponentElement changed) {
        String name = changed.getSimpleName().toString();
        String values = parts.stream().map(part -> part.equals(changed) ? name : "((" + type + ") this)." + part.getSimpleName() + "()")
                .collect(Collectors.joining(", "));
        return """
                    default %s with%s(%s %s) {
                        return new %s(%s);
                    }
                """.formatted(type, Character.toUpperCase(name.charAt(0)) + name.substring(1), changed.asType(), name, type, values);
    }
}
