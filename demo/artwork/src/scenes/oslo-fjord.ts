import type { View } from "../drawing/camera.ts"
import { chance } from "../drawing/chance.ts"
import { lerp, type Point, spread } from "../drawing/geometry.ts"
import { group, type Ink, line, path, polygon, rect } from "../drawing/ink.ts"
import { isDark, part } from "../light/parts.ts"
import { northern } from "../palette/northern.ts"
import { lamp } from "./buildings.ts"
import { place } from "./cast.ts"
import { type Canvas, cloud, ridge, sky, spruce, treeline, tufts } from "./nature.ts"
import type { Drawing, Scene, Setting } from "./scene.types.ts"
import { type Block, skyline } from "./skyline.ts"
import { coats, type Vista, vista } from "./vista.ts"
import { guardRail, gull, mirrored, ploughed, road, SNOW, SNOW_SHADE, sailboat, sea } from "./waterside.ts"

const canvas: Canvas = { left: -2000, right: 1500, top: -1400, bottom: 560 }
const view: View = { turn: 11, eye: 2000, distance: 14000 }
const SCALE = 0.19
const HORIZON = -view.eye * SCALE
const CENTRE = 2200

/** Across the road: its far edge, its middle and its near edge; the guard rail; where the bank falls to the fjord. */
const EDGE = -2050
const MIDDLE = 1750
const NEAR = 5400
const RAIL = -3100
const BANK = -4300

/** The opera's shore: where it meets the fjord, and pixels to the metre. */
const SHORE = HORIZON + 40
const METRE = 4.9

/** A coast road into Oslo: the opera rises from the fjord like an ice floe. Traffic keeps right, away from the eye. */
export const osloFjord: Scene = {
  crops: {
    "21x9": { x: -1700, y: -860, width: 2760 },
    "16x9": { x: -1010, y: -830, width: 1900 },
    "3x2": { x: -970, y: -830, width: 1660 },
    "4x3": { x: -970, y: -890, width: 1610 },
    "4x5": { x: -560, y: -1010, width: 1140 },
  },
  own: { season: "summer", hour: "day", car: { body: "crossover", paint: "glacier" } },
  draw,
}

type Here = Pick<Setting, "season" | "hour"> & { readonly quay: Vista }

function draw({ car: lead, season, hour }: Setting): Drawing {
  const defs: Ink[] = []
  const ink: Ink[] = []
  const here: Here = { quay: vista(view, [CENTRE, 0, 0], SCALE), season, hour }
  const air = sky("air", canvas, HORIZON, ["#a6cede", "#cfe4ea", "#f0f3ea"])
  const fjord = sea({ left: canvas.left, right: canvas.right, horizon: HORIZON, foot: -90 }, season, 11)
  defs.push(air.defs, fjord.defs)
  ink.push(
    air.ink,
    cloud(-1540, -760, 460, northern.cloud, 0.65),
    cloud(-760, -700, 380, northern.cloud, 0.6),
    cloud(-330, -900, 420, northern.cloud, 0.55),
    cloud(520, -800, 460, northern.cloud, 0.6),
    cloud(-1180, -610, 260, northern.cloud, 0.45),
    mountains(here),
    fjord.ink,
    islands(here),
    barcode(here),
    opera(here),
    part("built", ferry(-930, HORIZON + 66, 330, here)),
    sailboat(-1330, HORIZON + 34, 62),
    sailboat(-470, HORIZON + 96, 92, "#8f3f36"),
    bank(here),
  )
  const street = road(here.quay, { far: EDGE, near: NEAR, middle: MIDDLE, line: "#eebd55" }, season)
  defs.push(street.defs)
  ink.push(street.ink, season === "winter" ? ploughed(here.quay, EDGE - 60, 330, 4) : "", lamps(here))
  const car = place({ ...lead, view, scale: SCALE, id: "car", lights: true, sky: "#d5e6ea" }, 0, 0)
  defs.push(car.defs)
  ink.push(car.ink, verge(here), gull(-840, -640, 34), gull(-772, -676, 24), gull(-180, -720, 26))
  return { content: ink.join(""), defs: defs.join("") }
}

/** Far mountains with the last snow in their gullies, wooded hills before them. */
function mountains({ season }: Here): Ink {
  const base = HORIZON + 4
  const tops: readonly Point[] = [
    [-2000, 70],
    [-1790, 128],
    [-1660, 96],
    [-1480, 176],
    [-1370, 142],
    [-1230, 212],
    [-1090, 150],
    [-960, 178],
    [-800, 104],
    [-640, 132],
    [-470, 82],
    [-260, 118],
    [-40, 74],
    [180, 104],
    [460, 66],
    [760, 96],
    [1100, 70],
    [1500, 90],
  ]
  const at = ([x, up]: Point): Point => [x, base - up]
  const random = chance(23)
  const shade = coats()
  const snow = coats()
  for (const [index, [x, up]] of tops.entries()) {
    const before = tops[index - 1]
    const after = tops[index + 1]
    if (!before || !after || before[1] > up || after[1] > up) continue
    // The side that turns from the sun.
    shade.lay({ fill: "#8fb0b8", opacity: 0.5 }, [
      at([x, up]),
      at(after),
      at([lerp(x, after[0], 0.86), up * 0.3]),
      at([x + 34, up * 0.36]),
      at([x + 6, up * 0.6]),
      at([x + 20, up * 0.76]),
    ])
    if (up < 100 && season !== "winter") continue
    const down = up * (season === "winter" ? 0.5 : season === "summer" ? 0.2 : 0.34)
    const slope = (way: Point): number => ((way[0] - x) / (up - way[1])) * Math.min(down, up - way[1])
    const [left, right] = [slope(before), slope(after)]
    const foot = spread(left, right, 8).map(
      (dx, step): Point =>
        at([
          x + dx,
          up - down * (step === 0 || step === 7 ? 1 : step % 2 ? 0.5 + 0.2 * random() : 0.95 + 0.35 * random()),
        ]),
    )
    snow.lay({ fill: "#f3f7f8", opacity: 0.9 }, [at([x, up + 1]), ...foot])
  }
  return [
    part("hill", polygon([...tops.map(at), [1500, base], [-2000, base]], { fill: "#a9c5cc" }) + shade.ink()),
    part("built", snow.ink()),
    ridge(canvas.left, canvas.right, base + 2, 56, northern.hill, 12, 2.6),
    ridge(canvas.left, canvas.right, base + 3, 26, northern.hillNear, 5, 3.2),
    part("conifer", treeline(-2000, -1200, base + 4, 26, "#66918d", 15, 0.8)),
    part("conifer", treeline(-640, 360, base + 4, 30, "#66918d", 16, 0.8)),
  ].join("")
}

function islands({ season, hour }: Here): Ink {
  const glass = isDark(hour) ? northern.windowLit : northern.window
  const rock = (from: number, to: number, base: number, tall: number): Ink => {
    const mid = (from + to) / 2
    return (
      path(
        `M${from} ${base}Q${from + 40} ${base - tall} ${mid - 60} ${base - tall * 0.9}T${to - 40} ${base - tall * 0.8}Q${to - 10} ${base - tall * 0.5} ${to} ${base}Z`,
        { fill: season === "winter" ? SNOW_SHADE : "#b3b7b2" },
      ) + rect(from, base - 3, to - from, 4, { fill: "#7d8a8c" }, 2)
    )
  }
  const cottage = (x: number, base: number, w: number, colour: string): Ink =>
    [
      rect(x, base - w * 0.5, w, w * 0.5, { fill: colour }),
      polygon(
        [
          [x - w * 0.1, base - w * 0.48],
          [x + w * 0.14, base - w * 0.84],
          [x + w * 0.86, base - w * 0.84],
          [x + w * 1.1, base - w * 0.48],
        ],
        { fill: season === "winter" ? SNOW : northern.roof },
      ),
      rect(x + w * 0.16, base - w * 0.36, w * 0.2, w * 0.22, { fill: glass }),
      rect(x + w * 0.62, base - w * 0.36, w * 0.2, w * 0.22, { fill: glass }),
    ].join("")
  return [
    ridge(-1980, -1080, HORIZON + 12, 30, northern.hillNear, 31, 1.8, true),
    treeline(-1900, -1190, HORIZON + 10, 56, northern.spruceFar, 6),
    rock(-1960, -1110, HORIZON + 17, 10),
    cottage(-1210, HORIZON + 10, 30, northern.faluRed),
    ridge(-830, -300, HORIZON + 16, 34, northern.spruceFar, 41, 1.6, true),
    treeline(-770, -370, HORIZON + 14, 78, northern.spruce, 14),
    rock(-820, -310, HORIZON + 24, 14),
    part(
      "built",
      cottage(-560, HORIZON + 15, 40, northern.ochre) +
        cottage(-470, HORIZON + 18, 34, northern.faluRed) +
        rect(-446, HORIZON + 18, 56, 3, { fill: northern.woodDeep }) +
        rect(-398, HORIZON + 18, 4, 9, { fill: northern.woodDeep }),
    ),
  ].join("")
}

/** A row of narrow towers, each in a cloth of its own, with gaps of light between them. */
function barcode({ season, hour }: Here): Ink {
  const dark = isDark(hour)
  const random = chance(57)
  const base = SHORE - 6
  const slabs: readonly Omit<Block, "x">[] = [
    { wide: 74, tall: 148, colour: "#5d6d75", kind: "bars" },
    { wide: 60, tall: 226, colour: "#e7e9e4", kind: "grid" },
    { wide: 82, tall: 190, colour: "#8a5a45", kind: "bands" },
    { wide: 56, tall: 258, colour: "#3c4a52", kind: "grid" },
    { wide: 90, tall: 206, colour: "#9fb9bf", kind: "bars" },
    { wide: 62, tall: 240, colour: "#d8cdbb", kind: "bands" },
    { wide: 76, tall: 176, colour: "#54666a", kind: "grid" },
    { wide: 66, tall: 222, colour: "#eceeea", kind: "bars" },
    { wide: 84, tall: 158, colour: "#a46a4d", kind: "grid" },
    { wide: 90, tall: 196, colour: "#788a91", kind: "bands" },
    { wide: 70, tall: 232, colour: "#e3ddd0", kind: "bars" },
    { wide: 86, tall: 170, colour: "#46565d", kind: "bands" },
  ]
  let next = 190
  const row = slabs.map((slab): Block => {
    const x = next
    next += slab.wide + 12
    return { ...slab, x }
  })
  const low = coats()
  low.lay({ fill: "#7f8f90" }, [
    [170, base],
    [1200, base],
    [1200, base - 34],
    [170, base - 34],
  ])
  for (let along = 186; along < 1190; along += 22)
    low.lay({ fill: dark && random() < 0.7 ? northern.windowLit : "#46606b" }, [
      [along, base - 6],
      [along + 16, base - 6],
      [along + 16, base - 26],
      [along, base - 26],
    ])
  low.lay({ fill: season === "winter" ? SNOW : "#c6ccca" }, [
    [170, base],
    [1200, base],
    [1200, base + 7],
    [170, base + 7],
  ])
  return part("built", skyline(row, base, season === "winter", dark, 57) + low.ink())
}

/** The opera: a white plane that climbs out of the water, a hall of glass under its edge, the stage tower on top. */
function opera({ season, hour }: Here): Ink {
  const dark = isDark(hour)
  const snow = season === "winter"
  const at = ([x, up]: Point): Point => [-330 + x * METRE, SHORE - up * METRE]
  const flat = (fill: string, ...points: readonly Point[]): Ink => polygon(points.map(at), { fill })
  const marble = "#fbfbf8"
  const joints = coats()
  const joint = { stroke: "#cbd3d3", width: 1.4, opacity: 0.9 }
  for (const t of spread(0.12, 0.88, 7))
    joints.lay(joint, [at([lerp(-30, 52, t), 0]), at([lerp(62, 100, t), lerp(20, 22.5, t)])])
  for (const t of [0.25, 0.5, 0.75])
    joints.lay(joint, [at([lerp(-30, 62, t), lerp(0, 20, t)]), at([lerp(52, 100, t), lerp(0, 22.5, t)])])
  const mullions = coats()
  for (const t of spread(0, 1, 15)) {
    const x = lerp(60, 132, t)
    const top = Math.min(20.6, lerp(0, 22.5, (x - 52) / 48))
    if (top > 3.4) mullions.lay({ stroke: dark ? "#b98f4e" : "#9db8bf", width: 1.4 }, [at([x, 2.6]), at([x, top])])
  }
  mullions.lay({ stroke: dark ? "#b98f4e" : "#9db8bf", width: 1.4 }, [at([70, 9]), at([132, 9])])
  const random = chance(8)
  const people = coats()
  const tops = ["#b8574a", "#33566a", "#d6a23f", "#27414f", "#5d7d6a"]
  for (let index = 0; index < 16; index++) {
    const t = 0.1 + 0.8 * random()
    const s = 0.08 + 0.84 * random()
    const [x, y] = at([lerp(lerp(-30, 62, t), lerp(52, 100, t), s), lerp(lerp(0, 20, t), lerp(0, 22.5, t), s)])
    people.lay({ stroke: "#2b3a44", width: 2.6 }, [
      [x, y],
      [x, y - 3],
    ])
    people.lay({ stroke: tops[index % tops.length] ?? northern.night, width: 3.2 }, [
      [x, y - 4],
      [x, y - 7],
    ])
  }
  return part(
    "built",
    [
      mirrored(-470, 420, SHORE, 44, "#f2f5f3", 3),
      // Workshops behind, the quay in front.
      flat("#aab6ba", [118, 0], [186, 0], [186, 16], [118, 18]),
      flat("#c3cccd", [118, 0], [134, 0], [134, 17.6], [118, 18]),
      ...spread(140, 180, 9).map((x) =>
        flat(dark ? northern.windowLit : "#5b7480", [x, 4], [x + 3, 4], [x + 3, 7], [x, 7]),
      ),
      flat(snow ? SNOW : "#8d9a9d", [118, 18], [186, 16], [186, 17], [118, 19]),
      // The stage tower.
      flat("#eef1f0", [70, 20], [76, 20], [76, 38.6], [70, 37.6]),
      flat("#d3dadb", [76, 20], [114, 20], [114, 37.6], [76, 38.6]),
      flat("#b3bec1", [106, 20], [114, 20], [114, 37.6], [106, 37.8]),
      ...spread(24, 35, 5).map((up) => flat("#bfc9cb", [76, up], [114, up - 0.4], [114, up], [76, up + 0.4])),
      snow ? flat(SNOW, [69, 37.4], [76, 38.4], [114.6, 37.4], [114.6, 38.8], [76, 40], [69, 39]) : "",
      flat("#dfe4e3", [54, 20], [132, 20], [132, 25], [64, 25]),
      flat("#9fb0b6", [66, 20.6], [130, 20.6], [130, 22.6], [67, 22.6]),
      // The hall of glass, its wall of oak within.
      flat(dark ? northern.windowLit : "#5f8592", [52, 0], [134, 0], [134, 21], [98, 21.6]),
      path(`M${at([78, 2])}L${at([84, 12])}Q${at([92, 19])} ${at([106, 19])}T${at([128, 15])}V${at([128, 2])[1]}Z`, {
        fill: dark ? "#d99c4c" : "#a97b4c",
        opacity: dark ? 0.75 : 0.62,
      }),
      dark ? "" : polygon([at([58, 2]), at([70, 8]), at([86, 16]), at([74, 2])], { fill: "#a5c4cc", opacity: 0.5 }),
      mullions.ink(),
      // Roof edge and the way down on its far side.
      flat("#e9edeb", [62, 20], [98, 21], [140, 20.4], [140, 22.6], [100, 23.4], [62, 22.4]),
      flat("#c2cbcc", [98, 21], [140, 20.4], [140, 21.3], [99, 22]),
      flat(snow ? SNOW_SHADE : "#dce2e1", [130, 0], [168, 0], [140, 22.4], [128, 21.4]),
      flat("#b7c2c4", [130, 0], [136, 0], [130, 21.4], [127, 21]),
      // The plane.
      flat(marble, [-34, -0.8], [54, -0.8], [100, 23], [62, 22]),
      flat("#e3e8e7", [40, -0.8], [54, -0.8], [100, 23], [96, 22.9]),
      flat("#c5cfd0", [54, -0.8], [57, -0.8], [101.5, 22.4], [100, 23]),
      joints.ink(),
      flat(snow ? SNOW : "#eef1ef", [50, -0.8], [190, -0.8], [184, 2], [56, 2]),
      flat("#a9b4b6", [50, -1.4], [192, -1.4], [190, -0.6], [50, -0.6]),
      people.ink(),
      dark
        ? part(
            "kept",
            group(
              flat("#fff0d2", [-34, -0.8], [54, -0.8], [100, 23], [62, 22]) +
                flat("#fff0d2", [70, 20], [114, 20], [114, 37.6], [76, 38.6], [70, 37.6]),
              undefined,
              { opacity: hour === "night" ? 0.46 : 0.4 },
            ) + mirrored(-60, 330, SHORE + 4, 70, northern.windowLit, 9),
          )
        : "",
    ].join(""),
  )
}

/** A white ferry of the islands, seen from its side. */
function ferry(x: number, base: number, length: number, { season, hour }: Here): Ink {
  const glass = isDark(hour) ? northern.windowLit : northern.window
  const u = length / 100
  const deck = (from: number, to: number, low: number, high: number, fill: string): Ink =>
    rect(x + from * u, base - high * u, (to - from) * u, (high - low) * u, { fill }, 0.6 * u)
  const row = (from: number, to: number, low: number, high: number, count: number): Ink => {
    const step = (to - from) / count
    return Array.from({ length: count }, (_, index) =>
      rect(x + (from + index * step) * u, base - high * u, step * 0.72 * u, (high - low) * u, { fill: glass }, 0.5 * u),
    ).join("")
  }
  return [
    path(
      `M${x - 3 * u} ${base - 9 * u}H${x + 102 * u}L${x + 97 * u} ${base}H${x + 6 * u}Q${x} ${base - 3 * u} ${x - 3 * u} ${base - 9 * u}Z`,
      {
        fill: northern.trim,
      },
    ),
    path(`M${x + 62 * u} ${base - 9 * u}H${x + 102 * u}L${x + 97 * u} ${base}H${x + 62 * u}Z`, { fill: "#dfe6e6" }),
    path(`M${x + 1.4 * u} ${base - 3 * u}H${x + 99 * u}L${x + 97 * u} ${base}H${x + 6 * u}Z`, { fill: northern.night }),
    path(`M${x - 2.2 * u} ${base - 7 * u}H${x + 101 * u}L${x + 100.4 * u} ${base - 5.6 * u}H${x - 1.4 * u}Z`, {
      fill: "#b3473c",
    }),
    deck(8, 92, 9, 16, northern.trim),
    deck(62, 92, 9, 16, "#dce4e4"),
    row(11, 90, 10.8, 14.2, 14),
    deck(6, 94, 16, 17.2, "#cfd9da"),
    deck(18, 78, 17.2, 23, northern.trim),
    deck(60, 78, 17.2, 23, "#dce4e4"),
    row(30, 76, 18.6, 21.4, 9),
    deck(16, 80, 23, 24, season === "winter" ? SNOW : "#cfd9da"),
    deck(20, 34, 24, 29, northern.trim),
    deck(20.6, 33, 25.6, 28, glass),
    deck(19, 35, 29, 30, season === "winter" ? SNOW : "#b3473c"),
    deck(56, 66, 24, 32, "#b3473c"),
    deck(56, 66, 30, 32, northern.night),
    line(
      [
        [x + 27 * u, base - 30 * u],
        [x + 27 * u, base - 42 * u],
      ],
      { stroke: northern.night, width: 2.4 },
    ),
    rect(x + 2 * u, base - 0.4 * u, 112 * u, 1.3 * u, { fill: northern.waterGlint, opacity: 0.85 }, u),
    rect(x + 30 * u, base + 3 * u, 110 * u, 1.1 * u, { fill: northern.waterGlint, opacity: 0.55 }, u),
  ].join("")
}

/** Bare rock and grass between the road and the fjord. */
function bank({ quay, season }: Here): Ink {
  const { at, band } = quay
  const snow = season === "winter"
  const random = chance(91)
  const edge: Point[] = []
  for (let x = -16000; x < 44000; x += 800) edge.push(at(x, BANK, 130 + 320 * random()))
  const rocks = coats()
  for (const [x, wide, tall] of [
    [-11500, 3600, 1300],
    [-8300, 1700, 760],
    [6900, 1500, 560],
    [10200, 3900, 1150],
    [15200, 3600, 1000],
  ] as const) {
    const foot = BANK + 200
    const ring: Point[] = [
      at(x, foot),
      at(x + wide * 0.08, foot, tall * 0.55),
      at(x + wide * 0.3, foot, tall * 0.96),
      at(x + wide * 0.56, foot, tall),
      at(x + wide * 0.86, foot, tall * 0.5),
      at(x + wide, foot),
    ]
    rocks.lay({ fill: "#a3a7a3" }, ring)
    rocks.lay({ fill: snow ? SNOW : "#c4c6bf" }, [
      at(x + wide * 0.08, foot, tall * 0.55),
      at(x + wide * 0.3, foot, tall * 0.96),
      at(x + wide * 0.56, foot, tall),
      at(x + wide * 0.5, foot, tall * 0.74),
      at(x + wide * 0.26, foot, tall * 0.62),
    ])
    rocks.lay({ fill: "#83898a" }, [
      at(x + wide * 0.56, foot, tall),
      at(x + wide * 0.86, foot, tall * 0.5),
      at(x + wide, foot),
      at(x + wide * 0.66, foot),
      at(x + wide * 0.5, foot, tall * 0.6),
    ])
  }
  const tree = (x: number, up: number, tall: number, seed: number): Ink => {
    const [px, py] = at(x, BANK - 300, up)
    return spruce(px, py, tall, northern.spruce, northern.spruceNear, seed)
  }
  return [
    tree(11400, 700, 330, 4),
    tree(13300, 500, 250, 7),
    tree(15800, 500, 300, 2),
    tree(-10200, 800, 260, 9),
    part("built", rocks.ink()),
    polygon([...edge, at(44000, RAIL), at(-16000, RAIL)], { fill: northern.grass }),
    polygon(band(EDGE, RAIL - 300), { fill: snow ? SNOW : "#b9b8ac" }),
    guardRail(quay, RAIL, season),
  ].join("")
}

function lamps({ quay }: Here): Ink {
  return [7200, 26000]
    .map((x) => {
      const [px, py] = quay.at(x, EDGE - 500)
      return lamp(Math.round(px), Math.round(py), 4300 * quay.eye.scaleAt([x, EDGE - 500, 0]))
    })
    .join("")
}

/** The near side of the road: a strip of gravel, grass, and in winter the poles that show the plough its way. */
function verge({ quay, season }: Here): Ink {
  const { at, band } = quay
  const random = chance(19)
  const grass = [500, 1250].map((back, row) => {
    const [, left] = at(-1200, NEAR + back)
    return part(
      "leaf",
      tufts(-700, 1150, left + 8, 26 + row * 12, row % 2 ? "#7f9a6c" : northern.grassDark, 3 + row, 4),
    )
  })
  const flowers = Array.from({ length: 26 }, () => {
    const [x, y] = at(lerp(-1800, 5200, random()), NEAR + 700 + 900 * random())
    return `M${round(x)} ${round(y - 8)}h0`
  })
  const poles = coats()
  if (season === "winter")
    for (const [across, from] of [
      [RAIL + 500, -9700],
      [NEAR + 250, 5200],
    ] as const)
      for (let x = from; x < 30000; x += 9000) {
        poles.lay({ stroke: "#e2672f", width: 7 }, [at(x, across), at(x, across, 1500)])
        poles.lay({ stroke: "#f6f2ea", width: 7 }, [at(x, across, 1150), at(x, across, 1350)])
      }
  return [
    polygon([...band(NEAR, NEAR).slice(0, 2), [canvas.right, 900], [canvas.left, 900]], { fill: "#b9b8ac" }),
    polygon([...band(NEAR + 420, NEAR + 420).slice(0, 2), [canvas.right, 900], [canvas.left, 900]], {
      fill: northern.grass,
    }),
    season === "winter" ? "" : grass.join(""),
    season === "winter" || season === "autumn"
      ? ""
      : part("built", path(flowers.join(""), { stroke: "#fbf7e6", width: 7 })),
    season === "winter" ? ploughed(quay, NEAR + 500, 260, 8) : "",
    part("built", poles.ink()),
  ].join("")
}

const round = (value: number): number => Math.round(value * 10) / 10
