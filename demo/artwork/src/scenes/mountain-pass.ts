import { chance } from "../drawing/chance.ts"
import { type Point, spread } from "../drawing/geometry.ts"
import { ellipse, gradient, type Ink, line, num, path, polygon, rect } from "../drawing/ink.ts"
import { part, when } from "../light/parts.ts"
import { mix } from "../palette/colour.ts"
import { northern } from "../palette/northern.ts"
import { place } from "./cast.ts"
import { type Canvas, cloud, ridge, sky, snowBank, sun, tufts } from "./nature.ts"
import type { Drawing, Scene, Setting } from "./scene.types.ts"

const canvas: Canvas = { left: -2100, right: 1600, top: -1300, bottom: 520 }
const SHORE = -300
const EDGE = -40

/** A road over the fell: it winds up from a reservoir behind its dam, snow poles along it. */
export const mountainPass: Scene = {
  crops: {
    "21x9": { x: -1760, y: -900, width: 2860 },
    "16x9": { x: -1100, y: -810, width: 1920 },
    "3x2": { x: -830, y: -780, width: 1570 },
    "4x3": { x: -770, y: -820, width: 1480 },
    "4x5": { x: -620, y: -1090, width: 1250 },
  },
  own: { season: "autumn", hour: "morning", car: { body: "suv", paint: "copper" } },
  draw,
}

function draw({ car: lead }: Setting): Drawing {
  const defs: Ink[] = []
  const ink: Ink[] = []
  const air = sky("air", canvas, SHORE - 40, ["#b3c9d4", "#e0dfd2", "#fad9a8"])
  const disc = sun("sun", -1380, SHORE - 260, 50, 680)
  defs.push(air.defs, disc.defs)
  ink.push(
    air.ink,
    disc.ink,
    cloud(-1640, -760, 460, northern.cloud, 0.6),
    cloud(-480, -880, 380, northern.cloud, 0.55),
    cloud(620, -790, 420, northern.cloud, 0.6),
  )
  ink.push(peaks(), reservoir(defs), fell(defs), nearRoad())
  const car = place(
    { ...lead, view: { turn: 9, eye: 1500, distance: 24000 }, scale: 0.232, id: "car", lights: true, sky: "#dfe3e0" },
    40,
    146,
  )
  defs.push(car.defs)
  ink.push(car.ink, nearSide())
  return { content: ink.join(""), defs: defs.join("") }
}

/** A mountain of straight flanks: lit from the left, with snow in its gullies. */
function peak(x: number, base: number, height: number, half: number, colour: string, seed: number): Ink {
  const random = chance(seed)
  const dark = mix(colour, "#2d4654", 0.26)
  const side = (way: 1 | -1): Point[] =>
    spread(0, 1, 6).map(
      (t): Point => [
        x + way * half * t + (t > 0 && t < 1 ? (random() - 0.5) * half * 0.12 : 0),
        base - height * (1 - t) ** 1.15,
      ],
    )
  const left = side(-1)
  const right = side(1)
  const ridgeLine = spread(0, 1, 5).map(
    (t): Point => [x + half * 0.16 * t + (t > 0 ? (random() - 0.5) * half * 0.14 : 0), base - height * (1 - t)],
  )
  const cap = (low: number): Point[] => [
    [x, base - height],
    [x + half * low * 0.8, base - height * (1 - low) ** 1.15],
    [x + half * low * 0.42, base - height * (1 - low * 0.72)],
    [x + half * low * 0.22, base - height * (1 - low * 1.12)],
    [x - half * low * 0.1, base - height * (1 - low * 0.7)],
    [x - half * low * 0.4, base - height * (1 - low * 1.05)],
    [x - half * low * 0.85, base - height * (1 - low) ** 1.15],
  ]
  return part(
    "hill",
    [
      polygon([...left.slice().reverse(), ...right], { fill: colour }),
      polygon([...ridgeLine, [x + half, base], ...right.slice().reverse()], { fill: dark }),
      part("built", polygon(cap(0.3), { fill: "#f2f5f5", opacity: 0.92 })),
      when(["winter", "spring"], part("built", polygon(cap(0.62), { fill: "#f2f6f8", opacity: 0.75 }))),
    ].join(""),
  )
}

function peaks(): Ink {
  const base = SHORE + 10
  return [
    peak(-1500, base, 300, 560, "#b4c4c8", 3),
    peak(-900, base, 380, 620, "#a9bcc2", 8),
    peak(1250, base, 430, 700, "#a9bcc2", 5),
    peak(-330, base, 300, 520, "#9bb0b5", 12),
    peak(560, base, 500, 760, "#93a9ae", 21),
    ridge(canvas.left, canvas.right, base, 70, "#8fa79f", 18, 2.2),
  ].join("")
}

function reservoir(defs: Ink[]): Ink {
  defs.push(
    part(
      "water",
      gradient(
        "lake",
        [0, SHORE],
        [0, SHORE + 190],
        [
          { at: 0, colour: "#b9d5d8" },
          { at: 0.5, colour: northern.water },
          { at: 1, colour: northern.waterDeep },
        ],
      ),
    ),
  )
  const random = chance(81)
  const glints = Array.from({ length: 40 }, () => {
    const t = random()
    return rect(
      canvas.left + random() * 2400,
      SHORE + 14 + t * 130,
      40 + t * 120,
      3,
      { fill: northern.waterGlint, opacity: 0.5 },
      2,
    )
  })
  const piers = spread(-1960, -1420, 8).map((x) => rect(x, SHORE - 26, 14, 120, { fill: "#aeb4af" }))
  return [
    rect(canvas.left, SHORE, canvas.right - canvas.left, 240, { fill: "url(#lake)" }),
    part("water", glints.join("")),
    // Ice along the winter shore.
    when(
      ["winter"],
      part(
        "built",
        path(`M${canvas.left} ${SHORE + 2}H300Q-300 ${SHORE + 40} -900 ${SHORE + 26}T${canvas.left} ${SHORE + 60}Z`, {
          fill: "#e6eef2",
          opacity: 0.9,
        }),
      ),
    ),
    // The dam, with its walk on top.
    part(
      "built",
      [
        polygon(
          [
            [canvas.left, SHORE - 34],
            [-1330, SHORE - 34],
            [-1270, SHORE + 84],
            [canvas.left, SHORE + 100],
          ],
          { fill: "#c4c9c3" },
        ),
        ...piers,
        rect(canvas.left, SHORE - 44, -1320 - canvas.left, 16, { fill: "#dcdfd9" }),
        rect(-1420, SHORE - 96, 54, 56, { fill: northern.faluRed }),
        polygon(
          [
            [-1430, SHORE - 94],
            [-1393, SHORE - 122],
            [-1356, SHORE - 94],
          ],
          { fill: northern.roofDeep },
        ),
      ].join(""),
    ),
  ].join("")
}

/** The fell on the right, up which the road winds, and heath down to the near road. */
function fell(defs: Ink[]): Ink {
  defs.push(
    gradient(
      "heath",
      [0, -560],
      [0, EDGE],
      [
        { at: 0, colour: "#8f9f78" },
        { at: 0.5, colour: "#93a377" },
        { at: 1, colour: "#7f9263" },
      ],
    ),
  )
  const bend: readonly Point[] = [
    [1600, -96],
    [900, -120],
    [420, -150],
    [330, -186],
    [520, -216],
    [1010, -246],
    [1080, -280],
    [900, -304],
    [640, -326],
    [600, -352],
    [760, -374],
    [960, -400],
    [990, -426],
    [900, -446],
    [860, -470],
  ]
  const road = bends(bend)
  const stones = chance(15)
  return [
    // Heath slopes from the right down to the shore on the left.
    path(
      `M${canvas.left} ${EDGE + 20}V-150C-1500 -150 -1200 -176 -800 -180C-400 -186 -160 -220 60 -300C240 -366 420 -470 700 -520C900 -552 1100 -540 1600 -600V${EDGE + 20}Z`,
      { fill: "url(#heath)" },
    ),
    part(
      "leaf",
      [
        [-700, -150, 210],
        [-60, -206, 170],
        [240, -300, 150],
        [1240, -330, 220],
        [1320, -190, 260],
        [-1400, -120, 300],
        [560, -130, 260],
      ]
        .map(([x = 0, y = 0, half = 0]) => ellipse(x, y, half, half * 0.12, { fill: "#a3ad6c", opacity: 0.55 }))
        .join(""),
    ),
    road,
    ...Array.from({ length: 46 }, () => {
      const x = -1500 + stones() * 3000
      const y = Math.min(-70, -90 - stones() * 90 - Math.max(0, x) * 0.12)
      const r = 6 + stones() * 16
      return path(
        `M${num(x - r)} ${num(y)}Q${num(x - r * 0.7)} ${num(y - r * 0.9)} ${num(x)} ${num(y - r * 0.8)}T${num(x + r)} ${num(y)}Z`,
        { fill: stones() < 0.5 ? "#a9aea6" : "#8f9791" },
      )
    }),
    cabin(-420, -186),
  ].join("")
}

/** A road through these points, narrower the farther up it is. */
function bends(points: readonly Point[]): Ink {
  const width = (y: number): number => Math.max(5, 46 * ((y + 560) / 464) ** 1.5)
  const dense: Point[] = []
  for (let index = 0; index < points.length - 1; index++) {
    const [p0, p1, p2, p3] = [
      points[Math.max(0, index - 1)],
      points[index],
      points[index + 1],
      points[Math.min(points.length - 1, index + 2)],
    ] as [Point, Point, Point, Point]
    for (const t of spread(0, 1, 9).slice(0, -1)) {
      const at = (axis: 0 | 1): number =>
        0.5 *
        (2 * p1[axis] +
          (p2[axis] - p0[axis]) * t +
          (2 * p0[axis] - 5 * p1[axis] + 4 * p2[axis] - p3[axis]) * t ** 2 +
          (3 * p1[axis] - p0[axis] - 3 * p2[axis] + p3[axis]) * t ** 3)
      dense.push([at(0), at(1)])
    }
  }
  const stroke = (share: number, colour: string): Ink =>
    dense
      .slice(0, -1)
      .map((point, index) =>
        line([point, dense[index + 1] as Point], { stroke: colour, width: width(point[1]) * share }),
      )
      .join("")
  return stroke(1.3, "#c2bda6") + stroke(1, northern.asphaltLight)
}

function cabin(x: number, base: number): Ink {
  return part(
    "built",
    [
      rect(x, base - 46, 92, 46, { fill: northern.faluRed }),
      polygon(
        [
          [x - 10, base - 44],
          [x + 8, base - 80],
          [x + 84, base - 80],
          [x + 102, base - 44],
        ],
        { fill: "#6d7a68" },
      ),
      when(
        ["winter"],
        polygon(
          [
            [x - 12, base - 50],
            [x + 8, base - 88],
            [x + 84, base - 88],
            [x + 104, base - 50],
          ],
          { fill: "#f5f8fa" },
        ),
      ),
      part("pane", rect(x + 16, base - 34, 20, 20, { fill: northern.window })),
      rect(x + 54, base - 36, 20, 36, { fill: "#5a2b22" }),
    ].join(""),
  )
}

function nearRoad(): Ink {
  const { left, right } = canvas
  const poles = [-1900, -1380, -860, -340, 700, 1220].map(
    (x) =>
      rect(x, EDGE - 190, 11, 200, { fill: "#c4574c" }, 3) +
      rect(x, EDGE - 150, 11, 28, { fill: "#f6f3e8" }) +
      rect(x, EDGE - 90, 11, 28, { fill: "#f6f3e8" }),
  )
  const dashes = spread(left, right, 9).map((x) =>
    polygon(
      [
        [x, 244],
        [x + 230, 244],
        [x + 216, 264],
        [x - 22, 264],
      ],
      { fill: northern.marking, opacity: 0.85 },
    ),
  )
  return [
    rect(left, EDGE - 6, right - left, 30, { fill: "#a59f88" }),
    tufts(left, right, EDGE + 4, 44, "#76885c", 19, 1.1),
    ...poles,
    rect(left, EDGE + 20, right - left, 600, { fill: northern.asphalt }),
    rect(left, EDGE + 20, right - left, 30, { fill: northern.asphaltDeep, opacity: 0.5 }),
    rect(left, EDGE + 48, right - left, 8, { fill: northern.marking, opacity: 0.8 }),
    ...dashes,
    when(
      ["winter"],
      part(
        "built",
        rect(left, EDGE - 8, right - left, 40, { fill: "#eef3f6" }) +
          rect(left, 168, right - left, 30, { fill: "#dfe7ec", opacity: 0.3 }, 14) +
          rect(left, 286, right - left, 30, { fill: "#dfe7ec", opacity: 0.26 }, 14),
      ),
    ),
    snowBank(left, right, EDGE + 34, 70, 47),
  ].join("")
}

function nearSide(): Ink {
  const { left, right } = canvas
  return [
    rect(left, 350, right - left, 10, { fill: northern.marking, opacity: 0.8 }),
    rect(left, 396, right - left, 16, { fill: "#a59f88" }),
    rect(left, 408, right - left, 200, { fill: "#7f9263" }),
    tufts(left, right, 430, 54, "#6d8054", 66, 1),
    snowBank(left, right, 450, 80, 48),
  ].join("")
}
