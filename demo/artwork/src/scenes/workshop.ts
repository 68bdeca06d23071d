import { spread } from "../drawing/geometry.ts"
import { clipTo, ellipse, gradient, group, type Ink, line, path, polygon, rect } from "../drawing/ink.ts"
import { DARK, part, when } from "../light/parts.ts"
import { northern } from "../palette/northern.ts"
import { place } from "./cast.ts"
import { type Canvas, ridge, sky, treeline } from "./nature.ts"
import { person } from "./people.ts"
import type { Drawing, Scene, Setting } from "./scene.types.ts"
import { bench, cabinet, handLamp, toolWall, trolley, tyres } from "./workshop-tools.ts"

const canvas: Canvas = { left: -2000, right: 1500, top: -1300, bottom: 520 }
const FLOOR = -60

/** A bright workshop: a car on the lift, tools in order, a mechanic at work. */
export const workshop: Scene = {
  crops: {
    "21x9": { x: -1660, y: -900, width: 2800 },
    "16x9": { x: -1050, y: -820, width: 1880 },
    "3x2": { x: -800, y: -770, width: 1530 },
    "4x3": { x: -750, y: -800, width: 1450 },
    "4x5": { x: -600, y: -1030, width: 1210 },
  },
  indoor: true,
  own: { season: "summer", hour: "day", car: { body: "estate", paint: "fjord" } },
  draw,
}

function draw({ car: lead }: Setting): Drawing {
  const defs: Ink[] = []
  const ink: Ink[] = []
  ink.push(wall(defs))
  ink.push(roof())
  ink.push(windows(defs))
  ink.push(toolWall(-1490, -640))
  ink.push(floor(defs))
  ink.push(bench(-1500, FLOOR + 34))
  ink.push(cabinet(650, 6))
  ink.push(tyres(985, 44))
  ink.push(lift())
  const car = place(
    {
      ...lead,
      view: { turn: 6, eye: 430, distance: 24000 },
      scale: 0.218,
      id: "car",
      shadow: false,
      sky: "#e3ecec",
    },
    10,
    -258,
  )
  defs.push(car.defs)
  ink.push(arms(), car.ink)
  ink.push(
    person(
      { pose: "reach", top: "#dfe4e2", trousers: "#22343f", overalls: "#1d4f63", hair: "#0a5c5a", hairCut: "cap" },
      -318,
      196,
      430,
      "right",
    ),
  )
  ink.push(handLamp(-206, -224))
  ink.push(trolley(-760, 214))
  return { content: ink.join(""), defs: defs.join("") }
}

function wall(defs: Ink[]): Ink {
  const { left, right, top } = canvas
  defs.push(
    gradient(
      "wall",
      [left, 0],
      [right, 0],
      [
        { at: 0, colour: "#f6f3ea" },
        { at: 0.5, colour: "#e9ebe6" },
        { at: 1, colour: "#d5dcda" },
      ],
    ),
  )
  return [
    rect(left, top, right - left, FLOOR - top, { fill: "url(#wall)" }),
    rect(left, -250, right - left, 250, { fill: "#2f5b61" }),
    rect(left, -250, right - left, 8, { fill: northern.amber }),
    rect(left, FLOOR - 22, right - left, 24, { fill: "#24454c" }),
  ].join("")
}

function roof(): Ink {
  const { left, right } = canvas
  const beams = Array.from({ length: 8 }, (_, index) => {
    const x = left + index * 470
    return line(
      [
        [x, -880],
        [x + 235, -770],
        [x + 470, -880],
      ],
      { stroke: "#8b9da1", width: 9 },
    )
  })
  const lamps = [-1650, -1120, -590, -60, 470, 1000].map((x) =>
    [
      line(
        [
          [x, -880],
          [x, -742],
        ],
        { stroke: "#5c6f75", width: 4 },
      ),
      polygon(
        [
          [x - 26, -742],
          [x + 26, -742],
          [x + 62, -694],
          [x - 62, -694],
        ],
        { fill: northern.actionDeep },
      ),
      polygon(
        [
          [x - 26, -742],
          [x - 4, -742],
          [x - 30, -694],
          [x - 62, -694],
        ],
        { fill: northern.action },
      ),
      ellipse(x, -694, 58, 9, { fill: "#fff3cf" }),
      polygon(
        [
          [x - 56, -692],
          [x + 56, -692],
          [x + 190, -330],
          [x - 190, -330],
        ],
        { fill: "#fff6dc", opacity: 0.13 },
      ),
      when(DARK, part("kept", ellipse(x, -690, 200, 150, { fill: "url(#paneGlow)" }))),
    ].join(""),
  )
  return [
    rect(left, canvas.top, right - left, 430, { fill: "#cfd8d7" }),
    ...Array.from({ length: 14 }, (_, index) =>
      rect(left, -1290 + index * 30, right - left, 3, { fill: "#b4c1c1", opacity: 0.7 }),
    ),
    rect(left, -892, right - left, 18, { fill: "#7d9196" }),
    rect(left, -776, right - left, 12, { fill: "#7d9196" }),
    ...beams,
    ...lamps,
  ].join("")
}

/** The sectional door on the left lets the morning in. */
function windows(defs: Ink[]): Ink {
  const air = sky("air", { left: -600, right: 560, top: -680, bottom: -300 }, -330, ["#bfdbe2", "#d9e9ea", "#f6eed9"])
  defs.push(air.defs)
  const frame = (x: number, width: number): Ink => {
    const panes = spread(x, x + width, 4).slice(1, -1)
    return [
      ...panes.map((px) => rect(px - 5, -664, 10, 330, { fill: "#4c636b" })),
      rect(x, -510, width, 9, { fill: "#4c636b" }),
      path(`M${x} -664H${x + width}V-334H${x}Z`, { stroke: "#4c636b", width: 14 }),
      rect(x - 14, -336, width + 28, 14, { fill: "#c5cfce" }),
      polygon(
        [
          [x + width * 0.1, -660],
          [x + width * 0.26, -660],
          [x + width * 0.12, -340],
          [x - 0.02 * width + 12, -340],
        ],
        { fill: "#ffffff", opacity: 0.32 },
      ),
    ].join("")
  }
  defs.push(clipTo("panes", rect(-590, -664, 500, 330, { fill: "#000" }) + rect(-40, -664, 560, 330, { fill: "#000" })))
  const outside = [
    air.ink,
    ridge(-600, 560, -330, 60, "#a7c0c3", 9, 2),
    treeline(-600, 560, -330, 74, "#7ea59f", 2),
  ].join("")
  return [part("outside", group(outside, undefined, { clip: "panes" })), frame(-590, 500), frame(-40, 560)].join("")
}

function floor(defs: Ink[]): Ink {
  const { left, right } = canvas
  defs.push(
    gradient(
      "floor",
      [0, FLOOR],
      [0, 420],
      [
        { at: 0, colour: "#c3ccca" },
        { at: 0.4, colour: "#b3bdbc" },
        { at: 1, colour: "#9eaaab" },
      ],
    ),
  )
  return [
    rect(left, FLOOR, right - left, 640, { fill: "url(#floor)" }),
    polygon(
      [
        [-640, FLOOR],
        [-180, FLOOR],
        [720, 540],
        [-140, 540],
      ],
      { fill: "#f3f0e0", opacity: 0.26 },
    ),
    polygon(
      [
        [-60, FLOOR],
        [420, FLOOR],
        [1560, 540],
        [860, 540],
      ],
      { fill: "#f3f0e0", opacity: 0.2 },
    ),
    polygon(
      [
        [-740, 10],
        [-726, 10],
        [-850, 330],
        [-872, 330],
      ],
      { fill: northern.amber },
    ),
    polygon(
      [
        [706, 10],
        [720, 10],
        [862, 330],
        [840, 330],
      ],
      { fill: northern.amber },
    ),
    polygon(
      [
        [-742, 4],
        [722, 4],
        [726, 14],
        [-746, 14],
      ],
      { fill: northern.amber },
    ),
  ].join("")
}

/** The post of the lift, behind the car. */
function lift(): Ink {
  const post = (x: number, base: number, tall: number, wide: number, colours: readonly [string, string, string]): Ink =>
    [
      polygon(
        [
          [x - wide * 1.1, base],
          [x + wide * 1.1, base],
          [x + wide * 3.2, base + 22],
          [x + wide, base + 24],
        ],
        { fill: "#10212e", opacity: 0.16 },
      ),
      rect(x - wide * 1.15, base - 12, wide * 2.3, 16, { fill: colours[2] }, 3),
      rect(x - wide / 2, base - tall, wide, tall - 8, { fill: colours[0] }),
      rect(x - wide / 2, base - tall, wide * 0.28, tall - 8, { fill: colours[1] }),
      rect(x - wide * 0.12, base - tall + 20, wide * 0.2, tall - 60, { fill: colours[2] }),
      rect(x - wide * 0.62, base - tall - 14, wide * 1.24, 20, { fill: colours[2] }, 4),
    ].join("")
  return post(30, 26, 640, 60, ["#c99a2f", "#d9ae48", "#8d6c22"])
}

/** Carrying arms under the sills. */
function arms(): Ink {
  return [
    polygon(
      [
        [-250, -262],
        [330, -262],
        [330, -238],
        [-250, -238],
      ],
      { fill: "#8d6c22" },
    ),
    rect(-262, -276, 44, 22, { fill: "#26313a" }, 4),
    rect(296, -276, 44, 22, { fill: "#26313a" }, 4),
    polygon(
      [
        [-6, -246],
        [66, -246],
        [60, -196],
        [0, -196],
      ],
      { fill: "#b5862a" },
    ),
    rect(-16, -226, 92, 60, { fill: "#d9ae48" }, 6),
    rect(-8, -218, 76, 10, { fill: "#8d6c22" }, 4),
  ].join("")
}
