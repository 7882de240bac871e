package rookery.desktop;

import rookery.testkit.ArchitectureRules;

final class ArchitectureTest extends ArchitectureRules {}
