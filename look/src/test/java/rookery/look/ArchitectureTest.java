package rookery.look;

import rookery.testkit.ArchitectureRules;

final class ArchitectureTest extends ArchitectureRules {}
