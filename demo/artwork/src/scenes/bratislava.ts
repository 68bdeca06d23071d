import type { Options } from "../car/options.ts"
import type { View } from "../drawing/camera.ts"
import { chance } from "../drawing/chance.ts"
import { lerp, type Point, spread } from "../drawing/geometry.ts"
import { ellipse, gradient, type Ink, line, path, polygon, rect } from "../drawing/ink.ts"
import { isDark, part } from "../light/parts.ts"
import { mix } from "../palette/colour.ts"
import { northern } from "../palette/northern.ts"
import { place } from "./cast.ts"
import { type Facade, facade } from "./facade.ts"
import { ironLamp, railing } from "./ironwork.ts"
import { type Canvas, cloud, ridge, sky } from "./nature.ts"
import { person } from "./people.ts"
import type { Drawing, Scene, Setting } from "./scene.types.ts"
import { broadleaf, leaves } from "./trees.ts"
import { coats, shine, type Vista, vista } from "./vista.ts"

const canvas: Canvas = { left: -2000, right: 1500, top: -1400, bottom: 520 }
const view: View = { turn: 14, eye: 1550, distance: 12500 }
const slovak: Options = { market: "sk" }
const SCALE = 0.19
const HORIZON = -view.eye * SCALE
const CENTRE = 2400

/** Lines along the embankment, across it from the middle of the car's lane towards the eye. */
const KERB = -1800
const EDGE = -7400
const MIDDLE = 1750
/** The river bends away from us here: to the right of it lies the town. */
const BANK = -900
const FRONTS = -52000

const wall = { base: "#f6f1e4", deep: "#ddd5c3", shade: "#c4bcab" }
const tile = { base: "#bf5f43", deep: "#98472f", lit: "#d07a5c" }

/** The embankment of the Danube in Bratislava, below the castle. Traffic keeps right: the car's own kerb is the far one. */
export const bratislava: Scene = {
  crops: {
    "21x9": { x: -1700, y: -880, width: 2760 },
    "16x9": { x: -1060, y: -820, width: 1920 },
    "3x2": { x: -860, y: -810, width: 1620 },
    "4x3": { x: -830, y: -880, width: 1580 },
    "4x5": { x: -680, y: -1110, width: 1260 },
  },
  own: { season: "summer", hour: "day", car: { body: "saloon", paint: "amber" } },
  draw,
}

type Here = Pick<Setting, "season" | "hour"> & { readonly bank: Vista }

function draw({ car: lead, season, hour }: Setting): Drawing {
  const defs: Ink[] = []
  const ink: Ink[] = []
  const bank = vista(view, [CENTRE, 0, 0], SCALE)
  const here: Here = { bank, season, hour }
  const air = sky("air", canvas, HORIZON)
  defs.push(air.defs)
  ink.push(air.ink)
  ink.push(
    cloud(-1500, -720, 460, northern.cloud, 0.6),
    cloud(-1080, -560, 300, northern.cloud, 0.45),
    cloud(-760, -900, 420, northern.cloud, 0.55),
    cloud(300, -760, 480, northern.cloud, 0.6),
    cloud(760, -600, 300, northern.cloud, 0.45),
    cloud(-240, -980, 420, northern.cloud, 0.5),
  )
  ink.push(farShore(here))
  if (isDark(hour)) {
    const flood = shine("flood", [-130, HORIZON - 240], 400, 0.42)
    defs.push(flood.defs)
    ink.push(flood.ink)
  }
  ink.push(castleHill(here))
  ink.push(river(here, defs))
  ink.push(part("built", bridge(here)))
  ink.push(square(here))
  ink.push(part("built", fronts(here)))
  ink.push(embankment(here, defs))
  const car = place({ ...lead, ...slovak, view, scale: SCALE, id: "car", lights: true, sky: "#dbe8e6" }, 0, 0)
  defs.push(car.defs)
  ink.push(car.ink)
  return { content: ink.join(""), defs: defs.join("") }
}

function farShore({ season }: Here): Ink {
  const [lit, leaf, deep] = season === "winter" ? ["#b9c4c6", "#a3b1b2", "#93a3a5"] : leaves(season)
  const random = chance(3)
  const woods = coats()
  for (let x = -1760; x < -240; x += 34) {
    const r = 20 + random() * 14
    const y = HORIZON - 4 - random() * 8
    const blob = (dx: number, dy: number, k: number): Point[] =>
      spread(0, Math.PI * 2, 11).map((angle) => [
        x + dx * r + Math.cos(angle) * r * k,
        y + dy * r + Math.sin(angle) * r * k * 0.9,
      ])
    woods.lay({ fill: mix(deep, northern.hill, 0.5) }, blob(0, 0, 1))
    woods.lay({ fill: mix(leaf, northern.hill, 0.45) }, blob(-0.2, -0.25, 0.7))
    if (random() < 0.5) woods.lay({ fill: mix(lit, northern.hillFar, 0.4) }, blob(-0.4, -0.5, 0.32))
  }
  return [
    ridge(canvas.left, 900, HORIZON + 6, 74, northern.hillFar, 14, 2.4),
    part("leaf", season === "winter" ? "" : woods.ink()),
    season === "winter" ? woods.ink() : "",
  ].join("")
}

/** The hill over the town, and on it a white block with a red roof and a tower at each corner. */
function castleHill({ season, hour }: Here): Ink {
  const snow = season === "winter"
  const dark = isDark(hour)
  const x = -130
  const top = HORIZON - 188
  const hill = `M-640 ${HORIZON + 20}C-560 ${HORIZON - 20} -480 ${HORIZON - 120} -360 ${top + 8}Q-330 ${top - 4} -290 ${top - 4}H60Q130 ${top} 200 ${top + 44}C320 ${HORIZON - 96} 480 ${HORIZON - 70} 700 ${HORIZON - 56}V${HORIZON + 30}Z`
  const random = chance(27)
  const [lit, leaf, deep] = snow ? ["#eef3f4", "#9dacab", "#84969a"] : leaves(season)
  const woods = coats()
  // Crowns from the top of the slope down to its foot, each row a little nearer and stronger.
  for (let row = 0; row < 6; row++) {
    const near = row / 5
    const tones = [
      mix(deep, northern.hill, 0.42 - 0.3 * near),
      mix(mix(deep, leaf, 0.55), northern.hill, 0.42 - 0.3 * near),
      mix(leaf, northern.hill, 0.34 - 0.26 * near),
    ]
    for (let cx = -600 + random() * 30; cx < 660; cx += 26 + random() * 18) {
      const crown =
        cx < -330
          ? lerp(HORIZON + 4, top + 22, (cx + 600) / 270)
          : cx < 90
            ? top + 40
            : lerp(top + 44, HORIZON - 66, (cx - 90) / 570)
      const cy = lerp(crown + 6, HORIZON + 4, near) + (random() - 0.5) * 16
      const r = 15 + random() * 13 + near * 5
      const blob = (dx: number, dy: number, k: number): Point[] =>
        spread(0, Math.PI * 2, 9).map((angle) => [
          cx + dx * r + Math.cos(angle) * r * k,
          cy + dy * r + Math.sin(angle) * r * k,
        ])
      woods.lay({ fill: tones[0] ?? deep }, blob(0.06, 0.1, 1))
      woods.lay({ fill: tones[1] ?? leaf }, blob(-0.12, -0.14, 0.84))
      if (random() < 0.4) woods.lay({ fill: snow ? lit : (tones[2] ?? leaf) }, blob(-0.36, -0.4, 0.42))
    }
  }
  const stone = dark ? "#fbeed0" : wall.base
  const glass = dark ? northern.windowLit : "#6d7f88"
  const roof = snow ? "#f3f6f7" : tile.base
  const roofDeep = snow ? "#d7e0e4" : tile.deep
  const half = 150
  const low = top + 10
  const eaves = top - 108
  const tower = (cx: number, w: number, high: number): Ink =>
    [
      rect(cx - w / 2, high, w, low - high, { fill: stone }),
      rect(cx + w * 0.16, high, w * 0.34, low - high, { fill: wall.deep }),
      rect(cx - w * 0.56, high - 3, w * 1.12, 6, { fill: wall.shade }),
      ...[0.1, 0.3, 0.5].map((t) => rect(cx - w * 0.12, lerp(high, low, t), w * 0.2, 12, { fill: glass })),
      polygon(
        [
          [cx - w * 0.6, high - 2],
          [cx - w * 0.3, high - w * 0.5],
          [cx - w * 0.1, high - w * 1.05],
          [cx + w * 0.1, high - w * 1.05],
          [cx + w * 0.3, high - w * 0.5],
          [cx + w * 0.6, high - 2],
        ],
        { fill: roof },
      ),
      polygon(
        [
          [cx + w * 0.16, high - 2],
          [cx + w * 0.05, high - w * 1.05],
          [cx + w * 0.1, high - w * 1.05],
          [cx + w * 0.3, high - w * 0.5],
          [cx + w * 0.6, high - 2],
        ],
        { fill: roofDeep },
      ),
      line(
        [
          [cx, high - w * 1.05],
          [cx, high - w * 1.5],
        ],
        { stroke: "#7d6a55", width: 2 },
      ),
    ].join("")
  const windows = coats()
  for (let row = 0; row < 3; row++)
    for (let column = 0; column < 11; column++) {
      const wx = x - half + 34 + column * 22.6
      const wy = eaves + 16 + row * 30
      windows.lay({ fill: "#fffdf6" }, quad(wx - 2, wy - 2, 13, 21))
      windows.lay(
        { fill: dark && (row * 11 + column * 5) % 4 === 0 ? northern.windowLit : "#6d7f88" },
        quad(wx, wy, 9, 17),
      )
    }
  return [
    path(hill, { fill: snow ? "#dfe7e9" : mix(northern.grassDark, northern.hill, 0.4) }),
    // Ramparts.
    part(
      "built",
      [
        polygon(
          [
            [-372, top + 46],
            [-352, top - 2],
            [-300, top - 8],
            [110, top - 8],
            [168, top + 8],
            [196, top + 58],
            [100, top + 40],
            [-240, top + 38],
          ],
          { fill: "#d3c7b0" },
        ),
        polygon(
          [
            [40, top + 38],
            [60, top - 8],
            [110, top - 8],
            [168, top + 8],
            [196, top + 58],
            [100, top + 40],
          ],
          { fill: "#b8ac96" },
        ),
        line(
          [
            [-352, top - 2],
            [-300, top - 8],
            [110, top - 8],
            [168, top + 8],
          ],
          { stroke: snow ? "#ffffff" : "#e6dcc8", width: 4 },
        ),
        tower(x - 96, 34, eaves - 52),
        tower(x + 96, 34, eaves - 52),
        polygon(
          [
            [x - half - 4, eaves + 2],
            [x - half + 34, eaves - 44],
            [x + half - 34, eaves - 44],
            [x + half + 4, eaves + 2],
          ],
          { fill: roof },
        ),
        polygon(
          [
            [x + half - 70, eaves + 2],
            [x + half - 34, eaves - 44],
            [x + half + 4, eaves + 2],
          ],
          { fill: roofDeep },
        ),
        ...[-80, -30, 20, 70].map((dx) => rect(x + dx, eaves - 26, 9, 12, { fill: snow ? "#b9c6cc" : tile.deep })),
        rect(x - half, eaves, half * 2, low - eaves, { fill: stone }),
        rect(x + half - 64, eaves, 64, low - eaves, { fill: wall.deep, opacity: 0.8 }),
        rect(x - half - 4, eaves - 1, half * 2 + 8, 6, { fill: wall.shade }),
        windows.ink(),
        path(`M${x - 13} ${low}V${low - 22}Q${x} ${low - 36} ${x + 13} ${low - 22}V${low}Z`, { fill: "#7d6a55" }),
        tower(x - half, 46, eaves - 22),
        tower(x + half, 42, eaves - 22),
      ].join(""),
    ),
    snow ? woods.ink() : part("leaf", woods.ink()),
  ].join("")
}

const quad = (x: number, y: number, width: number, height: number): Point[] => [
  [x, y],
  [x + width, y],
  [x + width, y + height],
  [x, y + height],
]

function river({ bank, season }: Here, defs: Ink[]): Ink {
  const foot = bank.at(-12000, EDGE)[1] + 60
  defs.push(
    gradient(
      "river",
      [0, HORIZON],
      [0, foot],
      [
        { at: 0, colour: northern.waterGlint },
        { at: 0.3, colour: northern.water },
        { at: 1, colour: northern.waterDeep },
      ],
    ),
  )
  const random = chance(15)
  const glints = coats()
  for (let index = 0; index < 80; index++) {
    const t = random() ** 1.6
    const y = HORIZON + 14 + t * (foot - HORIZON - 24)
    const x = -1750 + random() * 1500
    glints.lay(
      {
        stroke: random() < 0.6 ? northern.waterGlint : northern.waterDeep,
        width: 1.5 + 1.5 * Math.round(t),
        opacity: 0.55,
      },
      [
        [x, y],
        [x + 20 + random() * 110 * (0.3 + t), y],
      ],
    )
  }
  const ice = coats()
  if (season === "winter")
    for (let index = 0; index < 20; index++) {
      const t = random()
      const y = lerp(HORIZON + 20, foot, t)
      const x = -1750 + random() * 1300
      const w = 40 + 120 * t
      ice.lay({ fill: "#e9f1f4", opacity: 0.85 }, [
        [x, y],
        [x + w * 0.4, y - w * 0.05],
        [x + w, y],
        [x + w * 0.7, y + w * 0.06],
      ])
    }
  return (
    rect(canvas.left, HORIZON + 6, canvas.right - canvas.left, foot - HORIZON, { fill: "url(#river)" }) +
    glints.ink() +
    ice.ink()
  )
}

/** The bridge hung from one leaning pylon, with a round restaurant on its top. */
function bridge({ hour }: Here): Ink {
  const dark = isDark(hour)
  const deck = HORIZON - 14
  const steel = "#7d8e95"
  const deep = "#5f7078"
  const head: Point = [-628, HORIZON - 330]
  const foot = -560
  const cables = [-400, -200, 0].map((x) => line([head, [x, deck]], { stroke: steel, width: 2 }))
  const [hx, hy] = head
  return [
    ...cables,
    line([head, [-770, deck]], { stroke: deep, width: 2.4 }),
    polygon(
      [
        [hx + 6, hy + 16],
        [hx + 18, hy + 16],
        [foot + 36, HORIZON + 22],
        [foot + 18, HORIZON + 22],
      ],
      { fill: deep },
    ),
    polygon(
      [
        [hx - 12, hy + 16],
        [hx + 4, hy + 16],
        [foot - 12, HORIZON + 26],
        [foot - 34, HORIZON + 26],
      ],
      { fill: steel },
    ),
    polygon(
      [
        [lerp(hx, foot - 23, 0.42), lerp(hy, HORIZON, 0.42)],
        [lerp(hx + 12, foot + 27, 0.42), lerp(hy, HORIZON, 0.42)],
        [lerp(hx + 12, foot + 27, 0.46), lerp(hy, HORIZON, 0.46)],
        [lerp(hx, foot - 23, 0.46), lerp(hy, HORIZON, 0.46)],
      ],
      { fill: deep },
    ),
    // The saucer.
    path(`M${hx - 58} ${hy - 2}Q${hx - 30} ${hy + 22} ${hx} ${hy + 22}Q${hx + 30} ${hy + 22} ${hx + 58} ${hy - 2}Z`, {
      fill: deep,
    }),
    rect(hx - 56, hy - 10, 112, 9, { fill: dark ? northern.windowLit : "#bcd3da" }, 3),
    path(`M${hx - 64} ${hy - 9}Q${hx} ${hy - 34} ${hx + 64} ${hy - 9}Z`, { fill: "#a9b7bc" }),
    path(
      `M${hx + 10} ${hy - 9}Q${hx + 20} ${hy - 22} ${hx + 8} ${hy - 21}Q${hx + 40} ${hy - 18} ${hx + 64} ${hy - 9}Z`,
      { fill: steel },
    ),
    line(
      [
        [hx, hy - 22],
        [hx, hy - 54],
      ],
      { stroke: deep, width: 3 },
    ),
    rect(-1760, deck, 1830, 11, { fill: "#93a3a9" }),
    rect(-1760, deck + 8, 1830, 6, { fill: deep }),
    rect(-1760, deck - 4, 1830, 2, { fill: "#b9c6ca" }),
    ...[-1620, -1400, -1180, -960].map((x) => rect(x, deck + 12, 16, 20, { fill: deep })),
    dark ? coatOfLights(deck) : "",
  ].join("")
}

function coatOfLights(deck: number): Ink {
  const lights = coats()
  for (let x = -1740; x < 40; x += 56)
    lights.lay({ stroke: northern.windowLit, width: 5 }, [
      [x, deck - 12],
      [x + 0.1, deck - 12],
    ])
  return lights.ink()
}

/** The town's side of the bank: quay wall along the river, paving up to the fronts. */
function square({ bank, season }: Here): Ink {
  const { at } = bank
  const snow = season === "winter"
  const paving = snow ? "#eaf0f1" : "#d9d3c4"
  const quay = (along: number, across: number): Point => at(along, across)
  return [
    polygon([quay(BANK, EDGE), at(BANK, EDGE, -2600), at(BANK, -220000, -2600), quay(BANK, -220000)], {
      fill: "#a79f90",
    }),
    polygon([quay(BANK, EDGE), quay(BANK, -220000), quay(160000, -220000), quay(160000, EDGE)], { fill: paving }),
    polygon([quay(BANK, EDGE), quay(BANK, -220000), quay(BANK + 700, -220000), quay(BANK + 700, EDGE)], {
      fill: snow ? "#ffffff" : "#ebe6d9",
    }),
  ].join("")
}

function fronts({ bank, season, hour }: Here): Ink {
  const snow = season === "winter"
  const dark = isDark(hour)
  const face = (along: number, up: number): Point => bank.at(along, FRONTS, up)
  const roofAt = (along: number, share: number, up: number): Point => bank.at(along, FRONTS - 4200 * share, up)
  const common = { street: "arches", roof: 4300, snow, dark } as const
  const list: Omit<Facade, "seed">[] = [
    {
      ...common,
      left: 17000,
      width: 11600,
      floors: [4300, 3700, 3200],
      bays: 5,
      colour: "#eccb8b",
      roofColour: tile.base,
      dormers: 2,
      awning: "#b8574a",
    },
    {
      ...common,
      left: 28600,
      width: 14200,
      floors: [4500, 4000, 3500],
      bays: 5,
      colour: "#e3aa97",
      roofColour: "#a9573f",
      pediment: [1, 3],
    },
    {
      ...common,
      left: 42800,
      width: 10400,
      floors: [4300, 3600, 3300],
      bays: 4,
      colour: "#bccbb0",
      roofColour: tile.base,
      dormers: 2,
      awning: "#e6d3a3",
    },
    {
      ...common,
      left: 53200,
      width: 13600,
      floors: [4400, 3900, 3400],
      bays: 5,
      colour: "#f1e4c9",
      roofColour: "#a9573f",
      dormers: 3,
    },
  ]
  return list.map((front, seed) => facade({ ...front, seed: seed + 3 }, face, roofAt)).join("")
}

function embankment(here: Here, defs: Ink[]): Ink {
  const { bank, season, hour } = here
  const { at, band } = bank
  const snow = season === "winter"
  const dark = isDark(hour)
  const random = chance(44)
  const paving = snow ? "#e9eff0" : "#d3ccbd"
  defs.push(
    gradient(
      "setts",
      [0, HORIZON + 140],
      [0, 320],
      [
        { at: 0, colour: "#a4a29d" },
        { at: 0.5, colour: "#8f8f8d" },
        { at: 1, colour: "#7d7f80" },
      ],
    ),
  )
  // Setts: courses across the road in rows that widen towards the eye; a few stones lighter or darker.
  const setts = coats()
  const rows = Array.from({ length: 22 }, (_, index) => KERB + 200 + index * 400)
  setts.lay({ stroke: "#6d6f70", width: 1.2, opacity: 0.5 }, ...rows.map((across) => band(across, across).slice(0, 2)))
  for (let index = 0; index < 300; index++) {
    const row = Math.floor(random() * 19)
    const across = KERB + 200 + row * 400
    const x = Math.floor(lerp(-9000, 11000, random()) / 450) * 450 + (row % 2) * 225
    setts.lay({ fill: random() < 0.5 ? "#a9a7a2" : "#777a7b", opacity: 0.45 }, [
      at(x, across + 40),
      at(x + 400, across + 40),
      at(x + 400, across + 370),
      at(x, across + 370),
    ])
  }
  const track = coats()
  for (const across of [2750, 3750]) {
    track.lay({ fill: "#54595c" }, band(across + 80, across - 80))
    track.lay({ fill: "#d3d8d9" }, band(across - 5, across - 72))
  }
  const marks = coats()
  for (let x = -30000; x < 60000; x += 5000)
    marks.lay({ fill: northern.marking, opacity: 0.85 }, band(MIDDLE + 60, MIDDLE - 60, x, x + 2600))
  const joints = coats()
  for (let x = -16000; x < 40000; x += 1200)
    joints.lay({ stroke: "#aea694", width: 1.4, opacity: 0.6 }, [at(x, KERB - 200), at(x, EDGE + 500)])
  for (const across of [-3000, -4200, -5400])
    joints.lay({ stroke: "#aea694", width: 1.4, opacity: 0.6 }, band(across, across).slice(0, 2))

  const ink: Ink[] = [
    polygon(band(KERB, EDGE), { fill: paving }),
    joints.ink(),
    polygon(band(EDGE + 500, EDGE, -1e6, BANK), { fill: snow ? "#ffffff" : "#ebe6d9" }),
    polygon([...band(KERB, KERB).slice(0, 2), [canvas.right, 700], [canvas.left, 700]], { fill: "url(#setts)" }),
    setts.ink(),
    polygon(band(KERB + 60, KERB - 220, -1e6, 160000, 110), { fill: snow ? "#ffffff" : "#e6e1d4" }),
    polygon(band(KERB + 190, KERB + 60), { fill: "#8d8a84" }),
    polygon(band(KERB + 800, KERB + 190), { fill: northern.ink, opacity: 0.1 }),
    track.ink(),
    marks.ink(),
  ]
  if (snow) {
    const tops: Point[] = []
    for (let x = -14000; x < 40000; x += 500) tops.push(at(x, KERB - 200, 150 + 190 * random()))
    ink.push(polygon([...tops, at(40000, KERB + 120), at(-14000, KERB + 120)], { fill: "#ffffff" }))
  }
  const things: Ink[] = [railing((along, up) => at(along, EDGE + 200, up), -9200, BANK, 300)]
  // Limes in a row before the fronts; the nearest stands at the river's corner.
  const trees: Ink[] = []
  for (const [x, across, tall, seed] of [
    [-400, -104000, 6800, 4],
    [3400, -82000, 6800, 8],
    [6600, -66000, 6600, 2],
    [9400, -53000, 6400, 6],
    [33500, -34000, 7200, 12],
    [24500, -27000, 7000, 5],
    [16000, -20000, 6600, 9],
  ] as const) {
    const [px, py] = at(x, across)
    const height = tall * bank.eye.scaleAt([x, across, 0])
    trees.push(
      ellipse(px + height * 0.18, py, height * 0.3, height * 0.02, { fill: northern.ink, opacity: 0.18 }),
      broadleaf(px, py, height, season, seed),
    )
  }
  for (const [index, x] of [-4300, 7900].entries()) {
    const [px, py] = at(x, KERB - 900)
    const tall = 4300 * bank.eye.scaleAt([x, KERB - 900, 0])
    things.push(ironLamp(px, py, tall, dark))
    if (dark) {
      const light = shine(`lamp${index}`, [px, py - tall * 0.91], tall * 0.36)
      defs.push(light.defs)
      things.push(light.ink)
    }
  }
  const [wx, wy] = at(-2500, KERB - 2000)
  things.push(
    ellipse(wx + 20, wy, 54, 7, { fill: northern.ink, opacity: 0.18 }),
    person(
      { pose: "stand", top: "#4f7a86", trousers: "#3a4750", hair: "#3a2a20", hairCut: "long" },
      wx,
      wy,
      1690 * bank.eye.scaleAt([-2500, KERB - 2000, 0]),
      "right",
    ),
  )
  return ink.join("") + trees.join("") + part("built", things.join(""))
}
