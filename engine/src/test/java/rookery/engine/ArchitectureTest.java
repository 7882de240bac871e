package rookery.engine;

import rookery.testkit.ArchitectureRules;

final class ArchitectureTest extends ArchitectureRules {}
