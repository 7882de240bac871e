package rookery.testkit;

final class ArchitectureTest extends ArchitectureRules {}
