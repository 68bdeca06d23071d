import type { BodyType } from "../car/body.types.ts"
import { bodies } from "../car/stage.ts"
import { camera, type View } from "../drawing/camera.ts"
import { chance } from "../drawing/chance.ts"
import type { Point } from "../drawing/geometry.ts"
import { circle, ellipse, gradient, type Ink, line, num, path, polygon, rect } from "../drawing/ink.ts"
import { DARK, part, when } from "../light/parts.ts"
import { mix } from "../palette/colour.ts"
import { northern } from "../palette/northern.ts"
import { house, lamp } from "./buildings.ts"
import { place } from "./cast.ts"
import { type Canvas, cloud, ridge, sky, snowBank, treeline } from "./nature.ts"
import { person } from "./people.ts"
import type { Drawing, Scene, Setting } from "./scene.types.ts"

const canvas: Canvas = { left: -2000, right: 1450, top: -1300, bottom: 460 }
const HORIZON = -360
const QUAY = -96

/** A fishing harbour at noon: an electric car charges on the quay. */
export const harbour: Scene = {
  crops: {
    "21x9": { x: -1680, y: -910, width: 2800 },
    "16x9": { x: -1080, y: -800, width: 1880 },
    "3x2": { x: -800, y: -760, width: 1530 },
    "4x3": { x: -740, y: -790, width: 1440 },
    "4x5": { x: -600, y: -1080, width: 1230 },
  },
  own: { season: "summer", hour: "day", car: { body: "hatchback", paint: "sand" } },
  draw,
}

function draw({ car: lead }: Setting): Drawing {
  const defs: Ink[] = []
  const ink: Ink[] = []
  const air = sky("air", canvas, HORIZON, ["#a9cfdb", "#cfe4e8", "#eef3ee"])
  defs.push(air.defs)
  ink.push(air.ink)
  ink.push(
    cloud(-1420, -760, 420, northern.cloud, 0.7),
    cloud(-420, -930, 340, northern.cloud, 0.6),
    cloud(520, -800, 460, northern.cloud, 0.65),
    cloud(-880, -620, 220, northern.cloud, 0.5),
  )
  ink.push(gull(-980, -700, 40), gull(-900, -742, 28), gull(260, -790, 34))
  ink.push(archipelago())
  ink.push(water(defs))
  ink.push(boathouses())
  ink.push(boats())
  ink.push(quay())
  ink.push(lamp(-1210, QUAY + 60, 520, 1), lamp(664, QUAY + 60, 600, -1))
  ink.push(
    person(
      { pose: "cup", top: "#b8574a", trousers: "#33454f", hair: "#6a4630", hairCut: "long" },
      -840,
      74,
      384,
      "right",
    ),
  )
  ink.push(chargingPost(765, 62, 380))
  const view = { turn: 10, eye: 1500, distance: 22000 }
  const scale = 0.242
  const car = place({ ...lead, view, scale, id: "car", trim: "aero", sky: "#d5e6ea" }, 20, 92)
  defs.push(car.defs)
  ink.push(car.ink)
  ink.push(cable(socketOf(lead.body, view, scale, [20, 92]), [742, -66]))
  ink.push(foreground())
  return { content: ink.join(""), defs: defs.join("") }
}

function gull(x: number, y: number, size: number): Ink {
  return path(
    `M${x - size} ${y - size * 0.2}Q${x - size * 0.4} ${y - size * 0.55} ${x} ${y}Q${x + size * 0.4} ${y - size * 0.55} ${x + size} ${y - size * 0.25}`,
    { stroke: "#5d7681", width: size * 0.1 },
  )
}

function archipelago(): Ink {
  return [
    ridge(-2100, 1550, HORIZON + 6, 58, "#b3cbd0", 8, 3.2),
    ridge(-1000, 700, HORIZON + 6, 66, "#9dbcc0", 17, 2, true),
    ridge(-2300, -1180, HORIZON + 8, 40, northern.hill, 31, 1.6, true),
    treeline(-2050, -1330, HORIZON + 6, 58, "#7ba09c", 6),
    ridge(180, 2100, HORIZON + 10, 60, northern.hill, 12, 2, true),
    treeline(420, 1500, HORIZON + 2, 84, northern.spruceFar, 14),
    lighthouse(-1080, HORIZON + 8),
    when(
      DARK,
      part(
        "kept",
        polygon(
          [
            [-1080, HORIZON - 150],
            [-1900, HORIZON - 232],
            [-1900, HORIZON - 120],
          ],
          { fill: "#fff3cf", opacity: 0.16 },
        ) + ellipse(-1080, HORIZON - 148, 90, 70, { fill: "url(#paneGlow)" }),
      ),
    ),
  ].join("")
}

function lighthouse(x: number, base: number): Ink {
  return [
    path(
      `M${x - 90} ${base}Q${x - 60} ${base - 26} ${x - 10} ${base - 28}Q${x + 50} ${base - 30} ${x + 100} ${base}Z`,
      { fill: "#8d9b9b" },
    ),
    path(`M${x - 40} ${base - 14}Q${x + 10} ${base - 30} ${x + 60} ${base - 8}L${x + 100} ${base}H${x - 20}Z`, {
      fill: "#73858a",
    }),
    polygon(
      [
        [x - 17, base - 24],
        [x - 12, base - 138],
        [x + 12, base - 138],
        [x + 17, base - 24],
      ],
      { fill: northern.paper },
    ),
    polygon(
      [
        [x + 3, base - 24],
        [x + 3, base - 138],
        [x + 12, base - 138],
        [x + 17, base - 24],
      ],
      { fill: "#d3dddd" },
    ),
    polygon(
      [
        [x - 15, base - 62],
        [x - 13.4, base - 98],
        [x + 13.4, base - 98],
        [x + 15, base - 62],
      ],
      { fill: northern.faluRed },
    ),
    rect(x - 16, base - 144, 32, 7, { fill: northern.night }),
    rect(x - 9, base - 164, 18, 20, { fill: northern.windowLit }),
    polygon(
      [
        [x - 13, base - 164],
        [x, base - 182],
        [x + 13, base - 164],
      ],
      { fill: northern.faluRed },
    ),
    rect(x + 34, base - 50, 44, 26, { fill: northern.faluRed }),
    polygon(
      [
        [x + 30, base - 50],
        [x + 56, base - 68],
        [x + 82, base - 50],
      ],
      { fill: northern.roofDeep },
    ),
  ].join("")
}

function water(defs: Ink[]): Ink {
  defs.push(
    part(
      "water",
      gradient(
        "sea",
        [0, HORIZON],
        [0, QUAY],
        [
          { at: 0, colour: "#a7cdd3" },
          { at: 0.45, colour: northern.water },
          { at: 1, colour: northern.waterDeep },
        ],
      ),
    ),
  )
  const random = chance(5)
  const glints = Array.from({ length: 90 }, () => {
    const t = random() ** 1.6
    const y = HORIZON + 12 + t * (QUAY - HORIZON - 20)
    const wide = 20 + t * 110 * random()
    return rect(
      canvas.left + random() * (canvas.right - canvas.left),
      y,
      wide,
      2 + t * 2.4,
      { fill: random() < 0.6 ? northern.waterGlint : "#3f7783", opacity: 0.2 + 0.4 * random() },
      2,
    )
  })
  const floes = Array.from({ length: 16 }, () => {
    const t = random()
    const x = canvas.left + random() * (canvas.right - canvas.left)
    const y = HORIZON + 60 + t * 170
    const wide = 60 + t * 130
    return path(
      `M${num(x)} ${num(y)}l${num(wide * 0.2)} ${num(-6 - t * 5)}l${num(wide * 0.5)} -2l${num(wide * 0.3)} ${num(5 + t * 4)}l${num(-wide * 0.25)} ${num(7 + t * 5)}l${num(-wide * 0.55)} 1Z`,
      { fill: "#eef4f7", opacity: 0.85 },
    )
  })
  return (
    rect(canvas.left, HORIZON, canvas.right - canvas.left, QUAY - HORIZON + 10, { fill: "url(#sea)" }) +
    part("water", glints.join("")) +
    when(["winter"], part("built", floes.join(""))) +
    // Lamps on the jetty and the quay lie on the water.
    when(DARK, part("kept", gleams()))
  )
}

function gleams(): Ink {
  const random = chance(64)
  return [450, 690, 880, 1100, 1300]
    .map((x) =>
      Array.from({ length: 5 }, (_, index) =>
        rect(
          x - 22 + random() * 16,
          -206 + index * 17,
          40 - index * 4,
          4,
          { fill: "#f6d58d", opacity: 0.5 - index * 0.08 },
          2,
        ),
      ).join(""),
    )
    .join("")
}

function boathouses(): Ink {
  const base = -238
  const one = (x: number, width: number, wall: number, colour: string, shade: string): Ink =>
    [
      polygon(
        [
          [x - 6, base + 4],
          [x + width + 6, base + 4],
          [x + width - 4, base + 74],
          [x + 8, base + 58],
        ],
        { fill: mix(colour, northern.waterDeep, 0.72), opacity: 0.6 },
      ),
      ...[0.08, 0.36, 0.64, 0.92].map((t) => rect(x + width * t - 4, base - 4, 8, 30, { fill: "#5c4a3c" })),
      house({
        x,
        base,
        width,
        wall,
        roof: wall * 0.72,
        colour,
        shade,
        roofColour: northern.roof,
        form: "gable",
        windows: 3,
        door: 1,
        doorColour: northern.trim,
      }),
    ].join("")
  return [
    rect(300, base - 2, 1200, 12, { fill: northern.woodDeep }),
    rect(300, base - 6, 1200, 6, { fill: northern.wood }),
    one(390, 190, 122, northern.faluRed, northern.faluDeep),
    one(600, 170, 134, northern.ochre, northern.ochreDeep),
    one(792, 200, 124, northern.faluRed, northern.faluDeep),
    one(1012, 176, 132, northern.greyWood, northern.greyWoodDeep),
    one(1210, 200, 126, northern.faluRed, northern.faluDeep),
  ].join("")
}

function boats(): Ink {
  const hull = (x: number, y: number, length: number, colour: string): Ink =>
    [
      path(
        `M${x} ${y - length * 0.13}Q${x + length * 0.02} ${y + length * 0.03} ${x + length * 0.16} ${y + length * 0.035}H${x + length * 0.9}Q${x + length} ${y} ${x + length} ${y - length * 0.1}Q${x + length * 0.5} ${y - length * 0.03} ${x} ${y - length * 0.13}Z`,
        { fill: colour },
      ),
      path(
        `M${x} ${y - length * 0.13}Q${x + length * 0.5} ${y - length * 0.03} ${x + length} ${y - length * 0.1}L${x + length} ${y - length * 0.075}Q${x + length * 0.5} ${y - length * 0.005} ${x + length * 0.004} ${y - length * 0.1}Z`,
        { fill: northern.wood },
      ),
      rect(x + length * 0.05, y + length * 0.035, length * 0.95, 4, { fill: northern.waterGlint, opacity: 0.6 }, 2),
    ].join("")
  return [
    line(
      [
        [-560, -176],
        [-560, -520],
      ],
      { stroke: "#6f5b47", width: 7 },
    ),
    polygon(
      [
        [-552, -508],
        [-552, -212],
        [-400, -212],
      ],
      { fill: northern.paper },
    ),
    polygon(
      [
        [-552, -508],
        [-552, -212],
        [-508, -212],
      ],
      { fill: "#e4ebea" },
    ),
    polygon(
      [
        [-570, -486],
        [-570, -214],
        [-664, -214],
      ],
      { fill: "#f0f3ef" },
    ),
    hull(-700, -172, 330, northern.night),
    hull(-1340, -196, 190, northern.paper),
    rect(-1270, -244, 66, 34, { fill: northern.paper }, 4),
    rect(-1264, -238, 40, 16, { fill: northern.window }, 2),
  ].join("")
}

function quay(): Ink {
  const { left, right } = canvas
  const random = chance(41)
  const joints = Array.from({ length: 34 }, (_, index) =>
    line(
      [
        [left + index * 106, QUAY + 16],
        [left + index * 106, QUAY + 40],
      ],
      { stroke: "#8f9997", width: 2.4 },
    ),
  )
  const slabs: Ink[] = []
  for (let row = 0; row < 4; row++) {
    const y = QUAY + 40 + 52 * row + 22 * row * row
    slabs.push(rect(left, y, right - left, 3, { fill: "#a9afaa", opacity: 0.7 }))
  }
  for (let index = 0; index < 46; index++) {
    const x = left + index * 92 + (random() - 0.5) * 10
    slabs.push(
      line(
        [
          [x, QUAY + 40],
          [x + (x + 200) * 0.62, QUAY + 560],
        ],
        { stroke: "#a9afaa", width: 2.2, opacity: 0.55 },
      ),
    )
  }
  const bollard = (x: number): Ink =>
    [
      rect(x - 26, QUAY - 44, 52, 52, { fill: northern.night }, 8),
      rect(x - 26, QUAY - 44, 20, 52, { fill: "#35515f" }, 8),
      rect(x - 34, QUAY - 58, 68, 22, { fill: "#27414f" }, 10),
      rect(x - 34, QUAY - 58, 40, 10, { fill: "#46636f" }, 5),
      when(["winter"], rect(x - 34, QUAY - 68, 68, 16, { fill: "#f6f9fb" }, 8)),
    ].join("")
  return [
    rect(left, QUAY + 4, right - left, 700, { fill: "#d3d5cd" }),
    rect(left, QUAY, right - left, 16, { fill: "#e7e8e1" }),
    rect(left, QUAY + 16, right - left, 26, { fill: "#b9beb8" }),
    ...joints,
    ...slabs,
    when(
      ["winter"],
      part(
        "built",
        rect(left, QUAY + 2, right - left, 700, { fill: "#e9eff3", opacity: 0.9 }) +
          rect(left, QUAY - 6, right - left, 24, { fill: "#f6f9fb" }, 8) +
          rect(left, 108, right - left, 26, { fill: "#c6d3dc", opacity: 0.6 }, 12) +
          rect(left, 186, right - left, 34, { fill: "#c6d3dc", opacity: 0.5 }, 14),
      ),
    ),
    snowBank(-1900, -1320, QUAY + 60, 62, 3),
    snowBank(880, 1450, QUAY + 56, 50, 4),
    bollard(-1120),
    bollard(-420),
    bollard(1010),
  ].join("")
}

const chargingPost = (x: number, base: number, height: number): Ink => part("car", post(x, base, height))

function post(x: number, base: number, height: number): Ink {
  const width = 66
  return [
    polygon(
      [
        [x - 44, base],
        [x + 52, base],
        [x + 210, base + 22],
        [x + 110, base + 26],
      ],
      { fill: "#10212e", opacity: 0.16 },
    ),
    rect(x - 44, base - 12, 92, 16, { fill: northern.stoneDeep }, 4),
    rect(x - width / 2, base - height, width, height - 8, { fill: northern.paper }, 12),
    rect(x + 6, base - height, width / 2 - 6, height - 8, { fill: "#d9e1e0" }, 12),
    rect(x - width / 2, base - height, width, 92, { fill: northern.action }, 12),
    rect(x - width / 2, base - height + 60, width, 40, { fill: northern.action }),
    path(
      `M${x + 6} ${base - height + 20}L${x - 14} ${base - height + 52}H${x - 1}L${x - 7} ${base - height + 78}L${x + 14} ${base - height + 44}H${x + 1}Z`,
      { fill: northern.amber },
    ),
    rect(x - 20, base - height + 122, 40, 30, { fill: "#24414d" }, 4),
    part("kept", rect(x - 15, base - height + 128, 22, 5, { fill: "#8ce0b0" }, 2)),
    rect(x - 15, base - height + 138, 14, 5, { fill: "#5c8794" }, 2),
    circle(x, base - height + 190, 15, { fill: "#24414d" }),
    circle(x, base - height + 190, 8, { fill: "#10212e" }),
  ].join("")
}

/** Where a car takes its plug: on the rear wing, towards the viewer. */
export function socketOf(name: BodyType, view: View, scale: number, [x, y]: Point): Point {
  const body = bodies[name]
  const at = Math.min(3480, body.length - 700)
  const [sx, sy] = camera(view, [body.length / 2, 0, 0], scale).project([at, body.lower.halfWidth - 15, 850])
  return [sx + x, sy + y]
}

export function cable(from: Point, to: Point): Ink {
  const [x1, y1] = from
  const [x2, y2] = to
  const d = `M${x1} ${y1}C${x1 + 60} ${y1 + 20} ${x1 + 40} 112 ${(x1 + x2) / 2} 106S${x2 - 10} 30 ${x2 + 22} ${y2}`
  return [
    path(d, { stroke: "#172a35", width: 10 }),
    path(d, { stroke: "#3d5a67", width: 3, opacity: 0.7 }),
    circle(x1, y1, 22, { fill: "#10212e" }),
    circle(x1, y1, 13, { fill: northern.action }),
    circle(x2 + 22, y2, 11, { fill: "#10212e" }),
  ].join("")
}

function foreground(): Ink {
  return polygon(
    [
      [canvas.left, 372],
      [canvas.right, 372],
      [canvas.right, 520],
      [canvas.left, 520],
    ],
    { fill: "#10212e", opacity: 0.06 },
  )
}
