import { onSide } from "../car/shell.ts"
import { bodies } from "../car/stage.ts"
import { bend } from "../car/surface.ts"
import type { Point } from "../drawing/geometry.ts"
import { circle, ellipse, gradient, group, type Ink, line, num, path, polygon, rect } from "../drawing/ink.ts"
import { part } from "../light/parts.ts"
import { mix } from "../palette/colour.ts"
import { northern } from "../palette/northern.ts"
import { paints } from "../palette/paints.ts"
import { place } from "./cast.ts"
import type { Canvas } from "./nature.ts"
import { person } from "./people.ts"
import { castShadow, usualCrops } from "./premises.ts"
import type { Drawing, Scene, Setting } from "./scene.types.ts"

const canvas: Canvas = { left: -2000, right: 1500, top: -1300, bottom: 520 }
const FLOOR = -70

/** The body shop: a wing in primer between masking paper, lamps that dry it, strips of paint on the wall. */
export const bodyShop: Scene = {
  crops: {
    ...usualCrops,
    "3x2": { x: -720, y: -780, width: 1600 },
    "4x3": { x: -700, y: -830, width: 1560 },
    "4x5": { x: -520, y: -1100, width: 1300 },
  },
  indoor: true,
  own: { season: "summer", hour: "day", car: { body: "hatchback", paint: "rowan" } },
  draw,
}

function draw({ car: lead }: Setting): Drawing {
  const defs: Ink[] = []
  const ink: Ink[] = []
  ink.push(room(defs), paintStrips(-1440, -560), shelf(700, -330))
  const view = { turn: 8, eye: 1450, distance: 24000 }
  const scale = 0.245
  const car = place({ ...lead, view, scale, id: "car", sky: "#e8efee" }, 20, 120)
  defs.push(
    car.defs,
    gradient(
      "heat",
      [28, 0],
      [420, 0],
      [
        { at: 0, colour: "#ffb26a", opacity: 0.6 },
        { at: 1, colour: "#ffb26a", opacity: 0 },
      ],
    ),
  )
  ink.push(car.ink, group(masking(lead.body, car.eye), "translate(20 120)"))
  ink.push(dryer(-905, 250, 1), dryer(-1240, 214, 0.86))
  ink.push(
    castShadow(700, 244, 70),
    person(
      { pose: "give", top: "#e6ebea", trousers: "#e6ebea", overalls: "#cfd9da", hair: northern.action, hairCut: "cap" },
      776,
      240,
      452,
    ),
    gun(612, -40),
    trolley(1080, 250),
  )
  return { content: ink.join(""), defs: defs.join("") }
}

function room(defs: Ink[]): Ink {
  const { left, right, top } = canvas
  defs.push(
    gradient(
      "wall",
      [0, -800],
      [0, FLOOR],
      [
        { at: 0, colour: "#f2f5f3" },
        { at: 1, colour: "#d9e2e0" },
      ],
    ),
    gradient(
      "floor",
      [0, FLOOR],
      [0, 480],
      [
        { at: 0, colour: "#c3cdcb" },
        { at: 1, colour: "#98a6a8" },
      ],
    ),
  )
  const panels = Array.from({ length: 13 }, (_, index) =>
    rect(left + index * 280, -760, 3, FLOOR + 760, { fill: "#b9c6c5" }),
  )
  // Tall lamps between the panels, as in every spray booth.
  const tubes = [-1720, -1160, -600, -40, 520, 1080].map(
    (x) =>
      rect(x - 52, -690, 104, 440, { fill: "#c3cfce" }, 10) +
      part(
        "kept",
        rect(x - 40, -678, 80, 416, { fill: "#fdfbf1" }, 6) + rect(x - 24, -670, 14, 400, { fill: "#ffffff" }, 6),
      ) +
      ellipse(x, -470, 200, 330, { fill: "url(#paneGlow)", opacity: 0.25 }),
  )
  const grating = Array.from(
    { length: 70 },
    (_, index) => `M${left + index * 52} 128L${left + index * 52 - 34 + (index - 35) * 2} 236`,
  ).join("")
  return [
    rect(left, top, right - left, FLOOR - top, { fill: "url(#wall)" }),
    rect(left, top, right - left, 540, { fill: "#c7d2d1" }),
    ...Array.from({ length: 12 }, (_, index) =>
      rect(left, -1290 + index * 44, right - left, 4, { fill: "#aebcbc", opacity: 0.6 }),
    ),
    rect(left, -766, right - left, 14, { fill: "#93a6a8" }),
    ...panels,
    ...tubes,
    rect(left, -214, right - left, 10, { fill: northern.amber }),
    rect(left, -204, right - left, FLOOR + 204, { fill: "#2f5b61", opacity: 0.92 }),
    rect(left, FLOOR - 16, right - left, 18, { fill: "#24454c" }),
    rect(left, FLOOR, right - left, 640, { fill: "url(#floor)" }),
    rect(left, 124, right - left, 116, { fill: "#5d6d71" }),
    path(grating, { stroke: "#45555a", width: 5 }),
    rect(left, 178, right - left, 5, { fill: "#7f8f93" }),
    rect(left, 120, right - left, 6, { fill: "#e0e5e3" }),
    rect(left, 238, right - left, 6, { fill: "#e0e5e3", opacity: 0.7 }),
  ].join("")
}

/** Primer on the doors' lower half, tape along its edges, paper over the glass and the wheels. */
function masking(name: Setting["car"]["body"], eye: Parameters<typeof bend>[1]): Ink {
  const { lower, wheels, length } = bodies[name]
  const [front, rear] = wheels
  const from = front.x + front.radius + 130
  const to = rear.x - rear.radius - 130
  const middle = from + (to - from) * 0.5
  const high = (x: number): number => lower.edge(x) - 70
  const low = (x: number): number => Math.max(lower.foot(x) + 130, 330)
  const ring = (a: number, b: number, grow: number): Point[] => {
    const xs = Array.from({ length: 13 }, (_, index) => a + ((b - a) * index) / 12)
    return [
      ...xs.map((x): Point => [x, high(x) + grow]),
      ...xs
        .slice()
        .reverse()
        .map((x): Point => [x, low(x) - grow]),
    ]
  }
  const wheelCover = (x: number, radius: number): Point[] =>
    Array.from({ length: 25 }, (_, index): Point => {
      const angle = (index / 24) * Math.PI * 2
      return eye.project([
        x + Math.cos(angle) * radius * 0.99,
        bodies[name].track + 6,
        radius + Math.sin(angle) * radius * 0.99,
      ])
    })
  const folds = (x: number, radius: number): Ink =>
    [0.5, 2.1, 3.6, 5.2]
      .map((angle) => {
        const a = eye.project([
          x + Math.cos(angle) * radius * 0.2,
          bodies[name].track + 8,
          radius + Math.sin(angle) * radius * 0.2,
        ])
        const b = eye.project([
          x + Math.cos(angle) * radius * 0.9,
          bodies[name].track + 8,
          radius + Math.sin(angle) * radius * 0.9,
        ])
        return line([a, b], { stroke: "#b08f63", width: 2.4, opacity: 0.7 })
      })
      .join("")
  const paper = "#d9bd92"
  const tape = "#f3e3a4"
  return part(
    "built",
    [
      polygon(bend(lower, eye, ring(middle, to, 46)), { fill: tape }),
      polygon(bend(lower, eye, ring(middle + 10, to - 10, 8)), { fill: "#aab3b4" }),
      polygon(
        bend(
          lower,
          eye,
          ring(middle + 10, to - 10, 8).map(([x, z]): Point => [x, Math.max(z, (high(x) + low(x)) / 2 + 40)]),
        ),
        {
          fill: "#bcc4c4",
        },
      ),
      line(
        bend(
          lower,
          eye,
          [
            [middle + 120, (high(middle) + low(middle)) / 2 + 120],
            [to - 200, (high(to) + low(to)) / 2 + 100],
          ],
          false,
        ),
        {
          stroke: "#d3d9d8",
          width: 5,
          opacity: 0.8,
        },
      ),
      ...[front, rear].map(({ x, radius }) => polygon(wheelCover(x, radius), { fill: paper }) + folds(x, radius)),
      // A sheet over the front wing.
      sheet(
        eye,
        [
          [length * 0.02, high(300) - 40],
          [front.x + 420, lower.edge(front.x + 420) - 16],
          [front.x + 380, high(front.x) - 330],
          [length * 0.05, high(300) - 330],
        ],
        lower,
        paper,
      ),
    ].join(""),
  )
}

function sheet(
  eye: Parameters<typeof bend>[1],
  outline: readonly Point[],
  lower: Parameters<typeof bend>[0],
  colour: string,
): Ink {
  const at = (point: Point): Point => eye.project(onSide(lower, point))
  const [a, b] = [outline[0], outline[1]]
  if (!a || !b) return ""
  return polygon(bend(lower, eye, outline), { fill: colour }) + line([at(a), at(b)], { stroke: "#f3e3a4", width: 9 })
}

/** Strips of every paint, fanned out on the wall. */
function paintStrips(x: number, y: number): Ink {
  const all = Object.values(paints)
  const step = 620 / all.length
  const wide = Math.min(36, step - 4)
  const strips = all.map((paint, index) => {
    const bands = [paint.sheen, paint.light, paint.base, paint.dusk, paint.shade]
    return group(
      rect(-wide / 2, 0, wide, 300, { fill: "#fbfaf5" }, 5) +
        bands.map((colour, band) => rect(3 - wide / 2, 8 + band * 48, wide - 6, 44, { fill: colour }, 2)).join("") +
        circle(0, 272, 6, { fill: "#93a6a8" }),
      `translate(${num(x + 20 + (index + 0.5) * step)} ${y + (index % 2) * 14})`,
    )
  })
  return (
    rect(x, y - 24, 660, 360, { fill: "#24454c" }, 8) +
    rect(x, y - 24, 660, 10, { fill: "#35606d" }, 4) +
    part("kept", strips.join(""))
  )
}

function shelf(x: number, y: number): Ink {
  const tin = (dx: number, colour: string, tall: number): Ink =>
    rect(x + dx, y - tall, 64, tall, { fill: "#dbe3e4" }, 5) +
    rect(x + dx + 40, y - tall, 24, tall, { fill: "#b4c1c3" }, 5) +
    rect(x + dx, y - tall + 20, 64, tall - 34, { fill: colour }) +
    rect(x + dx - 3, y - tall - 4, 70, 10, { fill: "#93a6a8" }, 4)
  const colours = ["rowan", "fjord", "amber", "spruce", "silver", "copper", "glacier"] as const
  return [
    rect(x - 20, y, 640, 16, { fill: "#7d9196" }, 3),
    rect(x - 20, y - 150, 640, 16, { fill: "#7d9196" }, 3),
    ...colours.map((name, index) => tin(index * 86, paints[name].base, 92)),
    ...colours
      .slice(0, 5)
      .map((name, index) =>
        tin(40 + index * 96, mix(paints[name].base, "#ffffff", 0.3), 78).replaceAll(
          `y="${num(y - 78)}"`,
          `y="${num(y - 228)}"`,
        ),
      ),
  ].join("")
}

/** A drying lamp on a stand: glowing rods before a mirror, turned to the car. */
function dryer(x: number, base: number, size: number): Ink {
  const rods = [0, 1, 2].map(
    (index) =>
      rect(10, -118 + index * 44, 14, 30, { fill: "#ff9a4a" }, 6) +
      rect(12, -114 + index * 44, 5, 22, { fill: "#ffe0b0" }, 3),
  )
  return group(
    [
      ellipse(30, 4, 130, 12, { fill: "#10212e", opacity: 0.2 }),
      line(
        [
          [-80, 0],
          [0, -22],
          [84, 0],
        ],
        { stroke: "#26313a", width: 12 },
      ),
      line(
        [
          [0, -20],
          [0, -420],
        ],
        { stroke: "#3a4e58", width: 14 },
      ),
      line(
        [
          [0, -400],
          [60, -360],
        ],
        { stroke: "#3a4e58", width: 12 },
      ),
      circle(-80, 0, 10, { fill: "#1d262c" }),
      circle(84, 0, 10, { fill: "#1d262c" }),
      rect(-22, -250, 44, 60, { fill: northern.amber }, 6),
      group(
        [
          part(
            "kept",
            polygon(
              [
                [28, -120],
                [420, -250],
                [420, 170],
                [28, 20],
              ],
              { fill: "url(#heat)" },
            ),
          ),
          rect(-24, -136, 44, 168, { fill: "#c9d2d3" }, 8),
          rect(-24, -136, 16, 168, { fill: "#93a6a8" }, 8),
          part("kept", rods.join("")),
        ].join(""),
        "translate(62 -340) rotate(14)",
      ),
    ].join(""),
    `translate(${num(x)} ${num(base)}) scale(${size})`,
  )
}

function gun(x: number, y: number): Ink {
  return [
    rect(x - 34, y - 12, 56, 16, { fill: "#93a6a8" }, 6),
    polygon(
      [
        [x + 2, y],
        [x + 20, y],
        [x + 26, y + 44],
        [x + 10, y + 44],
      ],
      { fill: "#4c636b" },
    ),
    rect(x - 22, y - 54, 34, 42, { fill: "#dbe3e4" }, 6),
    rect(x - 22, y - 36, 34, 24, { fill: paints.rowan.base }, 4),
    path(`M${x + 18} ${y + 44}C${x + 40} ${y + 180} ${x + 150} ${y + 60} ${x + 240} ${y + 290}`, {
      stroke: "#26313a",
      width: 7,
    }),
  ].join("")
}

function trolley(x: number, base: number): Ink {
  return [
    castShadow(x, base, 90),
    rect(x - 92, base - 196, 184, 12, { fill: "#35606d" }, 4),
    rect(x - 92, base - 60, 184, 12, { fill: "#35606d" }, 4),
    rect(x - 88, base - 190, 10, 180, { fill: "#24454c" }),
    rect(x + 78, base - 190, 10, 180, { fill: "#24454c" }),
    circle(x - 78, base - 8, 12, { fill: "#1d262c" }),
    circle(x + 78, base - 8, 12, { fill: "#1d262c" }),
    // Rolls of paper and tape.
    rect(x - 76, base - 244, 110, 48, { fill: "#d9bd92" }, 10),
    ellipse(x + 34, base - 220, 12, 24, { fill: "#b08f63" }),
    circle(x + 64, base - 212, 17, { stroke: "#f3e3a4", width: 12 }),
    rect(x - 70, base - 108, 62, 48, { fill: "#c9d2d3" }, 5),
    rect(x + 6, base - 118, 60, 58, { fill: northern.action }, 5),
  ].join("")
}
