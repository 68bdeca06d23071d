import { blur, circle, clipTo, ellipse, gradient, group, type Ink, line, path, polygon, rect } from "../drawing/ink.ts"
import { part, when } from "../light/parts.ts"
import { northern } from "../palette/northern.ts"
import { rullo } from "../palette/rullo.ts"
import { place } from "./cast.ts"
import { birch, type Canvas, ridge, sky, treeline } from "./nature.ts"
import { person } from "./people.ts"
import { boarding, castShadow, pendant, pot, snowOver } from "./premises.ts"
import type { BrandGroupName, Drawing, Scene, Setting } from "./scene.types.ts"

const canvas: Canvas = { left: -2000, right: 1500, top: -1300, bottom: 520 }
const FLOOR = 60

/** An adviser and a customer at a desk; on the screen are figures, before the window stand cars. */
export const advice: Scene = {
  crops: {
    "21x9": { x: -1660, y: -820, width: 2700 },
    "16x9": { x: -900, y: -710, width: 1820 },
    "3x2": { x: -760, y: -720, width: 1600 },
    "4x3": { x: -700, y: -780, width: 1540 },
    "4x5": { x: -360, y: -980, width: 1160 },
  },
  indoor: true,
  own: { season: "autumn", hour: "day", car: { body: "saloon", paint: "rowan" } },
  draw,
}

function draw({ brandGroup, car: lead }: Setting): Drawing {
  const defs: Ink[] = []
  const ink: Ink[] = []
  ink.push(wall(defs))
  const view = { turn: 24, eye: 1500, distance: 16000 }
  const first = place({ ...lead, view, scale: 0.15, id: "a", sky: "#dce8ea" }, -640, -86)
  const second = place({ body: "suv", paint: "silver", view, scale: 0.138, id: "b", sky: "#dce8ea" }, -1280, -100)
  defs.push(first.defs, second.defs)
  ink.push(windows(defs, second.ink + first.ink))
  ink.push(floor(defs), shelf(930))
  ink.push(pendant(220, -1300, -520, 110), pendant(560, -1300, -520, 110))
  ink.push(pot(-180, FLOOR + 96, 0.9))
  ink.push(desk(brandGroup))
  return { content: ink.join(""), defs: defs.join("") }
}

function wall(defs: Ink[]): Ink {
  defs.push(
    gradient(
      "wall",
      [canvas.left, 0],
      [canvas.right, 0],
      [
        { at: 0, colour: "#f5f1e6" },
        { at: 0.5, colour: "#ece8dc" },
        { at: 1, colour: "#d6d3c8" },
      ],
    ),
  )
  return (
    rect(canvas.left, canvas.top, canvas.right - canvas.left, FLOOR - canvas.top, { fill: "url(#wall)" }) +
    boarding(40, canvas.top, 620, FLOOR - canvas.top, "#c39a6b", 30) +
    rect(40, canvas.top, 10, FLOOR - canvas.top, { fill: "#9d764c" })
  )
}

function windows(defs: Ink[], cars: Ink): Ink {
  const left = -2000
  const right = -150
  const top = -640
  const low = -40
  const view: Canvas = { left, right, top, bottom: low }
  const air = sky("air", view, -240, ["#afc8d2", "#d5dfdd", "#f1e6d1"])
  defs.push(air.defs, clipTo("panes", rect(left, top, right - left, low - top, { fill: "#000" })))
  const outside = [
    air.ink,
    ridge(left, right, -236, 76, northern.hillFar, 9, 2.4),
    ridge(left, right, -236, 40, northern.hill, 21, 3),
    treeline(left, right, -222, 70, northern.spruceFar, 2),
    rect(left, -232, right - left, 90, { fill: northern.grass }),
    birch(-940, -140, 400, 5),
    birch(-330, -140, 360, 11),
    rect(left, -150, right - left, 200, { fill: northern.asphaltLight }),
    rect(left, -150, right - left, 8, { fill: "#e7e8e1" }),
    snowOver(left, right, -150, 0),
    cars,
  ].join("")
  const posts = [-1840, -1280, -720, -160].map(
    (x) => rect(x - 10, top, 20, low - top, { fill: "#3a4e58" }) + rect(x - 10, top, 6, low - top, { fill: "#5b707a" }),
  )
  const gleams = [-1700, -1120, -560].map((x) =>
    polygon(
      [
        [x, top],
        [x + 130, top],
        [x - 90, low],
        [x - 220, low],
      ],
      { fill: "#ffffff", opacity: 0.14 },
    ),
  )
  return [
    part("outside", group(outside, undefined, { clip: "panes" })),
    group(gleams.join(""), undefined, { clip: "panes" }),
    ...posts,
    rect(left, top - 14, right - left, 18, { fill: "#3a4e58" }),
    rect(left, low - 4, right - left + 20, 22, { fill: "#e9e4d8" }),
    rect(left, low + 16, right - left + 20, 8, { fill: "#bdb5a4" }),
  ].join("")
}

function floor(defs: Ink[]): Ink {
  const { left, right } = canvas
  defs.push(
    blur("under", 12),
    gradient(
      "floor",
      [0, FLOOR],
      [0, 480],
      [
        { at: 0, colour: "#d8c4a4" },
        { at: 1, colour: "#bfa681" },
      ],
    ),
  )
  const boards = Array.from({ length: 30 }, (_, index) => {
    const x = left + index * 130
    return `M${x} ${FLOOR}L${Math.round(x + x * 0.7)} 560`
  }).join("")
  return [
    rect(left, FLOOR, right - left, 600, { fill: "url(#floor)" }),
    path(boards, { stroke: "#a78b62", width: 2.4, opacity: 0.5 }),
    rect(left, FLOOR - 16, right - left, 18, { fill: "#f3efe4" }),
    when(
      ["morning", "day"],
      [-1700, -1140, -580]
        .map((x) =>
          polygon(
            [
              [x, FLOOR + 6],
              [x + 400, FLOOR + 6],
              [x + 900, 560],
              [x + 360, 560],
            ],
            { fill: "#fff6dd", opacity: 0.3 },
          ),
        )
        .join(""),
    ),
    ellipse(330, 268, 560, 40, { fill: "#10212e", opacity: 0.2, filter: "under" }),
  ].join("")
}

/** A low shelf with binders and a model car, and two pictures above it. */
function shelf(x: number): Ink {
  const binders = [northern.action, "#c9a05f", "#8ca5ab", northern.action, "#b8574a", "#8ca5ab", "#c9a05f"]
  return [
    rect(x - 100, -520, 190, 150, { fill: "#fbfaf5" }, 3),
    rect(x - 88, -508, 166, 126, { fill: "#bcd3d6" }),
    path(`M${x - 88} -420Q${x - 30} -470 ${x + 10} -430T${x + 78} -440V-382H${x - 88}Z`, { fill: "#6f9a94" }),
    rect(x + 130, -490, 120, 120, { fill: "#fbfaf5" }, 3),
    circle(x + 190, -430, 34, { fill: northern.amber }),
    rect(x - 140, -160, 520, 24, { fill: "#9d764c" }, 4),
    rect(x - 130, -140, 500, 200, { fill: "#b98d5e" }, 4),
    rect(x - 116, -126, 230, 172, { fill: "#7c5636" }, 3),
    rect(x + 128, -126, 230, 80, { fill: "#a87c50" }, 3),
    rect(x + 128, -38, 230, 84, { fill: "#a87c50" }, 3),
    ...binders.map((colour, index) => rect(x - 104 + index * 30, -98, 25, 142, { fill: colour }, 3)),
    path(
      `M${x + 150} -160C${x + 148} -186 ${x + 170} -188 ${x + 186} -190C${x + 206} -214 ${x + 256} -214 ${x + 276} -190C${x + 296} -188 ${x + 296} -172 ${x + 294} -160Z`,
      { fill: "#b8574a" },
    ),
    circle(x + 182, -164, 13, { fill: "#26313a" }),
    circle(x + 262, -164, 13, { fill: "#26313a" }),
  ].join("")
}

function desk(brandGroup: BrandGroupName): Ink {
  const base = 264
  const top = 24
  const uniform = brandGroup === "rullo" ? rullo.action : northern.action
  const chair = (x: number, way: 1 | -1): Ink =>
    [
      line(
        [
          [x, base - 120],
          [x, base - 20],
        ],
        { stroke: "#3a4e58", width: 14 },
      ),
      rect(x - 74, base - 138, 148, 26, { fill: "#33464f" }, 12),
      rect(x - 66, base - 18, 132, 12, { fill: "#26313a" }, 6),
      rect(way === 1 ? x - 92 : x + 66, base - 380, 26, 250, { fill: "#33464f" }, 13),
    ].join("")
  return [
    chair(-34, 1),
    chair(706, -1),
    person(
      { pose: "sit", top: "#d8b98c", trousers: "#3c4f5a", hair: "#6a4630", hairCut: "bun" },
      -20,
      base,
      460,
      "right",
    ),
    person(
      { pose: "sit", top: uniform, trousers: "#22343f", hair: northern.hairFair, hairCut: "short" },
      690,
      base,
      474,
    ),
    castShadow(340, base, 60),
    rect(120, top + 22, 26, base - top - 26, { fill: "#2a3b44" }),
    rect(530, top + 22, 26, base - top - 26, { fill: "#2a3b44" }),
    rect(60, top, 556, 26, { fill: "#e9dcc4" }, 8),
    rect(60, top + 16, 556, 10, { fill: "#c5b392" }, 5),
    screen(400, top),
    // Papers, a pen and a cup.
    polygon(
      [
        [150, top - 2],
        [246, top - 2],
        [262, top - 10],
        [172, top - 10],
      ],
      { fill: "#fbfaf5" },
    ),
    rect(108, top - 34, 30, 34, { fill: "#fbfaf5" }, 6),
    rect(124, top - 34, 14, 34, { fill: "#d4dcdc" }, 6),
    line(
      [
        [226, top - 12],
        [262, top - 26],
      ],
      { stroke: "#b8574a", width: 5 },
    ),
  ].join("")
}

/** A screen turned so that both can see it: bars that fall, a line that rises. */
function screen(x: number, base: number): Ink {
  const left = x - 160
  const top = base - 246
  const bars = [64, 78, 58, 92, 108, 84].map((tall, index) =>
    rect(left + 30 + index * 28, top + 156 - tall, 18, tall, { fill: index === 4 ? northern.amber : "#3f8f8b" }, 2),
  )
  return [
    rect(x - 14, base - 60, 28, 56, { fill: "#3a4e58" }),
    rect(x - 70, base - 10, 140, 12, { fill: "#26313a" }, 5),
    rect(left, top, 320, 196, { fill: "#1b2a33" }, 10),
    part(
      "kept",
      [
        rect(left + 10, top + 10, 300, 176, { fill: "#f2f7f6" }, 5),
        ...bars,
        rect(left + 26, top + 158, 176, 4, { fill: "#93a9ac" }),
        line(
          [
            [left + 36, top + 92],
            [left + 80, top + 80],
            [left + 120, top + 84],
            [left + 192, top + 46],
          ],
          { stroke: "#c4574c", width: 5 },
        ),
        circle(left + 254, top + 66, 34, { stroke: "#cfdcdc", width: 14 }),
        path(`M${left + 254} ${top + 32}A34 34 0 0 1 ${left + 284} ${top + 82}`, {
          stroke: northern.action,
          width: 14,
          cap: "butt",
        }),
        rect(left + 222, top + 122, 66, 7, { fill: "#93a9ac" }, 3),
        rect(left + 222, top + 138, 48, 7, { fill: "#c3d0d0" }, 3),
        rect(left + 222, top + 154, 58, 7, { fill: "#c3d0d0" }, 3),
      ].join(""),
    ),
  ].join("")
}
