import type { Options } from "../car/options.ts"
import type { View } from "../drawing/camera.ts"
import { chance } from "../drawing/chance.ts"
import { lerp, type Point, spread } from "../drawing/geometry.ts"
import { ellipse, gradient, group, type Ink, path, polygon, rect } from "../drawing/ink.ts"
import { isDark, part } from "../light/parts.ts"
import { mix } from "../palette/colour.ts"
import { northern } from "../palette/northern.ts"
import { place } from "./cast.ts"
import { ironLamp } from "./ironwork.ts"
import { type Canvas, cloud, ridge, sky } from "./nature.ts"
import { person } from "./people.ts"
import type { Drawing, Scene, Setting } from "./scene.types.ts"
import { broadleaf, leaves } from "./trees.ts"
import { type Coats, coats, pane, shine, type Vista, vista, type Wall } from "./vista.ts"

const canvas: Canvas = { left: -2000, right: 1500, top: -1400, bottom: 520 }
const view: View = { turn: 24, eye: 1500, distance: 8500 }
const british: Options = { market: "uk", isRightHand: true }
const SCALE = 0.18
const HORIZON = -view.eye * SCALE
const CENTRE = 2150

/** Lines along the street, across it from the middle of the car's lane towards the eye. */
const NEAR_KERB = 1750
const MIDDLE = -1600
const FAR_KERB = -5000
const GARDEN = -7600
const FRONT = -11200
/** Where the terrace begins, and how wide one of its homes is. */
const FIRST = -200
const HOME = 5400
const HOMES = 7
/** The side street at the corner. */
const SIDE_RIGHT = -2000
const SIDE_LEFT = -6000
const EAVES = 6100
const RIDGE = 8700
const RIDGE_BACK = FRONT - 4200

const brick = { base: "#a8593f", deep: "#87432f", pale: "#bf7a5e", mortar: "#7c3f2f" }
const stone = { base: "#ddd2bb", deep: "#b6a98e" }
const slate = { base: "#66757d", deep: "#4d5c65", pale: "#7d8c93" }
const doorPaints = ["#2f4a59", "#d0a048", "#3c6b5e", "#8b3a3f", "#46586e", "#6f8a6b", "#263038", "#b98a5a"]

/**
 * A street of red-brick Victorian homes in Leeds.
 *
 * Traffic keeps left here. A car that goes to the viewer's left turns its own left side to the viewer, and its left is
 * where its kerb is: so the lane next to the viewer's pavement runs from right to left, and the middle line lies beyond.
 */
export const leedsTerrace: Scene = {
  crops: {
    "21x9": { x: -1700, y: -980, width: 2760 },
    "16x9": { x: -1080, y: -925, width: 1940 },
    "3x2": { x: -950, y: -930, width: 1690 },
    "4x3": { x: -812, y: -940, width: 1480 },
    "4x5": { x: -640, y: -1100, width: 1120 },
  },
  own: { season: "summer", hour: "day", car: { body: "hatchback", paint: "rowan" } },
  draw,
}

function draw({ car: lead, season, hour }: Setting): Drawing {
  const defs: Ink[] = []
  const ink: Ink[] = []
  const street = vista(view, [CENTRE, 0, 0], SCALE)
  const setting = { street, season, hour }
  const air = sky("air", canvas, HORIZON)
  defs.push(air.defs)
  ink.push(air.ink, clouds(), distance(setting))
  ink.push(park(setting), part("built", terrace(setting)))
  ink.push(roadAndPavements(setting, defs), parkTrees(setting))
  ink.push(part("built", gardens(setting) + furniture(setting, defs)))
  const car = place({ ...lead, ...british, view, scale: SCALE, id: "car", lights: true, sky: "#d9e9ea" }, 0, 0)
  defs.push(car.defs)
  ink.push(car.ink)
  return { content: ink.join(""), defs: defs.join("") }
}

type Here = Pick<Setting, "season" | "hour"> & { readonly street: Vista }

function clouds(): Ink {
  return [
    cloud(-1560, -640, 620, northern.cloud, 0.55),
    cloud(-1080, -800, 520, northern.cloud, 0.6),
    cloud(-700, -560, 380, northern.cloud, 0.4),
    cloud(-260, -930, 560, northern.cloud, 0.55),
    cloud(420, -820, 620, northern.cloud, 0.6),
    cloud(900, -640, 420, northern.cloud, 0.5),
    cloud(-1340, -470, 460, northern.cloud, 0.4),
  ].join("")
}

/** Beyond the open corner on the left: moor, mill chimney, spire, and the roofs between. */
function distance({ season }: Here): Ink {
  const base = HORIZON + 26
  const roofs = coats()
  const random = chance(19)
  for (let x = -2000; x < -560; x += 78) {
    const low = base - 34 - random() * 12
    roofs.lay({ fill: "#b98f80" }, box(x, low, 78, 80))
    roofs.lay({ fill: season === "winter" ? "#e6edee" : "#8b9aa0" }, [
      [x - 2, low],
      [x + 6, low - 20],
      [x + 72, low - 20],
      [x + 80, low],
    ])
    roofs.lay({ fill: "#a97d6e" }, box(x + 60, low - 32, 10, 16))
    roofs.lay(
      { fill: "#6f7f86" },
      box(x + 12, low + 12, 9, 13),
      box(x + 32, low + 12, 9, 13),
      box(x + 54, low + 12, 9, 13),
    )
  }
  return [
    ridge(-3200, 900, HORIZON + 10, 92, northern.hillFar, 23, 1.6),
    ridge(-2600, 900, HORIZON + 14, 58, northern.hill, 5, 1.9),
    polygon(
      [
        [-1290, base],
        [-1284, base - 216],
        [-1266, base - 216],
        [-1260, base],
      ],
      { fill: "#a58b84" },
    ),
    rect(-1288, base - 222, 26, 9, { fill: "#8d7671" }),
    polygon(
      [
        [-826, base],
        [-826, base - 116],
        [-804, base - 234],
        [-782, base - 116],
        [-782, base],
      ],
      { fill: "#93a3a6" },
    ),
    polygon(
      [
        [-804, base],
        [-804, base - 234],
        [-782, base - 116],
        [-782, base],
      ],
      { fill: "#7e9093" },
    ),
    roofs.ink(),
  ].join("")
}

/** The corner opposite: grass behind a low wall. */
function park({ street, season }: Here): Ink {
  const lawn = season === "winter" ? "#eef3f3" : northern.grass
  return (
    rect(canvas.left, HORIZON + 14, 2000, 160, { fill: lawn }) +
    polygon(street.band(-40000, -9000e3, -1e6, 0), { fill: lawn })
  )
}

function parkTrees({ street, season }: Here): Ink {
  const ink: Ink[] = []
  for (const [x, across, tall, seed] of [
    [-7800, -46000, 9800, 7],
    [-26000, -40000, 9000, 2],
    [-7800, -31000, 9400, 3],
    [-19500, -26000, 8600, 5],
    [-8400, -20000, 8800, 11],
  ] as const) {
    const [px, py] = street.at(x, across)
    const height = tall * street.eye.scaleAt([x, across, 0])
    ink.push(
      ellipse(px + height * 0.16, py, height * 0.3, height * 0.018, { fill: northern.ink, opacity: 0.16 }),
      broadleaf(px, py, height, season, seed),
    )
  }
  return ink.join("")
}

const box = (x: number, y: number, width: number, height: number): Point[] => [
  [x, y],
  [x + width, y],
  [x + width, y + height],
  [x, y + height],
]

function terrace({ street, season, hour }: Here): Ink {
  const end = FIRST + HOME * HOMES
  const wall: Wall = (along, up) => street.at(along, FRONT, up)
  const roofAt = (along: number, share: number): Point =>
    street.at(along, lerp(FRONT + 350, RIDGE_BACK, share), lerp(EAVES, RIDGE, share))
  const random = chance(4)
  const back = coats()
  const front = coats()
  const over = coats()
  const doors = coats()
  const bays: Ink[] = []

  // The end wall looks into the light.
  const gable: Wall = (across, up) => street.at(FIRST, across, up)
  const rear = 2 * RIDGE_BACK - FRONT
  back.lay({ fill: brick.pale }, [
    gable(FRONT, 0),
    gable(FRONT, EAVES),
    gable(RIDGE_BACK, RIDGE),
    gable(rear, EAVES),
    gable(rear, 0),
  ])
  back.lay({ fill: stone.base }, pane(gable, FRONT, 3380, rear, 3560))
  back.lay({ fill: brick.base }, [
    gable(FRONT, EAVES - 300),
    gable(FRONT, EAVES),
    gable(RIDGE_BACK, RIDGE),
    gable(RIDGE_BACK, RIDGE - 330),
  ])
  for (let index = HOMES; index >= 0; index--) chimney(street, FIRST + index * HOME + 300, back, season)
  const roof = [roofAt(FIRST - 200, 0), roofAt(end, 0), roofAt(end, 1), roofAt(FIRST - 200, 1)]
  const roofs = coats()
  roofs.lay({ fill: season === "winter" ? "#eef3f4" : slate.base }, roof)
  if (season === "winter") {
    // Snow has slid off in places above the eaves.
    for (let x = FIRST + 900; x < end; x += 3900 + random() * 5200) {
      const wide = 1200 + random() * 1800
      roofs.lay({ fill: slate.base }, [
        roofAt(x, 0),
        roofAt(x + wide, 0),
        roofAt(x + wide * 0.86, 0.16),
        roofAt(x + wide * 0.3, 0.28),
      ])
    }
  } else {
    for (let index = 0; index < 90; index++) {
      const share = Math.floor(random() * 9) / 10 + 0.02
      const x = lerp(FIRST, end, random() ** 1.5)
      roofs.lay({ fill: random() < 0.5 ? slate.pale : slate.deep, opacity: 0.5 }, [
        roofAt(x, share),
        roofAt(x + 700, share),
        roofAt(x + 700, share + 0.09),
        roofAt(x, share + 0.09),
      ])
    }
    roofs.lay(
      { stroke: slate.deep, width: 1.4, opacity: 0.55 },
      ...spread(0.1, 0.9, 9).map((share) => [roofAt(FIRST - 200, share), roofAt(end, share)]),
    )
  }
  roofs.lay({ stroke: season === "winter" ? "#ffffff" : "#8a6a5c", width: 5 }, [roofAt(FIRST - 200, 1), roofAt(end, 1)])

  front.lay({ fill: brick.base }, pane(wall, FIRST, 0, end, EAVES))
  for (let index = 0; index < HOMES; index += 3) {
    const x = FIRST + index * HOME
    front.lay({ fill: "#9c4f3a" }, pane(wall, x, 0, x + HOME, EAVES))
  }
  front.lay(
    { stroke: brick.mortar, width: 1, opacity: 0.34 },
    ...spread(260, EAVES - 240, 20).map((up) => [wall(FIRST, up), wall(end, up)]),
  )
  for (let index = 0; index < 330; index++) {
    const x = lerp(FIRST, end - 2000, random() ** 1.7)
    const up = 260 + Math.floor(random() * 19) * 294
    front.lay(
      { fill: random() < 0.55 ? brick.deep : brick.pale, opacity: 0.5 },
      pane(wall, x, up + 20, x + 420, up + 150),
    )
  }
  // Stone plinth and string course; dentils and gutter under the eaves.
  front.lay({ fill: stone.deep }, pane(wall, FIRST, 0, end, 240))
  front.lay({ fill: stone.base }, pane(wall, FIRST, 3380, end, 3560))
  front.lay({ fill: brick.deep, opacity: 0.6 }, pane(wall, FIRST, 3330, end, 3380), pane(wall, FIRST, 5660, end, EAVES))
  for (let x = FIRST + 150; x < end - HOME * 4; x += 450)
    front.lay({ fill: stone.base }, pane(wall, x, 5700, x + 210, 5880))
  front.lay({ fill: stone.base }, pane(wall, FIRST, 5880, end, 6000))
  over.lay({ fill: season === "winter" ? "#f6fafa" : "#3b464d" }, [
    street.at(FIRST - 200, FRONT + 380, EAVES - 110),
    street.at(end, FRONT + 380, EAVES - 110),
    street.at(end, FRONT + 380, EAVES + 60),
    street.at(FIRST - 200, FRONT + 380, EAVES + 60),
  ])

  for (let index = HOMES - 1; index >= 0; index--)
    home({
      street,
      wall,
      front,
      doors,
      bays,
      season,
      index,
      lit: (slot) => isDark(hour) && hashed(index * 7 + slot) < 0.68,
    })
  return [back.ink(), roofs.ink(), front.ink(), over.ink(), doors.ink(), ...bays].join("")
}

const hashed = (seed: number): number => chance(seed * 131 + 17)()

interface Home {
  readonly street: Vista
  readonly wall: Wall
  readonly front: Coats
  readonly doors: Coats
  readonly bays: Ink[]
  readonly season: Setting["season"]
  readonly index: number
  readonly lit: (slot: number) => boolean
}

/** One home; every second one is a mirror image, so that doors and bays come in pairs. */
function home({ street, wall, front, doors, bays, season, index, lit }: Home): void {
  const start = FIRST + index * HOME
  const along = (u: number): number => (index % 2 === 0 ? start + u : start + HOME - u)
  const between = (a: number, b: number): [number, number] => [
    Math.min(along(a), along(b)),
    Math.max(along(a), along(b)),
  ]
  // The pair of windows over the bay, and the one over the door.
  for (const [a, b, slot] of [
    [720, 1620, 0],
    [1780, 2680, 0],
    [3820, 4720, 1],
  ] as const) {
    const [left, right] = between(a, b)
    sash(front, wall, left, 3700, right, 5400, lit(slot), season)
  }
  doorway(street, doors, wall, between(3700, 4840), index, lit(2), season)
  bays.push(...bay(street, along, lit(3), season))
  // A drainpipe where two homes meet.
  if (index % 2 === 1) {
    front.lay({ stroke: "#3b464d", width: 3.2 }, [wall(start + 60, 240), wall(start + 60, EAVES - 60)])
  }
}

function sash(
  front: Coats,
  wall: Wall,
  left: number,
  low: number,
  right: number,
  high: number,
  lit: boolean,
  season: Setting["season"],
): void {
  const middle = (low + high) / 2
  const edge = 75
  front.lay({ fill: stone.base }, pane(wall, left - 150, high, right + 150, high + 260))
  front.lay({ fill: stone.deep }, pane(wall, left - 150, high, right + 150, high + 50))
  front.lay({ fill: northern.trim }, pane(wall, left, low, right, high))
  const panes = [
    pane(wall, left + edge, low + edge, right - edge, middle - 30),
    pane(wall, left + edge, middle + 30, right - edge, high - edge),
  ]
  front.lay({ fill: lit ? northern.windowLit : northern.window }, ...panes)
  if (!lit)
    front.lay({ fill: "#8fb0ba", opacity: 0.5 }, [
      wall(left + edge, low + edge),
      wall(left + 260, low + edge),
      wall(left + 560, high - edge),
      wall(left + edge, high - edge),
    ])
  // Curtains on the right hand, and the shade of the lintel.
  front.lay({ fill: "#e9e2d4", opacity: 0.55 }, pane(wall, right - 250, low + edge, right - edge, high - edge))
  front.lay({ fill: northern.ink, opacity: 0.3 }, pane(wall, left, high - 130, right, high))
  front.lay({ fill: season === "winter" ? "#f6fafa" : stone.base }, pane(wall, left - 120, low - 150, right + 120, low))
  front.lay({ fill: brick.mortar, opacity: 0.5 }, pane(wall, left - 60, low - 230, right + 160, low - 150))
}

function doorway(
  street: Vista,
  doors: Coats,
  wall: Wall,
  [left, right]: [number, number],
  index: number,
  lit: boolean,
  season: Setting["season"],
): void {
  const sill = 420
  const top = 2480
  const colour = doorPaints[index % doorPaints.length] ?? northern.night
  const middle = (left + right) / 2
  const arch = (out: number): Point[] =>
    spread(0, Math.PI, 9).map((angle) =>
      wall(middle + Math.cos(angle) * ((right - left) / 2 + out), 2560 + Math.sin(angle) * (470 + out)),
    )
  doors.lay({ fill: stone.base }, [wall(left - 210, sill), ...arch(210).reverse(), wall(right + 210, sill)])
  doors.lay({ fill: "#6f6352" }, [wall(left, sill), ...arch(0).reverse(), wall(right, sill)])
  doors.lay({ fill: lit ? northern.windowLit : "#59757f" }, [
    ...spread(0, Math.PI, 9).map((angle) =>
      wall(middle + Math.cos(angle) * ((right - left) / 2 - 90), 2580 + Math.sin(angle) * 380),
    ),
  ])
  doors.lay({ fill: northern.trim }, pane(wall, left + 60, top, right - 60, top + 90))
  doors.lay({ fill: colour }, pane(wall, left + 90, sill, right - 90, top))
  const half = (right - left - 180) / 2
  for (const side of [0, 1]) {
    const from = left + 90 + side * half + 110
    const to = left + 90 + (side + 1) * half - 110
    doors.lay(
      { fill: mix(colour, northern.ink, 0.32) },
      pane(wall, from, sill + 170, to, sill + 860),
      pane(wall, from, sill + 1060, to, top - 140),
    )
  }
  doors.lay({ fill: northern.amberPale }, pane(wall, middle - 150, sill + 920, middle + 150, sill + 990))
  doors.lay({ fill: northern.ink, opacity: 0.26 }, pane(wall, left, sill, left + 130, 2700))
  // Two worn steps.
  for (const [out, low, high] of [
    [320, 0, 420],
    [680, 0, 210],
  ] as const) {
    const [a, b] = [left - 160, right + 160]
    doors.lay({ fill: season === "winter" ? "#f2f7f7" : "#e8dfcb" }, [
      street.at(a, FRONT, high),
      street.at(b, FRONT, high),
      street.at(b, FRONT + out, high),
      street.at(a, FRONT + out, high),
    ])
    doors.lay({ fill: stone.deep }, [
      street.at(a, FRONT + out, low),
      street.at(b, FRONT + out, low),
      street.at(b, FRONT + out, high),
      street.at(a, FRONT + out, high),
    ])
  }
}

/** A canted bay on the lower floor: brick, stone, three windows, a little roof of slate. */
function bay(street: Vista, along: (u: number) => number, lit: boolean, season: Setting["season"]): Ink[] {
  const out = 760
  const plan: [number, number][] = [
    [along(500), 0],
    [along(1000), out],
    [along(2400), out],
    [along(2900), 0],
  ]
  if ((plan[0]?.[0] ?? 0) > (plan[3]?.[0] ?? 0)) plan.reverse()
  const roofTop = 3300
  // The bay's shade lies on the wall to its right.
  const shadeFrom = plan[3]?.[0] ?? 0
  const shade = coats()
  shade.lay({ fill: northern.ink, opacity: 0.2 }, [
    street.at(shadeFrom, FRONT, 0),
    street.at(shadeFrom + 520, FRONT, 0),
    street.at(shadeFrom + 520, FRONT, 2500),
    street.at(shadeFrom, FRONT, 2900),
  ])
  const faces = [shade.ink()]
  for (let side = 0; side < 3; side++) {
    const over = coats()
    const [x1 = 0, d1 = 0] = plan[side] ?? []
    const [x2 = 0, d2 = 0] = plan[side + 1] ?? []
    const face: Wall = (t, up) => street.at(lerp(x1, x2, t), FRONT + lerp(d1, d2, t), up)
    const [ax] = face(0, 0)
    const [bx] = face(1, 0)
    if (bx - ax < 1) continue
    const tone = side === 0 ? 0.14 : side === 1 ? 0 : -0.3
    const toned = (colour: string): string =>
      tone > 0 ? mix(colour, northern.sun, tone) : mix(colour, northern.ink, -tone)
    const snow = season === "winter"
    over.lay({ fill: toned(brick.base) }, pane(face, 0, 0, 1, 780))
    over.lay({ fill: toned(stone.deep) }, pane(face, 0, 0, 1, 240))
    over.lay({ fill: toned(stone.base) }, pane(face, 0, 780, 1, 2900))
    over.lay({ fill: toned(snow ? "#f6fafa" : "#ece2cd") }, pane(face, -0.02, 780, 1.02, 900))
    const panes =
      side === 1
        ? [
            [0.06, 0.47],
            [0.53, 0.94],
          ]
        : [[0.14, 0.86]]
    for (const [from = 0, to = 1] of panes) {
      over.lay({ fill: toned(northern.trim) }, pane(face, from, 940, to, 2580))
      const inset = side === 1 ? 0.035 : 0.09
      over.lay(
        { fill: lit ? northern.windowLit : toned(northern.window) },
        pane(face, from + inset, 1010, to - inset, 1740),
        pane(face, from + inset, 1790, to - inset, 2520),
      )
      if (!lit)
        over.lay({ fill: "#8fb0ba", opacity: 0.5 }, [
          face(from + inset, 1010),
          face(from + inset + (to - from) * 0.2, 1010),
          face(from + inset + (to - from) * 0.5, 2520),
          face(from + inset, 2520),
        ])
      over.lay({ fill: northern.ink, opacity: 0.28 }, pane(face, from, 2470, to, 2580))
    }
    over.lay({ fill: toned(stone.deep) }, pane(face, 0, 2820, 1, 2900))
    const middle = lerp(plan[0]?.[0] ?? 0, plan[3]?.[0] ?? 0, 0.5)
    const low = (x: number, d: number): Point => street.at(lerp(middle, x, 1.07), FRONT + d * 1.12, 2880)
    const high = (x: number, d: number): Point =>
      street.at(lerp(middle, x, d === 0 ? 1.07 : 1), FRONT, d === 0 ? 2880 : roofTop)
    over.lay({ fill: snow ? (side === 2 ? "#d5e0e4" : "#f2f7f7") : toned(slate.base) }, [
      low(x1, d1),
      low(x2, d2),
      high(x2, d2),
      high(x1, d1),
    ])
    faces.push(over.ink())
  }
  return faces
}

function chimney(street: Vista, x: number, back: Coats, season: Setting["season"]): void {
  const [near, far] = [RIDGE_BACK + 900, RIDGE_BACK - 700]
  const [left, right] = [x - 420, x + 420]
  const foot = 7900
  const top = 9900
  const side: Wall = (across, up) => street.at(left, across, up)
  const face: Wall = (along, up) => street.at(along, near, up)
  back.lay({ fill: brick.pale }, pane(side, far, foot, near, top))
  back.lay({ fill: brick.deep }, pane(face, left, foot, right, top))
  back.lay({ fill: brick.mortar }, pane(face, left, top - 620, right, top - 520))
  back.lay({ fill: stone.base }, pane(side, far, top - 220, near + 60, top))
  back.lay({ fill: stone.deep }, pane(face, left - 60, top - 220, right + 60, top))
  for (const across of [far + 250, (near + far) / 2 + 50, near - 250]) {
    const [px, py] = street.at(x, across, top)
    const wide = 230 * street.eye.scaleAt([x, across, top])
    const tall = 560 * street.eye.scaleAt([x, across, top])
    back.lay({ fill: "#c98a62" }, box(px - wide / 2, py - tall, wide, tall))
    back.lay({ fill: "#9d6244" }, box(px + wide * 0.1, py - tall, wide * 0.4, tall))
    back.lay(
      { fill: season === "winter" ? "#ffffff" : "#b5764f" },
      box(px - wide * 0.66, py - tall, wide * 1.32, tall * 0.16),
    )
  }
  if (season === "winter")
    back.lay(
      { fill: "#ffffff" },
      pane(side, far, top - 60, near, top + 60),
      pane(face, left, top - 60, right, top + 60),
    )
}

function roadAndPavements({ street, season }: Here, defs: Ink[]): Ink {
  const { band } = street
  const snow = season === "winter"
  const random = chance(31)
  const paving = snow ? "#e9eff0" : "#cfd0c8"
  const kerb = snow ? "#f5f9f9" : "#e2e2da"
  defs.push(
    gradient(
      "tarmac",
      [0, HORIZON + 60],
      [0, 300],
      [
        { at: 0, colour: northern.asphaltLight },
        { at: 0.45, colour: northern.asphalt },
        { at: 1, colour: "#74838a" },
      ],
    ),
  )
  const joints = coats()
  for (let x = -14000; x < 60000; x += 1300)
    joints.lay({ stroke: "#aeb0a9", width: 1.3, opacity: 0.8 }, [street.at(x, GARDEN), street.at(x, FAR_KERB - 200)])
  for (let x = -5200; x < 22000; x += 900)
    joints.lay({ stroke: "#a9aca6", width: 2, opacity: 0.6 }, [street.at(x, NEAR_KERB + 320), street.at(x, 6200)])
  for (const across of [NEAR_KERB + 1000, NEAR_KERB + 1800, NEAR_KERB + 2600])
    joints.lay({ stroke: "#a9aca6", width: 2, opacity: 0.6 }, band(across, across).slice(0, 2))
  const specks = coats()
  for (let index = 0; index < 120; index++) {
    const across = lerp(NEAR_KERB - 300, FAR_KERB, random())
    const x = lerp(-9000, 24000, random() ** 1.3)
    specks.lay({ fill: random() < 0.5 ? northern.asphaltDeep : northern.asphaltLight, opacity: 0.4 }, [
      street.at(x, across),
      street.at(x + 500 * random() + 120, across),
      street.at(x + 300, across + 26),
    ])
  }
  const marks = coats()
  for (let x = -30000; x < 90000; x += 6000)
    marks.lay({ fill: northern.marking, opacity: 0.9 }, band(MIDDLE + 55, MIDDLE - 55, x, x + 3600))
  // Double yellow: no one may stop along the near kerb.
  for (const across of [NEAR_KERB - 330, NEAR_KERB - 560])
    marks.lay({ fill: "#e3bb4b" }, band(across + 55, across - 55))
  // Give way at the mouth of the side street.
  for (let x = SIDE_LEFT + 200; x < SIDE_RIGHT - 300; x += 600)
    marks.lay(
      { fill: northern.marking, opacity: 0.9 },
      band(FAR_KERB - 250, FAR_KERB - 420, x, x + 400),
      band(FAR_KERB - 620, FAR_KERB - 790, x, x + 400),
    )
  // A manhole and a patch where the road was opened.
  marks.lay({ fill: "#6b7a80", opacity: 0.5 }, [
    street.at(5600, -2300),
    street.at(9600, -2300),
    street.at(9600, -3700),
    street.at(5600, -3700),
  ])
  marks.lay(
    { fill: "#58666c" },
    spread(0, Math.PI * 2, 20).map((angle) => street.at(-2600 + 330 * Math.cos(angle), -2500 + 330 * Math.sin(angle))),
  )
  return [
    polygon(
      band(FRONT, FRONT, -1e6, 1e6)
        .slice(0, 2)
        .concat([
          [canvas.right, 600],
          [canvas.left, 600],
        ]),
      {
        fill: paving,
      },
    ),
    polygon(
      [
        street.at(SIDE_LEFT - 1700, GARDEN),
        street.at(FIRST, GARDEN),
        street.at(FIRST, -300000),
        street.at(SIDE_LEFT - 1700, -300000),
      ],
      { fill: paving },
    ),
    polygon(
      [
        street.at(SIDE_LEFT, FAR_KERB),
        street.at(SIDE_RIGHT, FAR_KERB),
        street.at(SIDE_RIGHT, -300000),
        street.at(SIDE_LEFT, -300000),
      ],
      { fill: northern.asphaltLight },
    ),
    joints.ink(),
    ...[
      [-1e6, SIDE_LEFT],
      [SIDE_RIGHT, 160000],
    ].flatMap(([from, to]) => [
      polygon(band(FAR_KERB - 200, FAR_KERB, from, to), { fill: kerb }),
      polygon(band(FAR_KERB, FAR_KERB + 40, from, to), { fill: northern.stoneDeep }),
    ]),
    polygon(band(NEAR_KERB, FAR_KERB + 40), { fill: "url(#tarmac)" }),
    polygon(band(FAR_KERB + 600, FAR_KERB + 40), { fill: northern.asphaltDeep, opacity: 0.4 }),
    specks.ink(),
    marks.ink(),
    polygon(band(NEAR_KERB + 40, NEAR_KERB), { fill: northern.stoneDeep }),
    polygon(band(NEAR_KERB + 320, NEAR_KERB, -1e6, 160000, 60), { fill: kerb }),
    snow ? snowBanks(street) : "",
    season === "autumn" ? fallen(street) : "",
  ].join("")
}

function snowBanks(street: Vista): Ink {
  const random = chance(61)
  const bank = (across: number, size: number): Ink => {
    const tops: Point[] = []
    for (let x = -9000; x < 40000; x += 500) tops.push(street.at(x, across, size * (0.5 + random() * 0.6)))
    return polygon([...tops, street.at(40000, across + 260), street.at(-9000, across + 260)], { fill: "#ffffff" })
  }
  return bank(FAR_KERB, 200) + bank(NEAR_KERB + 60, 90)
}

function fallen(street: Vista): Ink {
  const random = chance(8)
  const layer = coats()
  for (let index = 0; index < 90; index++) {
    const near = random() < 0.5
    const x = lerp(-8000, near ? 7000 : 22000, random())
    const across = near ? lerp(NEAR_KERB - 300, NEAR_KERB + 1900, random()) : lerp(FAR_KERB + 500, GARDEN, random())
    const [px, py] = street.at(x, across)
    const size = 70 * street.eye.scaleAt([x, across, 0])
    layer.lay({ fill: random() < 0.6 ? northern.leafAmber : "#b9713a" }, [
      [px - size, py],
      [px, py - size * 0.5],
      [px + size, py],
      [px, py + size * 0.4],
    ])
  }
  return layer.ink()
}

/** Low walls with a stone coping, hedges behind some, a gap before every door. */
function gardens({ street, season }: Here): Ink {
  const face: Wall = (along, up) => street.at(along, GARDEN, up)
  const walls = coats()
  const [lawnFrom, lawnTo] = [-30000, SIDE_LEFT - 1700]
  walls.lay({ fill: brick.base }, pane(face, lawnFrom, 0, lawnTo, 620))
  walls.lay({ fill: season === "winter" ? "#ffffff" : stone.base }, pane(face, lawnFrom, 620, lawnTo + 60, 740))
  const green: Ink[] = []
  const [lit, leaf, deep] = season === "winter" ? ["#ffffff", "#7f9282", "#5f7466"] : leaves(season)
  for (let index = HOMES - 1; index >= 0; index--) {
    const start = FIRST + index * HOME
    const mirrored = index % 2 === 1
    const [from, to] = mirrored ? [start + 1700, start + HOME] : [start, start + HOME - 1700]
    if (index % 3 !== 1)
      for (let x = from + 250; x < to - 100; x += 420) {
        const [px, py] = street.at(x, GARDEN - 350, 620)
        const r = 330 * street.eye.scaleAt([x, GARDEN - 350, 620]) * (0.9 + 0.25 * hashed(x))
        green.push(ellipse(px, py, r * 1.1, r * 1.25, { fill: deep }))
        green.push(ellipse(px - r * 0.16, py - r * 0.26, r * 0.9, r * 0.92, { fill: leaf }))
        green.push(ellipse(px - r * 0.3, py - r * 0.75, r * 0.5, r * 0.3, { fill: lit }))
      }
    walls.lay({ fill: brick.base }, pane(face, from, 0, to, 620))
    walls.lay({ fill: brick.deep }, pane(face, from, 0, to, 110))
    walls.lay(
      { stroke: brick.mortar, width: 1, opacity: 0.4 },
      [face(from, 290), face(to, 290)],
      [face(from, 450), face(to, 450)],
    )
    walls.lay({ fill: season === "winter" ? "#ffffff" : stone.base }, pane(face, from - 60, 620, to + 60, 740))
    walls.lay({ fill: brick.mortar, opacity: 0.5 }, pane(face, from, 570, to, 620))
    for (const post of mirrored ? [from, to] : [to]) {
      walls.lay({ fill: brick.base }, pane(face, post - 210, 0, post + 210, 1000))
      walls.lay({ fill: brick.deep, opacity: 0.6 }, pane(face, post + 40, 0, post + 210, 1000))
      walls.lay({ fill: season === "winter" ? "#ffffff" : stone.base }, [
        face(post - 270, 1000),
        face(post + 270, 1000),
        face(post + 230, 1110),
        face(post, 1230),
        face(post - 230, 1110),
      ])
    }
  }
  return green.join("") + walls.ink()
}

function furniture(here: Here, defs: Ink[]): Ink {
  const { street, season, hour } = here
  const ink: Ink[] = []
  for (const [index, x] of [-2500, 8400, 24500].entries()) {
    const [px, py] = street.at(x, FAR_KERB - 700)
    const tall = 4900 * street.eye.scaleAt([x, FAR_KERB - 700, 0])
    ink.push(ironLamp(px, py, tall, isDark(hour)))
    if (isDark(hour)) {
      const light = shine(`lamp${index}`, [px, py - tall * 0.91], tall * 0.42)
      defs.push(light.defs)
      ink.push(light.ink)
    }
  }
  const [bx, by] = street.at(200, FAR_KERB - 1500)
  ink.push(pillarBox(bx, by, 1650 * street.eye.scaleAt([200, FAR_KERB - 1500, 0]), season === "winter"))
  const [wx, wy] = street.at(-1300, FAR_KERB - 1200)
  ink.push(
    ellipse(wx + 16, wy, 40, 6, { fill: northern.ink, opacity: 0.2 }),
    person(
      { pose: "stand", top: "#d6b56a", trousers: "#33454f", hair: "#4a3428", hairCut: "bun" },
      wx,
      wy,
      1700 * street.eye.scaleAt([-1300, FAR_KERB - 1200, 0]),
      "right",
    ),
  )
  return ink.join("")
}

function pillarBox(x: number, base: number, tall: number, snow: boolean): Ink {
  const w = tall * 0.3
  const red = "#c23a35"
  return group(
    [
      ellipse(w * 0.5, 0, w * 0.95, tall * 0.03, { fill: northern.ink, opacity: 0.22 }),
      rect(-w * 0.54, -tall * 0.09, w * 1.08, tall * 0.09, { fill: "#20272c" }, 2),
      rect(-w / 2, -tall * 0.84, w, tall * 0.76, { fill: red }),
      rect(w * 0.12, -tall * 0.84, w * 0.38, tall * 0.76, { fill: "#97282a" }),
      rect(-w * 0.4, -tall * 0.84, w * 0.12, tall * 0.76, { fill: "#d9655c" }),
      path(
        `M${-w * 0.6} ${-tall * 0.84}Q${-w * 0.5} ${-tall * 0.98} 0 ${-tall}Q${w * 0.5} ${-tall * 0.98} ${w * 0.6} ${-tall * 0.84}Z`,
        {
          fill: snow ? "#ffffff" : red,
        },
      ),
      rect(-w * 0.6, -tall * 0.86, w * 1.2, tall * 0.045, { fill: "#a52f2f" }, 2),
      rect(-w * 0.3, -tall * 0.76, w * 0.6, tall * 0.04, { fill: "#20272c" }, 1),
      rect(-w * 0.18, -tall * 0.66, w * 0.36, tall * 0.13, { fill: northern.trim }, 1),
    ].join(""),
    `translate(${Math.round(x)} ${Math.round(base)})`,
  )
}
