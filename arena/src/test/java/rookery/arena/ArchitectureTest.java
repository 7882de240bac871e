package rookery.arena;

import rookery.testkit.ArchitectureRules;

final class ArchitectureTest extends ArchitectureRules {}
