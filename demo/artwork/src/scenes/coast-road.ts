import { chance } from "../drawing/chance.ts"
import { type Point, spread } from "../drawing/geometry.ts"
import { ellipse, gradient, type Ink, line, num, path, polygon, rect } from "../drawing/ink.ts"
import { DARK, part, when } from "../light/parts.ts"
import { northern } from "../palette/northern.ts"
import { place } from "./cast.ts"
import { type Canvas, cloud, ridge, sky, snowBank, sun, tufts } from "./nature.ts"
import type { Drawing, Scene, Setting } from "./scene.types.ts"

const canvas: Canvas = { left: -2100, right: 1600, top: -1300, bottom: 520 }
const HORIZON = -350
const EDGE = -50

/** A road along the open sea: skerries, a bridge that leaps between them, a lighthouse. */
export const coastRoad: Scene = {
  crops: {
    "21x9": { x: -1760, y: -900, width: 2860 },
    "16x9": { x: -1100, y: -810, width: 1920 },
    "3x2": { x: -830, y: -780, width: 1570 },
    "4x3": { x: -770, y: -820, width: 1480 },
    "4x5": { x: -620, y: -1090, width: 1250 },
  },
  own: { season: "summer", hour: "day", car: { body: "coupe", paint: "rowan" } },
  draw,
}

function draw({ car: lead }: Setting): Drawing {
  const defs: Ink[] = []
  const ink: Ink[] = []
  const air = sky("air", canvas, HORIZON, ["#8fc6e0", "#bfe0ec", "#ebf4ef"])
  const disc = sun("sun", -1300, HORIZON - 120, 54, 700)
  defs.push(air.defs, disc.defs)
  ink.push(
    air.ink,
    disc.ink,
    cloud(-1560, -770, 420, northern.cloud, 0.75),
    cloud(-300, -900, 460, northern.cloud, 0.65),
    cloud(760, -720, 360, northern.cloud, 0.7),
  )
  ink.push(
    ridge(300, 2100, HORIZON + 6, 190, "#b9d0d6", 33, 2.1, true),
    ridge(-2300, -700, HORIZON + 6, 60, "#b9d0d6", 8, 2.2, true),
    ridge(700, 2400, HORIZON + 8, 110, "#96b4b9", 5, 2, true),
  )
  ink.push(sea(defs), skerries(), bridge(), shore(), road())
  const car = place(
    { ...lead, view: { turn: 12, eye: 1500, distance: 22000 }, scale: 0.24, id: "car", lights: true, sky: "#d3e8ee" },
    40,
    150,
  )
  defs.push(car.defs)
  ink.push(car.ink, nearSide())
  return { content: ink.join(""), defs: defs.join("") }
}

function sea(defs: Ink[]): Ink {
  defs.push(
    part(
      "water",
      gradient(
        "sea",
        [0, HORIZON],
        [0, EDGE],
        [
          { at: 0, colour: "#9fd0dc" },
          { at: 0.4, colour: "#5fa8bb" },
          { at: 1, colour: "#35808f" },
        ],
      ),
    ),
  )
  const random = chance(52)
  const waves = Array.from({ length: 90 }, () => {
    const t = random() ** 1.5
    const y = HORIZON + 10 + t * (EDGE - HORIZON)
    const wide = 18 + t * 90
    const x = canvas.left + random() * (canvas.right - canvas.left)
    return `M${num(x)} ${num(y)}q${num(wide * 0.25)} ${num(-4 - t * 8)} ${num(wide * 0.5)} 0t${num(wide * 0.5)} 0`
  })
  return (
    rect(canvas.left, HORIZON, canvas.right - canvas.left, EDGE - HORIZON + 60, { fill: "url(#sea)" }) +
    part("water", path(waves.join(""), { stroke: "#dff2f3", width: 3, opacity: 0.55 }))
  )
}

/** Bare rock worn round by the sea, with a line of surf. */
function rock(x: number, base: number, wide: number, tall: number, seed: number): Ink {
  const random = chance(seed)
  const top = spread(0, 1, 9).map(
    (t): Point => [x + wide * t, base - tall * Math.sin(Math.PI * t) ** 0.6 * (0.75 + random() * 0.3)],
  )
  const d = (points: readonly Point[], low: number): string =>
    `M${num(x)} ${num(base)}${points.map(([px, py]) => `L${num(px)} ${num(py)}`).join("")}L${num(x + wide)} ${num(low)}Z`
  return [
    path(d(top, base), { fill: "#b9b1a4" }),
    polygon([...top.slice(4), [x + wide, base], [x + wide * 0.5, base], [x + wide * 0.58, base - tall * 0.5]], {
      fill: "#948d84",
    }),
    polygon([...top.slice(1, 4), [x + wide * 0.3, base - tall * 0.5]], { fill: "#cfc8ba" }),
    when(
      ["winter"],
      part(
        "built",
        polygon([...top.slice(1, 7), [x + wide * 0.6, base - tall * 0.6], [x + wide * 0.3, base - tall * 0.55]], {
          fill: "#f3f7f9",
        }),
      ),
    ),
    part("leaf", ellipse(x + wide * 0.46, base - tall * 0.86, wide * 0.17, tall * 0.1, { fill: "#94a76c" })),
    rect(x - wide * 0.05, base - 4, wide * 1.1, 8, { fill: "#eef8f8", opacity: 0.85 }, 4),
  ].join("")
}

function skerries(): Ink {
  const lightAt = [-1020, HORIZON - 150] as const
  return [
    rock(-1180, HORIZON + 52, 300, 62, 3),
    lighthouse(-1020, HORIZON - 2),
    when(
      DARK,
      part(
        "kept",
        polygon([lightAt, [-2100, HORIZON - 250], [-2100, HORIZON - 110]], { fill: "#fff3cf", opacity: 0.16 }) +
          ellipse(lightAt[0], lightAt[1], 100, 80, { fill: "url(#paneGlow)" }),
      ),
    ),
    rock(-1700, HORIZON + 90, 200, 40, 9),
    rock(-560, HORIZON + 110, 180, 34, 14),
  ].join("")
}

function lighthouse(x: number, base: number): Ink {
  return part(
    "built",
    [
      polygon(
        [
          [x - 20, base],
          [x - 14, base - 136],
          [x + 14, base - 136],
          [x + 20, base],
        ],
        { fill: northern.faluRed },
      ),
      polygon(
        [
          [x + 4, base],
          [x + 3, base - 136],
          [x + 14, base - 136],
          [x + 20, base],
        ],
        { fill: northern.faluDeep },
      ),
      polygon(
        [
          [x - 18, base - 44],
          [x - 16, base - 92],
          [x + 16, base - 92],
          [x + 18, base - 44],
        ],
        { fill: northern.paper },
      ),
      rect(x - 20, base - 142, 40, 8, { fill: northern.night }),
      rect(x - 10, base - 166, 20, 24, { fill: northern.windowLit }),
      polygon(
        [
          [x - 15, base - 166],
          [x, base - 188],
          [x + 15, base - 166],
        ],
        { fill: northern.night },
      ),
    ].join(""),
  )
}

/** The bridge rises in one curve from the shore to the nearest island. */
function bridge(): Ink {
  const deck = (t: number): Point => [
    380 + 900 * t,
    HORIZON + 74 - 190 * Math.sin(Math.PI * Math.min(1, t * 0.92 + 0.04)) ** 1.4 - 26 * t,
  ]
  const top = spread(0, 1, 30).map(deck)
  const under = top.map(([x, y], index): Point => [x, y + 15 + 7 * Math.sin((index / 29) * Math.PI)])
  const piers = [0.16, 0.32, 0.68, 0.84].map((t) => {
    const [x, y] = deck(t)
    return polygon(
      [
        [x - 10, y + 12],
        [x + 10, y + 12],
        [x + 14, HORIZON + 96],
        [x - 14, HORIZON + 96],
      ],
      { fill: "#a9b0ab" },
    )
  })
  return [
    rock(230, HORIZON + 122, 330, 74, 22),
    rock(1120, HORIZON + 112, 480, 96, 27),
    part(
      "built",
      [
        ...piers,
        polygon([...top, ...under.slice().reverse()], { fill: "#d9dcd6" }),
        polygon([...top.map(([x, y]): Point => [x, y + 10]), ...under.slice().reverse()], { fill: "#a9b0ab" }),
        line(
          top.map(([x, y]): Point => [x, y - 12]),
          { stroke: "#6d7a80", width: 3 },
        ),
        path(
          top
            .filter((_, index) => index % 2 === 0)
            .map(([x, y]) => `M${num(x)} ${num(y)}v-12`)
            .join(""),
          { stroke: "#6d7a80", width: 3 },
        ),
      ].join(""),
    ),
  ].join("")
}

function shore(): Ink {
  const stones: Ink[] = []
  const random = chance(99)
  for (let x = canvas.left - 60; x < canvas.right; x += 120 + random() * 200)
    stones.push(rock(x, EDGE + 4, 130 + random() * 190, 34 + random() * 46, Math.floor(x) + 4000))
  return stones.join("")
}

function road(): Ink {
  const { left, right } = canvas
  const rail = spread(left, right, 34).map((x) => rect(x, EDGE - 46, 9, 60, { fill: "#8b989c" }))
  const dashes = spread(left, right, 9).map((x) =>
    polygon(
      [
        [x + 60, 250],
        [x + 290, 250],
        [x + 276, 270],
        [x + 38, 270],
      ],
      { fill: northern.marking, opacity: 0.9 },
    ),
  )
  return [
    rect(left, EDGE - 4, right - left, 24, { fill: "#aaa391" }),
    ...rail,
    rect(left, EDGE - 52, right - left, 22, { fill: "#c9d1d2" }, 4),
    rect(left, EDGE - 43, right - left, 6, { fill: "#96a3a7" }),
    rect(left, EDGE + 14, right - left, 600, { fill: northern.asphalt }),
    rect(left, EDGE + 14, right - left, 26, { fill: northern.asphaltDeep, opacity: 0.5 }),
    rect(left, EDGE + 42, right - left, 8, { fill: northern.marking, opacity: 0.85 }),
    ...dashes,
    when(
      ["winter"],
      part(
        "built",
        rect(left, EDGE + 4, right - left, 22, { fill: "#eef3f6" }) +
          rect(left, EDGE - 60, right - left, 12, { fill: "#f3f7f9" }, 5) +
          rect(left, 174, right - left, 30, { fill: "#dfe7ec", opacity: 0.3 }, 14) +
          rect(left, 300, right - left, 30, { fill: "#dfe7ec", opacity: 0.26 }, 14),
      ),
    ),
    snowBank(left, right, EDGE + 26, 44, 61),
  ].join("")
}

function nearSide(): Ink {
  const { left, right } = canvas
  return [
    rect(left, 356, right - left, 10, { fill: northern.marking, opacity: 0.85 }),
    rect(left, 398, right - left, 16, { fill: "#aaa391" }),
    rect(left, 410, right - left, 200, { fill: "#8ea172" }),
    tufts(left, right, 430, 50, "#7c9262", 68, 1),
    snowBank(left, right, 452, 80, 62),
  ].join("")
}
