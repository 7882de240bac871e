package rookery.kernel;

import rookery.testkit.ArchitectureRules;

final class ArchitectureTest extends ArchitectureRules {}
