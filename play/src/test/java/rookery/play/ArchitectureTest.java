package rookery.play;

import rookery.testkit.ArchitectureRules;

final class ArchitectureTest extends ArchitectureRules {}
