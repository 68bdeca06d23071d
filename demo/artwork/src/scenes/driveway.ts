import { circle, ellipse, type Ink, path, polygon, rect } from "../drawing/ink.ts"
import { DARK, part, when } from "../light/parts.ts"
import { northern } from "../palette/northern.ts"
import { windowAt } from "./buildings.ts"
import { place } from "./cast.ts"
import { cable, socketOf } from "./harbour.ts"
import { birch, type Canvas, cloud, fruitTree, ridge, shrub, sky, snowBank, sun, treeline } from "./nature.ts"
import { boarding, castShadow, paving, snowOver, usualCrops } from "./premises.ts"
import type { Drawing, Scene, Setting } from "./scene.types.ts"

const canvas: Canvas = { left: -2000, right: 1500, top: -1300, bottom: 520 }
const HORIZON = -330
const BASE = -120

/** At home: an electric car charges before the carport of a timber villa. */
export const driveway: Scene = {
  crops: usualCrops,
  own: { season: "spring", hour: "morning", car: { body: "hatchback", paint: "glacier" } },
  draw,
}

function draw({ car: lead }: Setting): Drawing {
  const defs: Ink[] = []
  const ink: Ink[] = []
  const air = sky("air", canvas, HORIZON, ["#b9d8e4", "#dfe8df", "#fbe4bf"])
  const disc = sun("sun", -1360, HORIZON - 170, 46, 560)
  defs.push(air.defs, disc.defs)
  ink.push(
    air.ink,
    disc.ink,
    cloud(-1500, -760, 360, northern.cloud, 0.6),
    cloud(-760, -900, 300, northern.cloud, 0.55),
  )
  ink.push(
    ridge(canvas.left, canvas.right, HORIZON + 8, 96, northern.hillFar, 14, 2.8),
    ridge(canvas.left, canvas.right, HORIZON + 8, 52, northern.hill, 6, 3.2),
    rect(canvas.left, HORIZON + 4, canvas.right - canvas.left, 900, { fill: northern.grass }),
    treeline(canvas.left, 200, HORIZON + 30, 110, northern.spruceFar, 17),
    treeline(canvas.left, -300, HORIZON + 46, 78, "#5c8c84", 12),
  )
  ink.push(villa())
  ink.push(garden())
  ink.push(drive())
  const view = { turn: 10, eye: 1500, distance: 22000 }
  const scale = 0.242
  const car = place({ ...lead, view, scale, id: "car", trim: "aero", sky: "#d9e8ea" }, 20, 100)
  defs.push(car.defs)
  ink.push(wallBox(676, -300))
  ink.push(car.ink, cable(socketOf(lead.body, view, scale, [20, 100]), [654, -212]))
  ink.push(snowBank(-1400, -760, 330, 60, 21), tub(-640, 250, 0.9), tub(1090, 190, 0.8))
  return { content: ink.join(""), defs: defs.join("") }
}

/** A long low villa with a roof that rises to the left, and a carport under its end. */
function villa(): Ink {
  const grey = "#59686c"
  const top = -470
  const glass = (x: number, y: number, wide: number, tall: number): Ink => windowAt(x, y, wide, tall)
  const roof = [
    [-420, -660],
    [1340, -500],
    [1340, -468],
    [-420, -620],
  ] as const
  const posts = [800, 1240].map((x) => rect(x, -490, 24, 380, { fill: "#3c474b" }))
  return part(
    "built",
    [
      // The inside of the carport, in shade.
      polygon(
        [
          [430, -580],
          [1320, -500],
          [1320, -480],
          [430, -480],
        ],
        { fill: "#4a3f33" },
      ),
      boarding(430, -500, 890, 386, "#8c7459", 26),
      rect(430, -500, 890, 386, { fill: "#10212e", opacity: 0.2 }),
      rect(1010, -410, 150, 290, { fill: "#3f5f57" }, 3),
      rect(1030, -390, 50, 110, { fill: "#8fb0b5" }),
      when(
        DARK,
        part(
          "kept",
          ellipse(900, -440, 360, 240, { fill: "url(#paneGlow)" }) + rect(860, -474, 90, 8, { fill: "#fff3cf" }, 4),
        ),
      ),
      polygon(
        [
          [-380, -640],
          [430, -566],
          [430, BASE + 6],
          [-380, BASE + 6],
        ],
        { fill: grey },
      ),
      boardLines(),
      polygon(
        [
          [300, -576],
          [430, -566],
          [430, BASE + 6],
          [250, BASE + 6],
        ],
        { fill: "#10212e", opacity: 0.14 },
      ),
      boarding(60, top, 120, 360, "#b98d5e", 20),
      rect(76, -440, 88, 322, { fill: "#7c5636" }, 3),
      rect(92, -420, 22, 280, { fill: "#9fc0c4" }, 2),
      circle(150, -270, 6, { fill: northern.amber }),
      windowAt(-240, -360, 170, 260, true),
      glass(-40, -360, 110, 260),
      glass(310, -400, 150, 130),
      rect(-392, BASE - 6, 830, 18, { fill: northern.stoneDeep }),
      rect(40, BASE - 2, 170, 16, { fill: northern.stone }),
      ...posts,
      polygon(roof, { fill: "#2e3a40" }),
      polygon(
        [
          [-420, -660],
          [1340, -500],
          [1340, -492],
          [-420, -650],
        ],
        { fill: "#48575e" },
      ),
      solar(),
      when(
        ["winter"],
        path("M-424 -656L-420 -690Q-200 -676 0 -652T440 -616T880 -574T1340 -528L1346 -498Z", { fill: "#f5f8fa" }) +
          path("M-424 -656L-422 -668Q0 -632 440 -592T1344 -510L1346 -498Z", { fill: "#cfdde7" }),
      ),
      rect(436, -578, 14, 470, { fill: "#2e3a40" }),
    ].join(""),
  )
}

function boardLines(): Ink {
  const lines: string[] = []
  for (let x = -360; x < 430; x += 22) lines.push(`M${x} ${BASE}V${Math.round(-640 + ((x + 380) * 74) / 810)}`)
  return path(lines.join(""), { stroke: "#3f4c50", width: 2, opacity: 0.6, cap: "butt" })
}

function solar(): Ink {
  return when(
    ["spring", "summer", "autumn"],
    [0, 1, 2, 3]
      .map((index) => {
        const x = -120 + index * 150
        const y = -634 + (index * 150 * 160) / 1760
        return polygon(
          [
            [x, y - 4],
            [x + 136, y + 8],
            [x + 150, y - 16],
            [x + 14, y - 28],
          ],
          { fill: "#27455e" },
        )
      })
      .join(""),
  )
}

function garden(): Ink {
  const green = ["#b5c98a", "#8ba96a", "#688653"] as const
  return [
    birch(-640, BASE + 6, 560, 4),
    fruitTree(-1010, BASE + 26, 330, 6),
    shrub(-1900, BASE + 20, 720, 78, green, 14),
    shrub(-560, BASE + 16, 170, 62, green, 9),
    shrub(-370, BASE + 18, 120, 44, green, 2),
    shrub(1330, BASE + 14, 200, 90, green, 4),
  ].join("")
}

function drive(): Ink {
  const { left, right } = canvas
  return [
    paving(left, right, BASE + 6, 560, ["#d4d3ca", "#b4b5ad"]),
    snowOver(left, right, BASE + 4, 560),
    // The lawn reaches round the drive on the left.
    path(`M${left} ${BASE + 6}H-640C-700 0 -860 120 -960 250C-1040 360 -1080 460 -1090 560H${left}Z`, {
      fill: northern.grass,
    }),
    path("M-640 -114C-700 0 -860 120 -960 250C-1040 360 -1080 460 -1090 560", { stroke: "#e9e8e0", width: 14 }),
  ].join("")
}

function wallBox(x: number, y: number): Ink {
  return [
    part(
      "car",
      rect(x - 42, y - 60, 84, 136, { fill: "#10212e", opacity: 0.2 }, 14) +
        rect(x - 46, y - 66, 84, 136, { fill: northern.paper }, 14) +
        rect(x + 6, y - 66, 32, 136, { fill: "#dfe6e5" }, 14) +
        circle(x - 4, y - 22, 23, { fill: northern.night }),
    ),
    part("kept", circle(x - 4, y - 22, 17, { stroke: "#7fd7a6", width: 4 })),
    path(`M${x} ${y - 36}L${x - 12} ${y - 19}H${x - 5}L${x - 8} ${y - 8}L${x + 4} ${y - 25}H${x - 3}Z`, {
      fill: northern.amber,
    }),
    circle(x, y + 40, 13, { fill: northern.night }),
  ].join("")
}

/** A tub with a clipped box tree. */
function tub(x: number, base: number, size: number): Ink {
  const green = ["#a9c181", "#7f9d64", "#5f7d50"] as const
  return [
    castShadow(x, base, 60 * size, size),
    shrub(x - 66 * size, base - 84 * size, 132 * size, 110 * size, green, 33),
    part(
      "built",
      polygon(
        [
          [x - 62 * size, base - 100 * size],
          [x + 62 * size, base - 100 * size],
          [x + 50 * size, base],
          [x - 50 * size, base],
        ],
        { fill: "#4a5a5f" },
      ) +
        polygon(
          [
            [x + 16 * size, base - 100 * size],
            [x + 62 * size, base - 100 * size],
            [x + 50 * size, base],
            [x + 12 * size, base],
          ],
          { fill: "#35444a" },
        ),
    ),
  ].join("")
}
