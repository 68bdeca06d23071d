import { spread } from "../drawing/geometry.ts"
import { blur, circle, gradient, group, type Ink, line, moved, path, polygon, rect } from "../drawing/ink.ts"
import { rulloWheel } from "../marks/logo.ts"
import { northern } from "../palette/northern.ts"
import type { BrandGroupName, Scene } from "../scenes/scene.types.ts"
import { crops } from "./close-up.ts"

/** A car key on a table, with the service book and a cup of coffee, seen from above. */
export const key: Scene = {
  crops: crops({ "4x5": { x: -420, y: -560, width: 900 } }),
  draw: ({ brandGroup }) => ({
    content: [table(), papers(brandGroup), coffee(560, -250), pen(), fob()].join(""),
    defs:
      gradient(
        "wood",
        [-1400, -600],
        [1300, 700],
        [
          { at: 0, colour: "#e0bd8e" },
          { at: 0.5, colour: "#cfa473" },
          { at: 1, colour: "#b98a5a" },
        ],
      ) +
      blur("keyshade", 14) +
      blur("paper", 18),
  }),
}

function table(): Ink {
  const joints = [-760, -430, -110, 220, 540].map(
    (y) =>
      rect(-1500, y, 3000, 5, { fill: "#8f6740", opacity: 0.55 }) +
      rect(-1500, y + 5, 3000, 4, { fill: "#f0d3a8", opacity: 0.5 }),
  )
  const grain = spread(0, 1, 46).map((t, index) => {
    const y = -900 + t * 1800
    const x = ((index * 617) % 2600) - 1400
    const length = 260 + ((index * 131) % 420)
    return path(
      `M${x} ${Math.round(y)}C${x + length * 0.3} ${Math.round(y - 12)} ${x + length * 0.6} ${Math.round(y + 14)} ${x + length} ${Math.round(y)}`,
      { stroke: "#9a7046", width: 3, opacity: 0.28 },
    )
  })
  return [
    rect(-1500, -1300, 3000, 2600, { fill: "url(#wood)" }),
    ...grain,
    ...joints,
    polygon(
      [
        [-1500, -1300],
        [-200, -1300],
        [700, 1300],
        [-1500, 1300],
      ],
      { fill: "#fff4dc", opacity: 0.13 },
    ),
  ].join("")
}

function papers(brandGroup: BrandGroupName): Ink {
  const sheet = [
    rect(-280, -370, 620, 820, { fill: "#10212e", opacity: 0.3, filter: "paper" }, 8),
    rect(-310, -400, 620, 820, { fill: northern.paper }, 6),
    rect(-250, -330, 210, 30, { fill: northern.ink }, 6),
    ...[0, 1, 2, 3, 4, 5, 6].map((row) =>
      rect(-250, -250 + row * 46, row % 3 === 2 ? 320 : 490, 13, { fill: "#c8d1d2" }, 6),
    ),
    rect(-250, 110, 490, 3, { fill: "#8fa0a5" }),
    path("M-230 92C-190 40 -170 110 -140 76S-100 50 -84 88S-30 70 -10 84S60 60 96 80", {
      stroke: northern.action,
      width: 7,
    }),
    rect(-250, 160, 300, 13, { fill: "#c8d1d2" }, 6),
    rect(-250, 206, 220, 13, { fill: "#c8d1d2" }, 6),
  ].join("")
  const book = [
    rect(-220, -280, 480, 640, { fill: "#10212e", opacity: 0.34, filter: "paper" }, 16),
    rect(-250, -310, 480, 640, { fill: northern.action }, 16),
    rect(-250, -310, 46, 640, { fill: northern.actionDeep }, 16),
    rect(-222, -310, 18, 640, { fill: northern.actionDeep }),
    rect(214, -296, 10, 612, { fill: "#e9ece6" }),
    ...markOf(brandGroup),
    rect(-120, 170, 220, 14, { fill: "#7fb5b1" }, 7),
    rect(-120, 206, 150, 14, { fill: "#7fb5b1" }, 7),
  ].join("")
  return group(sheet, "translate(-760 60) rotate(-8)") + group(book, "translate(420 330) rotate(11)")
}

/** The mark on the service book. */
function markOf(brandGroup: BrandGroupName): readonly Ink[] {
  if (brandGroup === "rullo") return [moved(rulloWheel(northern.paper, northern.amber), -110, -150, 5)]
  return [
    path("M-80 40V-70C-80 -112 -38 -120 -24 -80C-16 -54 -18 -28 -10 -4C4 38 46 28 46 -12V-56", {
      stroke: northern.paper,
      width: 30,
      cap: "butt",
    }),
    circle(46, -104, 19, { fill: northern.amber }),
  ]
}

function coffee(x: number, y: number): Ink {
  return [
    circle(x + 26, y + 34, 236, { fill: "#10212e", opacity: 0.28, filter: "paper" }),
    circle(x, y, 232, { fill: "#e9ece8" }),
    circle(x, y, 232, { stroke: "#d0d7d4", width: 8 }),
    circle(x, y, 168, { fill: "#dbe1de" }),
    rect(x + 118, y - 34, 128, 68, { fill: "#f7f8f5" }, 32),
    rect(x + 150, y - 12, 70, 26, { fill: "#dbe1de" }, 13),
    circle(x, y, 148, { fill: "#f7f8f5" }),
    circle(x, y, 124, { fill: "#4b3021" }),
    path(
      `M${x - 104} ${y - 40}A112 112 0 0 1 ${x + 30} ${y - 108}C${x - 40} ${y - 90} ${x - 84} ${y - 50} ${x - 104} ${y - 40}Z`,
      { fill: "#8a6144", opacity: 0.9 },
    ),
  ].join("")
}

function pen(): Ink {
  const body = [
    rect(-250, 4, 520, 30, { fill: "#10212e", opacity: 0.3, filter: "keyshade" }, 15),
    rect(-260, -16, 400, 32, { fill: northern.night }, 16),
    rect(-260, -16, 400, 10, { fill: "#3d5a68" }, 8),
    rect(110, -16, 26, 32, { fill: northern.amber }),
    polygon(
      [
        [136, -15],
        [236, -6],
        [256, 0],
        [236, 6],
        [136, 15],
      ],
      { fill: "#c3cdd0" },
    ),
    rect(-250, -24, 130, 9, { fill: "#c3cdd0" }, 4),
  ].join("")
  return group(body, "translate(-660 310) rotate(-34)")
}

function fob(): Ink {
  const body = [
    rect(-30, -26, 350, 196, { fill: "#10212e", opacity: 0.35, filter: "keyshade" }, 80),
    rect(-60, -70, 360, 200, { fill: "#1c2b34" }, 84),
    rect(-60, -70, 360, 78, { fill: "#33464f" }, 70),
    rect(-44, -56, 328, 172, { fill: "#22333c" }, 74),
    circle(30, 30, 40, { fill: "#2f434d" }),
    circle(126, 30, 40, { fill: "#2f434d" }),
    circle(218, 30, 30, { fill: northern.action }),
    path("M18 34V22Q18 10 30 10Q42 10 42 22V34M12 32H48V52H12Z", { stroke: "#dbe6e8", width: 6 }),
    path("M114 34V22Q114 10 126 10Q136 10 138 18M108 32H144V52H108Z", { stroke: "#dbe6e8", width: 6 }),
    circle(218, 30, 9, { fill: northern.paper }),
    rect(286, 6, 40, 48, { fill: "#aebabd" }, 12),
    circle(362, 30, 58, { stroke: "#c3cdd0", width: 15 }),
    circle(362, 30, 58, { stroke: "#8d9a9f", width: 5 }),
  ].join("")
  const strap = [
    path("M396 -10C470 -90 560 -120 600 -230L664 -196C640 -90 540 -20 430 50Z", { fill: northern.woodDeep }),
    path("M396 -10C470 -90 560 -120 600 -230L624 -218C590 -110 500 -80 412 10Z", { fill: northern.wood }),
    line(
      [
        [612, -190],
        [640, -176],
      ],
      { stroke: "#7c5b38", width: 7 },
    ),
  ].join("")
  return group(strap + body, "translate(-190 -30) rotate(14)")
}
