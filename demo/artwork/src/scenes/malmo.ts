import type { View } from "../drawing/camera.ts"
import { chance } from "../drawing/chance.ts"
import { lerp, type Point, spread } from "../drawing/geometry.ts"
import { circle, ellipse, type Ink, line, polygon, rect } from "../drawing/ink.ts"
import { isDark, part } from "../light/parts.ts"
import { mix } from "../palette/colour.ts"
import { northern } from "../palette/northern.ts"
import { lamp } from "./buildings.ts"
import { place } from "./cast.ts"
import { cyclist } from "./cyclist.ts"
import { type Canvas, cloud, ridge, sky, tufts } from "./nature.ts"
import { person } from "./people.ts"
import type { Drawing, Scene, Setting } from "./scene.types.ts"
import { type Block, skyline } from "./skyline.ts"
import { broadleaf } from "./trees.ts"
import { coats, pane, type Vista, vista, type Wall } from "./vista.ts"
import { gull, mirrored, ploughed, road, SNOW, SNOW_SHADE, sailboat, sea } from "./waterside.ts"

const canvas: Canvas = { left: -2000, right: 1500, top: -1400, bottom: 560 }
const view: View = { turn: 9, eye: 2000, distance: 14000 }
const SCALE = 0.19
const HORIZON = -view.eye * SCALE
const CENTRE = 1800

/** Across the street: asphalt, a bed of sea grass, the cycle path, the wooden deck and its edge. */
const KERB = -1900
const BED = -2600
const PATH = -4500
const EDGE = -8600
const MIDDLE = 1750
const NEAR = 5300

const white = { base: "#eceeeb", lit: "#fdfdfa", deep: "#9fb0b8" }
const timber = { base: "#c8a377", lit: "#ddbd92", deep: "#9a774f" }

/** The Western Harbour of Malmö: the twisted tower, the deck by the Sound, the long bridge on the horizon. Traffic keeps right, away from the eye. */
export const malmo: Scene = {
  crops: {
    "21x9": { x: -1700, y: -950, width: 2760 },
    "16x9": { x: -1060, y: -940, width: 1920 },
    "3x2": { x: -1000, y: -950, width: 1780 },
    "4x3": { x: -760, y: -960, width: 1540 },
    "4x5": { x: -715, y: -1060, width: 1140 },
  },
  own: { season: "summer", hour: "day", car: { body: "city-car", paint: "copper" } },
  draw,
}

type Here = Pick<Setting, "season" | "hour"> & { readonly quay: Vista }

function draw({ car: lead, season, hour }: Setting): Drawing {
  const defs: Ink[] = []
  const ink: Ink[] = []
  const here: Here = { quay: vista(view, [CENTRE, 0, 0], SCALE), season, hour }
  const air = sky("air", canvas, HORIZON, ["#9fcbdd", "#cbe3ea", "#f2f2e6"])
  const sound = sea({ left: canvas.left, right: canvas.right, horizon: HORIZON, foot: -100 }, season, 23)
  const street = road(here.quay, { far: KERB, near: NEAR, middle: MIDDLE, line: northern.marking }, season)
  defs.push(air.defs, sound.defs, street.defs)
  ink.push(
    air.ink,
    cloud(-1500, -760, 460, northern.cloud, 0.65),
    cloud(-860, -660, 320, northern.cloud, 0.5),
    cloud(-520, -860, 420, northern.cloud, 0.6),
    cloud(-150, -620, 240, northern.cloud, 0.45),
    cloud(480, -800, 440, northern.cloud, 0.6),
    ridge(-2100, -700, HORIZON + 4, 9, northern.hillFar, 12, 3, true),
    turbines(here),
    sound.ink,
    bridge(here),
    sailboat(-1290, HORIZON + 26, 58, "#8f3f36"),
    sailboat(-800, HORIZON + 54, 92),
    sailboat(-300, HORIZON + 22, 46, "#33566a"),
    shore(here),
    deck(here),
    street.ink,
    kerbs(here),
    people(here),
  )
  for (const x of [-3650, 11200]) {
    const [px, py] = here.quay.at(x, BED + 350)
    ink.push(lamp(Math.round(px), Math.round(py), 4300 * here.quay.eye.scaleAt([x, BED + 350, 0])))
  }
  const car = place({ ...lead, view, scale: SCALE, id: "car", lights: true, sky: "#d5e6ea" }, 0, 0)
  defs.push(car.defs)
  ink.push(car.ink, gull(-900, -640, 34), gull(-826, -676, 24), gull(-40, -740, 28))
  return { content: ink.join(""), defs: defs.join("") }
}

/** A wind farm far out. */
function turbines({ hour }: Here): Ink {
  const blades = coats()
  for (const [index, x] of [-1650, -1590, -1530, -1470, -1410, -1350].entries()) {
    const hub: Point = [x, HORIZON - 52 + (index % 2) * 3]
    blades.lay({ stroke: "#f4f7f6", width: 2.4 }, [[x, HORIZON], hub])
    for (const turn of [0, 120, 240]) {
      const angle = ((turn + index * 37) * Math.PI) / 180
      blades.lay({ stroke: "#f4f7f6", width: 2 }, [hub, [hub[0] + Math.sin(angle) * 22, hub[1] - Math.cos(angle) * 22]])
    }
  }
  return (
    part("built", blades.ink()) +
    (isDark(hour) ? part("kept", circle(-1500, HORIZON - 52, 3, { fill: "#f0585a" })) : "")
  )
}

/** The bridge to Denmark: cables like the strings of a harp, a deck on a hundred piers. */
function bridge({ season, hour }: Here): Ink {
  const steel = "#7f979f"
  const [first, second] = [-1010, -740] as const
  const middle = (first + second) / 2
  const deckAt = (x: number): number => HORIZON - 4 - 34 * Math.max(0, 1 - Math.abs((x - middle) / 1050)) ** 1.25
  const strings = coats()
  const piers = coats()
  const road_ = coats()
  for (const x of [first, second])
    for (let index = 1; index <= 10; index++)
      for (const way of [-1, 1]) {
        const at = x + way * index * 12.6
        strings.lay({ stroke: "#93a9b0", width: 1.4 }, [
          [x, deckAt(x) - 8 - index * 8.4],
          [at, deckAt(at) - 1],
        ])
      }
  for (let x = middle - 990; x < 120; x += 45)
    if (Math.abs(x - first) > 20 && Math.abs(x - second) > 20 && (x < first || x > second))
      piers.lay({ fill: "#aebcbe" }, [
        [x - 2.6, deckAt(x)],
        [x + 2.6, deckAt(x)],
        [x + 3.4, HORIZON + 4],
        [x - 3.4, HORIZON + 4],
      ])
  const line_ = spread(-1800, 160, 57).map((x): Point => [x, deckAt(x)])
  road_.lay({ stroke: steel, width: 5 }, line_)
  road_.lay(
    { stroke: season === "winter" ? SNOW : "#b8c6c8", width: 2 },
    line_.map(([x, y]): Point => [x, y - 3.4]),
  )
  road_.lay(
    { stroke: "#6d858d", width: 1.6 },
    line_.map(([x, y]): Point => [x, y + 5]),
  )
  const pylon = (x: number): Ink => {
    const top = deckAt(x) - 98
    return [
      rect(x - 20, HORIZON, 40, 7, { fill: "#9aa7a8" }, 2),
      polygon(
        [
          [x - 7, HORIZON + 3],
          [x - 4, top],
          [x, top],
          [x, HORIZON + 3],
        ],
        { fill: "#c3d0d2" },
      ),
      polygon(
        [
          [x, HORIZON + 3],
          [x, top],
          [x + 4, top],
          [x + 7, HORIZON + 3],
        ],
        { fill: steel },
      ),
      isDark(hour) ? part("kept", circle(x, top - 3, 3.4, { fill: "#f0585a" })) : "",
    ].join("")
  }
  return part(
    "built",
    [
      piers.ink(),
      strings.ink(),
      road_.ink(),
      pylon(first),
      pylon(second),
      isDark(hour)
        ? part(
            "kept",
            line(
              line_.map(([x, y]): Point => [x, y - 6]),
              { stroke: "#fdecc0", width: 3, dash: "0.1 22" },
            ),
          )
        : "",
    ].join(""),
  )
}

/** Nine cubes of white on one spine, turned by a quarter from the ground to the top. */
function tower({ season, hour }: Here): Ink {
  const dark = isDark(hour)
  const x = 236
  const base = HORIZON + 16
  const cube = 52
  const gap = 7
  const radius = 56
  const random = chance(190)
  const start = 62
  const turnAt = (up: number): number => ((start + (up / (9 * (cube + gap))) * 90) * Math.PI) / 180
  const corner = (up: number, index: number, out = radius): Point => [
    x + out * Math.cos(turnAt(up) + (index * Math.PI) / 2),
    base - up,
  ]
  const bodies = coats()
  const glass = coats()
  const spine = coats()
  for (let floor = 0; floor < 9; floor++) {
    const low = floor * (cube + gap)
    const high = low + cube
    if (floor < 8)
      bodies.lay({ fill: "#5f757f" }, [
        [x - radius * 0.5, base - high],
        [x + radius * 0.5, base - high],
        [x + radius * 0.5, base - high - gap],
        [x - radius * 0.5, base - high - gap],
      ])
    for (let face = 0; face < 4; face++) {
      const facing = turnAt((low + high) / 2) + (face * Math.PI) / 2 + Math.PI / 4
      if (Math.sin(facing) < 0.04) continue
      const light = -Math.cos(facing) * 0.62 + Math.sin(facing) * 0.38
      const tone =
        light > 0.1
          ? mix(white.base, white.lit, Math.min(1, light * 1.3))
          : mix(white.base, white.deep, Math.min(1, 0.45 - light))
      const left = spread(low, high, 4).map((up) => corner(up, face))
      const right = spread(low, high, 4).map((up) => corner(up, face + 1))
      bodies.lay({ fill: tone }, [...left, ...right.reverse()])
      for (let row = 0; row < 5; row++) {
        const up = low + 7 + row * 9.6
        const [a, b] = [corner(up, face), corner(up, face + 1)]
        const at = (t: number): Point => [lerp(a[0], b[0], t), a[1]]
        const wide = Math.abs(b[0] - a[0])
        if (wide < 12) continue
        glass.lay(
          {
            stroke: light > 0.1 ? "#7d98a4" : "#5d7884",
            width: 4.2,
            cap: "butt",
            dash: `${wide > 50 ? 5 : 3} ${wide > 50 ? 3.4 : 2.6}`,
          },
          [at(0.06), at(0.94)],
        )
        if (dark)
          for (let t = 0.1; t < 0.9; t += 0.13)
            if (random() < 0.34)
              glass.lay({ stroke: northern.windowLit, width: 4.2, cap: "butt" }, [
                at(t),
                at(t + Math.min(0.1, 6 / wide)),
              ])
      }
    }
    if (season === "winter")
      glass.lay({ stroke: SNOW, width: 2.4 }, [
        [x - radius * 0.7, base - high],
        [x + radius * 0.7, base - high],
      ])
  }
  // The steel spine stands off one edge and turns with it.
  const outer = (up: number): Point => corner(up, 1, radius + 13)
  const ups = spread(0, 9 * (cube + gap) - gap, 28)
  spine.lay({ stroke: "#c3ced2", width: 4 }, ups.map(outer))
  for (const [index, up] of ups.entries()) {
    const next = ups[index + 1]
    spine.lay({ stroke: "#c3ced2", width: 1.8 }, [outer(up), corner(up, 1)])
    if (next !== undefined) spine.lay({ stroke: "#c3ced2", width: 1.8 }, [outer(up), corner(next, 1)])
  }
  const top = base - 9 * (cube + gap) + gap
  return [
    bodies.ink(),
    glass.ink(),
    spine.ink(),
    dark
      ? part(
          "kept",
          circle(x, top - 6, 9, { fill: "#f0585a", opacity: 0.3 }) + circle(x, top - 6, 3.6, { fill: "#f0585a" }),
        )
      : "",
  ].join("")
}

/** The point of the harbour: steps of wood to the water, low fronts, the tower behind them. */
function shore(here: Here): Ink {
  const { season, hour } = here
  const snow = season === "winter"
  const dark = isDark(hour)
  const low = HORIZON + 260
  const from: Point = [-60, HORIZON + 12]
  const strip = (a: number, b: number, fill: string): Ink =>
    polygon(
      [
        [from[0] + a * 0.06, from[1] + (1 - a) * 4],
        [lerp(500, 800, a), low],
        [lerp(500, 800, b), low],
        [from[0] + b * 0.06, from[1] + (1 - b) * 4],
      ],
      { fill },
    )
  const far: readonly Block[] = [
    { x: -20, wide: 70, tall: 92, colour: "#dfe1db", kind: "grid", floor: 15 },
    { x: 62, wide: 62, tall: 112, colour: "#c7a889", kind: "bands", floor: 15 },
    { x: 134, wide: 84, tall: 84, colour: "#8b9da3", kind: "bars", floor: 15 },
    { x: 228, wide: 66, tall: 104, colour: "#f0ede4", kind: "grid", floor: 15 },
    { x: 304, wide: 92, tall: 88, colour: "#b5785c", kind: "bands", floor: 15 },
  ]
  return [
    part("built", mirrored(170, 300, HORIZON + 18, 60, "#f4f5f1", 4)),
    part("built", tower(here)),
    part("built", skyline(far, HORIZON + 12, snow, dark, 77)),
    part(
      "built",
      [
        polygon(
          [
            [from[0] - 4, from[1] + 2],
            [770, low],
            [1500, low],
            [1500, HORIZON + 10],
            [from[0], HORIZON + 8],
          ],
          { fill: snow ? "#e8eef1" : "#cfcabd" },
        ),
        strip(0, 0.2, timber.deep),
        strip(0.2, 0.36, snow ? SNOW : timber.lit),
        strip(0.36, 0.52, timber.deep),
        strip(0.52, 0.7, snow ? SNOW : timber.lit),
        strip(0.7, 0.82, timber.deep),
        strip(0.82, 1, snow ? SNOW : timber.lit),
      ].join(""),
    ),
    ...[352, 398].map((x, index) => broadleaf(x, HORIZON + 46 + index * 6, 104 + index * 10, season, index + 5)),
    part("built", fronts(here)),
  ].join("")
}

/** Low modern fronts, each of its own making, their gables to the sun. */
function fronts({ season, hour }: Here): Ink {
  const snow = season === "winter"
  const dark = isDark(hour)
  const random = chance(3)
  const all: Ink[] = []
  const metre = 19
  const styles = [
    { x: 500, wide: 128, floors: 4, colour: "#f3f1ea", base: 66, pitched: true },
    { x: 648, wide: 150, floors: 5, colour: "#b98f63", base: 72, pitched: false },
    { x: 822, wide: 140, floors: 4, colour: "#e4e8e6", base: 80, pitched: true },
    { x: 990, wide: 190, floors: 5, colour: "#c8694c", base: 88, pitched: false },
  ] as const
  for (const { x, wide, floors, colour, base: down, pitched } of styles) {
    const ink = coats()
    const base = HORIZON + down
    const tall = floors * 3 * metre
    const wall: Wall = (along, up) => [x + along, base - up]
    const side = 34
    const rise = 6
    const flank = (t: number, up: number): Point => [
      x - side + side * t,
      base - up - (1 - t) * (rise - (up / tall) * 16),
    ]
    ink.lay({ fill: mix(colour, "#ffffff", 0.42) }, [flank(0, 0), flank(1, 0), flank(1, tall), flank(0, tall)])
    ink.lay({ fill: colour }, pane(wall, 0, 0, wide, tall))
    ink.lay({ fill: mix(colour, northern.ink, 0.2) }, pane(wall, wide - 8, 0, wide, tall))
    if (colour === "#b98f63")
      for (let along = 6; along < wide; along += 8)
        ink.lay({ stroke: mix(colour, northern.ink, 0.22), width: 1, opacity: 0.5 }, [
          wall(along, 0),
          wall(along, tall),
        ])
    if (pitched)
      ink.lay({ fill: snow ? SNOW : "#6e7f86" }, [
        flank(0, tall),
        wall(-3, tall),
        wall(wide + 3, tall),
        wall(wide - 10, tall + 34),
        [x - side + 16, base - tall - 26],
      ])
    else {
      ink.lay({ fill: snow ? SNOW : mix(colour, northern.ink, 0.34) }, pane(wall, -4, tall, wide + 2, tall + 7))
      ink.lay({ fill: dark ? northern.windowLit : "#9db7be" }, pane(wall, wide * 0.3, tall + 7, wide * 0.86, tall + 40))
      ink.lay({ fill: snow ? SNOW : "#8b979a" }, pane(wall, wide * 0.26, tall + 40, wide * 0.92, tall + 46))
    }
    for (let floor = 0; floor < floors; floor++) {
      const low = floor * 3 * metre + 14
      const glass = (): string => (dark && random() < 0.55 ? northern.windowLit : northern.window)
      const slot = wide / 3
      for (let bay = 0; bay < 3; bay++) {
        const left = bay * slot + slot * 0.2
        const isTall = (bay + floor) % 3 !== 1
        const top = low + (isTall ? 36 : 26)
        const sill = isTall ? low : low + 10
        ink.lay({ fill: glass() }, pane(wall, left, sill, left + slot * 0.6, top))
        ink.lay({ fill: "#8fb0ba", opacity: 0.35 }, [
          wall(left, sill),
          wall(left + slot * 0.14, sill),
          wall(left + slot * 0.4, top),
          wall(left, top),
        ])
        ink.lay({ stroke: "#f4f4ef", width: 1.8 }, [wall(left + slot * 0.3, sill), wall(left + slot * 0.3, top)])
        if (bay === 1 && floor > 0) {
          ink.lay({ fill: "#d9e4e5", opacity: 0.85 }, pane(wall, left - 10, low - 6, left + slot * 0.6 + 10, low + 13))
          ink.lay({ fill: snow ? SNOW : "#7b898d" }, pane(wall, left - 12, low - 9, left + slot * 0.6 + 12, low - 5))
          ink.lay({ stroke: "#7b898d", width: 2 }, [wall(left - 10, low + 13), wall(left + slot * 0.6 + 10, low + 13)])
        }
      }
      ink.lay({ fill: glass() }, [
        flank(0.3, low + 4),
        flank(0.72, low + 4),
        flank(0.72, low + 30),
        flank(0.3, low + 30),
      ])
    }
    ink.lay({ fill: northern.ink, opacity: 0.16 }, pane(wall, -side, -5, wide + 12, 0))
    all.push(ink.ink())
  }
  return all.join("")
}

/** The deck: planks along the water, a long bench at its edge, ladders for bathers. */
function deck({ quay, season }: Here): Ink {
  const { at, band } = quay
  const snow = season === "winter"
  const random = chance(61)
  const planks = coats()
  for (let across = PATH - 350; across > EDGE; across -= 380)
    planks.lay({ stroke: timber.deep, width: 1.3, opacity: 0.6 }, band(across, across).slice(0, 2))
  for (let index = 0; index < 70; index++) {
    const row = Math.floor(random() * 10)
    const across = PATH - 350 - row * 380
    const x = lerp(-12000, 16000, random())
    planks.lay({ stroke: timber.deep, width: 1.6, opacity: 0.7 }, [at(x, across), at(x, across - 380)])
    if (index % 3 === 0)
      planks.lay({ fill: index % 2 ? timber.lit : "#b8926a", opacity: 0.5 }, [
        at(x, across),
        at(x + 3200, across),
        at(x + 3200, across - 380),
        at(x, across - 380),
      ])
  }
  const bench = coats()
  for (const [a, b] of [
    [-30000, -5000],
    [-2400, 4300],
    [8200, 15500],
    [18500, 40000],
  ] as const) {
    const face = (across: number, low: number, high: number): Point[] => [
      at(a, across, low),
      at(b, across, low),
      at(b, across, high),
      at(a, across, high),
    ]
    bench.lay({ fill: northern.ink, opacity: 0.16 }, [
      at(a, EDGE + 700),
      at(b + 300, EDGE + 700),
      at(b + 300, EDGE + 1000),
      at(a, EDGE + 1000),
    ])
    bench.lay({ fill: timber.deep }, face(EDGE + 700, 0, 430))
    bench.lay({ stroke: "#7d5f3f", width: 1.4 }, [at(a, EDGE + 700, 220), at(b, EDGE + 700, 220)])
    bench.lay({ fill: snow ? SNOW : timber.lit }, [
      at(a, EDGE + 700, 430),
      at(b, EDGE + 700, 430),
      at(b, EDGE + 100, 430),
      at(a, EDGE + 100, 430),
    ])
  }
  const ladders = coats()
  for (const x of [-3700])
    for (const dx of [-320, 320])
      ladders.lay({ stroke: "#dfe6e7", width: 5 }, [
        at(x + dx, EDGE + 500),
        at(x + dx, EDGE + 500, 900),
        at(x + dx, EDGE + 300, 1040),
        at(x + dx, EDGE, 1040),
        at(x + dx, EDGE - 150, 850),
        at(x + dx, EDGE - 150, -200),
      ])
  return part(
    "built",
    [
      polygon(band(PATH, EDGE), { fill: snow ? "#e6ecef" : timber.base }),
      snow ? "" : planks.ink(),
      polygon(band(EDGE + 180, EDGE), { fill: snow ? SNOW : timber.lit }),
      ladders.ink(),
      bench.ink(),
    ].join(""),
  )
}

/** The bed of sea grass, the cycle path with its line, the kerbs, the near pavement. */
function kerbs({ quay, season }: Here): Ink {
  const { at, band } = quay
  const snow = season === "winter"
  const random = chance(15)
  const dashes = coats()
  for (let x = -16000; x < 40000; x += 2600)
    dashes.lay({ fill: northern.marking }, band(-3500 + 45, -3500 - 45, x, x + 1200))
  const slabs = coats()
  for (const across of [NEAR + 900, NEAR + 1500, NEAR + 2100])
    slabs.lay({ stroke: "#a9aca5", width: 1.8 }, band(across, across).slice(0, 2))
  for (let x = -4000; x < 9000; x += 620)
    slabs.lay({ stroke: "#a9aca5", width: 1.8 }, [at(x, NEAR + 300), at(x, NEAR + 2900)])
  const grass = Array.from({ length: 12 }, (_, index) => {
    const x = [-9200, -7300, -5500, -5100, -3500, -3000, 3300, 4400, 5100, 8700, 9300, 12400][index] ?? 0
    const [px, py] = at(x + 400 * random(), KERB - 260)
    return tufts(px - 60, px + 70, py + 2, 62, index % 2 ? "#b9b27c" : "#8fa06c", 50 + index, 0.4)
  })
  const beyond: Point[] = [...band(NEAR, NEAR).slice(0, 2), [canvas.right, 900], [canvas.left, 900]]
  const pavement: Point[] = [...band(NEAR + 300, NEAR + 300).slice(0, 2), [canvas.right, 900], [canvas.left, 900]]
  return [
    polygon(band(BED, PATH), { fill: snow ? "#aeb9be" : "#b5958a" }),
    dashes.ink(),
    part(
      "built",
      polygon(band(PATH + 160, PATH), { fill: snow ? SNOW : "#dcd8cd" }) +
        polygon(band(BED + 160, BED), { fill: snow ? SNOW : "#dcd8cd" }),
    ),
    polygon(band(KERB, BED + 160), { fill: snow ? SNOW : "#d5c9a4" }),
    snow ? "" : part("leaf", grass.join("")),
    part(
      "built",
      polygon(band(KERB + 60, KERB - 160), { fill: snow ? SNOW : "#e0ddd4" }) +
        polygon(band(KERB + 180, KERB + 60), { fill: "#8d908d" }) +
        polygon(beyond, { fill: "#8d908d" }) +
        polygon([...band(NEAR + 120, NEAR + 120).slice(0, 2), [canvas.right, 900], [canvas.left, 900]], {
          fill: snow ? SNOW : "#e0ddd4",
        }) +
        polygon(pavement, { fill: snow ? SNOW_SHADE : "#c9ccc5" }) +
        (snow ? "" : slabs.ink()),
    ),
    snow ? ploughed(quay, KERB - 300, 380, 5) : "",
  ].join("")
}

function people({ quay, season }: Here): Ink {
  const { at, eye } = quay
  const cold = season === "winter"
  const scale = (x: number, across: number): number => eye.scaleAt([x, across, 0])
  const stand = (x: number, across: number, draw_: (px: number, py: number, k: number) => Ink): Ink => {
    const [px, py] = at(x, across)
    const k = scale(x, across)
    return ellipse(px + 140 * k, py, 330 * k, 42 * k, { fill: northern.ink, opacity: 0.18 }) + draw_(px, py, k)
  }
  const [ax, ay] = at(-1180, -3050)
  const [bx, by] = at(7750, -3950)
  return [
    stand(7050, -6300, (px, py, k) =>
      person(
        {
          pose: "cup",
          top: cold ? "#33566a" : "#e6c067",
          trousers: "#3a4a55",
          hair: northern.hairFair,
          hairCut: "long",
        },
        px,
        py,
        1680 * k,
      ),
    ),
    stand(6450, -6300, (px, py, k) =>
      person(
        { pose: "stand", top: cold ? "#5a3b37" : "#5b8a86", trousers: "#c9b997", hair: "#4a3527" },
        px,
        py,
        1810 * k,
        "right",
      ),
    ),
    cyclist(
      {
        top: cold ? "#2f5a6b" : "#d5574a",
        trousers: "#33454f",
        bicycle: "#2f6f6b",
        helmet: "#f1efe6",
        hair: "#7a5136",
        basket: true,
      },
      ax,
      ay,
      scale(-1180, -3050),
    ),
    cyclist(
      {
        top: cold ? "#8a5a3c" : "#3f7fa0",
        trousers: "#4b4f57",
        bicycle: "#c9a13d",
        helmet: "#33454f",
        hair: "#d0a765",
      },
      bx,
      by,
      scale(7750, -3950),
      "right",
    ),
  ].join("")
}
