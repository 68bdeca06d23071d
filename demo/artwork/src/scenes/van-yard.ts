import { ellipse, type Ink, line, path, polygon, rect } from "../drawing/ink.ts"
import { DARK, part, when } from "../light/parts.ts"
import { mix } from "../palette/colour.ts"
import { northern } from "../palette/northern.ts"
import { lamp } from "./buildings.ts"
import { place } from "./cast.ts"
import { birch, type Canvas, cloud, ridge, sky, snowBank, sun, treeline } from "./nature.ts"
import { person } from "./people.ts"
import { castShadow, signBoard, snowOver } from "./premises.ts"
import type { BrandGroupName, Drawing, Scene, Setting } from "./scene.types.ts"

const canvas: Canvas = { left: -2100, right: 1600, top: -1300, bottom: 520 }
const HORIZON = -320
const BASE = -110

/** A depot in the morning: vans are loaded at the gates before they set out. */
export const vanYard: Scene = {
  crops: {
    "21x9": { x: -1760, y: -880, width: 2860 },
    "16x9": { x: -1080, y: -790, width: 1960 },
    "3x2": { x: -860, y: -770, width: 1680 },
    "4x3": { x: -800, y: -820, width: 1600 },
    "4x5": { x: -620, y: -1130, width: 1330 },
  },
  own: { season: "autumn", hour: "morning", car: { body: "van", paint: "snow" } },
  draw,
}

function draw({ brandGroup, car: lead }: Setting): Drawing {
  const defs: Ink[] = []
  const ink: Ink[] = []
  const air = sky("air", canvas, HORIZON, ["#b3c8d2", "#e0ded2", "#f9d6a4"])
  const disc = sun("sun", -1420, HORIZON - 110, 50, 640)
  defs.push(air.defs, disc.defs)
  ink.push(
    air.ink,
    disc.ink,
    cloud(-1620, -720, 420, northern.cloud, 0.6),
    cloud(-760, -860, 340, northern.cloud, 0.55),
  )
  ink.push(
    rect(canvas.left, HORIZON + 4, canvas.right - canvas.left, 300, { fill: northern.grass }),
    ridge(canvas.left, canvas.right, HORIZON + 10, 92, northern.hillFar, 61, 2.6),
    ridge(canvas.left, canvas.right, HORIZON + 10, 46, northern.hill, 9, 3.2),
    treeline(canvas.left, 0, HORIZON + 36, 100, northern.spruceFar, 51),
    birch(-1500, BASE - 4, 440, 6),
    birch(-1180, BASE - 4, 380, 13),
    fence(),
  )
  ink.push(depot(brandGroup), yard())
  ink.push(lamp(-900, BASE + 40, 560, 1))
  const parked = place(
    {
      body: "van",
      paint: "fjord",
      view: { turn: -34, eye: 1500, distance: 15000 },
      scale: 0.178,
      id: "p",
      sky: "#dbe6ea",
    },
    910,
    40,
  )
  const car = place(
    { ...lead, view: { turn: 14, eye: 1500, distance: 20000 }, scale: 0.208, id: "car", sky: "#dbe6ea" },
    -20,
    152,
  )
  defs.push(parked.defs, car.defs)
  ink.push(boxes(470, 4, 0.8), parked.ink, car.ink)
  ink.push(
    castShadow(712, 244, 54),
    sackTruck(640, 244),
    person({ pose: "push", top: northern.amber, trousers: "#22343f", hair: "#3a2a20", hairCut: "cap" }, 758, 246, 440),
    pallet(1010, 272),
  )
  ink.push(
    castShadow(-790, 214, 48),
    person(
      { pose: "tablet", top: "#4c6b7a", trousers: "#2d3a44", hair: northern.hairFair, hairCut: "bun" },
      -740,
      214,
      420,
      "right",
    ),
  )
  return { content: ink.join(""), defs: defs.join("") }
}

function fence(): Ink {
  const from = canvas.left
  const to = -440
  let d = ""
  for (let x = from; x < to; x += 22) d += `M${x} ${BASE - 96}V${BASE}`
  return (
    path(d, { stroke: "#8b989c", width: 2.6, opacity: 0.8 }) +
    [BASE - 94, BASE - 48].map((y) => rect(from, y, to - from, 5, { fill: "#8b989c" })).join("") +
    [0, 1, 2, 3, 4, 5, 6, 7, 8]
      .map((index) => rect(from + 60 + index * 196, BASE - 104, 9, 106, { fill: "#5c6a70" }))
      .join("")
  )
}

function depot(brandGroup: BrandGroupName): Ink {
  const left = -440
  const top = -600
  const ribs: string[] = []
  for (let x = left + 26; x < 1700; x += 26) ribs.push(`M${x} ${top}V${BASE}`)
  return [
    part(
      "built",
      [
        rect(left, top, 2200, BASE - top + 6, { fill: "#cdd5d4" }),
        path(ribs.join(""), { stroke: "#b2bdbd", width: 3, cap: "butt" }),
        rect(left, BASE - 60, 2200, 66, { fill: "#8b989c" }),
        rect(left - 24, top - 34, 2260, 44, { fill: "#2a3b44" }),
        rect(left - 24, top - 34, 2260, 8, { fill: "#46595f" }),
        when(["winter"], rect(left - 28, top - 52, 2260, 24, { fill: "#f5f8fa" }, 10)),
      ].join(""),
    ),
    gate(-330, true),
    gate(60, false),
    gate(450, true),
    gate(840, true),
    gate(1230, false),
    signBoard(brandGroup, left + 110, top + 14, 80),
  ].join("")
}

/** A loading gate: open, with shelves of parcels in the light; or its shutter down. */
function gate(x: number, isOpen: boolean): Ink {
  const top = -430
  const wide = 290
  const tall = BASE - top
  const goods: Ink[] = []
  if (isOpen) {
    for (let row = 0; row < 3; row++) {
      const y = BASE - 44 - row * 88
      goods.push(rect(x + 16, y, wide - 32, 7, { fill: "#6d5a40" }))
      for (let index = 0; index < 5; index++) {
        const w = 34 + ((row * 5 + index * 3) % 4) * 6
        const h = 30 + ((row * 7 + index * 5) % 5) * 8
        goods.push(rect(x + 26 + index * 50, y - h, w, h, { fill: index % 2 ? "#b98d5e" : "#cfa878" }, 2))
      }
    }
  }
  const shutter = Array.from({ length: 11 }, (_, row) => rect(x, top + 8 + row * 29, wide, 3, { fill: "#93a1a4" }))
  return [
    part("built", rect(x - 16, top - 16, wide + 32, tall + 16, { fill: "#33464f" })),
    isOpen
      ? part("built", rect(x, top, wide, tall, { fill: "#59686c" })) +
        when(
          DARK,
          part(
            "kept",
            rect(x, top, wide, tall, { fill: "#caa568" }) +
              ellipse(x + wide / 2, BASE, wide * 0.9, 90, { fill: "url(#lampPool)" }),
          ),
        ) +
        part("indoor", goods.join("")) +
        rect(x + 60, top + 14, wide - 120, 8, { fill: "#fff6dc" }, 3) +
        part("built", rect(x, top, wide, 34, { fill: "#b2bdbd" }) + rect(x, top + 30, wide, 8, { fill: "#7d8c90" }))
      : part("built", rect(x, top, wide, tall, { fill: "#b2bdbd" }) + shutter.join("")),
    part(
      "built",
      rect(x - 16, BASE - 40, 16, 42, { fill: northern.amber }) +
        rect(x + wide, BASE - 40, 16, 42, { fill: northern.amber }) +
        rect(x + wide * 0.5 - 26, top - 62, 52, 34, { fill: northern.action }, 4) +
        rect(x + wide * 0.5 - 4, top - 56, 8, 22, { fill: northern.paper }, 2),
    ),
  ].join("")
}

function yard(): Ink {
  const { left, right } = canvas
  return [
    rect(left, BASE, right - left, 700, { fill: northern.asphaltLight }),
    rect(left, BASE, right - left, 14, { fill: northern.stoneDeep }),
    ...[-430, -40, 350, 740, 1130].map((x) =>
      polygon(
        [
          [x, BASE + 18],
          [x + 12, BASE + 18],
          [x + 14 + x * 0.3, 300],
          [x - 8 + x * 0.3, 300],
        ],
        { fill: northern.amber, opacity: 0.75 },
      ),
    ),
    rect(left, 330, right - left, 300, { fill: northern.asphalt }),
    snowOver(left, right, BASE + 8, 420),
    snowBank(left, -980, BASE + 30, 70, 71),
  ].join("")
}

function box(x: number, base: number, wide: number, tall: number, colour = "#cfa878"): Ink {
  return [
    rect(x, base - tall, wide, tall, { fill: colour }, 3),
    rect(x + wide * 0.68, base - tall, wide * 0.32, tall, { fill: mix(colour, "#10212e", 0.18) }, 3),
    rect(x + wide * 0.3, base - tall, wide * 0.12, tall * 0.36, { fill: "#efe0c0" }),
    rect(x + wide * 0.1, base - tall * 0.34, wide * 0.3, tall * 0.16, { fill: northern.paper }, 1),
  ].join("")
}

function boxes(x: number, base: number, size: number): Ink {
  return part(
    "built",
    box(x, base, 120 * size, 96 * size) +
      box(x + 126 * size, base, 90 * size, 70 * size, "#b98d5e") +
      box(x + 16 * size, base - 96 * size, 88 * size, 66 * size, "#dbb98b"),
  )
}

function sackTruck(x: number, base: number): Ink {
  return part(
    "built",
    [
      box(x - 94, base - 26, 116, 92),
      box(x - 86, base - 118, 100, 80, "#b98d5e"),
      box(x - 78, base - 198, 84, 60, "#dbb98b"),
      line(
        [
          [x - 100, base - 22],
          [x + 24, base - 22],
          [x + 40, base - 290],
        ],
        { stroke: northern.faluRed, width: 11 },
      ),
      ellipse(x + 18, base - 18, 22, 22, { fill: "#1d262c" }),
      ellipse(x + 18, base - 18, 9, 9, { fill: "#c3cccf" }),
    ].join(""),
  )
}

function pallet(x: number, base: number): Ink {
  return [
    castShadow(x + 110, base, 130),
    part(
      "built",
      [
        rect(x - 20, base - 30, 270, 12, { fill: "#b98d5e" }),
        ...[0, 1, 2].map((index) => rect(x - 14 + index * 112, base - 18, 34, 18, { fill: "#8c6842" })),
        box(x - 8, base - 30, 120, 100),
        box(x + 118, base - 30, 118, 100, "#b98d5e"),
        box(x + 20, base - 130, 110, 84, "#dbb98b"),
        box(x + 136, base - 130, 90, 70),
      ].join(""),
    ),
  ].join("")
}
