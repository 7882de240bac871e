package rookery.app;

import rookery.testkit.ArchitectureRules;

final class ArchitectureTest extends ArchitectureRules {}
