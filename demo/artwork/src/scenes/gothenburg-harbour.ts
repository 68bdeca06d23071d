import type { View } from "../drawing/camera.ts"
import { chance } from "../drawing/chance.ts"
import { lerp, type Point, spread } from "../drawing/geometry.ts"
import { circle, ellipse, gradient, group, type Ink, line, path, polygon, rect } from "../drawing/ink.ts"
import { isDark, part } from "../light/parts.ts"
import { northern } from "../palette/northern.ts"
import { lamp } from "./buildings.ts"
import { place } from "./cast.ts"
import { type Canvas, cloud, ridge, sky, treeline } from "./nature.ts"
import { person } from "./people.ts"
import type { Drawing, Scene, Setting } from "./scene.types.ts"
import { type Block, skyline } from "./skyline.ts"
import { broadleaf, leaves } from "./trees.ts"
import { coats, pane, type Vista, vista, type Wall } from "./vista.ts"
import { gull, mirrored, ploughed, SNOW, SNOW_SHADE, sailboat, sea } from "./waterside.ts"

const canvas: Canvas = { left: -2000, right: 1500, top: -1400, bottom: 560 }
const view: View = { turn: 10, eye: 1900, distance: 14000 }
const SCALE = 0.19
const HORIZON = -view.eye * SCALE
const CENTRE = 2390

/** Across the quay: the far edge of the setts, the edge of the quay, the line between the lanes. */
const KERB = -1850
const EDGE = -5400
const MIDDLE = 1750

/** The shipyard across the river: its water line, and pixels to the metre. */
const YARD = HORIZON + 18
const METRE = 4.7

const orange = { base: "#dc7438", lit: "#ef9a5f", deep: "#b2562a" }
const brick = { base: "#a4583f", lit: "#b96c50", deep: "#84432f", line: "#8f4a35" }

/** The river at Gothenburg: an orange crane of the old shipyard, the long bridge, cobbles. Traffic keeps right, away from the eye. */
export const gothenburgHarbour: Scene = {
  crops: {
    "21x9": { x: -1700, y: -860, width: 2760 },
    "16x9": { x: -1060, y: -850, width: 1920 },
    "3x2": { x: -1010, y: -850, width: 1760 },
    "4x3": { x: -780, y: -880, width: 1540 },
    "4x5": { x: -510, y: -1010, width: 1140 },
  },
  own: { season: "summer", hour: "day", car: { body: "estate", paint: "spruce" } },
  draw,
}

type Here = Pick<Setting, "season" | "hour"> & { readonly quay: Vista }

function draw({ car: lead, season, hour }: Setting): Drawing {
  const defs: Ink[] = []
  const ink: Ink[] = []
  const here: Here = { quay: vista(view, [CENTRE, 0, 0], SCALE), season, hour }
  const air = sky("air", canvas, HORIZON, ["#a9cedb", "#d2e4e8", "#f3f0e4"])
  const river = sea({ left: canvas.left, right: canvas.right, horizon: HORIZON, foot: -60 }, season, 17)
  defs.push(air.defs, river.defs)
  ink.push(
    air.ink,
    cloud(-1480, -720, 480, northern.cloud, 0.65),
    cloud(-820, -640, 300, northern.cloud, 0.5),
    cloud(-640, -880, 460, northern.cloud, 0.55),
    cloud(120, -830, 380, northern.cloud, 0.55),
    cloud(700, -740, 440, northern.cloud, 0.6),
    hills(),
    river.ink,
    bridge(here),
    yard(here),
    part("built", crane(here)),
    mirrored(-560, 330, YARD + 2, 46, isDark(hour) ? northern.windowLit : orange.base, 5),
    part("built", shuttle(-930, HORIZON + 62, 280, here)),
    sailboat(-1240, HORIZON + 30, 66, "#2f4f63"),
    shore(here),
    paving(here, defs),
  )
  const lights = [-2950, 11500].map((x) => {
    const [px, py] = here.quay.at(x, KERB - 500)
    return lamp(Math.round(px), Math.round(py), 4000 * here.quay.eye.scaleAt([x, KERB - 500, 0]))
  })
  ink.push(...lights, walker(here))
  const car = place({ ...lead, view, scale: SCALE, id: "car", lights: true, sky: "#d5e6ea" }, 0, 0)
  defs.push(car.defs)
  ink.push(car.ink, gull(-900, -560, 34), gull(-830, -596, 24), gull(330, -800, 26))
  return { content: ink.join(""), defs: defs.join("") }
}

function hills(): Ink {
  return [
    ridge(canvas.left, canvas.right, HORIZON + 6, 44, northern.hillFar, 21, 3),
    ridge(-2300, -1240, HORIZON + 8, 62, northern.hill, 31, 1.4, true),
    ridge(-1010, 200, HORIZON + 8, 54, northern.hill, 9, 1.4, true),
    part("conifer", treeline(-900, -420, HORIZON + 6, 30, northern.spruceFar, 8, 0.8)),
  ].join("")
}

/** The bridge that spans the mouth of the river: two portals, two cables, a deck high above the ships. */
function bridge({ season, hour }: Here): Ink {
  const steel = "#7d999d"
  const deck = HORIZON - 42
  const top = HORIZON - 136
  const portals = [-1270, -850] as const
  const sag = (x: number): number => {
    const [a, b] = portals
    if (x >= a && x <= b) {
      const t = (x - (a + b) / 2) / ((b - a) / 2)
      return lerp(deck - 10, top, t * t)
    }
    const far = x < a ? (a - x) / 280 : (x - b) / 280
    return lerp(top, deck, Math.min(1, far) ** 0.85)
  }
  const cable = spread(-1550, -570, 71).map((x): Point => [x, sag(x)])
  const hangers = coats()
  for (let x = -1530; x < -580; x += 20)
    if (deck - sag(x) > 4)
      hangers.lay({ stroke: steel, width: 1.2, opacity: 0.75 }, [
        [x, sag(x)],
        [x, deck],
      ])
  const piers = coats()
  for (const x of [-1700, -1620, -1540, -600, -530])
    piers.lay({ fill: "#9db0b1" }, [
      [x - 4, deck],
      [x + 4, deck],
      [x + 5, HORIZON + 8],
      [x - 5, HORIZON + 8],
    ])
  const portal = (x: number): Ink =>
    [
      polygon(
        [
          [x - 9, HORIZON + 9],
          [x - 6, top],
          [x - 1, top],
          [x - 3, HORIZON + 9],
        ],
        { fill: "#a7bcbd" },
      ),
      polygon(
        [
          [x + 3, HORIZON + 9],
          [x + 1, top],
          [x + 6, top],
          [x + 9, HORIZON + 9],
        ],
        { fill: steel },
      ),
      ...[top + 2, top + 44, deck + 2].map((y) => rect(x - 7, y, 14, 5, { fill: steel })),
      rect(x - 22, HORIZON + 6, 44, 9, { fill: "#8d9a99" }, 3),
      isDark(hour) ? part("kept", circle(x, top - 4, 4, { fill: "#f0585a" })) : "",
    ].join("")
  const beads = isDark(hour)
    ? part(
        "kept",
        line(
          [
            [-1760, deck - 7],
            [-470, deck - 7],
          ],
          { stroke: "#fdecc0", width: 3.4, dash: "0.1 26" },
        ),
      )
    : ""
  return part(
    "built",
    [
      piers.ink(),
      ...portals.map(portal),
      line(cable, { stroke: steel, width: 2.6 }),
      hangers.ink(),
      rect(-1780, deck, 1320, 6, { fill: "#93aaac" }),
      rect(-1780, deck + 5, 1320, 3, { fill: "#6d888c" }),
      season === "winter" ? rect(-1780, deck - 2, 1320, 3, { fill: SNOW }) : "",
      beads,
      // The rock on which it lands.
      path(`M-620 ${HORIZON + 10}Q-580 ${deck + 6} -500 ${deck + 2}T-340 ${HORIZON - 10}L-330 ${HORIZON + 12}H-620Z`, {
        fill: season === "winter" ? SNOW_SHADE : "#8d9d97",
      }),
    ].join(""),
  )
}

/** The north bank: halls of brick, flats where ships were built. */
function yard({ season, hour }: Here): Ink {
  const snow = season === "winter"
  const dark = isDark(hour)
  const base = YARD - 8
  const flats: readonly Block[] = [
    { x: -420, wide: 70, tall: 76, colour: "#c9b79c", kind: "bands", floor: 14 },
    { x: -340, wide: 58, tall: 104, colour: "#e2ded3", kind: "grid", floor: 14 },
    { x: -270, wide: 86, tall: 84, colour: "#9a6a52", kind: "grid", floor: 14 },
    { x: 72, wide: 76, tall: 92, colour: "#d9d2c3", kind: "bands", floor: 14 },
    { x: 160, wide: 60, tall: 116, colour: "#7e9197", kind: "grid", floor: 14 },
    { x: 232, wide: 92, tall: 88, colour: "#b67f5f", kind: "bands", floor: 14 },
    { x: 334, wide: 70, tall: 106, colour: "#e6e3da", kind: "grid", floor: 14 },
  ]
  const halls = coats()
  const random = chance(7)
  // Saw-tooth roofs: the steep panes look north, the slopes lie in the sun.
  for (const x of [-172, -120, -68, -16]) {
    halls.lay(
      { fill: brick.base },
      pane((along, up) => [x + along, base - up], 0, 0, 52, 42),
    )
    halls.lay({ fill: snow ? SNOW : "#8a9aa0" }, [
      [x, base - 42],
      [x + 38, base - 66],
      [x + 38, base - 42],
    ])
    halls.lay({ fill: dark ? northern.windowLit : "#4f6b77" }, [
      [x + 38, base - 66],
      [x + 50, base - 42],
      [x + 38, base - 42],
    ])
    for (const dx of [8, 30])
      halls.lay({ fill: dark && random() < 0.6 ? northern.windowLit : "#5a4540" }, [
        [x + dx, base - 6],
        [x + dx, base - 28],
        [x + dx + 14, base - 28],
        [x + dx + 14, base - 6],
      ])
  }
  return [
    part("built", skyline(flats, base, snow, dark, 31) + halls.ink()),
    greenery(base, season),
    part(
      "built",
      rect(-520, base - 1, 980, 6, { fill: snow ? SNOW : "#c9c9c0" }) +
        rect(-520, base + 4, 980, 10, { fill: "#8e9391" }) +
        rect(-520, base + 12, 980, 4, { fill: northern.ink, opacity: 0.2 }),
    ),
  ].join("")
}

/** Trees too far away for leaves. */
function greenery(base: number, season: Setting["season"]): Ink {
  if (season === "winter") return ""
  const [lit, leaf, deep] = leaves(season)
  return [-440, -428, -176, 40, 54, 64, 412]
    .map((x, index) => {
      const y = base - 24 - (index % 3) * 5
      return (
        rect(x - 1, y, 3, base - y, { fill: "#6b5c50" }) +
        circle(x + 2, y + 2, 12, { fill: deep }) +
        circle(x - 1, y - 1, 10, { fill: leaf }) +
        circle(x - 4, y - 5, 4.6, { fill: lit })
      )
    })
    .join("")
}

/** A gantry crane as tall as a cathedral: a box girder on one stout leg and one that gives way. */
function crane({ season, hour }: Here): Ink {
  const base = YARD - 6
  const at = ([x, up]: Point): Point => [-150 + x * METRE, base - up * METRE]
  const flat = (fill: string, ...points: readonly Point[]): Ink => polygon(points.map(at), { fill })
  const bar = (from: Point, to: Point, width: number, stroke: string): Ink =>
    line([at(from), at(to)], { stroke, width })
  const dark = isDark(hour)
  const [hookX, hookY] = at([12, 30])
  return [
    // The leg that gives way: two struts that meet under the girder.
    flat(orange.lit, [34, 0], [37, 0], [45.4, 66], [42, 66]),
    flat(orange.deep, [53, 0], [56, 0], [48.4, 66], [45, 66]),
    ...[10, 26, 42, 56].map((up) => {
      const inset = (up / 66) * 8.8
      return bar([36 + inset, up], [54 - inset, up], 4, orange.base)
    }),
    bar([37.4, 10], [50.6, 26], 2.6, orange.base),
    bar([39.4, 26], [48.8, 42], 2.6, orange.base),
    // The stout leg.
    flat(orange.lit, [-42, 66], [-40, 0], [-36.4, 0], [-36, 66]),
    flat(orange.base, [-36, 66], [-36.4, 0], [-31.4, 0], [-26, 66]),
    flat(orange.deep, [-29.4, 66], [-33, 0], [-31.4, 0], [-26, 66]),
    ...spread(8, 58, 6).map((up) => bar([-41.8, up], [-26 - (66 - up) * 0.082, up], 1.4, orange.deep)),
    // Bogies on rails.
    ...[-43, 32, 50].map((x) => flat("#39474e", [x, 0], [x + 13, 0], [x + 11, 2.6], [x + 2, 2.6])),
    // The girder, its walk, its machine rooms.
    flat(orange.base, [-62, 66], [66, 66], [66, 73.6], [-62, 73.6]),
    flat(orange.lit, [-62, 72], [66, 72], [66, 73.6], [-62, 73.6]),
    flat(orange.deep, [-62, 66], [66, 66], [66, 67.6], [-62, 67.6]),
    ...spread(-54, 58, 15).map((x) => bar([x, 67.6], [x, 72], 1.2, orange.deep)),
    flat("#f4ece0", [-16, 68.6], [24, 68.6], [24, 71.4], [-16, 71.4]),
    line([at([-62, 75.4]), at([66, 75.4])], { stroke: orange.deep, width: 1.4 }),
    ...spread(-62, 66, 17).map((x) => bar([x, 73.6], [x, 75.4], 1.2, orange.deep)),
    flat("#e9e4d8", [-46, 73.6], [-28, 73.6], [-28, 80], [-46, 80]),
    flat("#c5c4ba", [-34, 73.6], [-28, 73.6], [-28, 80], [-34, 80]),
    flat(season === "winter" ? SNOW : "#6a777c", [-47, 80], [-27, 80], [-27, 81], [-47, 81]),
    flat("#e9e4d8", [5, 73.6], [19, 73.6], [19, 78.4], [5, 78.4]),
    flat("#c5c4ba", [14, 73.6], [19, 73.6], [19, 78.4], [14, 78.4]),
    season === "winter" ? flat(SNOW, [-62, 73.4], [66, 73.4], [66, 74.4], [-62, 74.4]) : "",
    // The hook and the driver's cab below.
    bar([10, 66], [11, 34], 1.4, "#4b585e"),
    bar([14, 66], [13, 34], 1.4, "#4b585e"),
    flat("#39474e", [10, 34], [14, 34], [13, 30], [11, 30]),
    path(`M${hookX} ${hookY}q9 6 2 13q-8 4 -10 -4`, { stroke: "#39474e", width: 3.4 }),
    flat("#f4ece0", [-20, 62.4], [-12, 62.4], [-12, 66], [-20, 66]),
    flat(dark ? northern.windowLit : northern.window, [-19.4, 63], [-14, 63], [-14, 65.2], [-19.4, 65.2]),
    dark
      ? part(
          "kept",
          group(
            flat("#ff9a54", [-62, 66], [66, 66], [66, 73.6], [-62, 73.6]) +
              flat("#ff9a54", [-42, 66], [-40, 0], [-31.4, 0], [-26, 66]) +
              flat("#ff9a54", [34, 0], [37, 0], [45.4, 66], [42, 66]),
            undefined,
            { opacity: 0.34 },
          ),
        )
      : "",
    dark
      ? part(
          "kept",
          (
            [
              [-62, 75.6],
              [66, 75.6],
              [-37, 82],
            ] as const
          )
            .map((spot) => {
              const [x, y] = at(spot)
              return circle(x, y, 9, { fill: "#f0585a", opacity: 0.25 }) + circle(x, y, 3.6, { fill: "#f0585a" })
            })
            .join(""),
        )
      : "",
  ].join("")
}

/** A river shuttle with a low glass saloon. */
function shuttle(x: number, base: number, length: number, { season, hour }: Here): Ink {
  const u = length / 100
  const glass = isDark(hour) ? northern.windowLit : northern.window
  const blue = "#2c6f93"
  return [
    path(`M${x - 2 * u} ${base - 11 * u}H${x + 103 * u}L${x + 98 * u} ${base}H${x + 7 * u}Z`, { fill: northern.trim }),
    path(`M${x - 1 * u} ${base - 8.6 * u}H${x + 102 * u}L${x + 98 * u} ${base}H${x + 7 * u}Z`, { fill: blue }),
    path(`M${x + 60 * u} ${base - 8.6 * u}H${x + 102 * u}L${x + 98 * u} ${base}H${x + 60 * u}Z`, { fill: "#235b79" }),
    path(`M${x + 4 * u} ${base - 2.6 * u}H${x + 99 * u}L${x + 98 * u} ${base}H${x + 7 * u}Z`, { fill: northern.night }),
    path(
      `M${x + 10 * u} ${base - 11 * u}L${x + 15 * u} ${base - 20 * u}H${x + 88 * u}L${x + 92 * u} ${base - 11 * u}Z`,
      {
        fill: northern.trim,
      },
    ),
    path(
      `M${x + 12.6 * u} ${base - 12.4 * u}L${x + 16 * u} ${base - 18.6 * u}H${x + 86 * u}L${x + 89 * u} ${base - 12.4 * u}Z`,
      { fill: glass },
    ),
    ...[26, 36, 46, 56, 66, 76].map((at) => rect(x + at * u, base - 19 * u, 1.2 * u, 7 * u, { fill: northern.trim })),
    rect(x + 12 * u, base - 21.4 * u, 78 * u, 1.8 * u, { fill: season === "winter" ? SNOW : "#dfe6e6" }, u),
    path(`M${x + 24 * u} ${base - 21.4 * u}L${x + 27 * u} ${base - 29 * u}H${x + 42 * u}V${base - 21.4 * u}Z`, {
      fill: northern.trim,
    }),
    path(`M${x + 26 * u} ${base - 23.4 * u}L${x + 28 * u} ${base - 27.6 * u}H${x + 40 * u}V${base - 23.4 * u}Z`, {
      fill: glass,
    }),
    rect(x + 25 * u, base - 30 * u, 19 * u, 1.4 * u, { fill: season === "winter" ? SNOW : blue }),
    line(
      [
        [x + 36 * u, base - 30 * u],
        [x + 36 * u, base - 42 * u],
      ],
      { stroke: northern.night, width: 2.2 },
    ),
    rect(x + 58 * u, base - 24.4 * u, 18 * u, 2.2 * u, { fill: "#c9613a" }, u),
    rect(x + 3 * u, base - 0.4 * u, 110 * u, 1.3 * u, { fill: northern.waterGlint, opacity: 0.85 }, u),
    rect(x + 34 * u, base + 3.4 * u, 104 * u, 1.1 * u, { fill: northern.waterGlint, opacity: 0.55 }, u),
  ].join("")
}

/** The near bank where the quay turns inland: the striped tower, trees, a warehouse of brick. */
function shore(here: Here): Ink {
  const { season, hour } = here
  const snow = season === "winter"
  const low = HORIZON + 252
  return [
    part(
      "built",
      [
        polygon(
          [
            [372, HORIZON + 9],
            [900, low],
            [648, low],
            [372, HORIZON + 19],
          ],
          { fill: "#85827c" },
        ),
        ...[0.35, 0.65].map((t) =>
          line(
            [
              [372, lerp(HORIZON + 9, HORIZON + 19, t)],
              [lerp(900, 648, t), low],
            ],
            { stroke: "#6e6c68", width: 1.8, opacity: 0.7 },
          ),
        ),
        polygon(
          [
            [372, HORIZON + 9],
            [900, low],
            [1500, low],
            [1500, HORIZON + 9],
          ],
          { fill: snow ? "#e8eef1" : "#c4c0b6" },
        ),
        polygon(
          [
            [372, HORIZON + 9],
            [900, low],
            [930, low],
            [376, HORIZON + 9],
          ],
          { fill: snow ? SNOW : "#dedad0" },
        ),
      ].join(""),
    ),
    part("built", stripes(here)),
    ...[540, 572].map((x, index) => broadleaf(x, HORIZON + 40 + index * 8, 132 + index * 18, season, index + 11)),
    part("built", warehouse(here)),
    isDark(hour) ? part("kept", ellipse(560, HORIZON + 60, 150, 20, { fill: "url(#lampPool)" })) : "",
  ].join("")
}

/** The tower in red and white bands, stepped towards its top. */
function stripes({ season, hour }: Here): Ink {
  const dark = isDark(hour)
  const base = HORIZON + 14
  const left = 400
  const wide = 92
  const band = 31
  const red = { base: "#b8423a", lit: "#cf6157", deep: "#923129" }
  const white = { base: "#efece4", lit: "#fbfaf5", deep: "#cfd2cf" }
  const glass = coats()
  const random = chance(83)
  const ink: Ink[] = []
  for (let floor = 0; floor < 11; floor++) {
    const inset = floor < 7 ? 0 : floor < 9 ? 12 : floor < 10 ? 24 : 36
    const tone = floor % 2 === 0 ? red : white
    const [a, b] = [left + inset * 0.6, left + wide - inset]
    const y = base - floor * band
    const side = 20
    ink.push(
      polygon(
        [
          [a - side, y],
          [a, y],
          [a, y - band],
          [a - side, y - band],
        ],
        { fill: tone.lit },
      ),
      rect(a, y - band, b - a, band, { fill: tone.base }),
      rect(b - 7, y - band, 7, band, { fill: tone.deep }),
    )
    for (const up of [11, 24]) {
      glass.lay({ stroke: dark ? "#31424c" : "#5b7684", width: 6, cap: "butt", dash: "6 4" }, [
        [a + 4, y - up],
        [b - 9, y - up],
      ])
      glass.lay({ stroke: "#7d98a3", width: 6, cap: "butt", dash: "4 3" }, [
        [a - side + 3, y - up],
        [a - 2, y - up],
      ])
      if (dark)
        for (let x = a + 4; x < b - 14; x += 10)
          if (random() < 0.42)
            glass.lay({ fill: northern.windowLit }, [
              [x, y - up - 3],
              [x + 6, y - up - 3],
              [x + 6, y - up + 3],
              [x, y - up + 3],
            ])
    }
    if (season === "winter" && [6, 8, 9, 10].includes(floor))
      ink.push(rect(a - side, y - band - 3, b - a + side, 5, { fill: SNOW }))
  }
  const top = base - 11 * band
  const roof = left + 22
  ink.push(
    path(`M${roof - 16} ${top}V${top - 12}Q${roof + 8} ${top - 34} ${roof + 34} ${top - 12}V${top}Z`, {
      fill: red.base,
    }),
    path(`M${roof - 16} ${top}V${top - 12}Q${roof - 8} ${top - 24} ${roof + 2} ${top - 24}V${top}Z`, { fill: red.lit }),
    rect(roof - 12, top - 10, 42, 6, { fill: dark ? northern.windowLit : "#5b7684" }),
    line(
      [
        [roof + 9, top - 24],
        [roof + 9, top - 62],
      ],
      { stroke: "#51616a", width: 2.4 },
    ),
    dark ? part("kept", circle(roof + 9, top - 62, 3.6, { fill: "#f0585a" })) : "",
  )
  return ink.join("") + glass.ink()
}

/** A warehouse of brick in true perspective: its gable to the river in the sun, its long front to the quay. */
function warehouse({ quay, season, hour }: Here): Ink {
  const { eye } = quay
  const snow = season === "winter"
  const dark = isDark(hour)
  const random = chance(44)
  const across = -56000
  const from = 33500
  const long = 46000
  const deep = 13000
  const eaves = 8000
  const ridgeUp = 12200
  const front: Wall = (along, up) => eye.project([from + along, across, up])
  const gable: Wall = (along, up) => eye.project([from, across - deep + along, up])
  const ink = coats()
  const glassOf = (): string => (dark && random() < 0.5 ? northern.windowLit : "#455d68")
  ink.lay({ fill: brick.lit }, [
    gable(0, 0),
    gable(deep, 0),
    gable(deep, eaves),
    gable(deep / 2, ridgeUp),
    gable(0, eaves),
  ])
  ink.lay({ fill: brick.base }, pane(front, 0, 0, long, eaves))
  const back = (along: number, up: number): Point => eye.project([from + along, across - deep / 2, up])
  ink.lay({ fill: snow ? SNOW : northern.roof }, [
    front(-500, eaves - 200),
    front(long, eaves - 200),
    back(long, ridgeUp + 200),
    back(-500, ridgeUp + 200),
  ])
  ink.lay({ fill: snow ? SNOW_SHADE : northern.roofDeep }, [
    gable(-400, eaves - 500),
    gable(deep / 2, ridgeUp - 200),
    gable(deep / 2, ridgeUp + 260),
    gable(-400, eaves),
  ])
  ink.lay({ fill: snow ? SNOW_SHADE : northern.roofDeep }, [
    gable(deep + 300, eaves - 500),
    gable(deep / 2, ridgeUp - 200),
    gable(deep / 2, ridgeUp + 260),
    gable(deep + 300, eaves),
  ])
  // Courses of brick, a plinth of granite, bands between the floors.
  for (let up = 700; up < eaves; up += 800) {
    ink.lay({ stroke: brick.line, width: 1, opacity: 0.35 }, [front(0, up), front(long, up)])
    ink.lay({ stroke: brick.line, width: 1, opacity: 0.35 }, [gable(0, up), gable(deep, up)])
  }
  ink.lay({ fill: "#9b9890" }, pane(front, 0, 0, long, 700), pane(gable, 0, 0, deep, 700))
  ink.lay(
    { fill: brick.deep },
    ...[4100, 7500].flatMap((up) => [pane(front, 0, up, long, up + 260), pane(gable, 0, up, deep, up + 260)]),
  )
  const window_ = (wall: Wall, middle: number, low: number): void => {
    const half = 560
    const arch = [
      wall(middle - half, low),
      wall(middle - half, low + 1500),
      wall(middle - half * 0.6, low + 1900),
      wall(middle + half * 0.6, low + 1900),
      wall(middle + half, low + 1500),
      wall(middle + half, low),
    ]
    ink.lay({ fill: glassOf() }, arch)
    ink.lay(
      { stroke: "#d9d2c2", width: 1.4 },
      [wall(middle, low), wall(middle, low + 1900)],
      [wall(middle - half, low + 1000), wall(middle + half, low + 1000)],
    )
    ink.lay({ fill: snow ? SNOW : "#b9b1a2" }, pane(wall, middle - half - 150, low - 200, middle + half + 150, low))
  }
  for (let floor = 0; floor < 2; floor++) {
    for (let along = 1900; along < long - 1000; along += 3100) {
      const isDoor = floor === 0 && Math.round((along - 1900) / 3100) % 3 === 1
      if (isDoor) {
        ink.lay({ fill: dark ? northern.windowLit : northern.action }, pane(front, along - 1000, 0, along + 1000, 3000))
        ink.lay({ stroke: northern.actionDeep, width: 2 }, [front(along, 0), front(along, 3000)])
        ink.lay({ fill: brick.deep }, pane(front, along - 1150, 3000, along + 1150, 3260))
      } else window_(front, along, 1300 + floor * 3600)
    }
    for (const along of [2400, 5100, 7900, 10600]) window_(gable, along, 1300 + floor * 3600)
  }
  // A loft with a hoist beam under the ridge.
  ink.lay({ fill: "#5d4536" }, pane(gable, deep / 2 - 700, 8200, deep / 2 + 700, 10000))
  ink.lay({ stroke: "#33474f", width: 4 }, [gable(deep / 2, 10700), gable(deep / 2 + 2000, 10700)])
  return ink.ink()
}

/** Setts with an old crane rail, granite slabs at the water. */
function paving({ quay, season }: Here, defs: Ink[]): Ink {
  const { at, band, eye } = quay
  const snow = season === "winter"
  const random = chance(37)
  defs.push(
    gradient(
      "setts",
      [0, at(9000, KERB)[1]],
      [0, at(-1000, 6000)[1]],
      [
        { at: 0, colour: "#a9a49c" },
        { at: 0.5, colour: "#928e88" },
        { at: 1, colour: "#7d7a76" },
      ],
    ),
  )
  // Each course of setts is two lines: its joint, and a dashed one as wide as the course.
  const joints: Ink[] = []
  const stones = coats()
  const size = 300
  const stone = 460
  for (let across = KERB, row = 0; across < 7200; across += size, row++) {
    const middle = across + size / 2
    const [, top] = at(0, across)
    const [, foot] = at(0, across + size)
    const [fromX] = at(0, middle)
    const [toX] = at(stone, middle)
    const start = at(-9000 + (row % 2) * (stone / 2), middle)
    const end = at(15500 - across * 0.5, middle)
    const joint = { stroke: "#6f6c68", cap: "butt", opacity: 0.42 } as const
    joints.push(
      line(band(across, across).slice(0, 2), { ...joint, width: 1.2 }),
      line([start, end], { ...joint, width: foot - top, dash: `1.3 ${Math.round((toX - fromX) * 10) / 10}` }),
    )
    for (let x = -8800; x < 9500; x += 1500)
      if (random() < 0.4) {
        const left = x + 900 * random()
        stones.lay({ fill: ["#b9b2a8", "#7c7672", "#a08f84"][Math.floor(random() * 3)] ?? "#b9b2a8", opacity: 0.28 }, [
          at(left, across),
          at(left + stone, across),
          at(left + stone, across + size),
          at(left, across + size),
        ])
      }
  }
  const slabs = coats()
  for (const across of [-2900, -3900]) slabs.lay({ stroke: "#a5a199", width: 1.5 }, band(across, across).slice(0, 2))
  for (let lane = 0; lane < 3; lane++)
    for (let x = -16000 + lane * 500; x < 30000; x += 1600)
      slabs.lay({ stroke: "#a5a199", width: 1.5 }, [at(x, -1950 - lane * 1000), at(x, -2900 - lane * 1000)])
  const marks = coats()
  for (let x = -30000; x < 60000; x += 5000)
    marks.lay({ fill: northern.marking, opacity: 0.85 }, band(MIDDLE + 60, MIDDLE - 60, x, x + 2400))
  const ring = (x: number): Ink => {
    const [px, py] = at(x, EDGE + 700)
    const k = eye.scaleAt([x, EDGE + 700, 0])
    const [w, h] = [460 * k, 560 * k]
    return group(
      [
        ellipse(w * 0.6, 0, w * 0.9, h * 0.1, { fill: northern.ink, opacity: 0.2 }),
        rect(-w * 0.32, -h, w * 0.64, h, { fill: "#2c414b" }, w * 0.1),
        rect(-w * 0.32, -h, w * 0.2, h, { fill: "#4d646e" }, w * 0.1),
        path(`M${-w * 0.56} ${-h}Q0 ${-h * 1.5} ${w * 0.56} ${-h}Q0 ${-h * 0.72} ${-w * 0.56} ${-h}Z`, {
          fill: snow ? SNOW : "#3a525d",
        }),
      ].join(""),
      `translate(${Math.round(px)} ${Math.round(py)})`,
    )
  }
  const street = [...band(KERB, KERB).slice(0, 2), [canvas.right, 900], [canvas.left, 900]] as Point[]
  return part(
    "built",
    [
      polygon(band(KERB, EDGE + 450), { fill: snow ? "#e9eff2" : "#cbc6bc" }),
      slabs.ink(),
      polygon(band(EDGE + 450, EDGE), { fill: snow ? SNOW : "#e1ddd4" }),
      polygon(band(EDGE + 520, EDGE + 450), { fill: "#a29e96" }),
      // A crane rail let into the slabs.
      ...[-4300].map((across) => polygon(band(across + 90, across - 90), { fill: "#7d7b78" })),
      ...[-4300].map((across) => polygon(band(across - 10, across - 60), { fill: "#c3cacc" })),
      polygon(street, { fill: "url(#setts)" }),
      stones.ink(),
      ...joints,
      polygon(band(KERB + 60, KERB - 260), { fill: snow ? SNOW : "#dcd8cf" }),
      polygon(band(KERB + 170, KERB + 60), { fill: "#85827c" }),
      polygon(band(KERB + 900, KERB + 170), { fill: northern.ink, opacity: 0.08 }),
      snow
        ? [KERB + 850, MIDDLE, 5000]
            .map((across) => polygon(band(across + 330, across - 330), { fill: "#eef3f5", opacity: 0.5 }))
            .join("")
        : "",
      marks.ink(),
      ...[-10400, -6500, 6300, 11800, 18000].map(ring),
      snow ? ploughed(quay, KERB - 240, 320, 6) : "",
    ].join(""),
  )
}

function walker({ quay, season }: Here): Ink {
  const [x, y] = quay.at(-860, KERB - 1700)
  return (
    ellipse(x + 22, y, 54, 7, { fill: northern.ink, opacity: 0.18 }) +
    person(
      {
        pose: "stand",
        top: season === "winter" ? "#33566a" : "#d8a23f",
        trousers: "#2f414c",
        hair: "#4a3527",
        hairCut: season === "winter" ? "cap" : "bun",
      },
      x,
      y,
      1760 * quay.eye.scaleAt([-860, KERB - 1700, 0]),
      "right",
    )
  )
}
