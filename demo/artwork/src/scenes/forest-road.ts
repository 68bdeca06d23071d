import { bodies } from "../car/stage.ts"
import { camera, type View } from "../drawing/camera.ts"
import { chance } from "../drawing/chance.ts"
import { type Point, type Space, smoothstep, spread } from "../drawing/geometry.ts"
import { glow, gradient, type Ink, polygon, rect } from "../drawing/ink.ts"
import { part, when } from "../light/parts.ts"
import { mix } from "../palette/colour.ts"
import { place } from "./cast.ts"
import { type Canvas, sky, spruce, treeline, tufts } from "./nature.ts"
import type { Drawing, Scene, Setting } from "./scene.types.ts"

const canvas: Canvas = { left: -2000, right: 1500, top: -1300, bottom: 520 }
const view: View = { turn: 33, eye: 1500, distance: 12500 }
const SCALE = 0.236
const HORIZON = -view.eye * SCALE

const wood = {
  far: "#9dbcb4",
  farShade: "#86a9a4",
  near: "#3a6a5f",
  nearShade: "#22504a",
  grass: "#7f9a6c",
  grassLit: "#93aa7d",
  gravel: "#b3ab97",
  road: "#7f8a8d",
  roadLit: "#98a09f",
  marking: "#f1eee2",
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
  own: { season: "summer", hour: "dusk", car: { body: "suv", paint: "amber" } },
  draw,
}

function draw({ car: lead }: Setting): Drawing {
  const defs: Ink[] = []
  const ink: Ink[] = []
  const length = bodies.suv.length
  const eye = camera(view, [length / 2, 0, 0], SCALE)
  // Nothing behind the eye can be drawn: every line begins a little way in front of it.
  const angle = (view.turn * Math.PI) / 180
  const nearest = (y: number): number => length / 2 + (1300 - view.distance + y * Math.cos(angle)) / Math.sin(angle)
  const ground = (x: number, y: number): Point => eye.project([Math.max(x, nearest(y)), y, 0])

  const air = sky("air", canvas, HORIZON, ["#23405c", "#56748a", "#eebb88"])
  defs.push(
    air.defs,
    part(
      "kept",
      glow("low", [-420, HORIZON - 10], 900, [
        { at: 0, colour: "#ffe3a8", opacity: 0.85 },
        { at: 0.5, colour: "#f3cf93", opacity: 0.3 },
        { at: 1, colour: "#f3cf93", opacity: 0 },
      ]),
    ),
  )
  ink.push(
    air.ink,
    when(["dusk", "morning"], rect(canvas.left, HORIZON - 900, canvas.right - canvas.left, 900, { fill: "url(#low)" })),
  )
  ink.push(
    treeline(canvas.left, canvas.right, HORIZON + 20, 150, "#b3c8c0", 4, 1.3),
    treeline(canvas.left, canvas.right, HORIZON + 24, 110, "#a4beb5", 9, 1.5),
  )
  ink.push(rect(canvas.left, HORIZON + 18, canvas.right - canvas.left, 900, { fill: wood.grass }))
  ink.push(forest(eye, defs))
  ink.push(road(ground, defs))
  const car = place({ ...lead, view, scale: SCALE, id: "car", lights: true, sky: "#b9cdc6" }, 0, 0)
  defs.push(car.defs)
  ink.push(car.ink)
  ink.push(verge(ground))
  return { content: ink.join(""), defs: defs.join("") }
}

function forest(eye: ReturnType<typeof camera>, defs: Ink[]): Ink {
  const random = chance(2024)
  const trees: { x: number; base: number; height: number; away: number; seed: number }[] = []
  for (let y = -7200; y > -64000; y -= 3000 + (-y - 7200) * 0.11) {
    for (let x = -24000; x < 70000; x += 2100 + (-y - 7200) * 0.085) {
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
    part(
      "cloud",
      gradient(
        "mist",
        [0, HORIZON - 150],
        [0, HORIZON + 120],
        [
          { at: 0, colour: "#ffffff", opacity: 0 },
          { at: 0.62, colour: "#ffffff", opacity: 0.3 },
          { at: 1, colour: "#ffffff", opacity: 0 },
        ],
      ),
    ),
  )
  const mist = rect(canvas.left, HORIZON - 150, canvas.right - canvas.left, 280, { fill: "url(#mist)" })
  return trees
    .map(({ x, base, height, away, seed }, index) => {
      const near = 1 - smoothstep(4.6, 12.5, away)
      const lit = mix(wood.far, wood.near, near)
      const shade = mix(wood.farShade, wood.nearShade, near)
      const layer = index === Math.floor(trees.length * 0.45) || index === Math.floor(trees.length * 0.72) ? mist : ""
      return layer + spruce(x, base, height, lit, shade, seed)
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
    part(
      "road",
      gradient(
        "tarmac",
        [-1400, 0],
        [1300, 0],
        [
          { at: 0, colour: wood.roadLit },
          { at: 0.45, colour: "#8b9596" },
          { at: 1, colour: wood.road },
        ],
      ),
    ),
  )
  const dashes = Array.from({ length: 24 }, (_, index) => {
    const start = from + 700 + index * 4400
    return polygon([ground(start, 1740), ground(start + 1900, 1740), ground(start + 1900, 1900), ground(start, 1900)], {
      fill: wood.marking,
      opacity: 0.9,
    })
  })
  return [
    polygon(strip(-4400, 1000), { fill: wood.grassLit, opacity: 0.55 }),
    polygon(strip(-2700, 1000), { fill: wood.gravel }),
    polygon(strip(-2250, 5900), { fill: "url(#tarmac)" }),
    polygon(strip(-2060, -1920), { fill: wood.marking, opacity: 0.8 }),
    ...dashes,
    when(
      ["winter"],
      part(
        "built",
        polygon(strip(-2750, -2050), { fill: "#f1f6f9" }) +
          polygon(strip(5300, 6100), { fill: "#f1f6f9" }) +
          polygon(strip(-1500, -900), { fill: "#e6eef3", opacity: 0.3 }) +
          polygon(strip(2100, 2700), { fill: "#e6eef3", opacity: 0.34 }) +
          polygon(strip(4000, 4500), { fill: "#e6eef3", opacity: 0.26 }),
      ),
    ),
    polygon(strip(5560, 5700), { fill: wood.marking, opacity: 0.8 }),
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
    polygon([...edge, [canvas.right + 200, low], [canvas.left, low]], { fill: "#6f8a60" }),
    when(
      ["winter"],
      part(
        "built",
        polygon(
          [
            ...edge.map(([x, y], index): Point => [x, y - 26 + index * 0.8]),
            [canvas.right + 200, low],
            [canvas.left, low],
          ],
          { fill: "#f4f8fa" },
        ),
      ),
    ),
    ...edge
      .slice(0, 22)
      .map(([x, y], index) =>
        tufts(x - 60, x + 70, y + 14, 46 - index * 1.4, index % 2 ? "#8fa874" : "#7c9766", index + 40, 0.8),
      ),
    post(6200),
    post(15000),
  ].join("")
}
