import { type Ink, line, num, path, polygon, rect } from "../drawing/ink.ts"
import { part, when } from "../light/parts.ts"
import { northern } from "../palette/northern.ts"
import type { PaintName } from "../palette/paints.ts"
import { lamp } from "./buildings.ts"
import { place } from "./cast.ts"
import { birch, type Canvas, cloud, ridge, shrub, sky, snowBank, treeline } from "./nature.ts"
import { glassFront, signBoard, snowOver } from "./premises.ts"
import type { BrandGroupName, Drawing, Scene, Setting } from "./scene.types.ts"

const canvas: Canvas = { left: -2100, right: 1700, top: -1300, bottom: 520 }
const HORIZON = -330
const BASE = -150

/** Used cars in a row before a low building, each with its price on a flag. */
export const forecourtRow: Scene = {
  crops: {
    "21x9": { x: -1820, y: -850, width: 2900 },
    "16x9": { x: -1050, y: -760, width: 1990 },
    "3x2": { x: -860, y: -740, width: 1740 },
    "4x3": { x: -830, y: -800, width: 1680 },
    "4x5": { x: -640, y: -1120, width: 1350 },
  },
  own: { season: "summer", hour: "day", car: { body: "suv", paint: "fjord" } },
  draw,
}

function draw({ brandGroup, car: lead }: Setting): Drawing {
  const defs: Ink[] = []
  const ink: Ink[] = []
  const air = sky("air", canvas, HORIZON, ["#9ccade", "#c9e3ec", "#eef4ee"])
  defs.push(air.defs)
  ink.push(
    air.ink,
    cloud(-1500, -720, 420, northern.cloud, 0.7),
    cloud(-640, -860, 320, northern.cloud, 0.6),
    cloud(700, -800, 380, northern.cloud, 0.6),
  )
  ink.push(
    rect(canvas.left, HORIZON + 4, canvas.right - canvas.left, 300, { fill: northern.grass }),
    ridge(canvas.left, canvas.right, HORIZON + 10, 96, northern.hillFar, 71, 2.6),
    ridge(canvas.left, canvas.right, HORIZON + 10, 50, northern.hill, 14, 3.4),
    treeline(canvas.left, canvas.right, HORIZON + 36, 96, northern.spruceFar, 31),
    birch(-1560, BASE - 10, 430, 2),
    birch(-1240, BASE - 10, 380, 9),
    shrub(-1960, BASE + 4, 1300, 58, ["#b5c98a", "#8ba96a", "#688653"], 17),
  )
  ink.push(building(brandGroup))
  ink.push(yard())
  ink.push(lamp(-1010, BASE + 40, 520, 1), lamp(1120, BASE + 40, 520, -1))
  const view = { turn: 34, eye: 1500, distance: 14000 }
  const others: readonly (readonly [Parameters<typeof place>[0]["body"], PaintName])[] = [
    ["city-car", "lichen"],
    ["estate", "snow"],
    ["saloon", "rowan"],
    ["mpv", "glacier"],
  ]
  const back = others
    .filter(([body]) => body !== lead.body)
    .slice(0, 3)
    .map(([body, paint], index) => {
      const x = [-560, 560, 1190][index] ?? 0
      const car = place(
        {
          body,
          paint,
          view: { ...view, turn: [38, 32, 30][index] ?? 34 },
          scale: 0.152,
          id: `b${index}`,
          sky: "#d9e7ea",
        },
        x,
        26,
      )
      defs.push(car.defs)
      return flag(x - (index === 1 ? -190 : 210), 14, 300, index) + car.ink
    })
  ink.push(back[0] ?? "", back[1] ?? "", back[2] ?? "")
  const car = place({ ...lead, view, scale: 0.226, id: "car", sky: "#d8e6ea" }, 0, 196)
  defs.push(car.defs)
  ink.push(flag(-436, 120, 410, 3), car.ink, planter(-880, 240), planter(930, 250))
  return { content: ink.join(""), defs: defs.join("") }
}

function building(brandGroup: BrandGroupName): Ink {
  const left = -420
  const top = -440
  return [
    part("built", rect(left, top, 2200, BASE - top + 6, { fill: "#dfe2dc" })),
    glassFront({ x: left + 60, base: BASE, width: 720, height: 230, bays: 4 }),
    part(
      "built",
      rect(430, top + 50, 130, BASE - top - 46, { fill: "#33464f" }) +
        rect(446, top + 66, 98, BASE - top - 70, { fill: "#8fb0b9" }) +
        rect(492, top + 66, 6, BASE - top - 70, { fill: "#33464f" }),
    ),
    glassFront({ x: 640, base: BASE, width: 1100, height: 230, bays: 6 }),
    part(
      "built",
      rect(left - 40, top - 40, 2300, 62, { fill: "#22343d" }) +
        rect(left - 40, top - 40, 2300, 9, { fill: "#3a4e58" }) +
        when(["winter"], rect(left - 44, top - 58, 2300, 24, { fill: "#f5f8fa" }, 10)),
    ),
    signBoard(brandGroup, left + 70, top - 148, 132),
  ].join("")
}

function yard(): Ink {
  const { left, right } = canvas
  const bays = [-1700, -1300, -880, -400, 130, 720, 1320].map((x) =>
    polygon(
      [
        [x, BASE + 26],
        [x + 12, BASE + 26],
        [x + 12 + (x - 500) * 0.42, 330],
        [x - 14 + (x - 500) * 0.42, 330],
      ],
      { fill: northern.marking, opacity: 0.75 },
    ),
  )
  return [
    rect(left, BASE, right - left, 700, { fill: northern.asphaltLight }),
    rect(left, BASE, right - left, 24, { fill: "#d9dcd6" }),
    rect(left, BASE + 24, right - left, 7, { fill: northern.stoneDeep }),
    ...bays,
    rect(left, 330, right - left, 300, { fill: northern.asphalt }),
    rect(left, 326, right - left, 8, { fill: northern.marking, opacity: 0.6 }),
    snowOver(left, right, BASE, 330),
    snowBank(left, -1060, BASE + 40, 60, 23),
    snowBank(1180, right, BASE + 40, 54, 25),
  ].join("")
}

/** A price on a flag beside a car: a bent pole, a strip of cloth. */
function flag(x: number, base: number, height: number, kind: number): Ink {
  const colour = kind % 2 ? northern.amber : northern.action
  const mark = kind % 2 ? "#12303a" : northern.paper
  const top = base - height
  const wide = height * 0.24
  return [
    path(`M${num(x - 16)} ${num(base)}L${num(x + 16)} ${num(base)}L${num(x + 6)} ${num(base - 12)}H${num(x - 6)}Z`, {
      fill: "#26313a",
    }),
    line(
      [
        [x, base - 8],
        [x, top],
      ],
      { stroke: "#dbe3e4", width: 7 },
    ),
    part(
      "car",
      [
        path(
          `M${num(x + 3)} ${num(top + 4)}C${num(x + wide * 0.4)} ${num(top - height * 0.07)} ${num(x + wide)} ${num(top)} ${num(x + wide)} ${num(top + height * 0.12)}V${num(top + height * 0.66)}C${num(x + wide * 0.7)} ${num(top + height * 0.7)} ${num(x + wide * 0.3)} ${num(top + height * 0.66)} ${num(x + 3)} ${num(top + height * 0.72)}Z`,
          { fill: colour },
        ),
        path(
          `M${num(x + wide * 0.66)} ${num(top + 1)}C${num(x + wide * 0.9)} ${num(top + 6)} ${num(x + wide)} ${num(top + 14)} ${num(x + wide)} ${num(top + height * 0.12)}V${num(top + height * 0.66)}L${num(x + wide * 0.66)} ${num(top + height * 0.675)}Z`,
          { fill: "#10212e", opacity: 0.16 },
        ),
        // A price is not read, only seen: bars as wide as figures.
        ...[0, 1, 2].map((index) =>
          rect(x + wide * 0.2 + index * wide * 0.22, top + height * 0.2, wide * 0.15, height * 0.1, { fill: mark }, 3),
        ),
        rect(x + wide * 0.2, top + height * 0.36, wide * 0.6, height * 0.022, { fill: mark, opacity: 0.7 }, 2),
        rect(x + wide * 0.2, top + height * 0.42, wide * 0.44, height * 0.022, { fill: mark, opacity: 0.7 }, 2),
        rect(x + wide * 0.2, top + height * 0.48, wide * 0.54, height * 0.022, { fill: mark, opacity: 0.7 }, 2),
      ].join(""),
    ),
  ].join("")
}

function planter(x: number, base: number): Ink {
  return [
    shrub(x - 110, base - 70, 220, 96, ["#b5c98a", "#8ba96a", "#688653"], 45),
    part(
      "built",
      rect(x - 130, base - 88, 260, 90, { fill: "#8c6842" }) +
        [0, 1, 2].map((row) => rect(x - 130, base - 60 + row * 28, 260, 4, { fill: "#5f4428" })).join(""),
    ),
  ].join("")
}
