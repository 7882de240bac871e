package rookery.look.face;

/** Players that are neither bird nor die, and groups of players. */
enum Emblem {
    /** A tower with a bird on it: our engine. */
    ROOKERY {
        @Override
        Sketch draw() {
            return new Sketch().fill("#8A7F70", "M13,48 L15,26 L33,26 L35,48 Z")
                    .fill("#9C9182", "M10,26 L10,15 L15,15 L15,19 L21,19 L21,15 L27,15 L27,19 L33,19 "
                            + "L33,15 L38,15 L38,26 Z")
                    .fill("#4A4238", "M21,48 L21,38 C21,34 27,34 27,38 L27,48 Z").fill("#23252E", "M15,14 C16,7 21,3 27,4 C29,4 30,5 31,6 "
                            + "L36,8 L31,9 C30,13 27,15 24,15 L12,17 Z")
                    .dot("#F2D65A", 28, 6.6, 1.1);
        }
    },
    /** A small flock. */
    ROOKERY_BIRDS {
        @Override
        Sketch draw() {
            var sketch = new Sketch().line("#6B4A2E", 3, "M1,41 L47,37");
            chick(sketch, "#B4713F", 10, 27, 7.5);
            chick(sketch, "#4A586C", 24, 22, 9);
            chick(sketch, "#E2712D", 38, 27, 6.5);
            return sketch;
        }

        private void chick(Sketch sketch, String color, double x, double y, double size) {
            sketch.dot(color, x, y + size, size).dot(color, x + size * 0.25, y - size * 0.2, size * 0.72);
            sketch.fill("#E3B53A",
                    "M%1$s,%2$s l%3$s,%4$s l-%3$s,%4$s Z".formatted(x + size * 0.85, y - size * 0.45, size * 0.6, size * 0.3));
            sketch.eye("#FFFFFF", x + size * 0.45, y - size * 0.35, size * 0.24);
        }
    },
    /** Two dice. */
    ROOKERY_DICE {
        @Override
        Sketch draw() {
            var sketch = new Sketch().block("#F3EAD3", 18, 19, 22, 22, -14).block("#C8663C", 32, 32, 22, 22, 12);
            sketch.dot(Sketch.DARK, 18, 19, 2.4);
            return sketch.dot("#FFF6E6", 27, 28, 2).dot("#FFF6E6", 37, 28, 2).dot("#FFF6E6", 32, 32, 2).dot("#FFF6E6", 27, 37, 2)
                    .dot("#FFF6E6", 37, 37, 2);
        }
    },
    /** Eyes that go round. */
    RANDOM {
        @Override
        Sketch draw() {
            return new Sketch().dot("#8FA9C9", 24, 25, 19).dot("#FFFFFF", 17, 21, 6.4).dot("#FFFFFF", 31, 21, 6.4).line("#26323F", 1.5,
                    "M17,21 c1,-1 2.6,0 2,1.6 c-0.8,2 -4.4,2 -5,-0.8 c-0.6,-3.4 3.2,-5.4 6,-3.6")
                    .line("#26323F", 1.5, "M31,21 c1,-1 2.6,0 2,1.6 c-0.8,2 -4.4,2 -5,-0.8 c-0.6,-3.4 3.2,-5.4 6,-3.6")
                    .line("#26323F", 2, "M15,34 C18,31 20,37 24,34 C28,31 30,37 33,34");
        }
    },
    /** A mouth with a coin in it. */
    GREEDY {
        @Override
        Sketch draw() {
            return new Sketch().dot("#7DA05A", 24, 25, 19).fill("#3B1E1A", "M10,27 C14,44 34,44 38,27 Z").dot("#E2B23E", 24, 32, 6.5)
                    .dot("#F4D477", 24, 32, 4)
                    .eye("#FFFFFF", 17, 18, 4).eye("#FFFFFF", 31, 18, 4).line("#3B4A26", 2, "M11,12 L20,15 M37,12 L28,15");
        }
    },
    /** A compass. */
    PATHFINDER {
        @Override
        Sketch draw() {
            return new Sketch().dot("#6E5A3C", 24, 24, 21).dot("#F5EEDC", 24, 24, 17.5)
                    .line("#6E5A3C", 1.6, "M24,8 L24,11 M24,37 L24,40 M8,24 L11,24 M37,24 L40,24")
                    .fill("#C8402F", "M35,13 L27,27 L21,21 Z").fill("#39424E", "M13,35 L27,27 L21,21 Z").dot("#F5EEDC", 24, 24, 1.8);
        }
    },
    /** A wedge of blue cheese. */
    BLEU {
        @Override
        Sketch draw() {
            return wedge("#F1ECDC", "#D9D0B6").dot("#5E82A8", 14, 36, 2.6).dot("#5E82A8", 23, 40, 2.2).dot("#5E82A8", 33, 36, 2.8)
                    .dot("#5E82A8", 38, 41, 1.8)
                    .eye("#FFFFFF", 20, 32, 3).eye("#FFFFFF", 29, 32, 3);
        }
    },
    /** A wedge of yellow cheese. */
    CHEDDAR {
        @Override
        Sketch draw() {
            return wedge("#F0B23A", "#D9922A").dot("#C67F1E", 12, 38, 3).dot("#C67F1E", 37, 37, 3.2).dot("#C67F1E", 24, 42, 2.4)
                    .eye("#FFFFFF", 19, 31.5, 3)
                    .eye("#FFFFFF", 29, 31.5, 3).line("#8A4F10", 1.6, "M20,37 C22,39 26,39 28,37");
        }
    },
    /** A tree of possibilities. */
    PLAIN_EXPECTIMAX {
        @Override
        Sketch draw() {
            var sketch = new Sketch().line("#7A8694", 2,
                    "M24,9 L11,24 M24,9 L24,24 M24,9 L37,24 M11,24 L6,39 M11,24 L15,39 M24,24 L21,39 M24,24 L28,39 M37,24 L34,39 M37,24 L42,39");
            sketch.dot("#39424E", 24, 9, 5).dot("#D9A441", 11, 24, 4).dot("#D9A441", 24, 24, 4).dot("#D9A441", 37, 24, 4);
            for (int x : new int[]{6, 15, 21, 28, 34, 42}) sketch.dot("#39424E", x, 40, 2.8);
            return sketch;
        }
    },
    /** A chip with eyes. */
    ENGINE {
        @Override
        Sketch draw() {
            return new Sketch().line("#6B7480", 2, "M15,6 L15,42 M24,6 L24,42 M33,6 L33,42 M6,15 L42,15 M6,24 L42,24 M6,33 L42,33")
                    .block("#39424E", 24, 24, 28, 28, 0).eye("#9FE0C8", 18, 22, 3.6).eye("#9FE0C8", 30, 22, 3.6)
                    .line("#9FE0C8", 1.8, "M18,31 L30,31");
        }
    };

    abstract Sketch draw();

    private static Sketch wedge(String face, String top) {
        return new Sketch().fill(top, "M3,26 L30,8 C38,8 44,14 45,26 Z").fill(face, "M3,26 L45,26 L45,46 L3,46 Z");
    }
}
