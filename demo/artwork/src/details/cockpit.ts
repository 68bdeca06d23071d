import { type Point, spread } from "../drawing/geometry.ts"
import { circle, ellipse, line, path, polygon, rect } from "../drawing/ink.ts"
import { northern } from "../palette/northern.ts"
import { ridge, sky, treeline } from "../scenes/nature.ts"
import type { Scene } from "../scenes/scene.types.ts"
import { canvas, crops } from "./close-up.ts"

/** Behind the steering wheel, with the road ahead. */
export const cockpit: Scene = {
  crops: crops({ "4x5": { x: -640, y: -640, width: 960 } }),
  draw: () => {
    const air = sky("air", canvas, -120, ["#bcd8df", "#d9e8e9", "#f6edda"])
    const road = [
      air.ink,
      ridge(-1500, 1500, -110, 120, "#a9c3c6", 14, 2.4),
      ridge(-1500, 1500, -110, 60, "#84a7a8", 24, 2),
      treeline(-1500, -160, -104, 150, "#4c7a74", 3, 1.1),
      treeline(260, 1500, -104, 170, "#4c7a74", 8, 1.1),
      rect(-1500, -110, 3000, 800, { fill: "#93aa7d" }),
      polygon(
        [
          [-6, -112],
          [40, -112],
          [1500, 520],
          [-1700, 520],
        ],
        { fill: "#7d8b90" },
      ),
      polygon(
        [
          [10, -104],
          [14, -104],
          [30, -40],
          [12, -40],
        ],
        { fill: northern.marking },
      ),
      polygon(
        [
          [10, -16],
          [34, -16],
          [56, 110],
          [0, 110],
        ],
        { fill: northern.marking },
      ),
      polygon(
        [
          [-14, -108],
          [-10, -108],
          [-1210, 400],
          [-1260, 400],
        ],
        { fill: northern.marking, opacity: 0.7 },
      ),
    ].join("")
    const ring = (r: number, squash = 0.94): Point[] =>
      spread(0, Math.PI * 2, 73).map((angle) => [-420 + Math.cos(angle) * r, 360 + Math.sin(angle) * r * squash])
    const inside = [
      // Roof lining, pillars and mirror.
      path("M-1500 -1300H1500V-330C1000 -470 500 -520 0 -524C-500 -520 -1000 -470 -1500 -330Z", { fill: "#2a3a43" }),
      path(
        "M-1500 -360C-1000 -500 -500 -548 0 -552C500 -548 1000 -500 1500 -360V-330C1000 -470 500 -520 0 -524C-500 -520 -1000 -470 -1500 -330Z",
        { fill: "#182832" },
      ),
      polygon(
        [
          [-1500, -420],
          [-1180, -440],
          [-1080, 160],
          [-1500, 260],
        ],
        { fill: "#22323b" },
      ),
      polygon(
        [
          [1500, -420],
          [1180, -440],
          [1080, 160],
          [1500, 260],
        ],
        { fill: "#1b2b34" },
      ),
      rect(-14, -540, 28, 60, { fill: "#182832" }),
      rect(-180, -500, 360, 96, { fill: "#14222b" }, 40),
      rect(-168, -490, 336, 76, { fill: "#8fb1ba" }, 32),
      polygon(
        [
          [-130, -490],
          [-20, -490],
          [-70, -414],
          [-168, -414],
        ],
        { fill: "#d5e6e8", opacity: 0.6 },
      ),
      // Dashboard.
      path("M-1500 190C-1100 110 -760 84 -420 92C0 100 500 110 900 130C1200 150 1400 176 1500 196V1300H-1500Z", {
        fill: "#24363f",
      }),
      path(
        "M-1500 190C-1100 110 -760 84 -420 92C0 100 500 110 900 130C1200 150 1400 176 1500 196V232C1200 190 900 166 600 158C200 146 -200 140 -520 140C-900 142 -1200 176 -1500 236Z",
        { fill: "#3a525d" },
      ),
      path("M-1500 420C-900 360 200 350 1500 400V520C400 460 -700 470 -1500 540Z", { fill: northern.wood }),
      path("M-1500 470C-900 410 200 400 1500 450V520C400 460 -700 470 -1500 540Z", {
        fill: northern.woodDeep,
        opacity: 0.6,
      }),
      rect(-700, 128, 560, 150, { fill: "#0f1c24" }, 26),
      rect(-664, 150, 190, 106, { fill: "#17313b" }, 14),
      rect(-370, 150, 190, 106, { fill: "#17313b" }, 14),
      path("M-640 226L-600 190L-560 206L-500 172", { stroke: "#7fd7a6", width: 7 }),
      rect(-346, 176, 110, 12, { fill: "#dbe6e8" }, 5),
      rect(-346, 204, 70, 12, { fill: "#6f8f9a" }, 5),
      rect(110, 96, 560, 330, { fill: "#0f1c24" }, 30),
      rect(130, 116, 520, 290, { fill: "#dfe9e4" }, 18),
      path("M130 300C240 260 300 330 410 280S560 180 650 210V388Q650 406 632 406H148Q130 406 130 388Z", {
        fill: "#a9cdd3",
      }),
      path("M170 380C260 340 300 250 380 240S500 200 610 140", { stroke: northern.paper, width: 22 }),
      path("M170 380C260 340 300 250 380 240S500 200 610 140", { stroke: northern.action, width: 12 }),
      circle(170, 380, 16, { fill: northern.action }),
      circle(610, 140, 20, { fill: northern.amber }),
      ...[790, 1010].map(
        (x) =>
          rect(x, 236, 190, 76, { fill: "#0f1c24" }, 22) +
          [0, 1, 2].map((row) => rect(x + 16, 252 + row * 18, 158, 6, { fill: "#3a525d" }, 3)).join(""),
      ),
      // Steering wheel.
      path("M-470 420C-560 400 -640 400 -700 380L-690 330C-620 350 -540 340 -480 320Z", { fill: "#33464f" }),
      path("M-370 420C-280 400 -200 400 -140 380L-150 330C-220 350 -300 340 -360 320Z", { fill: "#2b3d46" }),
      path("M-450 440L-470 640H-370L-390 440Z", { fill: "#2b3d46" }),
      line(ring(296), { stroke: "#16242d", width: 58 }),
      line(ring(306).slice(32, 60), { stroke: "#46606b", width: 14 }),
      ellipse(-420, 376, 112, 84, { fill: "#1f2f38" }),
      ellipse(-420, 370, 104, 74, { fill: "#33464f" }),
      circle(-420, 370, 26, { fill: "#c3cdd0" }),
      circle(-420, 370, 18, { fill: "#24363f" }),
    ].join("")
    return { content: road + inside, defs: air.defs }
  },
}
