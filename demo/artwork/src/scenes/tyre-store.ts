import { chance } from "../drawing/chance.ts"
import { blur, circle, ellipse, gradient, group, type Ink, line, num, path, polygon, rect } from "../drawing/ink.ts"
import { DARK, part, when } from "../light/parts.ts"
import { northern } from "../palette/northern.ts"
import { rullo } from "../palette/rullo.ts"
import { place } from "./cast.ts"
import type { Canvas } from "./nature.ts"
import { person } from "./people.ts"
import { castShadow } from "./premises.ts"
import type { BrandGroupName, Drawing, Scene, Setting } from "./scene.types.ts"

const canvas: Canvas = { left: -2000, right: 1500, top: -1300, bottom: 520 }
const FLOOR = -50

/** The tyre hotel: wheels in sets of four on numbered racks, one set on a trolley beside the car it belongs to. */
export const tyreStore: Scene = {
  crops: {
    "21x9": { x: -1680, y: -880, width: 2780 },
    "16x9": { x: -1060, y: -790, width: 1900 },
    "3x2": { x: -780, y: -760, width: 1560 },
    "4x3": { x: -720, y: -800, width: 1480 },
    "4x5": { x: -560, y: -1060, width: 1230 },
  },
  indoor: true,
  own: { season: "autumn", hour: "day", car: { body: "city-car", paint: "glacier" } },
  draw,
}

function draw({ brandGroup, car: lead }: Setting): Drawing {
  const defs: Ink[] = []
  const ink: Ink[] = []
  const { left, right, top } = canvas
  defs.push(
    blur("under", 12),
    gradient(
      "wall",
      [left, 0],
      [right, 0],
      [
        { at: 0, colour: "#f1efe6" },
        { at: 0.5, colour: "#dfe3de" },
        { at: 1, colour: "#c1cbca" },
      ],
    ),
    gradient(
      "floor",
      [0, FLOOR],
      [0, 460],
      [
        { at: 0, colour: "#c3cac7" },
        { at: 1, colour: "#9fabab" },
      ],
    ),
  )
  ink.push(
    rect(left, top, right - left, FLOOR - top, { fill: "url(#wall)" }),
    rect(left, top, right - left, 520, { fill: "#c9d2cf" }),
    ...[0, 1, 2, 3, 4, 5, 6].map((index) => rect(left + index * 560, top, 22, 520, { fill: "#a9b6b5" })),
    rect(left, -792, right - left, 16, { fill: "#8b9d9f" }),
    rect(left, FLOOR, right - left, 640, { fill: "url(#floor)" }),
    rect(left, FLOOR, right - left, 22, { fill: "#10212e", opacity: 0.14 }),
  )
  ink.push(racks(), lamps())
  ink.push(rect(left, 64, right - left, 12, { fill: northern.amber, opacity: 0.9 }))
  const car = place(
    { ...lead, view: { turn: 26, eye: 1500, distance: 15000 }, scale: 0.232, id: "car", sky: "#e4ebea" },
    -40,
    190,
  )
  defs.push(car.defs)
  ink.push(ellipse(20, 208, 560, 40, { fill: "#10212e", opacity: 0.14, filter: "under" }), car.ink)
  ink.push(trolley(640, 240, brandGroup))
  return { content: ink.join(""), defs: defs.join("") }
}

const rims = ["#d9e0e1", "#aeb9bc", "#5d6a71", "#c3cbcd"] as const

/** A wheel seen from outside; light, for there are many. */
function wheel(x: number, y: number, radius: number, kind: number): Ink {
  const rim = rims[kind % rims.length] ?? rims[0]
  const spokes = 5 + (kind % 3)
  const d = Array.from({ length: spokes }, (_, index) => {
    const angle = (index / spokes) * Math.PI * 2 + kind
    return `M${num(x)} ${num(y)}L${num(x + Math.cos(angle) * radius * 0.6)} ${num(y + Math.sin(angle) * radius * 0.6)}`
  }).join("")
  return [
    circle(x, y, radius, { fill: "#20282d" }),
    circle(x - radius * 0.05, y - radius * 0.06, radius * 0.88, { stroke: "#3b464d", width: radius * 0.05 }),
    circle(x, y, radius * 0.66, { fill: "#2d373d" }),
    circle(x, y, radius * 0.63, { stroke: rim, width: radius * 0.07 }),
    path(d, { stroke: rim, width: radius * 0.15, cap: "butt" }),
    circle(x, y, radius * 0.15, { fill: rim }),
  ].join("")
}

function racks(): Ink {
  const random = chance(271)
  const parts: Ink[] = []
  const from = -600
  const bay = 468
  const shelves = [-560, -306, FLOOR - 4]
  for (let n = 0; n < 5; n++) {
    const x = from + n * bay
    for (const [row, y] of shelves.entries()) {
      parts.push(rect(x, y - 212, bay, 212, { fill: "#82989b", opacity: row === 2 ? 0.42 : 0.34 }))
      const kind = Math.floor(random() * 12)
      if (!(n === 2 && row === 1)) {
        for (let index = 0; index < 4; index++) {
          const wx = x + 88 + index * 97
          if (index > 0 || row < 3) parts.push(wheel(wx, y - 76, 75, kind))
        }
      } else {
        parts.push(wheel(x + 88, y - 76, 75, kind), wheel(x + 185, y - 76, 75, kind))
      }
      // The label of the set: whose it is, a code, where it hangs.
      parts.push(
        rect(x + 178, y + 1, 130, 18, { fill: northern.paper }, 3),
        path(
          `M${x + 188} ${y + 5}v10M${x + 193} ${y + 5}v10M${x + 200} ${y + 5}v10M${x + 204} ${y + 5}v10M${x + 212} ${y + 5}v10`,
          { stroke: "#1b2a33", width: 2.6, cap: "butt" },
        ),
        rect(x + 226, y + 6, 46, 4, { fill: "#5c7078" }, 2),
        rect(x + 226, y + 12, 30, 3, { fill: "#9aa9ad" }, 1),
        rect(x + 284, y + 4, 16, 12, { fill: kind % 2 ? northern.amber : "#7fb5b1" }, 2),
      )
    }
  }
  const right = from + 5 * bay
  const beams = shelves.map(
    (y) =>
      rect(from - 10, y, right - from + 20, 22, { fill: "#d18a3c" }) +
      rect(from - 10, y, right - from + 20, 6, { fill: "#e5a75e" }),
  )
  const posts = Array.from({ length: 6 }, (_, n) => {
    const x = from + n * bay
    return (
      rect(x - 13, -800, 26, FLOOR + 800, { fill: "#2c5864" }) + rect(x - 13, -800, 8, FLOOR + 800, { fill: "#417380" })
    )
  })
  // Labels over the beams, posts over all.
  return beams.join("") + parts.join("") + posts.join("")
}

function lamps(): Ink {
  return [-1500, -860, -220, 420, 1060]
    .map(
      (x) =>
        line(
          [
            [x, -900],
            [x, -716],
          ],
          { stroke: "#5c6f75", width: 4 },
        ) +
        rect(x - 150, -718, 300, 16, { fill: "#33464f" }, 5) +
        rect(x - 140, -704, 280, 7, { fill: "#fff6dc" }, 3) +
        polygon(
          [
            [x - 140, -698],
            [x + 140, -698],
            [x + 300, -300],
            [x - 300, -300],
          ],
          { fill: "#fff6dc", opacity: 0.1 },
        ) +
        when(DARK, part("kept", ellipse(x, -690, 280, 150, { fill: "url(#paneGlow)", opacity: 0.6 }))),
    )
    .join("")
}

/** A trolley with a set of wheels, and who pushes it. */
function trolley(x: number, base: number, brandGroup: BrandGroupName): Ink {
  const uniform = brandGroup === "rullo" ? rullo.action : "#1d4f63"
  return [
    castShadow(x, base, 130),
    person(
      { pose: "push", top: "#dfe4e2", trousers: "#22343f", overalls: uniform, hair: "#3a2a20", hairCut: "short" },
      x + 262,
      base - 2,
      462,
    ),
    group(
      [
        wheel(-62, -104, 80, 3),
        wheel(66, -104, 80, 3),
        wheel(-62, -258, 80, 3),
        wheel(66, -258, 80, 3),
        rect(-156, -30, 310, 14, { fill: "#33464f" }, 5),
        line(
          [
            [148, -24],
            [156, -300],
          ],
          { stroke: "#33464f", width: 11 },
        ),
        circle(-120, -10, 13, { fill: "#1d262c" }),
        circle(120, -10, 13, { fill: "#1d262c" }),
        rect(-44, -330, 88, 56, { fill: northern.paper }, 5),
        rect(-34, -320, 40, 7, { fill: "#1b2a33" }, 2),
        rect(-34, -306, 62, 5, { fill: "#9aa9ad" }, 2),
        rect(-34, -295, 50, 5, { fill: "#9aa9ad" }, 2),
      ].join(""),
      `translate(${x} ${base})`,
    ),
  ].join("")
}
