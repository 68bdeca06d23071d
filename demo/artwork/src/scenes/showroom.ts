import { blur, ellipse, gradient, group, type Ink, line, moved, path, polygon, rect } from "../drawing/ink.ts"
import { DARK, part, when } from "../light/parts.ts"
import { type Word, write } from "../marks/letters.ts"
import { rulloWords } from "../marks/logo.ts"
import { northern } from "../palette/northern.ts"
import { rullo } from "../palette/rullo.ts"
import { place } from "./cast.ts"
import { birch, type Canvas, ridge, sky, treeline } from "./nature.ts"
import { person } from "./people.ts"
import type { BrandGroupName, Drawing, Scene, Setting } from "./scene.types.ts"

const canvas: Canvas = { left: -2000, right: 1500, top: -1300, bottom: 520 }
const HORIZON = -330
const FLOOR = -150

/** A car hall with a wall of windows towards the water. */
export const showroom: Scene = {
  crops: {
    "21x9": { x: -1660, y: -890, width: 2800 },
    "16x9": { x: -900, y: -770, width: 1900 },
    "3x2": { x: -670, y: -730, width: 1670 },
    "4x3": { x: -650, y: -790, width: 1650 },
    "4x5": { x: -660, y: -1010, width: 1210 },
  },
  indoor: true,
  own: { season: "summer", hour: "day", car: { body: "suv", paint: "snow" } },
  draw,
}

function draw({ brandGroup, car }: Setting): Drawing {
  const defs: Ink[] = []
  const ink: Ink[] = []
  const width = canvas.right - canvas.left
  const air = sky("air", canvas, HORIZON + 40, ["#c5dde3", "#deeaea", "#f5efe0"])
  defs.push(air.defs)
  ink.push(air.ink)
  const outside = [
    ridge(canvas.left, canvas.right, HORIZON + 44, 92, "#b9cfd2", 3, 3),
    ridge(canvas.left, canvas.right, HORIZON + 44, 46, "#9fbcbc", 23, 2.4),
    treeline(-900, 1500, HORIZON + 48, 66, "#8db0aa", 5),
    part("water", rect(canvas.left, HORIZON + 40, width, 60, { fill: "#a7c8ce" })),
    rect(canvas.left, HORIZON + 84, width, 120, { fill: "#b4c4a0" }),
    birch(-1480, FLOOR - 22, 420, 5),
    birch(-1250, FLOOR - 24, 350, 6),
    birch(-160, FLOOR - 26, 390, 12),
  ]
  ink.push(part("outside", outside.join("")))
  ink.push(rect(canvas.left, canvas.top, width, FLOOR - canvas.top, { fill: "#ffffff", opacity: 0.16 }))
  ink.push(facade(defs))
  ink.push(floor(defs))
  ink.push(sideWall(brandGroup))
  ink.push(ceiling(defs))

  const view = { turn: 32, eye: 1520, distance: 15000 }
  const back = place(
    { body: "city-car", paint: "lichen", view: { ...view, turn: -34 }, scale: 0.146, id: "b", sky: "#e4eded" },
    -820,
    -44,
  )
  const middle = place(
    { body: "estate", paint: "midnight", view: { ...view, turn: 26 }, scale: 0.168, id: "m", sky: "#dfeaea" },
    560,
    -14,
  )
  const front = place({ ...car, view, scale: 0.232, id: "f", trim: "aero", sky: "#dbe8e9" }, -50, 214)
  defs.push(back.defs, middle.defs, front.defs, blur("gleam", 14))
  ink.push(gleam(-820, -30, 330, 60), back.ink, gleam(560, 6, 420, 70), middle.ink)
  ink.push(
    person(
      {
        pose: "tablet",
        top: brandGroup === "rullo" ? rullo.action : northern.action,
        trousers: "#22343f",
        hair: "#3a2a20",
        hairCut: "short",
      },
      830,
      176,
      402,
    ),
    person(
      { pose: "stand", top: "#d8b98c", trousers: "#3c4f5a", hair: northern.hairFair, hairCut: "long" },
      690,
      168,
      378,
      "right",
    ),
  )
  ink.push(gleam(-50, 236, 620, 90), front.ink)
  ink.push(planter(-1330, 236, 1.15), planter(1120, 220, 1.2))
  return { content: ink.join(""), defs: defs.join("") }
}

/** Steel frames between the panes, and a low sill. */
function facade(defs: Ink[]): Ink {
  const { left, right, top } = canvas
  const step = 372
  const frames: Ink[] = []
  for (let x = left + 60; x < right; x += step) {
    frames.push(
      polygon(
        [
          [x + 30, top],
          [x + 150, top],
          [x - 130, FLOOR],
          [x - 250, FLOOR],
        ],
        { fill: "#ffffff", opacity: 0.16 },
      ),
    )
    frames.push(
      rect(x - 9, top, 18, FLOOR - top, { fill: "#3a4e58" }),
      rect(x - 9, top, 6, FLOOR - top, { fill: "#5b707a" }),
    )
  }
  defs.push(
    gradient(
      "haze",
      [0, FLOOR - 120],
      [0, FLOOR],
      [
        { at: 0, colour: "#ffffff", opacity: 0 },
        { at: 1, colour: "#ffffff", opacity: 0.5 },
      ],
    ),
  )
  return [
    ...frames,
    rect(left, -600, right - left, 9, { fill: "#3a4e58" }),
    rect(left, FLOOR - 120, right - left, 120, { fill: "url(#haze)" }),
    rect(left, FLOOR - 16, right - left, 20, { fill: "#33464f" }),
  ].join("")
}

function floor(defs: Ink[]): Ink {
  const { left, right } = canvas
  defs.push(
    gradient(
      "floor",
      [0, FLOOR],
      [0, 440],
      [
        { at: 0, colour: "#f4f2ea" },
        { at: 0.25, colour: "#e4e6e1" },
        { at: 1, colour: "#c7cdca" },
      ],
    ),
  )
  const patches: Ink[] = []
  for (let x = left + 60; x < right; x += 372) {
    // Daylight through each pane, falling in from the left.
    patches.push(
      polygon(
        [
          [x + 16, FLOOR + 4],
          [x + 350, FLOOR + 4],
          [x + 930 + (x + 200) * 0.55, 540],
          [x + 330 + (x + 200) * 0.55, 540],
        ],
        { fill: "#fffdf4", opacity: 0.34 },
      ),
    )
  }
  const pools = [-1700, -1200, -700, -200, 300, 800, 1300].map((x) =>
    ellipse(x * 0.9, FLOOR + 260, 420, 130, { fill: "url(#lampPool)", opacity: 0.7 }),
  )
  const joints = [0.12, 0.34, 0.72].map((t) =>
    line(
      [
        [left, FLOOR + 600 * t * t + 40 * t],
        [right, FLOOR + 600 * t * t + 40 * t],
      ],
      { stroke: "#b3bcba", width: 1.6, opacity: 0.7 },
    ),
  )
  return [
    rect(left, FLOOR + 4, right - left, 700, { fill: "url(#floor)" }),
    when(["morning", "day"], patches.join("")),
    when(DARK, part("kept", pools.join(""))),
    ...joints,
  ].join("")
}

/** The company's own wall on the right with its name in raised letters. */
function sideWall(brandGroup: BrandGroupName): Ink {
  const shadow = nameOn(brandGroup, "#063b3b", "#063b3b")
  const name = nameOn(brandGroup, northern.paper, northern.amber)
  const slats = Array.from({ length: 30 }, (_, index) =>
    rect(360 + index * 42, -1300, 16, 1154, { fill: "#0c4f4f", opacity: 0.55 }),
  )
  return [
    rect(340, canvas.top, 1300, FLOOR - canvas.top + 4, { fill: northern.action }),
    ...slats,
    rect(340, canvas.top, 26, FLOOR - canvas.top + 4, { fill: "#12706d" }),
    rect(540, -545, name.width + 130, 190, { fill: northern.action }),
    moved(shadow.ink, 608, -474),
    part("kept", moved(name.ink, 604, -478)),
    rect(340, FLOOR - 12, 1300, 16, { fill: northern.actionDeep }),
  ].join("")
}

/** The company's name in raised letters; a capital is 54 high. */
export function nameOn(brandGroup: BrandGroupName, colour: string, light: string): Word {
  if (brandGroup === "rullo") return { ink: moved(rulloWords(colour, light), 0, -46, 2.2), width: 290 }
  return write("NORRVIK", { size: 54, weight: 0.16, wide: 0.9, gap: 0.2, colour })
}

function ceiling(defs: Ink[]): Ink {
  const { left, right } = canvas
  const y = -770
  defs.push(
    gradient(
      "ceiling",
      [0, -1300],
      [0, y],
      [
        { at: 0, colour: "#20353f" },
        { at: 1, colour: "#31474f" },
      ],
    ),
  )
  const lamps = [-1700, -1200, -700, -200, 300, 800, 1300].map((x) =>
    [
      line(
        [
          [x - 120, y - 120],
          [x - 120, y + 36],
        ],
        { stroke: "#20353f", width: 3 },
      ),
      line(
        [
          [x + 120, y - 120],
          [x + 120, y + 36],
        ],
        { stroke: "#20353f", width: 3 },
      ),
      rect(x - 160, y + 34, 320, 15, { fill: "#22353e" }, 4),
      rect(x - 152, y + 47, 304, 6, { fill: "#fff6dc" }, 3),
      when(DARK, part("kept", ellipse(x, y + 60, 300, 110, { fill: "url(#paneGlow)" }))),
    ].join(""),
  )
  return [
    polygon(
      [
        [left, canvas.top],
        [right, canvas.top],
        [right, y],
        [left, y],
      ],
      { fill: "url(#ceiling)" },
    ),
    ...Array.from({ length: 9 }, (_, index) =>
      rect(left, y - 30 - index * 58, right - left, 20, { fill: "#1a2c35", opacity: 0.6 }),
    ),
    rect(left, y - 14, right - left, 22, { fill: "#4a616b" }),
    ...lamps,
  ].join("")
}

/** The soft mirror of a car in a polished floor. */
function gleam(x: number, y: number, half: number, depth: number): Ink {
  return ellipse(x + half * 0.06, y + depth * 0.1, half, depth * 0.62, {
    fill: "#7f8f93",
    opacity: 0.16,
    filter: "gleam",
  })
}

function planter(x: number, base: number, scale: number): Ink {
  const leaf = (angle: number, length: number, colour: string): Ink =>
    group(
      path(
        `M0 0C${-length * 0.16} ${-length * 0.3} ${-length * 0.1} ${-length * 0.8} 0 ${-length}C${length * 0.1} ${-length * 0.8} ${length * 0.16} ${-length * 0.3} 0 0Z`,
        { fill: colour },
      ),
      `rotate(${angle})`,
    )
  const leaves = [
    [-58, 190, "#2f6152"],
    [52, 200, "#2a574b"],
    [-34, 250, "#3c7563"],
    [36, 244, "#356a59"],
    [-12, 290, "#4b8770"],
    [16, 280, "#3f7a65"],
    [2, 300, "#5a967d"],
    [-76, 130, "#3c7563"],
    [72, 140, "#2a574b"],
  ] as const
  const body = [
    path("M-150 8Q0 -20 240 16Q60 40 -150 8Z", { fill: "#10212e", opacity: 0.14 }),
    group(leaves.map(([angle, length, colour]) => leaf(angle, length, colour)).join(""), "translate(0 -118)"),
    polygon(
      [
        [-74, -132],
        [74, -132],
        [58, 4],
        [-58, 4],
      ],
      { fill: "#e3ddd0" },
    ),
    polygon(
      [
        [18, -132],
        [74, -132],
        [58, 4],
        [14, 4],
      ],
      { fill: "#c8c1b2" },
    ),
    rect(-80, -140, 160, 18, { fill: "#efeae0" }, 4),
  ].join("")
  return group(body, `translate(${x} ${base}) scale(${scale})`)
}
