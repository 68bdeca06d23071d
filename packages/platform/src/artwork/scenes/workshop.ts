import { type Point, spread } from "../drawing/geometry.ts"
import { circle, clipTo, ellipse, gradient, group, type Ink, line, path, polygon, rect } from "../drawing/ink.ts"
import { mix } from "../palette/colour.ts"
import { northern } from "../palette/northern.ts"
import { place } from "./cast.ts"
import { type Canvas, ridge, sky, treeline } from "./nature.ts"
import { person } from "./people.ts"
import type { Scene } from "./scene.types.ts"

const canvas: Canvas = { left: -2000, right: 1500, top: -1300, bottom: 520 }
const FLOOR = -60

/** A bright workshop: a car on the lift, tools in order, a mechanic at work. */
export const workshop: Scene = {
  crops: {
    "21x9": { x: -1500, y: -850, width: 2520 },
    "16x9": { x: -1050, y: -820, width: 1880 },
    "3x2": { x: -800, y: -770, width: 1530 },
    "4x3": { x: -750, y: -800, width: 1450 },
    "4x5": { x: -600, y: -1030, width: 1210 },
  },
  draw,
}

function draw(): { content: Ink; defs: Ink } {
  const defs: Ink[] = []
  const ink: Ink[] = []
  ink.push(wall(defs))
  ink.push(roof())
  ink.push(windows(defs))
  ink.push(toolWall(-1490, -640))
  ink.push(floor(defs))
  ink.push(bench(-1500, FLOOR + 34))
  ink.push(cabinet(650, 6))
  ink.push(tyres(985, 44))
  ink.push(lift("back"))
  const car = place({ body: "estate", paint: "fjord", view: { turn: 6, eye: 430, distance: 24000 }, scale: 0.218, id: "car", shadow: false, sky: "#e3ecec" }, 10, -258)
  defs.push(car.defs)
  ink.push(arms(), car.ink, lift("front"))
  ink.push(person({ pose: "reach", top: "#dfe4e2", trousers: "#22343f", overalls: "#1d4f63", hair: "#0a5c5a", hairCut: "cap" }, -318, 196, 430, "right"))
  ink.push(handLamp(-206, -224))
  ink.push(trolley(-760, 214))
  return { content: ink.join(""), defs: defs.join("") }
}

function wall(defs: Ink[]): Ink {
  const { left, right, top } = canvas
  defs.push(gradient("wall", [left, 0], [right, 0], [{ at: 0, colour: "#f6f3ea" }, { at: 0.5, colour: "#e9ebe6" }, { at: 1, colour: "#d5dcda" }]))
  return [
    rect(left, top, right - left, FLOOR - top, { fill: "url(#wall)" }),
    rect(left, -250, right - left, 250, { fill: "#2f5b61" }),
    rect(left, -250, right - left, 8, { fill: northern.amber }),
    rect(left, FLOOR - 22, right - left, 24, { fill: "#24454c" }),
  ].join("")
}

function roof(): Ink {
  const { left, right } = canvas
  const beams = Array.from({ length: 8 }, (_, index) => {
    const x = left + index * 470
    return line([[x, -880], [x + 235, -770], [x + 470, -880]], { stroke: "#8b9da1", width: 9 })
  })
  const lamps = [-1650, -1120, -590, -60, 470, 1000].map((x) =>
    [
      line([[x, -880], [x, -742]], { stroke: "#5c6f75", width: 4 }),
      polygon([[x - 26, -742], [x + 26, -742], [x + 62, -694], [x - 62, -694]], { fill: northern.actionDeep }),
      polygon([[x - 26, -742], [x - 4, -742], [x - 30, -694], [x - 62, -694]], { fill: northern.action }),
      ellipse(x, -694, 58, 9, { fill: "#fff3cf" }),
      polygon([[x - 56, -692], [x + 56, -692], [x + 190, -330], [x - 190, -330]], { fill: "#fff6dc", opacity: 0.13 }),
    ].join(""),
  )
  return [
    rect(left, canvas.top, right - left, 430, { fill: "#cfd8d7" }),
    ...Array.from({ length: 14 }, (_, index) => rect(left, -1290 + index * 30, right - left, 3, { fill: "#b4c1c1", opacity: 0.7 })),
    rect(left, -892, right - left, 18, { fill: "#7d9196" }),
    rect(left, -776, right - left, 12, { fill: "#7d9196" }),
    ...beams,
    ...lamps,
  ].join("")
}

/** The sectional door on the left lets the morning in. */
function windows(defs: Ink[]): Ink {
  const air = sky("air", { left: -600, right: 560, top: -680, bottom: -300 }, -330, ["#bfdbe2", "#d9e9ea", "#f6eed9"])
  defs.push(air.defs)
  const frame = (x: number, width: number): Ink => {
    const panes = spread(x, x + width, 4).slice(1, -1)
    return [
      ...panes.map((px) => rect(px - 5, -664, 10, 330, { fill: "#4c636b" })),
      rect(x, -510, width, 9, { fill: "#4c636b" }),
      path(`M${x} -664H${x + width}V-334H${x}Z`, { stroke: "#4c636b", width: 14 }),
      rect(x - 14, -336, width + 28, 14, { fill: "#c5cfce" }),
      polygon([[x + width * 0.1, -660], [x + width * 0.26, -660], [x + width * 0.12, -340], [x - 0.02 * width + 12, -340]], { fill: "#ffffff", opacity: 0.32 }),
    ].join("")
  }
  defs.push(clipTo("panes", rect(-590, -664, 500, 330, { fill: "#000" }) + rect(-40, -664, 560, 330, { fill: "#000" })))
  const outside = [
    air.ink,
    ridge(-600, 560, -330, 60, "#a7c0c3", 9, 2),
    treeline(-600, 560, -330, 74, "#7ea59f", 2),
  ].join("")
  return [group(outside, undefined, { clip: "panes" }), frame(-590, 500), frame(-40, 560)].join("")
}

function floor(defs: Ink[]): Ink {
  const { left, right } = canvas
  defs.push(gradient("floor", [0, FLOOR], [0, 420], [{ at: 0, colour: "#c3ccca" }, { at: 0.4, colour: "#b3bdbc" }, { at: 1, colour: "#9eaaab" }]))
  return [
    rect(left, FLOOR, right - left, 640, { fill: "url(#floor)" }),
    polygon([[-640, FLOOR], [-180, FLOOR], [720, 540], [-140, 540]], { fill: "#f3f0e0", opacity: 0.26 }),
    polygon([[-60, FLOOR], [420, FLOOR], [1560, 540], [860, 540]], { fill: "#f3f0e0", opacity: 0.2 }),
    polygon([[-740, 10], [-726, 10], [-850, 330], [-872, 330]], { fill: northern.amber }),
    polygon([[706, 10], [720, 10], [862, 330], [840, 330]], { fill: northern.amber }),
    polygon([[-742, 4], [722, 4], [726, 14], [-746, 14]], { fill: northern.amber }),
  ].join("")
}

/** The lift's two posts; the near one stands in front of the car. */
function lift(which: "back" | "front"): Ink {
  const post = (x: number, base: number, tall: number, wide: number, colours: readonly [string, string, string]): Ink =>
    [
      polygon([[x - wide * 1.1, base], [x + wide * 1.1, base], [x + wide * 3.2, base + 22], [x + wide, base + 24]], { fill: "#10212e", opacity: 0.16 }),
      rect(x - wide * 1.15, base - 12, wide * 2.3, 16, { fill: colours[2] }, 3),
      rect(x - wide / 2, base - tall, wide, tall - 8, { fill: colours[0] }),
      rect(x - wide / 2, base - tall, wide * 0.28, tall - 8, { fill: colours[1] }),
      rect(x - wide * 0.12, base - tall + 20, wide * 0.2, tall - 60, { fill: colours[2] }),
      rect(x - wide * 0.62, base - tall - 14, wide * 1.24, 20, { fill: colours[2] }, 4),
    ].join("")
  if (which === "back") return post(30, 26, 640, 60, ["#c99a2f", "#d9ae48", "#8d6c22"])
  return ""
}

/** Carrying arms under the sills. */
function arms(): Ink {
  return [
    polygon([[-250, -262], [330, -262], [330, -238], [-250, -238]], { fill: "#8d6c22" }),
    rect(-262, -276, 44, 22, { fill: "#26313a" }, 4),
    rect(296, -276, 44, 22, { fill: "#26313a" }, 4),
    polygon([[-6, -246], [66, -246], [60, -196], [0, -196]], { fill: "#b5862a" }),
    rect(-16, -226, 92, 60, { fill: "#d9ae48" }, 6),
    rect(-8, -218, 76, 10, { fill: "#8d6c22" }, 4),
  ].join("")
}

function toolWall(x: number, y: number): Ink {
  const colour = "#1e3b46"
  const metal = "#dbe3e4"
  const grip = northern.amber
  const spanner = (tx: number, ty: number, size: number): Ink =>
    group(
      [
        rect(-5, -size, 10, size * 2, { fill: metal }, 4),
        path(`M-17 ${-size - 22}A18 18 0 1 0 17 ${-size - 22}L8 ${-size - 10}H-8Z`, { fill: metal }),
        circle(0, size + 10, 15, { fill: metal }),
        circle(0, size + 10, 7, { fill: colour }),
      ].join(""),
      `translate(${tx} ${ty})`,
    )
  const driver = (tx: number, ty: number, size: number, handle: string): Ink =>
    rect(tx - 3, ty, 6, size, { fill: metal }) + rect(tx - 11, ty - size * 0.62, 22, size * 0.66, { fill: handle }, 9) + rect(tx - 11, ty - size * 0.62, 8, size * 0.66, { fill: mix(handle, "#ffffff", 0.3) }, 4)
  const hammer = (tx: number, ty: number): Ink =>
    rect(tx - 6, ty, 12, 128, { fill: northern.wood }, 5) + rect(tx - 38, ty - 22, 76, 30, { fill: "#aab6b9" }, 5) + rect(tx - 38, ty - 22, 22, 30, { fill: metal }, 5)
  const pliers = (tx: number, ty: number): Ink =>
    path(`M${tx - 6} ${ty}C${tx - 22} ${ty + 40} ${tx - 26} ${ty + 80} ${tx - 18} ${ty + 116}`, { stroke: northern.faluRed, width: 12 }) +
    path(`M${tx + 6} ${ty}C${tx + 22} ${ty + 40} ${tx + 26} ${ty + 80} ${tx + 18} ${ty + 116}`, { stroke: northern.faluDeep, width: 12 }) +
    polygon([[tx - 12, ty + 4], [tx - 4, ty - 44], [tx + 4, ty - 44], [tx + 12, ty + 4]], { fill: metal })
  const socket = (tx: number, ty: number, size: number): Ink => circle(tx, ty, size, { fill: metal }) + circle(tx, ty, size * 0.55, { fill: colour })
  return [
    rect(x, y, 830, 310, { fill: colour }, 8),
    rect(x, y, 830, 10, { fill: "#2d505c" }, 4),
    ...[0, 1, 2, 3, 4, 5].map((index) => spanner(x + 60 + index * 52, y + 118, 62 - index * 7)),
    ...[0, 1, 2, 3, 4].map((index) => driver(x + 402 + index * 40, y + 92, 88 - index * 8, index % 2 ? northern.faluRed : grip)),
    hammer(x + 652, y + 62),
    pliers(x + 756, y + 86),
    ...[0, 1, 2, 3, 4, 5, 6, 7, 8].map((index) => socket(x + 62 + index * 44, y + 258, 20 - index * 1.2)),
    rect(x + 40, y + 228, 400, 4, { fill: "#35606d" }),
    rect(x + 470, y + 236, 150, 46, { fill: "#35606d" }, 4),
    rect(x + 640, y + 230, 150, 52, { fill: grip }, 6),
    rect(x + 690, y + 222, 50, 10, { fill: grip }, 4),
    rect(x + 640, y + 252, 150, 5, { fill: northern.ochreDeep }),
  ].join("")
}

function bench(x: number, base: number): Ink {
  return [
    polygon([[x + 20, base + 4], [x + 860, base + 4], [x + 960, base + 26], [x + 120, base + 26]], { fill: "#10212e", opacity: 0.14 }),
    rect(x, base - 192, 850, 24, { fill: northern.wood }, 4),
    rect(x, base - 192, 850, 8, { fill: "#dcb98c" }, 4),
    ...[20, 420, 806].map((dx) => rect(x + dx, base - 168, 26, 168, { fill: "#24454c" })),
    rect(x + 60, base - 168, 320, 150, { fill: northern.action }, 4),
    ...[0, 1, 2].map((row) => rect(x + 72, base - 158 + row * 46, 296, 38, { fill: "#0d6d6a" }, 3)),
    ...[0, 1, 2].map((row) => rect(x + 180, base - 150 + row * 46, 80, 7, { fill: northern.paper, opacity: 0.8 }, 3)),
    rect(x + 470, base - 46, 310, 12, { fill: "#35606d" }),
    rect(x + 500, base - 116, 90, 70, { fill: "#c7b793" }, 3),
    rect(x + 610, base - 96, 130, 50, { fill: "#8ca5ab" }, 3),
    // A vice, and a jar of oil.
    rect(x + 612, base - 222, 66, 30, { fill: "#3a4e58" }, 4),
    rect(x + 600, base - 256, 30, 40, { fill: "#4c636b" }, 4),
    rect(x + 656, base - 256, 34, 40, { fill: "#4c636b" }, 4),
    line([[x + 690, base - 238], [x + 732, base - 238]], { stroke: "#aab6b9", width: 8 }),
    rect(x + 450, base - 250, 44, 58, { fill: northern.amber }, 6),
    rect(x + 460, base - 264, 24, 16, { fill: "#b5862a" }, 3),
    rect(x + 456, base - 234, 32, 26, { fill: northern.paper }, 2),
  ].join("")
}

function cabinet(x: number, base: number): Ink {
  const drawers = [0, 44, 88, 132, 196, 260]
  return [
    polygon([[x, base], [x + 240, base], [x + 330, base + 22], [x + 90, base + 22]], { fill: "#10212e", opacity: 0.16 }),
    rect(x, base - 350, 240, 336, { fill: northern.faluRed }, 8),
    rect(x + 176, base - 350, 64, 336, { fill: northern.faluDeep, opacity: 0.6 }, 8),
    ...drawers.map((y, index) => rect(x + 12, base - 338 + y, 216, index < 3 ? 36 : index < 5 ? 56 : 50, { fill: "#b85545" }, 3) + rect(x + 60, base - 330 + y, 120, 7, { fill: "#f0d9c8" }, 3)),
    rect(x - 6, base - 362, 252, 16, { fill: "#26313a" }, 4),
    circle(x + 34, base - 4, 14, { fill: "#1d262c" }),
    circle(x + 206, base - 4, 14, { fill: "#1d262c" }),
    rect(x + 40, base - 420, 90, 58, { fill: "#2f5b61" }, 6),
    rect(x + 60, base - 436, 50, 18, { fill: "#2f5b61" }, 6),
    rect(x + 150, base - 400, 56, 38, { fill: northern.paper }, 4),
  ].join("")
}

function tyres(x: number, base: number): Ink {
  const one = (y: number, dx: number): Ink =>
    [
      rect(x - 118 + dx, y - 64, 236, 62, { fill: "#262f35" }, 24),
      rect(x - 118 + dx, y - 64, 236, 18, { fill: "#3a454c" }, 12),
      ...Array.from({ length: 11 }, (_, index) => rect(x - 104 + dx + index * 20, y - 44, 8, 32, { fill: "#171d21" }, 3)),
    ].join("")
  return [
    polygon([[x - 110, base], [x + 120, base], [x + 240, base + 20], [x + 20, base + 22]], { fill: "#10212e", opacity: 0.18 }),
    one(base, 0),
    one(base - 62, 7),
    one(base - 124, -5),
    one(base - 186, 4),
    ellipse(x + 4, base - 250, 110, 15, { fill: "#323c43" }),
    ellipse(x + 4, base - 250, 60, 8, { fill: "#12181c" }),
  ].join("")
}

function handLamp(x: number, y: number): Ink {
  const cone: Point[] = [[x - 8, y - 6], [x + 16, y - 12], [x + 150, y - 72], [x + 120, y - 10]]
  return polygon(cone, { fill: "#fff3c4", opacity: 0.5 }) + group(rect(-10, -28, 20, 56, { fill: northern.amber }, 8) + rect(-7, -40, 14, 16, { fill: "#fff7dd" }, 5), `translate(${x - 6} ${y + 8}) rotate(62)`)
}

function trolley(x: number, base: number): Ink {
  return [
    polygon([[x - 90, base], [x + 90, base], [x + 190, base + 18], [x, base + 20]], { fill: "#10212e", opacity: 0.18 }),
    rect(x - 92, base - 196, 184, 12, { fill: "#35606d" }, 4),
    rect(x - 92, base - 44, 184, 12, { fill: "#35606d" }, 4),
    rect(x - 88, base - 190, 10, 180, { fill: "#24454c" }),
    rect(x + 78, base - 190, 10, 180, { fill: "#24454c" }),
    circle(x - 78, base - 8, 12, { fill: "#1d262c" }),
    circle(x + 78, base - 8, 12, { fill: "#1d262c" }),
    rect(x - 70, base - 236, 56, 40, { fill: "#c9d2d3" }, 4),
    rect(x, base - 226, 70, 30, { fill: northern.action }, 4),
    rect(x - 64, base - 110, 60, 66, { fill: northern.amber }, 6),
    rect(x + 10, base - 92, 60, 48, { fill: "#c9d2d3" }, 4),
  ].join("")
}
