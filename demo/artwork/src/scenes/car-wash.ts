import { bodies } from "../car/stage.ts"
import { chance } from "../drawing/chance.ts"
import { type Point, spread } from "../drawing/geometry.ts"
import { circle, ellipse, gradient, group, type Ink, line, num, path, polygon, rect } from "../drawing/ink.ts"
import { DARK, part, when } from "../light/parts.ts"
import { northern } from "../palette/northern.ts"
import { place } from "./cast.ts"
import { type Canvas, ridge, sky, treeline } from "./nature.ts"
import { sign, snowOver, usualCrops } from "./premises.ts"
import type { BrandGroupName, Drawing, Scene, Setting } from "./scene.types.ts"

const canvas: Canvas = { left: -2000, right: 1500, top: -1300, bottom: 520 }
const FLOOR = -60

/** The car wash: brushes turn, foam slides from the roof, the way out is on the left. */
export const carWash: Scene = {
  crops: usualCrops,
  indoor: true,
  own: { season: "summer", hour: "day", car: { body: "saloon", paint: "midnight" } },
  draw,
}

function draw({ brandGroup, car: lead }: Setting): Drawing {
  const defs: Ink[] = []
  const ink: Ink[] = []
  ink.push(hall(brandGroup, defs), exit(defs))
  ink.push(brush(-560, 60, 0.92, 3), brush(640, 60, 0.92, 8))
  const car = place(
    { ...lead, view: { turn: 9, eye: 1500, distance: 22000 }, scale: 0.242, id: "car", sky: "#dcecf0" },
    20,
    130,
  )
  defs.push(car.defs)
  ink.push(roller(60), spray(), car.ink, group(foam(lead.body, car.eye), "translate(20 130)"))
  ink.push(puddles(), brush(-840, 300, 1.2, 5), brush(980, 310, 1.2, 11), bubbles())
  return { content: ink.join(""), defs: defs.join("") }
}

function hall(brandGroup: BrandGroupName, defs: Ink[]): Ink {
  const { left, right, top } = canvas
  defs.push(
    gradient(
      "tiles",
      [left, 0],
      [right, 0],
      [
        { at: 0, colour: "#dcecee" },
        { at: 0.5, colour: "#bfdadf" },
        { at: 1, colour: "#a3c6ce" },
      ],
    ),
    gradient(
      "wet",
      [0, FLOOR],
      [0, 460],
      [
        { at: 0, colour: "#8fa9b0" },
        { at: 1, colour: "#6d8890" },
      ],
    ),
  )
  const name = sign(brandGroup, 0, 0, 44)
  const rows = spread(-660, FLOOR, 9).map((y) => `M${left} ${num(y)}H${right}`)
  const columns = spread(left, right, 51).map((x) => `M${num(x)} -700V${FLOOR}`)
  return [
    rect(left, top, right - left, FLOOR - top, { fill: "url(#tiles)" }),
    path(rows.join("") + columns.join(""), { stroke: "#ffffff", width: 2.4, opacity: 0.5 }),
    rect(left, -300, right - left, 60, { fill: northern.action, opacity: 0.92 }),
    rect(left, -240, right - left, 10, { fill: northern.amber }),
    rect(left, top, right - left, 560, { fill: "#2c4853" }),
    ...spread(-1900, 1400, 10).map((x) => rect(x, top, 26, 560, { fill: "#233b45" })),
    rect(left, -744, right - left, 22, { fill: "#46636f" }),
    ...[-1500, -900, -300, 300, 900].map(
      (x) =>
        rect(x, -722, 340, 12, { fill: "#fff6dc" }, 6) +
        when(DARK, part("kept", ellipse(x + 170, -700, 320, 130, { fill: "url(#paneGlow)", opacity: 0.6 }))),
    ),
    rect(230 - name.width / 2 - 40, -640, name.width + 80, 110, { fill: northern.action }, 6),
    group(name.ink, `translate(${num(230 - name.width / 2)} -607)`),
    rect(left, FLOOR, right - left, 640, { fill: "url(#wet)" }),
    rect(left, FLOOR - 14, right - left, 18, { fill: "#34525c" }),
    // A conveyor for the near wheels, and a drain.
    rect(left, 206, right - left, 40, { fill: "#54707a" }),
    rect(left, 206, right - left, 6, { fill: "#a9c3c9" }),
    path(
      spread(left, right, 71)
        .map((x) => `M${num(x)} 214v28`)
        .join(""),
      { stroke: "#3e5862", width: 5 },
    ),
  ].join("")
}

/** The open gate at the far left, with daylight outside. */
function exit(defs: Ink[]): Ink {
  const left = -2000
  const right = -1180
  const top = -600
  const air = sky("air", { left, right, top, bottom: FLOOR }, -250, ["#b4d6e2", "#d5e8ea", "#f2f2e4"])
  defs.push(
    air.defs,
    gradient(
      "daylight",
      [-1700, 0],
      [-500, 0],
      [
        { at: 0, colour: "#fffdf2", opacity: 0.6 },
        { at: 1, colour: "#fffdf2", opacity: 0 },
      ],
    ),
  )
  const outside = [
    air.ink,
    rect(left, -254, right - left, 120, { fill: northern.grass }),
    ridge(left, right, -246, 56, northern.hillFar, 9, 1.4),
    treeline(left, right, -236, 70, northern.spruceFar, 3),
    rect(left, -140, right - left, FLOOR + 140, { fill: northern.asphaltLight }),
    snowOver(left, right, -142, FLOOR),
  ].join("")
  return [
    part("outside", outside),
    rect(left, top - 46, right - left + 30, 50, { fill: "#34525c" }),
    ...[0, 1, 2].map((row) => rect(left, top - 40 + row * 15, right - left + 20, 3, { fill: "#54707a" })),
    rect(right, top, 30, FLOOR - top, { fill: "#46636f" }),
    rect(right, top, 9, FLOOR - top, { fill: "#6d8b96" }),
    when(
      ["morning", "day"],
      polygon(
        [
          [left, FLOOR],
          [right, FLOOR],
          [-560, 540],
          [left, 540],
        ],
        { fill: "url(#daylight)" },
      ),
    ),
  ].join("")
}

/** A standing brush of long bristles that turns. */
function brush(x: number, base: number, size: number, seed: number): Ink {
  const random = chance(seed)
  const tall = 620
  const blades = (colour: string, reach: number, step: number): Ink => {
    let d = ""
    for (let y = -tall; y < -30; y += step) {
      const wide = reach * (0.86 + random() * 0.2)
      const drop = 12 + random() * 16
      d += `M0 ${num(y)}Q${num(-wide * 0.6)} ${num(y - 6)} ${num(-wide)} ${num(y + drop)}L${num(-wide * 0.94)} ${num(y + drop + step * 0.8)}Q${num(-wide * 0.5)} ${num(y + 22)} 0 ${num(y + step)}ZM0 ${num(y)}Q${num(wide * 0.6)} ${num(y - 6)} ${num(wide)} ${num(y + drop)}L${num(wide * 0.94)} ${num(y + drop + step * 0.8)}Q${num(wide * 0.5)} ${num(y + 22)} 0 ${num(y + step)}Z`
    }
    return path(d, { fill: colour })
  }
  const light = path(
    spread(-tall + 20, -60, 18)
      .map((y) => `M-14 ${num(y)}q-50 -4 -84 ${num(12 + random() * 12)}`)
      .join(""),
    { stroke: "#a8e0e4", width: 7, opacity: 0.85 },
  )
  return group(
    [
      ellipse(24, 6, 150, 18, { fill: "#10212e", opacity: 0.22 }),
      line(
        [
          [0, -tall - 700],
          [0, 0],
        ],
        { stroke: "#34525c", width: 20 },
      ),
      blades("#1d6f7d", 128, 34),
      blades("#2f93a0", 108, 30),
      light,
      rect(-26, -tall - 34, 52, 40, { fill: northern.amber }, 8),
    ].join(""),
    `translate(${num(x)} ${num(base)}) scale(${size})`,
  )
}

/** The brush above the car, lying across it. */
function roller(x: number): Ink {
  const y = -440
  const random = chance(77)
  const fringe = (colour: string, tall: number): Ink => {
    let d = ""
    for (let at = x - 330; at < x + 330; at += 26) {
      const hang = tall * (0.8 + random() * 0.3)
      d += `M${at} ${y}L${num(at + 4)} ${num(y + hang)}Q${num(at + 13)} ${num(y + hang + 14)} ${num(at + 23)} ${num(y + hang)}L${at + 26} ${y}Z`
    }
    return path(d, { fill: colour })
  }
  return [
    rect(x - 420, -720, 20, 300, { fill: "#34525c" }),
    rect(x + 400, -720, 20, 300, { fill: "#34525c" }),
    rect(x - 440, y - 24, 880, 28, { fill: "#34525c" }, 12),
    fringe("#1d6f7d", 118),
    fringe("#2f93a0", 84),
    fringe("#8ed3d8", 30),
  ].join("")
}

function spray(): Ink {
  const random = chance(19)
  const drops = Array.from({ length: 120 }, () => {
    const x = -620 + random() * 1320
    const y = -330 + random() * 330
    const long = 14 + random() * 22
    return `M${num(x)} ${num(y)}l${num(-long * 0.35)} ${num(long)}`
  })
  return path(drops.join(""), { stroke: "#f0fafb", width: 3.4, opacity: 0.7 })
}

/** Foam on the roof and the bonnet, sliding down the side. */
function foam(
  name: Setting["car"]["body"],
  eye: { project: (point: readonly [number, number, number]) => Point },
): Ink {
  const body = bodies[name]
  const random = chance(5)
  const side = body.lower.halfWidth
  const at = (x: number, z: number): Point => eye.project([x, side * 0.7, z])
  const clumps: { x: number; y: number; r: number }[] = []
  const heap = (from: number, to: number, level: (x: number) => number, count: number, size: number): void => {
    for (const x of spread(from, to, count)) {
      const [px, py] = at(x, level(x))
      clumps.push({ x: px + (random() - 0.5) * 26, y: py + (random() - 0.3) * 22, r: size * (0.6 + random() * 0.7) })
    }
  }
  const roof = body.height
  heap(body.length * 0.4, body.length * 0.74, () => roof - 40, 16, 26)
  heap(body.length * 0.08, body.length * 0.26, (x) => body.lower.edge(x) - 20, 10, 22)
  heap(body.length * 0.84, body.length * 0.94, (x) => body.lower.edge(x) - 30, 5, 20)
  const streams = spread(body.length * 0.09, body.length * 0.93, 19).map((x) => {
    const [px, py] = eye.project([x, side, body.lower.edge(x) - 60 - random() * 60])
    const long = 10 + random() * 46
    return `M${num(px)} ${num(py)}v${num(long)}`
  })
  const flecks = Array.from({ length: 60 }, () => {
    const x = body.length * (0.08 + random() * 0.86)
    const [px, py] = eye.project([x, side, body.lower.edge(x) - 60 - random() * 420])
    return `M${num(px)} ${num(py)}h0`
  })
  return [
    path(streams.join(""), { stroke: "#f4fbfb", width: 15, opacity: 0.72 }),
    path(flecks.join(""), { stroke: "#f4fbfb", width: 7, opacity: 0.7 }),
    ...clumps.map((c) => circle(c.x, c.y, c.r, { fill: "#d3e9ec" })),
    ...clumps.map((c) => circle(c.x - c.r * 0.16, c.y - c.r * 0.2, c.r * 0.84, { fill: "#fbfefe" })),
  ].join("")
}

function puddles(): Ink {
  return [
    [-420, 300, 300],
    [240, 330, 380],
    [760, 290, 200],
    [-1180, 330, 280],
  ]
    .map(
      ([x = 0, y = 0, half = 0]) =>
        ellipse(x, y, half, half * 0.09, { fill: "#c9e3e7", opacity: 0.6 }) +
        ellipse(x - half * 0.2, y - 4, half * 0.5, half * 0.04, { fill: "#f4fbfb", opacity: 0.7 }),
    )
    .join("")
}

function bubbles(): Ink {
  const random = chance(28)
  return Array.from({ length: 26 }, () => {
    const x = -760 + random() * 1700
    const y = -420 + random() * 640
    const r = 6 + random() * 15
    return (
      circle(x, y, r, { fill: "#ffffff", opacity: 0.22 }) +
      path(
        `M${num(x - r * 0.55)} ${num(y - r * 0.1)}A${num(r * 0.6)} ${num(r * 0.6)} 0 0 1 ${num(x)} ${num(y - r * 0.6)}`,
        { stroke: "#ffffff", width: 2.6 },
      )
    )
  }).join("")
}
