import { drawWheel } from "../car/wheel.ts"
import { camera } from "../drawing/camera.ts"
import { chance } from "../drawing/chance.ts"
import { ellipse, gradient, group, type Ink, num, polygon, rect } from "../drawing/ink.ts"
import { northern } from "../palette/northern.ts"
import type { Canvas } from "./nature.ts"
import { person } from "./people.ts"
import type { Scene } from "./scene.types.ts"

const canvas: Canvas = { left: -2000, right: 1500, top: -1300, bottom: 520 }
const FLOOR = -40

/** The tyre hotel: labelled wheels in tall racks, two waiting by the wall, one on its way. */
export const tyreWall: Scene = {
  crops: {
    "21x9": { x: -1560, y: -806, width: 2520 },
    "16x9": { x: -1100, y: -790, width: 1880 },
    "3x2": { x: -800, y: -770, width: 1530 },
    "4x3": { x: -740, y: -800, width: 1450 },
    "4x5": { x: -640, y: -1010, width: 1120 },
  },
  draw,
}

function draw(): { content: Ink; defs: Ink } {
  const defs: Ink[] = []
  const { left, right, top } = canvas
  defs.push(
    gradient(
      "wall",
      [left, 0],
      [right, 0],
      [
        { at: 0, colour: "#eef0ea" },
        { at: 0.45, colour: "#d3dcda" },
        { at: 1, colour: "#b3c2c2" },
      ],
    ),
    gradient(
      "floor",
      [0, FLOOR],
      [0, 420],
      [
        { at: 0, colour: "#c9d0cd" },
        { at: 1, colour: "#a4b0b0" },
      ],
    ),
    gradient(
      "fall",
      [-1900, 0],
      [460, 0],
      [
        { at: 0, colour: "#fbf6e8", opacity: 0.9 },
        { at: 0.4, colour: "#fbf6e8", opacity: 0.74 },
        { at: 0.7, colour: "#fbf6e8", opacity: 0.2 },
        { at: 1, colour: "#fbf6e8", opacity: 0 },
      ],
    ),
  )
  const ink: Ink[] = [
    rect(left, top, right - left, FLOOR - top, { fill: "url(#wall)" }),
    rack(),
    rect(left, FLOOR, right - left, 640, { fill: "url(#floor)" }),
    rect(left, FLOOR, right - left, 30, { fill: "#10212e", opacity: 0.14 }),
    polygon(
      [
        [left, 110],
        [right, 110],
        [right, 124],
        [left, 124],
      ],
      { fill: northern.amber, opacity: 0.9 },
    ),
    polygon(
      [
        [left, canvas.top],
        [-700, canvas.top],
        [620, 520],
        [left, 520],
      ],
      { fill: "url(#fall)" },
    ),
    leaning(),
    wheelAt(-90, 238, 0.36, "plus", 0.5),
    person(
      { pose: "push", top: "#dfe4e2", trousers: "#22343f", overalls: "#1d4f63", hair: "#c69a5d", hairCut: "bun" },
      212,
      246,
      470,
    ),
  ]
  return { content: ink.join(""), defs: defs.join("") }
}

/** Three shelves of wheels, tread outwards, each with its owner's label. */
function rack(): Ink {
  const random = chance(314)
  const { left, right } = canvas
  const shelves = [-1012, -690, -368]
  const parts: Ink[] = [rect(left, -1300, right - left, 1260, { fill: "#10212e", opacity: 0.05 })]
  for (const [row, y] of [...shelves, -46].entries()) {
    const tall = 268
    let x = left + 20 + (row % 2) * 34
    parts.push(rect(left, y - tall - 26, right - left, tall + 26, { fill: "#8fa3a5", opacity: 0.34 }))
    while (x < right) {
      const wide = 74 + random() * 26
      if (random() < 0.045) {
        x += wide
        continue
      }
      parts.push(tread(x, y, wide, tall - random() * 22, random()))
      x += wide + 6
    }
    parts.push(
      rect(left, y, right - left, 20, { fill: "#d18a3c" }),
      rect(left, y, right - left, 6, { fill: "#e5a75e" }),
      rect(left, y + 20, right - left, 16, { fill: "#10212e", opacity: 0.12 }),
    )
  }
  for (let x = left + 130; x < right; x += 620) {
    parts.push(rect(x - 17, -1300, 34, 1262, { fill: "#2c5864" }), rect(x - 17, -1300, 10, 1262, { fill: "#417380" }))
    for (let y = -1280; y < -60; y += 46) parts.push(rect(x - 4, y, 8, 20, { fill: "#163a44" }, 3))
  }
  return parts.join("")
}

/** A tyre from the front, standing on its shelf. */
function tread(x: number, base: number, wide: number, tall: number, kind: number): Ink {
  const body = kind > 0.5 ? "#2a3338" : "#242c31"
  const rows = Math.round(tall / 21)
  const blocks = Array.from({ length: rows }, (_, index) => {
    const y = base - tall + 16 + (index * (tall - 32)) / rows
    const slant = kind > 0.66 ? 9 : kind > 0.33 ? -9 : 0
    const h = ((tall - 32) / rows) * 0.56
    const column = (cx: number, w: number): Ink =>
      `M${num(cx)} ${num(y)}L${num(cx + w)} ${num(y + slant)}V${num(y + slant + h)}L${num(cx)} ${num(y + h)}Z`
    return (
      column(x + wide * 0.12, wide * 0.2) + column(x + wide * 0.41, wide * 0.18) + column(x + wide * 0.68, wide * 0.2)
    )
  }).join("")
  const tag = kind > 0.2
  return [
    rect(x, base - tall, wide, tall, { fill: body }, wide * 0.3),
    rect(x + wide * 0.05, base - tall + 6, wide * 0.2, tall - 12, { fill: "#465259", opacity: 0.75 }, wide * 0.1),
    `<path d="${blocks}" fill="#161c20"/>`,
    tag
      ? rect(
          x + wide * 0.24,
          base - tall * 0.5,
          wide * 0.52,
          44,
          { fill: kind > 0.86 ? northern.amber : northern.paper },
          4,
        )
      : "",
    tag
      ? rect(x + wide * 0.32, base - tall * 0.5 + 10, wide * 0.34, 5, { fill: "#5c7078" }, 2) +
        rect(x + wide * 0.32, base - tall * 0.5 + 21, wide * 0.24, 5, { fill: "#9aa9ad" }, 2)
      : "",
  ].join("")
}

function wheelAt(x: number, base: number, scale: number, trim: "plus" | "sport" | "aero" | "base", spin: number): Ink {
  const eye = camera({ turn: 0, eye: 900, distance: 60000 }, [0, 0, 0], scale)
  const radius = 345
  return group(
    ellipse(14, 0, radius * scale * 0.95, 12, { fill: "#10212e", opacity: 0.28 }) +
      drawWheel(eye, { hub: [0, 0, radius], radius, rim: 250, width: 220 }, trim, spin),
    `translate(${num(x)} ${num(base)})`,
  )
}

function leaning(): Ink {
  return [
    wheelAt(560, 120, 0.4, "sport", 0.2),
    wheelAt(838, 136, 0.42, "aero", 0.9),
    wheelAt(-1180, 196, 0.42, "base", 0.1),
    wheelAt(-920, 214, 0.42, "base", 0.35),
  ].join("")
}
