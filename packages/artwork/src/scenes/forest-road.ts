import { onEnd } from "../car/shell.ts"
import { bodies } from "../car/stage.ts"
import { camera, type View } from "../drawing/camera.ts"
import { chance } from "../drawing/chance.ts"
import { type Point, type Space, smoothstep, spread } from "../drawing/geometry.ts"
import { blur, ellipse, glow, gradient, type Ink, polygon, rect } from "../drawing/ink.ts"
import { mix } from "../palette/colour.ts"
import { place } from "./cast.ts"
import { type Canvas, sky, spruce, treeline, tufts } from "./nature.ts"
import type { Scene } from "./scene.types.ts"

const canvas: Canvas = { left: -2000, right: 1500, top: -1300, bottom: 520 }
const view: View = { turn: 33, eye: 1500, distance: 12500 }
const SCALE = 0.236
const HORIZON = -view.eye * SCALE

const dusk = {
  high: "#17394a",
  middle: "#3c6a72",
  low: "#e7c891",
  far: "#6d9492",
  near: "#12302f",
  nearShade: "#0c2426",
  grass: "#3d5a45",
  grassLit: "#62794f",
  road: "#4b585f",
  roadLit: "#6f7a7a",
  marking: "#e9e4d2",
}

/** A road through spruce forest at dusk, a car with its lights on. */
export const forestRoad: Scene = {
  crops: {
    "21x9": { x: -1650, y: -920, width: 2800 },
    "16x9": { x: -1120, y: -800, width: 1860 },
    "3x2": { x: -860, y: -750, width: 1530 },
    "4x3": { x: -790, y: -790, width: 1440 },
    "4x5": { x: -690, y: -1050, width: 1230 },
  },
  draw,
}

function draw(): { content: Ink; defs: Ink } {
  const defs: Ink[] = []
  const ink: Ink[] = []
  const length = bodies.suv.length
  const eye = camera(view, [length / 2, 0, 0], SCALE)
  // Nothing behind the eye can be drawn: every line begins a little way in front of it.
  const angle = (view.turn * Math.PI) / 180
  const nearest = (y: number): number => length / 2 + (1300 - view.distance + y * Math.cos(angle)) / Math.sin(angle)
  const ground = (x: number, y: number): Point => eye.project([Math.max(x, nearest(y)), y, 0])

  const air = sky("air", canvas, HORIZON, [dusk.high, dusk.middle, dusk.low])
  defs.push(
    air.defs,
    glow("dawn", [-420, HORIZON - 10], 900, [
      { at: 0, colour: "#ffe3a8", opacity: 0.85 },
      { at: 0.5, colour: "#f3cf93", opacity: 0.3 },
      { at: 1, colour: "#f3cf93", opacity: 0 },
    ]),
  )
  ink.push(air.ink, rect(canvas.left, HORIZON - 900, canvas.right - canvas.left, 900, { fill: "url(#dawn)" }))
  ink.push(
    treeline(canvas.left, canvas.right, HORIZON + 20, 150, "#a9b7a2", 4, 1.3),
    treeline(canvas.left, canvas.right, HORIZON + 24, 110, "#88a39a", 9, 1.5),
  )
  ink.push(rect(canvas.left, HORIZON + 18, canvas.right - canvas.left, 900, { fill: dusk.grass }))
  ink.push(forest(eye, defs))
  ink.push(road(ground, defs))

  defs.push(
    blur("beamsoft", 16),
    gradient("beam", ground(-200, 0), ground(-9800, 900), [
      { at: 0, colour: "#fff1c4", opacity: 0.75 },
      { at: 0.5, colour: "#fff1c4", opacity: 0.26 },
      { at: 1, colour: "#fff1c4", opacity: 0 },
    ]),
  )
  ink.push(
    polygon([ground(-100, -700), ground(-10500, -2300), ground(-11000, 1900), ground(-100, 800)], {
      fill: "url(#beam)",
      filter: "beamsoft",
    }),
  )

  const car = place({ body: "suv", paint: "amber", view, scale: SCALE, id: "car", lights: true, sky: "#a9bdb4" }, 0, 0)
  defs.push(car.defs)
  ink.push(car.ink)
  for (const [across, id] of [
    [0.7, "l1"],
    [-0.6, "l2"],
  ] as const) {
    const lampAt = eye.project(onEnd(bodies.suv.lower, "front", [across, 0.82]))
    defs.push(
      glow(id, lampAt, 120, [
        { at: 0, colour: "#fffaf0", opacity: 0.95 },
        { at: 0.2, colour: "#fff0c2", opacity: 0.5 },
        { at: 1, colour: "#fff0c2", opacity: 0 },
      ]),
    )
    ink.push(ellipse(lampAt[0], lampAt[1], 120, 96, { fill: `url(#${id})` }))
  }
  ink.push(verge(ground))
  return { content: ink.join(""), defs: defs.join("") }
}

function forest(eye: ReturnType<typeof camera>, defs: Ink[]): Ink {
  const random = chance(2024)
  const trees: { x: number; base: number; height: number; away: number; seed: number }[] = []
  for (let y = -7200; y > -64000; y -= 2400 + (-y - 7200) * 0.06) {
    for (let x = -24000; x < 70000; x += 1900 + (-y - 7200) * 0.07) {
      const at: Space = [x + (random() - 0.5) * 1500, y + (random() - 0.5) * 1500, 0]
      const scale = eye.scaleAt(at)
      const tall = (5200 + random() * 3600) * scale
      if (scale <= 0 || scale > 0.3) continue
      const [px, py] = eye.project(at)
      if (px < canvas.left - 200 || px > canvas.right + 200) continue
      trees.push({ x: px, base: py, height: tall, away: 1 / scale, seed: Math.floor(random() * 1000) })
    }
  }
  trees.sort((a, b) => b.away - a.away)
  defs.push(
    gradient(
      "mist",
      [0, HORIZON - 150],
      [0, HORIZON + 120],
      [
        { at: 0, colour: "#f0d9ab", opacity: 0 },
        { at: 0.62, colour: "#e5d3ac", opacity: 0.3 },
        { at: 1, colour: "#c9cdb6", opacity: 0 },
      ],
    ),
  )
  const mist = rect(canvas.left, HORIZON - 150, canvas.right - canvas.left, 280, { fill: "url(#mist)" })
  return trees
    .map(({ x, base, height, away, seed }, index) => {
      const near = 1 - smoothstep(4.6, 12.5, away)
      const lit = mix(dusk.far, "#24504a", near)
      const shade = mix("#5d8686", dusk.near, near)
      const layer = index === Math.floor(trees.length * 0.45) || index === Math.floor(trees.length * 0.72) ? mist : ""
      return (
        layer + spruce(x, base, height, mix(lit, dusk.near, near * 0.35), mix(shade, dusk.nearShade, near * 0.6), seed)
      )
    })
    .join("")
}

function road(ground: (x: number, y: number) => Point, defs: Ink[]): Ink {
  const from = -24000
  const strip = (right: number, left: number, start = from, end = 300000): Point[] => [
    ...spread(0, 1, 40).map((t) => ground(start + (end - start) * t ** 3, right)),
    ...spread(1, 0, 40).map((t) => ground(start + (end - start) * t ** 3, left)),
  ]
  defs.push(
    gradient(
      "tarmac",
      [-1400, 0],
      [1300, 0],
      [
        { at: 0, colour: "#77807c" },
        { at: 0.45, colour: "#59666a" },
        { at: 1, colour: dusk.road },
      ],
    ),
  )
  const dashes = Array.from({ length: 24 }, (_, index) => {
    const start = from + 700 + index * 4400
    return polygon([ground(start, 1740), ground(start + 1900, 1740), ground(start + 1900, 1900), ground(start, 1900)], {
      fill: dusk.marking,
      opacity: 0.9,
    })
  })
  return [
    polygon(strip(-4400, 1000), { fill: dusk.grassLit, opacity: 0.55 }),
    polygon(strip(-2700, 1000), { fill: "#6f725f" }),
    polygon(strip(-2250, 5900), { fill: "url(#tarmac)" }),
    polygon(strip(-2060, -1920), { fill: dusk.marking, opacity: 0.8 }),
    ...dashes,
    polygon(strip(5560, 5700), { fill: dusk.marking, opacity: 0.8 }),
  ].join("")
}

/** The near side of the road, with grass and marker posts. */
function verge(ground: (x: number, y: number) => Point): Ink {
  const edge = spread(0, 1, 30).map((t) => ground(-12000 + 90000 * t ** 2.2, 5850))
  const low = canvas.bottom + 100
  const post = (x: number): Ink => {
    const [px, py] = ground(x, 6900)
    const [, above] = ground(x, 6900)
    const tall = (above - HORIZON) * 0.62
    const wide = tall * 0.1
    return (
      rect(px - wide / 2, py - tall, wide, tall, { fill: "#eef0ea" }, 3) +
      rect(px - wide / 2, py - tall * 0.84, wide, tall * 0.2, { fill: "#20292d" }) +
      rect(px - wide * 0.28, py - tall * 0.79, wide * 0.56, tall * 0.1, { fill: "#f2b441" })
    )
  }
  return [
    polygon([...edge, [canvas.right + 200, low], [canvas.left, low]], { fill: "#2c4a3c" }),
    ...edge
      .slice(0, 22)
      .map(([x, y], index) =>
        tufts(x - 60, x + 70, y + 14, 46 - index * 1.4, index % 2 ? "#4b6a4c" : "#3b5a44", index + 40, 0.8),
      ),
    post(6200),
    post(15000),
  ].join("")
}
