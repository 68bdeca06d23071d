import { chance } from "../drawing/chance.ts"
import { blur, ellipse, gradient, group, type Ink, line, polygon, rect } from "../drawing/ink.ts"
import { part, when } from "../light/parts.ts"
import { northern } from "../palette/northern.ts"
import { fence, house, lamp } from "./buildings.ts"
import { place } from "./cast.ts"
import { birch, type Canvas, cloud, fruitTree, ridge, shrub, sky, snowBank, sun, treeline } from "./nature.ts"
import type { Drawing, Scene, Setting } from "./scene.types.ts"

const canvas: Canvas = { left: -2100, right: 1250, top: -1250, bottom: 420 }
const HORIZON = -352
const PAVEMENT = -175

/** A street of low timber houses by the sea, early in the morning. */
export const nordicStreet: Scene = {
  crops: {
    "21x9": { x: -1740, y: -950, width: 2900 },
    "16x9": { x: -1120, y: -800, width: 1860 },
    "3x2": { x: -840, y: -770, width: 1500 },
    "4x3": { x: -760, y: -800, width: 1420 },
    "4x5": { x: -640, y: -1130, width: 1240 },
  },
  own: { season: "summer", hour: "morning", car: { body: "estate", paint: "fjord" } },
  draw,
}

function draw({ car: lead }: Setting): Drawing {
  const defs: Ink[] = []
  const ink: Ink[] = []
  const air = sky("air", canvas, HORIZON)
  const disc = sun("sun", -1290, HORIZON - 150, 46, 620)
  defs.push(air.defs, disc.defs, blur("soft", 10))
  ink.push(air.ink, disc.ink)
  ink.push(
    cloud(-1500, -720, 330, northern.cloud, 0.6),
    cloud(-560, -905, 420, northern.cloud, 0.55),
    cloud(360, -760, 300, northern.cloud, 0.6),
    cloud(-980, -610, 200, northern.cloud, 0.45),
  )
  ink.push(seaAndHills())
  ink.push(ground(defs))
  ink.push(houses())
  ink.push(pavement())
  const car = place(
    {
      ...lead,
      view: { turn: 7, eye: 1480, distance: 24000 },
      scale: 0.237,
      id: "car",
      lights: true,
      sky: "#d9e9ea",
    },
    0,
    90,
  )
  defs.push(car.defs)
  ink.push(group(ellipse(60, 96, 700, 34, { fill: "#31434c", opacity: 0.18 }), undefined, { filter: "soft" }))
  ink.push(car.ink)
  ink.push(foreground())
  return { content: ink.join(""), defs: defs.join("") }
}

function seaAndHills(): Ink {
  return [
    ridge(canvas.left, canvas.right, HORIZON + 6, 74, northern.hillFar, 11, 2.6),
    ridge(canvas.left, canvas.right, HORIZON + 6, 40, northern.hill, 5, 3.4),
    treeline(-2100, -1500, HORIZON + 8, 46, northern.spruceFar, 21),
    treeline(-760, 1250, HORIZON + 8, 64, northern.spruceFar, 3),
    rect(canvas.left, HORIZON, canvas.right - canvas.left, 90, { fill: northern.water }),
    ...[0, 1, 2, 3, 4, 5].map((index) =>
      rect(
        -1440 + index * 46 - index * index * 9,
        HORIZON + 10 + index * 12,
        300 - index * 30,
        3.4,
        { fill: northern.waterGlint, opacity: 0.75 },
        1.6,
      ),
    ),
    sailboat(-1650, HORIZON + 26, 74),
    sailboat(-960, HORIZON + 12, 44),
  ].join("")
}

function sailboat(x: number, base: number, height: number): Ink {
  return [
    polygon(
      [
        [x, base - height],
        [x, base - 8],
        [x - height * 0.46, base - 8],
      ],
      { fill: northern.paper },
    ),
    polygon(
      [
        [x + 4, base - height * 0.9],
        [x + 4, base - 8],
        [x + height * 0.34, base - 8],
      ],
      { fill: "#dfe7e6" },
    ),
    polygon(
      [
        [x - height * 0.5, base - 6],
        [x + height * 0.46, base - 6],
        [x + height * 0.3, base + 5],
        [x - height * 0.36, base + 5],
      ],
      { fill: northern.night },
    ),
  ].join("")
}

function ground(defs: Ink[]): Ink {
  defs.push(
    gradient(
      "lawn",
      [0, HORIZON + 60],
      [0, PAVEMENT],
      [
        { at: 0, colour: "#a9bd93" },
        { at: 1, colour: northern.grass },
      ],
    ),
  )
  return rect(canvas.left, HORIZON + 62, canvas.right - canvas.left, 140, { fill: "url(#lawn)" })
}

function houses(): Ink {
  const base = PAVEMENT - 18
  const green = ["#b9c98b", "#8fa86c", "#6b8654"] as const
  return [
    // Far down the street, small and pale.
    house({
      x: -800,
      base: base - 30,
      width: 200,
      wall: 112,
      roof: 70,
      colour: "#dcd6c6",
      shade: "#c2baa8",
      roofColour: "#9aa9ad",
      form: "eaves",
      windows: 3,
    }),
    shrub(-860, base - 24, 130, 36, ["#c3d0a4", "#a9bd8b", "#8fa878"], 12),
    house({
      x: -560,
      base,
      width: 470,
      wall: 218,
      roof: 128,
      colour: northern.ochre,
      shade: northern.ochreDeep,
      roofColour: northern.roof,
      form: "eaves",
      windows: 5,
      door: 2,
      doorColour: "#3f5f57",
      dormer: 0.5,
      chimney: 0.76,
      lit: [4],
    }),
    house({
      x: -52,
      base,
      width: 380,
      wall: 240,
      roof: 168,
      colour: northern.faluRed,
      shade: northern.faluDeep,
      roofColour: northern.roofDeep,
      form: "gable",
      windows: 3,
      door: 1,
      doorColour: northern.action,
      chimney: 0.66,
      lit: [0],
    }),
    house({
      x: 400,
      base,
      width: 520,
      wall: 212,
      roof: 120,
      colour: northern.plaster,
      shade: northern.plasterDeep,
      roofColour: northern.roofTile,
      form: "eaves",
      windows: 5,
      door: 3,
      doorColour: "#2f4a59",
      dormer: 0.32,
      chimney: 0.6,
    }),
    house({
      x: 985,
      base,
      width: 300,
      wall: 236,
      roof: 160,
      colour: northern.greyWood,
      shade: northern.greyWoodDeep,
      roofColour: northern.roofDeep,
      form: "gable",
      windows: 2,
    }),
    birch(-618, base + 4, 470, 9),
    birch(352, base + 4, 520, 2),
    fruitTree(888, base + 4, 270, 3),
    fruitTree(-905, base + 2, 200, 5),
    shrub(-330, base + 6, 90, 44, green, 3),
    shrub(-544, base + 6, 110, 52, green, 8),
    shrub(590, base + 6, 120, 46, green, 5),
    shrub(860, base + 6, 70, 40, green, 6),
    fence(-730, -575, base + 10, 62),
    fence(930, 1250, base + 10, 62),
  ].join("")
}

function pavement(): Ink {
  const { left, right } = canvas
  const width = right - left
  const random = chance(77)
  const slabs = Array.from({ length: 40 }, (_, index) =>
    line(
      [
        [left + index * 84, PAVEMENT - 4],
        [left + index * 84 - 34 + (index - 20) * 0.6, PAVEMENT + 44],
      ],
      { stroke: northern.stoneDeep, width: 2, opacity: 0.55 },
    ),
  )
  const specks = Array.from({ length: 90 }, () => {
    const y = PAVEMENT + 80 + random() * 320
    return rect(
      left + random() * width,
      y,
      10 + random() * 34,
      2.4,
      { fill: random() < 0.5 ? northern.asphaltDeep : northern.asphaltLight, opacity: 0.35 },
      1,
    )
  })
  return [
    rect(left, PAVEMENT - 8, width, 54, { fill: "#d9dcd6" }),
    ...slabs,
    rect(left, PAVEMENT + 44, width, 10, { fill: "#eceee9" }),
    rect(left, PAVEMENT + 54, width, 12, { fill: northern.stoneDeep }),
    rect(left, PAVEMENT + 66, width, 600, { fill: northern.asphalt }),
    rect(left, PAVEMENT + 66, width, 34, { fill: northern.asphaltDeep, opacity: 0.6 }),
    // Long morning shadows of the gables fall to the right across the street.
    polygon(
      [
        [-90, PAVEMENT + 66],
        [330, PAVEMENT + 66],
        [470, PAVEMENT + 128],
        [40, PAVEMENT + 128],
      ],
      { fill: northern.asphaltDeep, opacity: 0.35 },
    ),
    ...specks,
    ...[-2000, -1480, -960, -440, 80, 600, 1120].map((x) =>
      polygon(
        [
          [x, 196],
          [x + 250, 196],
          [x + 236, 216],
          [x - 22, 216],
        ],
        { fill: northern.marking, opacity: 0.85 },
      ),
    ),
    // Trodden snow on the pavement, a bank where the plough went by, wheel tracks.
    when(
      ["winter"],
      part(
        "built",
        rect(left, PAVEMENT - 10, width, 38, { fill: "#eef3f6" }) +
          rect(left, PAVEMENT + 100, width, 16, { fill: "#dfe7ec", opacity: 0.34 }, 8) +
          rect(left, PAVEMENT + 236, width, 12, { fill: "#dfe7ec", opacity: 0.22 }, 6) +
          rect(left, PAVEMENT + 420, width, 14, { fill: "#dfe7ec", opacity: 0.26 }, 7),
      ),
    ),
    snowBank(left, right, PAVEMENT + 76, 30, 5),
    lamp(-760, PAVEMENT + 40, 560, 1),
    lamp(905, PAVEMENT + 40, 560, -1),
  ].join("")
}

function foreground(): Ink {
  const { left, right } = canvas
  return [
    snowBank(left, right, 336, 34, 9),
    rect(left, 318, right - left, 16, { fill: "#c3c9c5" }),
    rect(left, 330, right - left, 120, { fill: "#d3d7d1" }),
    ...Array.from({ length: 28 }, (_, index) =>
      line(
        [
          [left + index * 128, 334],
          [left + index * 128 - 60, 450],
        ],
        { stroke: northern.stoneDeep, width: 3, opacity: 0.5 },
      ),
    ),
    when(["winter"], part("built", rect(left, 332, right - left, 120, { fill: "#eef3f6" }))),
  ].join("")
}
