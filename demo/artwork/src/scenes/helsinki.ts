import type { Options } from "../car/options.ts"
import type { View } from "../drawing/camera.ts"
import { chance } from "../drawing/chance.ts"
import { lerp, type Point, spread } from "../drawing/geometry.ts"
import { circle, ellipse, gradient, group, type Ink, line, path, polygon, rect } from "../drawing/ink.ts"
import { isDark, part } from "../light/parts.ts"
import { mix } from "../palette/colour.ts"
import { northern } from "../palette/northern.ts"
import { place } from "./cast.ts"
import { type Facade, facade } from "./facade.ts"
import { ironLamp } from "./ironwork.ts"
import { type Canvas, cloud, ridge, sky, treeline } from "./nature.ts"
import { person } from "./people.ts"
import type { Drawing, Scene, Setting } from "./scene.types.ts"
import { broadleaf } from "./trees.ts"
import { coats, shine, type Vista, vista, type Wall } from "./vista.ts"

const canvas: Canvas = { left: -2000, right: 1500, top: -1400, bottom: 520 }
const view: View = { turn: 10, eye: 1550, distance: 14000 }
const finnish: Options = { market: "fi" }
const SCALE = 0.19
const HORIZON = -view.eye * SCALE
const CENTRE = 2390

/** Lines along the quay, across it from the middle of the car's lane towards the eye. */
const KERB = -1750
const EDGE = -6600
const MIDDLE = 1750

/** The far quay: pixels to the millimetre, its pavement, and where the water begins. */
const FAR = 0.0122
const BASE = HORIZON + view.eye * FAR
const WATERLINE = BASE + 22
/** The far quay begins here; to its left lies the open sea. */
const SHORE = -660

const copper = { base: "#7fae9b", lit: "#a6cbb8", deep: "#5b8a7c" }
const white = { base: "#f7f6f0", deep: "#d5dad8", shade: "#b9c3c4" }

/** The market square of Helsinki from across the harbour basin. Traffic keeps right: the car's own kerb is the far one. */
export const helsinki: Scene = {
  crops: {
    "21x9": { x: -1700, y: -880, width: 2760 },
    "16x9": { x: -1060, y: -820, width: 1920 },
    "3x2": { x: -865, y: -820, width: 1650 },
    "4x3": { x: -890, y: -880, width: 1550 },
    "4x5": { x: -630, y: -1200, width: 1280 },
  },
  own: { season: "summer", hour: "day", car: { body: "estate", paint: "glacier" } },
  draw,
}

type Here = Pick<Setting, "season" | "hour"> & { readonly quay: Vista }

function draw({ car: lead, season, hour }: Setting): Drawing {
  const defs: Ink[] = []
  const ink: Ink[] = []
  const quay = vista(view, [CENTRE, 0, 0], SCALE)
  const here: Here = { quay, season, hour }
  const air = sky("air", canvas, HORIZON)
  defs.push(air.defs)
  ink.push(air.ink)
  ink.push(
    cloud(-1560, -700, 480, northern.cloud, 0.6),
    cloud(-900, -790, 420, northern.cloud, 0.6),
    cloud(-620, -560, 280, northern.cloud, 0.45),
    cloud(420, -740, 460, northern.cloud, 0.6),
    cloud(-320, -960, 520, northern.cloud, 0.5),
    cloud(-1260, -480, 300, northern.cloud, 0.4),
  )
  ink.push(islands())
  ink.push(sea(here, defs))
  if (isDark(hour)) {
    const flood = shine("flood", [40, BASE - 190], 460, 0.42)
    defs.push(flood.defs)
    ink.push(flood.ink)
  }
  ink.push(part("built", cathedral(here)))
  ink.push(esplanade(here))
  ink.push(part("built", farQuay(here) + ferry(-1010, HORIZON + 58, 270, here)))
  ink.push(reflections(here))
  ink.push(promenade(here, defs))
  const car = place({ ...lead, ...finnish, view, scale: SCALE, id: "car", lights: true, sky: "#d5e6ea" }, 0, 0)
  defs.push(car.defs)
  ink.push(car.ink)
  ink.push(gull(-930, -640, 34), gull(-860, -674, 24), gull(330, -590, 26))
  return { content: ink.join(""), defs: defs.join("") }
}

function gull(x: number, y: number, size: number): Ink {
  return path(
    `M${x - size} ${y - size * 0.2}Q${x - size * 0.4} ${y - size * 0.55} ${x} ${y}Q${x + size * 0.4} ${y - size * 0.55} ${x + size} ${y - size * 0.25}`,
    { stroke: "#5d7681", width: size * 0.11 },
  )
}

function islands(): Ink {
  return [
    ridge(-2600, -1180, HORIZON + 6, 34, northern.hillFar, 8, 2.2, true),
    part("conifer", treeline(-2000, -1500, HORIZON + 4, 34, northern.spruceFar, 6)),
    ridge(-1460, -640, HORIZON + 8, 40, northern.hill, 31, 1.8, true),
    part("conifer", treeline(-1080, -740, HORIZON + 6, 70, northern.spruceFar, 14)),
    // The old sea fort: a long pale wall, a church that is a lighthouse.
    rect(-1330, HORIZON - 8, 190, 14, { fill: "#c9b9a4" }),
    rect(-1256, HORIZON - 44, 40, 40, { fill: "#d9cfbd" }),
    polygon(
      [
        [-1260, HORIZON - 44],
        [-1236, HORIZON - 74],
        [-1212, HORIZON - 44],
      ],
      { fill: copper.base },
    ),
  ].join("")
}

function sea({ quay, season }: Here, defs: Ink[]): Ink {
  const foot = quay.at(-12000, EDGE)[1] + 120
  defs.push(
    gradient(
      "sea",
      [0, HORIZON],
      [0, foot],
      [
        { at: 0, colour: northern.waterGlint },
        { at: 0.25, colour: northern.water },
        { at: 1, colour: northern.waterDeep },
      ],
    ),
  )
  const random = chance(5)
  const glints = coats()
  for (let index = 0; index < 110; index++) {
    const t = random() ** 1.7
    const y = HORIZON + 8 + t * (foot - HORIZON - 20)
    const wide = 16 + t * 120 * random()
    const x = -1750 + random() * 2900
    glints.lay(
      {
        stroke: random() < 0.55 ? northern.waterGlint : northern.waterDeep,
        width: 1.5 + 1.5 * Math.round(t),
        opacity: 0.55,
      },
      [
        [x, y],
        [x + wide, y],
      ],
    )
  }
  const ice = coats()
  if (season === "winter")
    for (let index = 0; index < 44; index++) {
      const t = random() ** 1.3
      const y = lerp(WATERLINE + 8, foot, t)
      const x = -1750 + random() * 2900
      const wide = 50 + 190 * t * random()
      ice.lay({ fill: "#e9f1f4", opacity: 0.9 }, [
        [x, y],
        [x + wide * 0.3, y - wide * 0.05],
        [x + wide, y - wide * 0.02],
        [x + wide * 0.86, y + wide * 0.06],
        [x + wide * 0.2, y + wide * 0.07],
      ])
    }
  return [
    rect(canvas.left, HORIZON, canvas.right - canvas.left, foot - HORIZON + 20, { fill: "url(#sea)" }),
    glints.ink(),
    ice.ink(),
  ].join("")
}

/** The white cathedral: a cross with four porches, one tall dome and four small ones, all green with old copper. */
function cathedral({ season, hour }: Here): Ink {
  const x = 40
  const base = BASE - 118
  const snow = season === "winter"
  const ink: Ink[] = []
  const lit = isDark(hour)
  const wall = lit ? "#fbf6e4" : white.base
  const glass = lit ? northern.windowLit : "#5f7a86"

  const tower = (cx: number, foot: number, w: number): Ink => {
    const h = w * 1.25
    const domeTop = foot - h - w * 0.72
    return [
      rect(cx - w / 2, foot - h, w, h, { fill: wall }),
      rect(cx + w * 0.14, foot - h, w * 0.36, h, { fill: white.deep }),
      rect(cx - w * 0.1, foot - h * 0.82, w * 0.2, h * 0.56, { fill: glass }, w * 0.1),
      rect(cx - w * 0.56, foot - h - w * 0.1, w * 1.12, w * 0.12, { fill: white.deep }),
      dome(cx, foot - h - w * 0.1, w * 0.48, w * 0.66, snow),
      circle(cx, domeTop - w * 0.12, w * 0.08, { fill: "#d9ae4f" }),
      line(
        [
          [cx, domeTop],
          [cx, domeTop - w * 0.4],
        ],
        { stroke: "#c99b3f", width: 2 },
      ),
    ].join("")
  }
  // Behind: two small towers. Then the body, the porch, the great drum.
  ink.push(tower(x - 74, base - 128, 40), tower(x + 74, base - 128, 40))
  const drum = { w: 118, low: base - 136, high: base - 240 }
  ink.push(
    rect(x - drum.w / 2, drum.high, drum.w, drum.low - drum.high, { fill: wall }),
    rect(x + drum.w * 0.12, drum.high, drum.w * 0.38, drum.low - drum.high, { fill: white.deep }),
    rect(x + drum.w * 0.36, drum.high, drum.w * 0.14, drum.low - drum.high, { fill: white.shade }),
    ...[-0.38, -0.2, 0, 0.2, 0.38].map((t) => {
      const w = 13 * Math.cos(t * 2.4)
      return rect(x + drum.w * t - w / 2, drum.high + 30, w, 58, { fill: glass }, w / 2)
    }),
    ...[-0.47, -0.29, -0.1, 0.1, 0.29, 0.47].map((t) =>
      rect(x + drum.w * t - 3, drum.high + 18, 6, drum.low - drum.high - 18, {
        fill: t < 0.12 ? "#ffffff" : "#e3e6e3",
      }),
    ),
    rect(x - drum.w * 0.55, drum.high - 4, drum.w * 1.1, 12, { fill: white.deep }),
    rect(x - drum.w * 0.53, drum.high + 12, drum.w * 1.06, 6, { fill: white.shade }),
    dome(x, drum.high - 4, drum.w * 0.49, 96, snow),
  )
  const lantern = drum.high - 4 - 96
  ink.push(
    rect(x - 10, lantern - 26, 20, 32, { fill: wall }),
    rect(x + 2, lantern - 26, 8, 32, { fill: white.deep }),
    dome(x, lantern - 26, 12, 14, snow),
    circle(x, lantern - 46, 6, { fill: "#d9ae4f" }),
    line(
      [
        [x, lantern - 48],
        [x, lantern - 76],
      ],
      { stroke: "#d9ae4f", width: 3 },
    ),
    line(
      [
        [x - 8, lantern - 66],
        [x + 8, lantern - 66],
      ],
      { stroke: "#d9ae4f", width: 3 },
    ),
  )
  const half = 176
  ink.push(
    rect(x - half, base - 120, half * 2, 140, { fill: wall }),
    rect(x + half * 0.6, base - 120, half * 0.4, 140, { fill: white.deep }),
    rect(x - half - 6, base - 128, half * 2 + 12, 11, { fill: white.deep }),
    rect(x - half - 2, base - 117, half * 2 + 4, 4, { fill: white.shade }),
    ...[-0.88, -0.7, 0.7, 0.88].map((t) => rect(x + half * t - 7, base - 96, 14, 54, { fill: glass }, 7)),
    tower(x - 142, base - 128, 54),
    tower(x + 142, base - 128, 54),
  )
  const porch = 100
  ink.push(
    rect(x - porch, base - 118, porch * 2, 140, { fill: white.shade }),
    ...spread(-1, 1, 6).map((t) => rect(x + t * (porch - 10) - 8, base - 108, 16, 130, { fill: wall })),
    ...spread(-1, 1, 6).map((t) => rect(x + t * (porch - 10) + 2, base - 108, 6, 130, { fill: white.deep })),
    rect(x - porch - 8, base - 124, porch * 2 + 16, 18, { fill: wall }),
    rect(x - porch - 8, base - 110, porch * 2 + 16, 4, { fill: white.shade }),
    polygon(
      [
        [x - porch - 14, base - 124],
        [x, base - 178],
        [x + porch + 14, base - 124],
      ],
      { fill: wall },
    ),
    polygon(
      [
        [x - porch + 24, base - 130],
        [x, base - 166],
        [x + porch - 24, base - 130],
      ],
      { fill: white.deep },
    ),
    line(
      [
        [x - porch - 14, base - 125],
        [x, base - 179],
        [x + porch + 14, base - 125],
      ],
      { stroke: snow ? "#ffffff" : copper.deep, width: 4 },
    ),
    // Apostles of zinc on the gable.
    ...[-1, 0, 1].map((t) =>
      rect(x + t * (porch + 4) - 3, base - 178 + Math.abs(t) * 52 - 18, 6, 18, { fill: "#6f8a85" }, 3),
    ),
  )
  return ink.join("")
}

function dome(x: number, y: number, half: number, tall: number, snow: boolean): Ink {
  const curve = (from: number, to: number): string =>
    `M${x + half * from} ${y}C${x + half * from} ${y - tall * 0.62} ${x + half * from * 0.55} ${y - tall * 0.96} ${x} ${y - tall}C${x + half * to * 0.55} ${y - tall * 0.96} ${x + half * to} ${y - tall * 0.62} ${x + half * to} ${y}Z`
  return [
    path(curve(-1, 1), { fill: copper.base }),
    path(curve(-0.86, -0.36), { fill: copper.lit }),
    path(curve(0.34, 1), { fill: copper.deep }),
    snow ? path(curve(-0.98, 0.1), { fill: "#f4f8f8", opacity: 0.85 }) : "",
  ].join("")
}

const flat =
  (left: number): Wall =>
  (along, up) => [left + along * FAR, BASE - up * FAR]

/** Pale fronts along the square, the trees of the park at its end. */
function esplanade({ season, hour }: Here): Ink {
  const snow = season === "winter"
  const dark = isDark(hour)
  const common = { street: "windows", roof: 2400, snow, dark, left: 0 } as const
  const fronts: (Omit<Facade, "seed"> & { readonly x: number })[] = [
    { ...common, x: -470, width: 17000, floors: [4200, 3800, 3400], bays: 7, colour: "#e9d9ae", roofColour: "#8a979c" },
    {
      ...common,
      x: -256,
      width: 21500,
      floors: [4400, 4200, 3500],
      bays: 9,
      colour: "#b9cdd8",
      roofColour: "#6f7f86",
      pediment: [3, 5],
    },
    { ...common, x: 14, width: 12500, floors: [4200, 3600, 3300], bays: 5, colour: "#f0e7d6", roofColour: "#8e6f5e" },
    {
      ...common,
      x: 172,
      width: 15500,
      floors: [4300, 3800, 3500],
      bays: 6,
      colour: "#dccfc4",
      roofColour: "#77868b",
      dormers: 3,
    },
    {
      ...common,
      x: 366,
      width: 25500,
      floors: [4400, 4400, 3400],
      bays: 11,
      colour: "#f1dfa6",
      roofColour: "#7d8c92",
      pediment: [3, 7],
    },
    { ...common, x: 684, width: 15000, floors: [4200, 3700, 3400], bays: 6, colour: "#e3e2da", roofColour: "#8a979c" },
    { ...common, x: 872, width: 20000, floors: [4300, 3600, 3400], bays: 8, colour: "#e2c7b4", roofColour: "#6f7f86" },
    { ...common, x: 1122, width: 16000, floors: [4300, 3900, 3400], bays: 6, colour: "#d9dfd8", roofColour: "#7d8c92" },
  ]
  const buildings = fronts.map(({ x, ...front }, seed) =>
    facade({ ...front, seed }, flat(x), (along, _, up) => flat(x)(along, up)),
  )
  const trees = [-640, -592, -548, -506].map((x, index) =>
    broadleaf(x, BASE + 4, 108 + (index % 2) * 16, season, index + 21),
  )
  return part("built", buildings.join("")) + trees.join("")
}

/** Granite wall, market tents, the tram. */
function farQuay({ season, hour }: Here): Ink {
  const snow = season === "winter"
  const dark = isDark(hour)
  const ink: Ink[] = []
  ink.push(
    rect(SHORE, BASE - 1, canvas.right - SHORE, 12, { fill: snow ? "#eef3f4" : "#d8d8d0" }),
    rect(SHORE, BASE + 10, canvas.right - SHORE, 14, { fill: "#9a9c98" }),
    rect(SHORE, BASE + 8, canvas.right - SHORE, 4, { fill: snow ? "#ffffff" : "#c3c4be" }),
  )
  ink.push(tram(-446, BASE + 2, dark))
  const tents = coats()
  for (const [index, x] of [196, 246, 300, 352, 420, 474, 526, 590, 664, 720, 776].entries()) {
    const w = 42
    const top = BASE - 40
    const colour = index % 3 === 1 ? "#f4f1e6" : "#e58a3c"
    tents.lay(
      { stroke: "#6d7a80", width: 2 },
      [
        [x + 3, top + 14],
        [x + 3, BASE + 6],
      ],
      [
        [x + w - 3, top + 14],
        [x + w - 3, BASE + 6],
      ],
    )
    tents.lay({ fill: dark ? "#fdecc0" : "#c9a982", opacity: dark ? 0.9 : 0.8 }, [
      [x + 4, BASE - 12],
      [x + w - 4, BASE - 12],
      [x + w - 4, BASE + 4],
      [x + 4, BASE + 4],
    ])
    tents.lay({ fill: snow ? "#f4f7f7" : colour }, [
      [x - 3, top + 15],
      [x + w / 2, top],
      [x + w + 3, top + 15],
    ])
    tents.lay({ fill: mix(colour, northern.ink, 0.16) }, [
      [x + w / 2, top],
      [x + w + 3, top + 15],
      [x + w * 0.68, top + 15],
    ])
    tents.lay({ fill: colour }, [
      [x - 3, top + 15],
      [x + w + 3, top + 15],
      [x + w + 3, top + 20],
      [x - 3, top + 20],
    ])
  }
  ink.push(tents.ink())
  const people = ["#b8574a", "#33566a", "#d6b56a", "#5d7d6a", "#27414f", "#c9a27a"]
  ink.push(
    ...[-372, -352, -40, 96, 150, 236, 330, 404, 508, 578, 640, 838].map((x, index) => {
      const top = people[index % people.length] ?? northern.night
      return (
        rect(x, BASE - 14, 6, 9, { fill: top }, 2) +
        rect(x + 1, BASE - 6, 4, 11, { fill: "#2b3a44" }) +
        circle(x + 3, BASE - 17, 2.6, { fill: northern.skin })
      )
    }),
  )
  return ink.join("")
}

function tram(x: number, base: number, dark: boolean): Ink {
  const length = 296
  const tall = 42
  const green = "#2f7d55"
  const yellow = "#f0cf57"
  const parts: Ink[] = [
    line(
      [
        [SHORE, base - tall - 26],
        [1500, base - tall - 26],
      ],
      { stroke: "#5b6b72", width: 1.2, opacity: 0.7 },
    ),
    line(
      [
        [x + 146, base - tall],
        [x + 160, base - tall - 14],
        [x + 148, base - tall - 25],
      ],
      { stroke: "#3b4a52", width: 1.8 },
    ),
    path(
      `M${x + 16} ${base - tall}H${x + length - 16}Q${x + length - 3} ${base - tall} ${x + length} ${base - 14}V${base - 4}H${x}V${base - 14}Q${x + 3} ${base - tall} ${x + 16} ${base - tall}Z`,
      { fill: yellow },
    ),
    rect(x + 1, base - 19, length - 2, 15, { fill: green }),
    rect(x + 12, base - tall, length - 24, 4, { fill: "#d9dcd4" }),
    rect(x + 8, base - tall + 7, length - 16, 14, { fill: dark ? northern.windowLit : northern.window }, 3),
  ]
  for (const at of [30, 62, 97, 132, 164, 199, 234, 266])
    parts.push(rect(x + at - 1, base - tall + 7, 3, 14, { fill: yellow }))
  for (const at of [97, 199]) parts.push(rect(x + at - 3, base - tall + 2, 6, tall - 6, { fill: "#3b4a52" }))
  for (const at of [46, 148, 250])
    parts.push(rect(x + at - 8, base - tall + 7, 16, 31, { fill: dark ? northern.windowLit : "#4d6a76", opacity: 0.9 }))
  for (const at of [24, 72, 122, 174, 224, 272]) parts.push(circle(x + at, base - 1, 5, { fill: "#2b3a44" }))
  return parts.join("")
}

/** A small ferry to the islands. */
function ferry(x: number, base: number, length: number, { season, hour }: Here): Ink {
  const glass = isDark(hour) ? northern.windowLit : northern.window
  const u = length / 100
  const windows = Array.from({ length: 8 }, (_, index) =>
    rect(x + (22 + index * 7) * u, base - 15 * u, 4.6 * u, 4 * u, { fill: glass }, u),
  )
  return [
    path(`M${x - 2 * u} ${base - 9.5 * u}H${x + 102 * u}L${x + 96 * u} ${base}H${x + 5 * u}Z`, {
      fill: northern.night,
    }),
    rect(x + 4 * u, base - 2 * u, 92 * u, 2 * u, { fill: "#a8453a" }),
    rect(x - 2 * u, base - 10.6 * u, 104 * u, 2.2 * u, { fill: northern.trim }),
    rect(x + 14 * u, base - 18 * u, 70 * u, 8 * u, { fill: northern.trim }),
    rect(x + 62 * u, base - 18 * u, 22 * u, 8 * u, { fill: "#dbe2e2" }),
    rect(x + 12 * u, base - 19.4 * u, 74 * u, 1.8 * u, { fill: season === "winter" ? "#ffffff" : "#3f8a63" }),
    rect(x + 24 * u, base - 26 * u, 22 * u, 7 * u, { fill: northern.trim }),
    rect(x + 25 * u, base - 24.6 * u, 17 * u, 3.4 * u, { fill: glass }),
    rect(x + 22 * u, base - 27.2 * u, 26 * u, 1.6 * u, { fill: "#f0cf57" }),
    rect(x + 58 * u, base - 27 * u, 9 * u, 8 * u, { fill: "#f0cf57" }),
    rect(x + 58 * u, base - 27 * u, 9 * u, 2 * u, { fill: northern.night }),
    line(
      [
        [x + 35 * u, base - 27 * u],
        [x + 35 * u, base - 40 * u],
      ],
      { stroke: northern.night, width: 2 },
    ),
    ...windows,
    rect(x + 2 * u, base, 98 * u, 1.4 * u, { fill: northern.waterGlint, opacity: 0.8 }, u),
    rect(x - 16 * u, base + 3 * u, 60 * u, 1.2 * u, { fill: northern.waterGlint, opacity: 0.6 }, u),
  ].join("")
}

/** Broken mirror images in the basin. */
function reflections({ hour }: Here): Ink {
  const random = chance(71)
  const dark = isDark(hour)
  const parts = coats()
  const tones = dark ? [northern.windowLit] : ["#e9d9ae", "#b9cdd8", "#f0e7d6", "#dccfc4", "#f1dfa6", "#e3e2da"]
  for (let index = 0; index < 64; index++) {
    const x = SHORE + 60 + random() * 1800
    const y = WATERLINE + 5 + random() ** 1.6 * 74
    const wide = 24 + random() * 60
    const colour = tones[Math.floor(((x - SHORE) / 1860) * tones.length)] ?? "#f0e7d6"
    parts.lay({ stroke: colour, width: 2.4, opacity: dark ? 0.5 : 0.55 }, [
      [x, y],
      [x + (dark ? wide * 0.5 : wide), y],
    ])
  }
  return rect(SHORE, WATERLINE, canvas.right - SHORE, 12, { fill: northern.ink, opacity: 0.16 }) + parts.ink()
}

function promenade(here: Here, defs: Ink[]): Ink {
  const { quay, season, hour } = here
  const { band, at } = quay
  const snow = season === "winter"
  const stone = snow ? "#e9eff0" : "#cfcbc4"
  const random = chance(17)
  defs.push(
    gradient(
      "street",
      [0, HORIZON + 150],
      [0, 320],
      [
        { at: 0, colour: northern.asphaltLight },
        { at: 0.4, colour: northern.asphalt },
        { at: 1, colour: northern.asphaltDeep },
      ],
    ),
  )
  const joints = coats()
  for (const across of [-2900, -3900, -4900])
    joints.lay({ stroke: "#a8a6a0", width: 1.6, opacity: 0.7 }, band(across, across).slice(0, 2))
  for (let row = 0; row < 4; row++)
    for (let x = -16000 + (row % 2) * 700; x < 30000; x += 1400)
      joints.lay({ stroke: "#a8a6a0", width: 1.6, opacity: 0.7 }, [
        at(x, -1950 - row * 1000),
        at(x, -2900 - row * 1000),
      ])
  const speckle = coats()
  for (let index = 0; index < 90; index++) {
    const x = lerp(-14000, 26000, random())
    const row = Math.floor(random() * 4)
    const left = Math.floor(x / 1400) * 1400 + (row % 2) * 700
    speckle.lay({ fill: random() < 0.5 ? "#b9aca4" : "#dedad3", opacity: 0.55 }, [
      at(left, -1960 - row * 1000),
      at(left + 1400, -1960 - row * 1000),
      at(left + 1400, -2880 - row * 1000),
      at(left, -2880 - row * 1000),
    ])
  }
  const marks = coats()
  for (let x = -30000; x < 60000; x += 5000)
    marks.lay({ fill: northern.marking, opacity: 0.9 }, band(MIDDLE + 60, MIDDLE - 60, x, x + 2700))
  // Tram rails in a strip of setts, a metre apart.
  const track = coats()
  track.lay({ fill: snow ? "#b9c2c6" : "#9a9794" }, band(4350, 2350))
  for (const across of [2650, 3000, 3350, 3700, 4050])
    track.lay({ stroke: "#84827f", width: 1.6, opacity: 0.7 }, band(across, across).slice(0, 2))
  for (let x = -9000; x < 16000; x += 330)
    track.lay({ stroke: "#84827f", width: 1.6, opacity: 0.6 }, [at(x, 2350), at(x, 4350)])
  for (const across of [2850, 3850]) {
    track.lay({ fill: "#5d6468" }, band(across + 75, across - 75))
    track.lay({ fill: "#d3d8d9" }, band(across - 5, across - 70))
  }
  const specks = coats()
  for (let index = 0; index < 100; index++) {
    const x = lerp(-9000, 14000, random())
    const across = lerp(KERB + 300, 2300, random())
    specks.lay({ fill: random() < 0.5 ? northern.asphaltDeep : northern.asphaltLight, opacity: 0.4 }, [
      at(x, across),
      at(x + 200 + 500 * random(), across),
      at(x + 300, across + 22),
    ])
  }
  const ink: Ink[] = [
    polygon(band(EDGE + 500, EDGE), { fill: snow ? "#f6fafa" : "#e4e1da" }),
    polygon([...band(KERB, EDGE + 500)], { fill: stone }),
    snow ? "" : speckle.ink(),
    joints.ink(),
    polygon(band(EDGE + 560, EDGE + 480), { fill: "#aaa8a2" }),
    polygon([...band(KERB, KERB).slice(0, 2), [canvas.right, 700], [canvas.left, 700]], { fill: "url(#street)" }),
    polygon(band(KERB + 60, KERB - 220, -1e6, 160000, 110), { fill: snow ? "#ffffff" : "#e2dfd8" }),
    polygon(band(KERB + 190, KERB + 60), { fill: "#8d908d" }),
    polygon(band(KERB + 900, KERB + 190), { fill: northern.asphaltDeep, opacity: 0.35 }),
    specks.ink(),
    track.ink(),
    marks.ink(),
  ]
  if (snow) {
    const tops: Point[] = []
    for (let x = -14000; x < 40000; x += 500) tops.push(at(x, KERB - 200, 160 + 190 * random()))
    ink.push(polygon([...tops, at(40000, KERB + 120), at(-14000, KERB + 120)], { fill: "#ffffff" }))
  }
  for (const x of [-6900, -3100, 5600, 10200]) {
    const [px, py] = at(x, EDGE + 700)
    ink.push(bollard(px, py, quay.eye.scaleAt([x, EDGE + 700, 0]), snow))
  }
  for (const [index, x] of [-4700, 7600].entries()) {
    const [px, py] = at(x, KERB - 900)
    const tall = 4300 * quay.eye.scaleAt([x, KERB - 900, 0])
    ink.push(ironLamp(px, py, tall, isDark(hour)))
    if (isDark(hour)) {
      const light = shine(`lamp${index}`, [px, py - tall * 0.91], tall * 0.36)
      defs.push(light.defs)
      ink.push(light.ink)
    }
  }
  const [wx, wy] = at(-1900, KERB - 1900)
  ink.push(
    ellipse(wx + 20, wy, 54, 7, { fill: northern.ink, opacity: 0.18 }),
    person(
      { pose: "cup", top: "#c5654f", trousers: "#2f414c", hair: northern.hairFair, hairCut: "bun" },
      wx,
      wy,
      1700 * quay.eye.scaleAt([-1900, KERB - 1900, 0]),
      "right",
    ),
  )
  const last = part("built", ink.slice(-8).join(""))
  return ink.slice(0, -8).join("") + last
}

function bollard(x: number, y: number, scale: number, snow: boolean): Ink {
  const w = 420 * scale
  const h = 620 * scale
  return group(
    [
      ellipse(w * 0.5, 0, w * 0.8, h * 0.08, { fill: northern.ink, opacity: 0.22 }),
      rect(-w * 0.36, -h, w * 0.72, h, { fill: "#2c414b" }, w * 0.1),
      rect(-w * 0.36, -h, w * 0.24, h, { fill: "#4d646e" }, w * 0.1),
      rect(-w / 2, -h * 1.1, w, h * 0.3, { fill: "#22343d" }, w * 0.14),
      rect(-w / 2, -h * 1.1, w * 0.6, h * 0.12, { fill: snow ? "#ffffff" : "#5b727c" }, w * 0.08),
    ].join(""),
    `translate(${Math.round(x)} ${Math.round(y)})`,
  )
}
