import { blur, circle, clipTo, ellipse, gradient, group, type Ink, line, path, polygon, rect } from "../drawing/ink.ts"
import { part, when } from "../light/parts.ts"
import { mix } from "../palette/colour.ts"
import { northern } from "../palette/northern.ts"
import { rullo } from "../palette/rullo.ts"
import { place } from "./cast.ts"
import { birch, type Canvas, ridge, sky, treeline } from "./nature.ts"
import { person } from "./people.ts"
import { castShadow, pendant, pot, sign, snowOver } from "./premises.ts"
import type { BrandGroupName, Drawing, Scene, Setting } from "./scene.types.ts"

const canvas: Canvas = { left: -2000, right: 1500, top: -1300, bottom: 520 }
const FLOOR = 20

/** The reception of the service department: a long counter, a cabinet of keys, cars behind glass. */
export const reception: Scene = {
  crops: {
    "21x9": { x: -1620, y: -880, width: 2760 },
    "16x9": { x: -820, y: -750, width: 1860 },
    "3x2": { x: -660, y: -740, width: 1640 },
    "4x3": { x: -620, y: -790, width: 1580 },
    "4x5": { x: -330, y: -1050, width: 1220 },
  },
  indoor: true,
  own: { season: "spring", hour: "morning", car: { body: "hatchback", paint: "amber" } },
  draw,
}

function draw({ brandGroup, car: lead }: Setting): Drawing {
  const defs: Ink[] = []
  const ink: Ink[] = []
  const { left, right, top } = canvas
  defs.push(
    blur("under", 12),
    gradient(
      "wall",
      [left, 0],
      [right, 0],
      [
        { at: 0, colour: "#f3f1ea" },
        { at: 0.6, colour: "#e6e8e3" },
        { at: 1, colour: "#cfd6d4" },
      ],
    ),
    gradient(
      "floor",
      [0, FLOOR],
      [0, 480],
      [
        { at: 0, colour: "#dcdfdb" },
        { at: 1, colour: "#b9c1c0" },
      ],
    ),
  )
  ink.push(rect(left, top, right - left, FLOOR - top, { fill: "url(#wall)" }))
  const view = { turn: 30, eye: 1500, distance: 15000 }
  const first = place({ ...lead, view, scale: 0.168, id: "a", sky: "#dce8ea" }, -640, -40)
  const second = place({ body: "van", paint: "snow", view, scale: 0.144, id: "b", sky: "#dce8ea" }, -1330, -66)
  defs.push(first.defs, second.defs)
  ink.push(windows(defs, second.ink + first.ink))
  ink.push(companyWall(brandGroup))
  ink.push(
    rect(left, FLOOR, right - left, 600, { fill: "url(#floor)" }),
    rect(left, FLOOR - 4, right - left, 8, { fill: "#33464f" }),
    when(
      ["morning", "day"],
      [-1800, -1240, -680]
        .map((x) =>
          polygon(
            [
              [x, FLOOR + 6],
              [x + 420, FLOOR + 6],
              [x + 1000, 560],
              [x + 420, 560],
            ],
            { fill: "#fffaf0", opacity: 0.34 },
          ),
        )
        .join(""),
    ),
  )
  ink.push(sofa(-1180, 210), pot(-820, 190, 0.95))
  ink.push(
    pendant(180, top, -440, 84, northern.paper),
    pendant(460, top, -440, 84, northern.paper),
    pendant(740, top, -440, 84, northern.paper),
  )
  const uniform = brandGroup === "rullo" ? rullo.action : northern.action
  ink.push(
    person({ pose: "tablet", top: uniform, trousers: "#22343f", hair: "#4a3424", hairCut: "bun" }, 640, 150, 452),
    person(
      { pose: "stand", top: uniform, trousers: "#22343f", hair: northern.hairFair, hairCut: "short", skin: "#c58d68" },
      950,
      146,
      462,
    ),
  )
  ink.push(counter())
  ink.push(
    castShadow(128, 288, 60),
    person(
      { pose: "give", top: "#5a7fa0", trousers: "#4a5058", hair: "#2e2622", hairCut: "short" },
      132,
      286,
      474,
      "right",
    ),
    keyIn(226, -20),
  )
  return { content: ink.join(""), defs: defs.join("") }
}

function windows(defs: Ink[], cars: Ink): Ink {
  const left = -2000
  const right = -190
  const top = -660
  const air = sky("air", { left, right, top, bottom: FLOOR }, -230, ["#b9d6e4", "#dfe8e2", "#fbe6cb"])
  defs.push(air.defs, clipTo("panes", rect(left, top, right - left, FLOOR - top, { fill: "#000" })))
  const outside = [
    air.ink,
    rect(left, -232, right - left, 120, { fill: northern.grass }),
    ridge(left, right, -226, 70, northern.hillFar, 29, 2.4),
    ridge(left, right, -226, 38, northern.hill, 2, 3),
    treeline(left, right, -216, 64, northern.spruceFar, 12),
    birch(-1020, -112, 400, 8),
    birch(-280, -116, 380, 3),
    rect(left, -120, right - left, 200, { fill: northern.asphaltLight }),
    ...[-1700, -1100, -420].map((x) =>
      polygon(
        [
          [x, -116],
          [x + 12, -116],
          [x - 70, FLOOR],
          [x - 92, FLOOR],
        ],
        { fill: northern.marking, opacity: 0.8 },
      ),
    ),
    snowOver(left, right, -122, FLOOR),
    cars,
  ].join("")
  const posts = [-1860, -1306, -752, -200].map(
    (x) =>
      rect(x - 10, top, 20, FLOOR - top, { fill: "#3a4e58" }) + rect(x - 10, top, 6, FLOOR - top, { fill: "#5b707a" }),
  )
  return [
    part("outside", group(outside, undefined, { clip: "panes" })),
    group(
      [-1700, -1140, -560]
        .map((x) =>
          polygon(
            [
              [x, top],
              [x + 140, top],
              [x - 110, FLOOR],
              [x - 250, FLOOR],
            ],
            { fill: "#ffffff", opacity: 0.15 },
          ),
        )
        .join(""),
      undefined,
      { clip: "panes" },
    ),
    ...posts,
    rect(left, -470, right - left, 8, { fill: "#3a4e58" }),
    rect(left, top - 16, right - left + 10, 20, { fill: "#3a4e58" }),
  ].join("")
}

/** The wall behind the counter: the company's name, and the cabinet where the keys of the day hang. */
function companyWall(brandGroup: BrandGroupName): Ink {
  const slats = Array.from({ length: 34 }, (_, index) =>
    rect(-150 + index * 28, -760, 12, 780, { fill: "#0c4f4f", opacity: 0.5 }),
  )
  const name = sign(brandGroup, 0, 0, 58)
  return [
    rect(-150, canvas.top, 960, FLOOR - canvas.top, { fill: northern.action }),
    ...slats,
    rect(-150, canvas.top, 18, FLOOR - canvas.top, { fill: "#12706d" }),
    rect(330 - name.width / 2 - 50, -660, name.width + 100, 130, { fill: northern.action }),
    group(name.ink, `translate(${330 - name.width / 2} -624)`),
    cabinet(880, -430),
  ].join("")
}

function cabinet(x: number, y: number): Ink {
  const tags = ["#f2b441", "#f4f6f5", "#b8574a", "#8ca5ab", "#f4f6f5", "#7fb5b1"]
  const keys: Ink[] = []
  for (let row = 0; row < 4; row++) {
    for (let column = 0; column < 7; column++) {
      const at = (row * 7 + column) * 5 + row
      const kx = x + 34 + column * 52
      const ky = y + 36 + row * 82
      keys.push(circle(kx, ky, 4, { fill: "#93a9ac" }))
      if (at % 9 === 4) continue
      keys.push(
        circle(kx, ky + 12, 9, { stroke: "#dbe3e4", width: 3 }),
        rect(kx - 9, ky + 20, 18, 32, { fill: "#1a262d" }, 6),
        rect(kx - 22, ky + 22, 12, 26, { fill: tags[at % tags.length] ?? "#f4f6f5" }, 3),
      )
    }
  }
  return [
    rect(x - 22, y - 22, 424, 378, { fill: "#10212e", opacity: 0.14 }, 8),
    rect(x - 30, y - 30, 424, 378, { fill: "#9d764c" }, 8),
    rect(x - 16, y - 16, 396, 350, { fill: "#3b4d55" }, 4),
    ...keys,
    polygon(
      [
        [x + 200, y - 16],
        [x + 290, y - 16],
        [x + 120, y + 334],
        [x + 30, y + 334],
      ],
      { fill: "#ffffff", opacity: 0.07 },
    ),
  ].join("")
}

function counter(): Ink {
  const top = -14
  const base = 244
  const left = 280
  const right = 1560
  const slats = Array.from({ length: 44 }, (_, index) =>
    rect(left + 26 + index * 30, top + 30, 18, base - top - 52, { fill: index % 2 ? "#b98d5e" : "#c39a6b" }),
  )
  return [
    ellipse(900, base + 6, 760, 30, { fill: "#10212e", opacity: 0.22, filter: "under" }),
    rect(left + 14, top + 22, right - left, base - top - 30, { fill: "#8c6842" }),
    ...slats,
    rect(left + 24, base - 26, right - left, 26, { fill: "#33464f" }),
    rect(left - 20, top, right - left + 40, 30, { fill: northern.paper }, 8),
    rect(left - 20, top + 20, right - left + 40, 10, { fill: mix(northern.paper, "#8ba0a5", 0.35) }, 4),
    // A screen seen from behind, a bell, a bowl, papers.
    rect(744, top - 130, 176, 112, { fill: "#2a3b44" }, 8),
    rect(744, top - 130, 60, 112, { fill: "#3a4e58" }, 8),
    rect(820, top - 26, 24, 28, { fill: "#33464f" }),
    rect(790, top - 6, 84, 8, { fill: "#26313a" }, 4),
    path(`M400 ${top}A26 24 0 0 1 452 ${top}Z`, { fill: northern.amber }),
    circle(426, top - 27, 5, { fill: "#b5862a" }),
    rect(396, top - 4, 60, 6, { fill: "#33464f" }, 3),
    polygon(
      [
        [490, top],
        [590, top],
        [574, top - 10],
        [506, top - 10],
      ],
      { fill: "#f4f1e6" },
    ),
    path(`M1080 ${top - 34}H1170L1154 ${top}H1096Z`, { fill: "#b8574a" }),
    circle(1106, top - 38, 14, { fill: "#8fa86c" }),
    circle(1134, top - 42, 15, { fill: "#b9c98b" }),
    circle(1152, top - 36, 12, { fill: "#8fa86c" }),
  ].join("")
}

const keyIn = (x: number, y: number): Ink =>
  circle(x, y - 2, 9, { stroke: "#dbe3e4", width: 3 }) +
  rect(x - 9, y + 6, 18, 30, { fill: "#1a262d" }, 6) +
  circle(x, y + 14, 3, { fill: northern.amber })

function sofa(x: number, base: number): Ink {
  const colour = "#8ca5ab"
  const dark = mix(colour, "#10212e", 0.28)
  return [
    ellipse(x + 30, base, 300, 24, { fill: "#10212e", opacity: 0.2, filter: "under" }),
    ...[-230, 200].map((dx) =>
      line(
        [
          [x + dx, base - 50],
          [x + dx + (dx < 0 ? -8 : 8), base],
        ],
        { stroke: "#7c5636", width: 12 },
      ),
    ),
    rect(x - 260, base - 236, 500, 150, { fill: colour }, 26),
    rect(x - 240, base - 130, 460, 84, { fill: mix(colour, "#ffffff", 0.16) }, 18),
    rect(x - 14, base - 130, 4, 70, { fill: dark, opacity: 0.6 }),
    rect(x - 286, base - 182, 60, 140, { fill: dark }, 24),
    rect(x + 202, base - 182, 60, 140, { fill: dark }, 24),
    rect(x - 210, base - 196, 96, 80, { fill: northern.amber }, 16),
  ].join("")
}
