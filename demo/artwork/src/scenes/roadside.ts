import { onEnd } from "../car/shell.ts"
import { bodies } from "../car/stage.ts"
import { circle, ellipse, type Ink, line, num, path, polygon, rect } from "../drawing/ink.ts"
import { DARK, part, when } from "../light/parts.ts"
import { northern } from "../palette/northern.ts"
import { place } from "./cast.ts"
import { type Canvas, cloud, ridge, sky, snowBank, spruce, sun, treeline, tufts } from "./nature.ts"
import { person } from "./people.ts"
import { castShadow, sign } from "./premises.ts"
import type { BrandGroupName, Drawing, Scene, Setting } from "./scene.types.ts"

const canvas: Canvas = { left: -2100, right: 1500, top: -1400, bottom: 720 }
const HORIZON = -340
const EDGE = -96

/** Help has come: a recovery truck backs up to a car at the edge of the road, behind which a triangle stands. */
export const roadside: Scene = {
  crops: {
    "21x9": { x: -1740, y: -900, width: 2860 },
    "16x9": { x: -1180, y: -860, width: 2160 },
    "3x2": { x: -1130, y: -900, width: 1920 },
    "4x3": { x: -1110, y: -960, width: 1800 },
    "4x5": { x: -470, y: -1130, width: 1440 },
  },
  own: { season: "autumn", hour: "dusk", car: { body: "estate", paint: "silver" } },
  draw,
}

function draw({ brandGroup, car: lead }: Setting): Drawing {
  const defs: Ink[] = []
  const ink: Ink[] = []
  const air = sky("air", canvas, HORIZON, ["#38406a", "#8d6685", "#f0a072"])
  const disc = sun("sun", -1330, HORIZON - 40, 52, 700)
  defs.push(air.defs, disc.defs)
  ink.push(
    air.ink,
    disc.ink,
    cloud(-1560, -640, 460, northern.cloud, 0.6),
    cloud(-520, -840, 380, northern.cloud, 0.5),
    cloud(560, -720, 320, northern.cloud, 0.5),
  )
  ink.push(
    ridge(canvas.left, canvas.right, HORIZON + 10, 150, northern.hillFar, 44, 2.2),
    ridge(canvas.left, canvas.right, HORIZON + 10, 78, northern.hill, 7, 2.8),
    rect(canvas.left, HORIZON + 4, canvas.right - canvas.left, 900, { fill: northern.grass }),
    treeline(canvas.left, canvas.right, HORIZON + 26, 90, northern.spruceFar, 11),
    ...[
      [-1960, 300],
      [-1790, 390],
      [-520, 230],
      [560, 300],
      [700, 400],
      [900, 350],
      [1120, 460],
      [1330, 420],
    ].map(([x = 0, tall = 0], index) =>
      spruce(x, HORIZON + 96 + (tall - 300) * 0.2, tall, "#3f716b", "#28564f", index + 3),
    ),
  )
  ink.push(road())
  ink.push(truck(-760, 40, brandGroup))
  const view = { turn: 9, eye: 1500, distance: 24000 }
  const scale = 0.206
  const car = place({ ...lead, view, scale, id: "car", sky: "#d3d6de" }, 190, 52)
  defs.push(
    car.defs,
    part(
      "kept",
      '<radialGradient id="beaconGlow"><stop offset="0" stop-color="#ffb84a" stop-opacity="0.75"/><stop offset="1" stop-color="#ffb84a" stop-opacity="0"/></radialGradient>',
    ),
  )
  ink.push(car.ink, hazards(lead.body, car.eye, 190, 52))
  ink.push(triangle(900, 52))
  ink.push(
    castShadow(-268, 76, 46),
    vested(
      { pose: "reach", top: "#e8c23a", trousers: "#2b3a48", hair: "#2b3a48", hairCut: "cap" },
      -262,
      78,
      356,
      "right",
    ),
    castShadow(700, 34, 40),
    person({ pose: "cup", top: "#5a7fa0", trousers: "#3c4450", hair: "#6a4630", hairCut: "long" }, 668, 30, 336),
  )
  ink.push(nearSide())
  return { content: ink.join(""), defs: defs.join("") }
}

function road(): Ink {
  const { left, right } = canvas
  return [
    rect(left, EDGE - 40, right - left, 60, { fill: "#9c9580" }),
    tufts(left, right, EDGE - 34, 34, northern.grassDark, 6, 1.5),
    rect(left, EDGE, right - left, 620, { fill: northern.asphalt }),
    rect(left, EDGE + 22, right - left, 8, { fill: northern.marking, opacity: 0.85 }),
    rect(left, EDGE, right - left, 22, { fill: northern.asphaltDeep, opacity: 0.6 }),
    ...Array.from({ length: 9 }, (_, index) => {
      const x = left + index * 430
      return polygon(
        [
          [x, 236],
          [x + 220, 236],
          [x + 206, 254],
          [x - 20, 254],
        ],
        { fill: northern.marking, opacity: 0.85 },
      )
    }),
    when(
      ["winter"],
      part(
        "built",
        rect(left, EDGE - 44, right - left, 66, { fill: "#eef3f6" }) +
          rect(left, 120, right - left, 34, { fill: "#dfe7ec", opacity: 0.3 }, 14) +
          rect(left, 290, right - left, 30, { fill: "#dfe7ec", opacity: 0.24 }, 14),
      ),
    ),
    snowBank(left, right, EDGE + 8, 44, 27),
    ...[-1500, -1000, 500, 1140].map(
      (x) =>
        rect(x, EDGE - 116, 16, 104, { fill: northern.trim }, 4) +
        rect(x, EDGE - 98, 16, 22, { fill: northern.ink }) +
        part("kept", rect(x + 4, EDGE - 94, 8, 14, { fill: northern.amber })),
    ),
  ].join("")
}

/** The truck heads left, its flat bed lowered towards the car. x is the middle, base where the wheels stand. */
function truck(x: number, base: number, brandGroup: BrandGroupName): Ink {
  const at = (dx: number, dy: number): readonly [number, number] => [x + dx, base + dy]
  const wheel = (dx: number): Ink =>
    circle(x + dx, base - 44, 50, { fill: "#1b2228" }) +
    circle(x + dx, base - 44, 30, { fill: "#c3cccf" }) +
    circle(x + dx, base - 44, 22, { fill: "#8d9aa0" }) +
    circle(x + dx, base - 44, 9, { fill: "#dfe6e7" }) +
    [0, 1, 2, 3, 4, 5]
      .map((n) => circle(x + dx + Math.cos(n) * 16, base - 44 + Math.sin(n) * 16, 3, { fill: "#5c6a70" }))
      .join("")
  const name = sign(brandGroup, 0, 0, 24)
  const beacon = (dx: number): Ink =>
    part(
      "kept",
      rect(x + dx, base - 342, 40, 22, { fill: "#ffab2e" }, 8) +
        rect(x + dx + 6, base - 338, 12, 12, { fill: "#ffe0a0" }, 5),
    ) + when(DARK, part("kept", ellipse(x + dx + 20, base - 334, 150, 110, { fill: "url(#beaconGlow)" })))
  const cab = `M${num(x - 330)} ${num(base - 60)}V${num(base - 150)}C${num(x - 328)} ${num(base - 176)} ${num(x - 318)} ${num(base - 190)} ${num(x - 306)} ${num(base - 212)}L${num(x - 276)} ${num(base - 296)}Q${num(x - 270)} ${num(base - 316)} ${num(x - 246)} ${num(base - 316)}H${num(x - 96)}V${num(base - 60)}Z`
  return [
    ellipse(x + 40, base + 8, 440, 20, { fill: "#10212e", opacity: 0.3 }),
    part(
      "car",
      [
        rect(x - 300, base - 92, 700, 34, { fill: "#26313a" }),
        path(cab, { fill: northern.action }),
        path(`M${num(x - 330)} ${num(base - 100)}H${num(x - 96)}V${num(base - 60)}H${num(x - 330)}Z`, {
          fill: northern.actionDeep,
        }),
        polygon([at(-300, -214), at(-268, -296), at(-214, -296), at(-214, -202), at(-300, -202)], { fill: "#27404c" }),
        polygon([at(-292, -214), at(-266, -286), at(-244, -286), at(-270, -206)], { fill: "#8fb0ba", opacity: 0.7 }),
        polygon([at(-200, -296), at(-118, -296), at(-118, -202), at(-200, -202)], { fill: "#27404c" }),
        polygon([at(-186, -290), at(-150, -290), at(-176, -208), at(-200, -208)], { fill: "#8fb0ba", opacity: 0.5 }),
        line([at(-206, -300), at(-206, -74)], { stroke: "#063b3b", width: 3 }),
        rect(x - 190, base - 180, 34, 8, { fill: "#063b3b" }, 3),
        rect(x - 340, base - 260, 14, 56, { fill: "#26313a" }, 5),
        rect(x - 334, base - 136, 30, 30, { fill: "#e9f1f3" }, 6),
        rect(x - 340, base - 84, 60, 26, { fill: "#26313a" }, 6),
        rect(x - 250, base - 326, 150, 12, { fill: "#26313a" }, 4),
        // The bed slopes down to the road behind the truck.
        polygon([at(-92, -150), at(-60, -150), at(470, -46), at(600, -8), at(600, 0), at(440, -24), at(-92, -118)], {
          fill: "#aeb8bc",
        }),
        polygon([at(-92, -150), at(-60, -150), at(470, -46), at(600, -8), at(590, -4), at(466, -38), at(-92, -140)], {
          fill: "#dbe3e4",
        }),
        rect(x - 96, base - 232, 16, 120, { fill: "#26313a" }),
        rect(x - 92, base - 232, 60, 12, { fill: "#26313a" }, 4),
        rect(x - 66, base - 186, 44, 40, { fill: northern.amber }, 8),
        circle(x - 44, base - 166, 12, { fill: "#26313a" }),
        line([at(-30, -164), at(560, -58)], { stroke: "#1b2228", width: 4 }),
        ...[0, 1, 2, 3, 4, 5].map((n) =>
          polygon(
            [
              at(n * 74, -126 + n * 14.5),
              at(n * 74 + 34, -119 + n * 14.5),
              at(n * 74 + 26, -104 + n * 14.5),
              at(n * 74 - 8, -111 + n * 14.5),
            ],
            { fill: n % 2 ? "#c4574c" : northern.paper },
          ),
        ),
        wheel(-216),
        wheel(96),
        wheel(206),
        rect(x + 30, base - 108, 250, 14, { fill: "#26313a" }, 6),
      ].join(""),
    ),
    `<g transform="translate(${num(x - 186)} ${num(base - 150)}) scale(0.42)">${name.ink}</g>`,
    when(
      DARK,
      part(
        "kept",
        ellipse(x - 322, base - 122, 130, 90, { fill: "url(#paneGlow)" }) +
          ellipse(x - 470, base + 20, 260, 26, { fill: "url(#lampPool)" }),
      ),
    ),
    beacon(-240),
    beacon(-150),
  ].join("")
}

/** Amber lamps blink on both ends. */
function hazards(
  name: Setting["car"]["body"],
  eye: { project: (point: readonly [number, number, number]) => readonly [number, number] },
  x: number,
  y: number,
): Ink {
  const body = bodies[name]
  const points = [
    eye.project(onEnd(body.lower, "front", [0.88, 0.72])),
    eye.project(onEnd(body.lower, "rear", [0.94, 0.7])),
  ]
  return points
    .map(([px, py]) =>
      part(
        "kept",
        ellipse(px + x, py + y, 74, 58, { fill: "url(#beaconGlow)" }) +
          ellipse(px + x, py + y, 9, 6, { fill: "#ffd27a" }),
      ),
    )
    .join("")
}

function triangle(x: number, base: number): Ink {
  return [
    castShadow(x, base, 40, 0.6),
    line(
      [
        [x - 44, base],
        [x + 44, base],
      ],
      { stroke: "#26313a", width: 6 },
    ),
    part(
      "kept",
      path(`M${x} ${base - 96}L${x + 56} ${base - 8}H${x - 56}Z`, { fill: "#fbfaf5", stroke: "#e2402f", width: 17 }) +
        path(`M${x} ${base - 62}L${x + 26} ${base - 22}H${x - 26}Z`, { fill: "#3a2a2e" }),
    ),
  ].join("")
}

/** A person in a vest with bright bands. */
function vested(
  style: Parameters<typeof person>[0],
  x: number,
  y: number,
  height: number,
  faces: "left" | "right",
): Ink {
  const unit = height / 1000
  const band = (dy: number): Ink => rect(x - 84 * unit, y - dy * unit, 168 * unit, 22 * unit, { fill: "#f4f6f5" })
  return person(style, x, y, height, faces) + part("kept", band(640) + band(580))
}

function nearSide(): Ink {
  const { left, right } = canvas
  return [
    rect(left, 340, right - left, 14, { fill: northern.marking, opacity: 0.8 }),
    rect(left, 400, right - left, 320, { fill: "#8f9a76" }),
    rect(left, 392, right - left, 14, { fill: "#9c9580" }),
    tufts(left, right, 424, 46, northern.grassDark, 16, 1.2),
    snowBank(left, right, 440, 70, 31),
  ].join("")
}
