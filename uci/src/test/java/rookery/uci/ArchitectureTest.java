package rookery.uci;

import rookery.testkit.ArchitectureRules;

final class ArchitectureTest extends ArchitectureRules {}
