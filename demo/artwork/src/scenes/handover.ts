import { circle, ellipse, group, type Ink, line, path, polygon, rect } from "../drawing/ink.ts"
import { part } from "../light/parts.ts"
import { northern } from "../palette/northern.ts"
import { rullo } from "../palette/rullo.ts"
import { place } from "./cast.ts"
import { birch, type Canvas, cloud, ridge, shrub, sky, snowBank, treeline } from "./nature.ts"
import { person } from "./people.ts"
import { castShadow, glassFront, paving, pot, sign, snowOver } from "./premises.ts"
import type { BrandGroupName, Drawing, Scene, Setting } from "./scene.types.ts"

const canvas: Canvas = { left: -2000, right: 1500, top: -1300, bottom: 520 }
const HORIZON = -330
const BASE = -70

/** Before the glass entrance: a seller hands over the key, the car stands ready. */
export const handover: Scene = {
  crops: {
    "21x9": { x: -1660, y: -880, width: 2780 },
    "16x9": { x: -930, y: -792, width: 1880 },
    "3x2": { x: -720, y: -800, width: 1640 },
    "4x3": { x: -690, y: -860, width: 1600 },
    "4x5": { x: -490, y: -1130, width: 1290 },
  },
  own: { season: "summer", hour: "day", car: { body: "estate", paint: "spruce" } },
  draw,
}

function draw({ brandGroup, car: lead }: Setting): Drawing {
  const defs: Ink[] = []
  const ink: Ink[] = []
  const air = sky("air", canvas, HORIZON, ["#9fcbdf", "#cae4ec", "#eef4ee"])
  defs.push(air.defs)
  ink.push(air.ink, cloud(-1480, -740, 400, northern.cloud, 0.7), cloud(-760, -880, 300, northern.cloud, 0.6))
  ink.push(
    ridge(canvas.left, 400, HORIZON + 8, 84, northern.hillFar, 19, 2.6),
    ridge(canvas.left, 400, HORIZON + 8, 44, northern.hill, 4, 3),
    rect(canvas.left, HORIZON + 4, canvas.right - canvas.left, 400, { fill: northern.grass }),
    treeline(canvas.left, 0, HORIZON + 30, 104, northern.spruceFar, 8),
  )
  ink.push(birch(-1220, BASE - 30, 520, 3), birch(-700, BASE - 24, 460, 7))
  ink.push(shrub(-1900, BASE + 4, 1280, 70, ["#b5c98a", "#8ba96a", "#688653"], 41))
  ink.push(building(brandGroup))
  ink.push(
    paving(canvas.left, canvas.right, BASE, 560, ["#d6d7d0", "#b3b8b3"]),
    snowOver(canvas.left, canvas.right, BASE, 560),
    snowBank(canvas.left, -640, BASE + 14, 44, 15),
  )
  ink.push(pot(150, BASE + 34, 0.74), pot(1010, BASE + 40, 0.8))
  const car = place(
    { ...lead, view: { turn: 30, eye: 1500, distance: 14000 }, scale: 0.228, id: "car", sky: "#d8e6e8" },
    -120,
    176,
  )
  defs.push(car.defs)
  ink.push(car.ink)
  ink.push(people(brandGroup))
  return { content: ink.join(""), defs: defs.join("") }
}

function building(brandGroup: BrandGroupName): Ink {
  const left = -330
  const right = 1560
  const top = -620
  const name = sign(brandGroup, 0, 0, 52)
  return [
    part("built", rect(left, top, right - left, BASE - top + 4, { fill: "#e4e6e0" })),
    glassFront({ x: left + 40, base: BASE, width: 380, height: 400, bays: 2 }),
    glassFront({ x: 800, base: BASE, width: 760, height: 400, bays: 4, inside: seen(1120) }),
    // The entrance: two doors that slide, in a frame of the company's colour.
    part(
      "built",
      rect(136, -560, 620, BASE + 560, { fill: northern.action }) +
        rect(136, -560, 24, BASE + 560, { fill: "#12706d" }),
    ),
    glassFront({ x: 224, base: BASE, width: 444, height: 380, bays: 2 }),
    part("kept", rect(430, -290, 8, 90, { fill: "#dfe7e6" }, 4) + rect(456, -290, 8, 90, { fill: "#dfe7e6" }, 4)),
    part(
      "built",
      rect(left - 30, top - 70, right - left + 30, 84, { fill: "#22343d" }) +
        rect(left - 30, top - 70, right - left + 30, 10, { fill: "#3a4e58" }) +
        part(
          "kept",
          rect(70, top - 124, 752, 152, { fill: northern.action }, 4) +
            rect(70, top + 16, 752, 12, { fill: northern.actionDeep }),
        ) +
        rect(100, -592, 692, 38, { fill: "#22343d" }) +
        polygon(
          [
            [100, -554],
            [792, -554],
            [760, -530],
            [136, -530],
          ],
          { fill: "#10212e", opacity: 0.35 },
        ),
    ),
    group(name.ink, `translate(${446 - name.width / 2} ${top - 74})`),
  ].join("")
}

/** A hint of the hall behind the glass. */
function seen(x: number): Ink {
  return (
    path(
      `M${x - 130} ${BASE - 22}C${x - 134} ${BASE - 70} ${x - 90} ${BASE - 76} ${x - 60} ${BASE - 80}C${x - 20} ${BASE - 122} ${x + 70} ${BASE - 124} ${x + 110} ${BASE - 80}C${x + 140} ${BASE - 76} ${x + 142} ${BASE - 50} ${x + 138} ${BASE - 22}Z`,
      { fill: "#4e6b76", opacity: 0.75 },
    ) +
    circle(x - 72, BASE - 26, 24, { fill: "#33464f" }) +
    circle(x + 82, BASE - 26, 24, { fill: "#33464f" })
  )
}

function people(brandGroup: BrandGroupName): Ink {
  const base = 214
  return [
    castShadow(560, base, 60),
    castShadow(760, base, 60),
    person(
      { pose: "give", top: "#c4574c", trousers: "#34465a", hair: "#7a4a30", hairCut: "long" },
      566,
      base - 2,
      424,
      "right",
    ),
    person(
      {
        pose: "give",
        top: brandGroup === "rullo" ? rullo.action : northern.action,
        trousers: "#22343f",
        hair: "#33261e",
      },
      748,
      base,
      446,
    ),
    key(660, base - 286),
  ].join("")
}

function key(x: number, y: number): Ink {
  return part(
    "kept",
    ellipse(x, y + 8, 40, 40, { fill: "#fff6dc", opacity: 0.5 }) +
      line(
        [
          [x, y - 8],
          [x, y + 12],
        ],
        { stroke: "#c9d2d3", width: 4 },
      ) +
      rect(x - 10, y + 8, 20, 34, { fill: "#1a262d" }, 8) +
      circle(x, y + 18, 4, { fill: northern.amber }) +
      circle(x, y - 12, 7, { stroke: "#c9d2d3", width: 3 }),
  )
}
