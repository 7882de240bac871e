package rookery.archive;

import rookery.testkit.ArchitectureRules;

final class ArchitectureTest extends ArchitectureRules {}
