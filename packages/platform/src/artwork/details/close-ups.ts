import type { BodyType } from "../car/body.types.ts"
import { onEnd, onSide } from "../car/shell.ts"
import { bodies } from "../car/stage.ts"
import type { Camera, View } from "../drawing/camera.ts"
import type { Point, Space } from "../drawing/geometry.ts"
import { spread } from "../drawing/geometry.ts"
import { blur, circle, ellipse, glow, gradient, group, type Ink, line, path, polygon, rect } from "../drawing/ink.ts"
import { northern } from "../palette/northern.ts"
import type { PaintName } from "../palette/paints.ts"
import { place } from "../scenes/cast.ts"
import { type Canvas, ridge, sky, treeline } from "../scenes/nature.ts"
import type { Crop, Ratio, Scene } from "../scenes/scene.types.ts"

interface Subject {
  readonly body: BodyType
  readonly paint: PaintName
  readonly view: View
  readonly scale: number
  readonly at: (eye: Camera) => Point
  readonly lights?: boolean
  readonly trim?: "plus" | "sport" | "aero" | "base"
  readonly sky?: string
}

const canvas: Canvas = { left: -1500, right: 1500, top: -1300, bottom: 1300 }

/** All crops of a close-up look at its middle. */
function crops(shift: Partial<Record<Ratio, Crop>> = {}): Record<Ratio, Crop> {
  return {
    "21x9": { x: -1260, y: -540, width: 2520 },
    "16x9": { x: -960, y: -540, width: 1920 },
    "3x2": { x: -780, y: -520, width: 1560 },
    "4x3": { x: -700, y: -525, width: 1400 },
    "4x5": { x: -460, y: -575, width: 920 },
    ...shift,
  }
}

/** A car drawn so large that the subject fills the middle of the picture. */
function closeUp({ at, ...part }: Subject): { ink: Ink; defs: Ink; eye: Camera; ground: number } {
  const car = place({ ...part, id: "car", shadow: false }, 0, 0)
  const [x, y] = at(car.eye)
  return { ink: group(car.ink, `translate(${Math.round(-x)} ${Math.round(-y)})`), defs: car.defs, eye: car.eye, ground: -y }
}

const shown = (eye: Camera, from: Point, point: Space): Point => {
  const [x, y] = eye.project(point)
  return [x - from[0], y - from[1]]
}

/** A wheel with a winter tyre, standing in snow. */
export const wheel: Scene = {
  crops: crops(),
  draw: () => {
    const body = bodies.suv
    const view: View = { turn: 24, eye: 1000, distance: 11000 }
    const hub: Space = [body.wheels[0].x, body.track, 420]
    const shot = closeUp({ body: "suv", paint: "spruce", view, scale: 0.92, at: (eye) => eye.project(hub), sky: "#dce9ec" })
    const from = shot.eye.project(hub)
    const [, ground] = shown(shot.eye, from, [body.wheels[0].x, body.track, 0])
    const air = sky("air", canvas, -120, ["#cfe0e6", "#e3ecee", "#f3eee4"])
    const back = [
      air.ink,
      ridge(-1500, 1500, -90, 90, "#c3d5da", 4, 2),
      treeline(-1500, 1500, -84, 150, "#a5c0c4", 7, 1.1),
      treeline(-1500, 1500, -60, 110, "#86a9ae", 19, 1.2),
      rect(-1500, -64, 3000, 1400, { fill: "url(#snow)" }),
    ].join("")
    const drifts = [
      path(`M-1500 ${ground + 26}C-900 ${ground - 16} -620 ${ground + 4} -420 ${ground + 10}C-300 ${ground - 26} -200 ${ground - 34} -60 ${ground - 10}C60 ${ground - 44} 240 ${ground - 30} 420 ${ground - 2}C800 ${ground - 30} 1200 ${ground - 20} 1500 ${ground + 8}V1300H-1500Z`, { fill: "#f7fafa" }),
      path(`M-1500 ${ground + 90}C-800 ${ground + 40} -300 ${ground + 70} 100 ${ground + 56}S1100 ${ground + 84} 1500 ${ground + 60}V1300H-1500Z`, { fill: "#e9f1f3" }),
      path(`M-1500 ${ground + 190}C-700 ${ground + 140} 300 ${ground + 190} 1500 ${ground + 150}V1300H-1500Z`, { fill: "#dde9ed" }),
    ].join("")
    const flakes = spread(0, 1, 60).map((t, index) => circle(((index * 733) % 2600) - 1300, ((index * 419) % 1000) - 560, 3 + ((index * 7) % 5), { fill: "#ffffff", opacity: 0.5 + 0.4 * t }))
    return {
      content: [back, ellipse(40, ground - 20, 900, 70, { fill: "#3d5563", opacity: 0.55, filter: "shade" }), shot.ink, drifts, ...flakes].join(""),
      defs: air.defs + shot.defs + blur("shade", 30) + gradient("snow", [0, -64], [0, 600], [{ at: 0, colour: "#e4edef" }, { at: 1, colour: "#cfdde2" }]),
    }
  },
}

/** A headlight at dusk. */
export const headlight: Scene = {
  crops: crops({ "4x5": { x: -380, y: -575, width: 920 } }),
  draw: () => {
    const body = bodies.saloon
    const view: View = { turn: 46, eye: 1150, distance: 9000 }
    const lamp = onEnd(body.lower, "front", [0.62, 0.7])
    const shot = closeUp({ body: "saloon", paint: "midnight", view, scale: 0.98, at: (eye) => eye.project(lamp), lights: true, trim: "plus", sky: "#7f9fb0" })
    const air = sky("air", canvas, -40, ["#1a3546", "#3f6a78", "#efc98a"])
    const beamAt = shown(shot.eye, shot.eye.project(lamp), onEnd(body.lower, "front", [0.66, 0.82]))
    return {
      content: [
        air.ink,
        ridge(-1500, 1500, -30, 120, "#35596a", 6, 2),
        treeline(-1500, 1500, -24, 150, "#26495a", 7, 1.1),
        rect(-1500, -30, 3000, 1400, { fill: "url(#wet)" }),
        ...spread(0, 1, 9).map((t) => rect(-1400 + t * 1300, 120 + t * t * 420, 500 - t * 200, 6 + t * 6, { fill: "#f2d8a2", opacity: 0.14 }, 6)),
        shot.ink,
        circle(beamAt[0], beamAt[1], 420, { fill: "url(#glow)" }),
        ellipse(beamAt[0] - 20, beamAt[1], 620, 26, { fill: "url(#flare)" }),
      ].join(""),
      defs:
        air.defs +
        shot.defs +
        gradient("wet", [0, -30], [0, 700], [{ at: 0, colour: "#4a6570" }, { at: 1, colour: "#203640" }]) +
        glow("glow", beamAt, 420, [{ at: 0, colour: "#fffbe9", opacity: 0.85 }, { at: 0.18, colour: "#fff2c9", opacity: 0.4 }, { at: 1, colour: "#fff2c9", opacity: 0 }]) +
        glow("flare", beamAt, 620, [{ at: 0, colour: "#fffbe9", opacity: 0.7 }, { at: 1, colour: "#fff2c9", opacity: 0 }]),
    }
  },
}

/** A charging plug in the socket of a car. */
export const charging: Scene = {
  crops: crops(),
  draw: () => {
    const body = bodies.hatchback
    const view: View = { turn: -14, eye: 1250, distance: 12000 }
    const socket: Space = onSide(body.lower, [3560, 845])
    const shot = closeUp({ body: "hatchback", paint: "lichen", view, scale: 0.94, at: (eye) => eye.project(socket), trim: "aero", sky: "#d8e7e6" })
    return {
      content: [
        rect(-1500, -1300, 3000, 2600, { fill: "url(#wallTone)" }),
        ...spread(-1500, 1500, 24).map((x) => rect(x, -1300, 4, 1900, { fill: "#c9a88f", opacity: 0.35 })),
        rect(-1500, 560, 3000, 760, { fill: "#b8c0bd" }),
        rect(-1500, 552, 3000, 14, { fill: "#98a3a1" }),
        wallBox(-930, -250),
        ellipse(0, 520, 1000, 40, { fill: "#10212e", opacity: 0.4, filter: "plugshade" }),
        shot.ink,
        flap(),
        plug(),
      ].join(""),
      defs:
        shot.defs +
        blur("plugshade", 10) +
        gradient("wallTone", [-1500, 0], [1500, 0], [{ at: 0, colour: "#efe3d3" }, { at: 0.5, colour: "#e6d6c3" }, { at: 1, colour: "#d5c2ad" }]),
    }
  },
}

function wallBox(x: number, y: number): Ink {
  return [
    rect(x - 112, y - 176, 236, 372, { fill: "#10212e", opacity: 0.14 }, 34),
    rect(x - 124, y - 190, 236, 372, { fill: northern.paper }, 34),
    path(`M${x + 20} ${y - 190}H${x + 78}Q${x + 112} ${y - 190} ${x + 112} ${y - 156}V${y + 148}Q${x + 112} ${y + 182} ${x + 78} ${y + 182}H${x + 20}Z`, { fill: "#e2e8e6" }),
    circle(x - 6, y - 60, 62, { fill: northern.night }),
    circle(x - 6, y - 60, 48, { stroke: "#7fd7a6", width: 9 }),
    path(`M${x + 2} ${y - 96}L${x - 26} ${y - 54}H${x - 8}L${x - 14} ${y - 24}L${x + 14} ${y - 66}H${x - 4}Z`, { fill: northern.amber }),
    circle(x - 6, y + 92, 40, { fill: northern.night }),
    circle(x - 6, y + 92, 22, { fill: "#0b1a24" }),
    path(`M${x - 6} ${y + 118}C${x - 20} ${y + 460} ${x + 240} 700 ${x + 520} 640S-330 360 -250 210`, { stroke: "#14272f", width: 34 }),
    path(`M${x - 14} ${y + 122}C${x - 28} ${y + 460} ${x + 236} 690 ${x + 516} 631S-338 356 -256 208`, { stroke: "#3d5a63", width: 7, opacity: 0.7 }),
  ].join("")
}

function flap(): Ink {
  return [
    rect(-112, -118, 224, 236, { fill: "#2a3a38" }, 40),
    rect(-102, -108, 204, 216, { fill: "#172422" }, 34),
    path("M112 -104L250 -132Q272 -134 274 -112V112Q272 134 250 130L112 104Z", { fill: "#8fa57f" }),
    path("M112 -104L250 -132Q262 -133 268 -126L128 -94V96L112 104Z", { fill: "#b3c7a0" }),
    circle(0, 0, 78, { fill: "#0d1716" }),
    circle(0, 0, 78, { stroke: "#7fd7a6", width: 6 }),
  ].join("")
}

function plug(): Ink {
  return [
    path("M-250 220C-170 170 -90 100 -10 24L40 74C-40 150 -130 230 -190 290Z", { fill: "#0b1a24", opacity: 0.3, filter: "plugshade" }),
    path("M-300 236C-250 214 -170 130 -118 66L-62 -58Q-50 -74 -28 -70L46 -48Q64 -40 60 -20L34 58Q28 74 8 84C-60 122 -150 220 -214 300Q-240 326 -276 306Q-316 276 -300 236Z", { fill: northern.action }),
    path("M-300 236C-250 214 -170 130 -118 66L-62 -58Q-50 -74 -28 -70L-8 -64C-60 40 -150 180 -262 262Q-286 274 -296 256Z", { fill: "#16807c" }),
    path("M-150 128L-104 172", { stroke: "#063b3b", width: 9 }),
    path("M-178 158L-132 204", { stroke: "#063b3b", width: 9 }),
    path("M-206 190L-162 236", { stroke: "#063b3b", width: 9 }),
    circle(-26, 4, 17, { fill: northern.amber }),
  ].join("")
}

/** A car key on a table, with the service book and a cup of coffee, seen from above. */
export const key: Scene = {
  crops: crops({ "4x5": { x: -420, y: -560, width: 900 } }),
  draw: () => ({
    content: [table(), papers(), coffee(560, -250), pen(), fob()].join(""),
    defs:
      gradient("wood", [-1400, -600], [1300, 700], [{ at: 0, colour: "#e0bd8e" }, { at: 0.5, colour: "#cfa473" }, { at: 1, colour: "#b98a5a" }]) +
      blur("keyshade", 14) +
      blur("paper", 18),
  }),
}

function table(): Ink {
  const joints = [-760, -430, -110, 220, 540].map((y) => rect(-1500, y, 3000, 5, { fill: "#8f6740", opacity: 0.55 }) + rect(-1500, y + 5, 3000, 4, { fill: "#f0d3a8", opacity: 0.5 }))
  const grain = spread(0, 1, 46).map((t, index) => {
    const y = -900 + t * 1800
    const x = ((index * 617) % 2600) - 1400
    const length = 260 + ((index * 131) % 420)
    return path(`M${x} ${Math.round(y)}C${x + length * 0.3} ${Math.round(y - 12)} ${x + length * 0.6} ${Math.round(y + 14)} ${x + length} ${Math.round(y)}`, { stroke: "#9a7046", width: 3, opacity: 0.28 })
  })
  return [rect(-1500, -1300, 3000, 2600, { fill: "url(#wood)" }), ...grain, ...joints, polygon([[-1500, -1300], [-200, -1300], [700, 1300], [-1500, 1300]], { fill: "#fff4dc", opacity: 0.13 })].join("")
}

function papers(): Ink {
  const sheet = [
    rect(-280, -370, 620, 820, { fill: "#10212e", opacity: 0.3, filter: "paper" }, 8),
    rect(-310, -400, 620, 820, { fill: northern.paper }, 6),
    rect(-250, -330, 210, 30, { fill: northern.ink }, 6),
    ...[0, 1, 2, 3, 4, 5, 6].map((row) => rect(-250, -250 + row * 46, row % 3 === 2 ? 320 : 490, 13, { fill: "#c8d1d2" }, 6)),
    rect(-250, 110, 490, 3, { fill: "#8fa0a5" }),
    path("M-230 92C-190 40 -170 110 -140 76S-100 50 -84 88S-30 70 -10 84S60 60 96 80", { stroke: northern.action, width: 7 }),
    rect(-250, 160, 300, 13, { fill: "#c8d1d2" }, 6),
    rect(-250, 206, 220, 13, { fill: "#c8d1d2" }, 6),
  ].join("")
  const book = [
    rect(-220, -280, 480, 640, { fill: "#10212e", opacity: 0.34, filter: "paper" }, 16),
    rect(-250, -310, 480, 640, { fill: northern.action }, 16),
    rect(-250, -310, 46, 640, { fill: northern.actionDeep }, 16),
    rect(-222, -310, 18, 640, { fill: northern.actionDeep }),
    rect(214, -296, 10, 612, { fill: "#e9ece6" }),
    path("M-80 40V-70C-80 -112 -38 -120 -24 -80C-16 -54 -18 -28 -10 -4C4 38 46 28 46 -12V-56", { stroke: northern.paper, width: 30, cap: "butt" }),
    circle(46, -104, 19, { fill: northern.amber }),
    rect(-120, 170, 220, 14, { fill: "#7fb5b1" }, 7),
    rect(-120, 206, 150, 14, { fill: "#7fb5b1" }, 7),
  ].join("")
  return group(sheet, "translate(-760 60) rotate(-8)") + group(book, "translate(420 330) rotate(11)")
}

function coffee(x: number, y: number): Ink {
  return [
    circle(x + 26, y + 34, 236, { fill: "#10212e", opacity: 0.28, filter: "paper" }),
    circle(x, y, 232, { fill: "#e9ece8" }),
    circle(x, y, 232, { stroke: "#d0d7d4", width: 8 }),
    circle(x, y, 168, { fill: "#dbe1de" }),
    rect(x + 118, y - 34, 128, 68, { fill: "#f7f8f5" }, 32),
    rect(x + 150, y - 12, 70, 26, { fill: "#dbe1de" }, 13),
    circle(x, y, 148, { fill: "#f7f8f5" }),
    circle(x, y, 124, { fill: "#4b3021" }),
    path(`M${x - 104} ${y - 40}A112 112 0 0 1 ${x + 30} ${y - 108}C${x - 40} ${y - 90} ${x - 84} ${y - 50} ${x - 104} ${y - 40}Z`, { fill: "#8a6144", opacity: 0.9 }),
  ].join("")
}

function pen(): Ink {
  const body = [
    rect(-250, 4, 520, 30, { fill: "#10212e", opacity: 0.3, filter: "keyshade" }, 15),
    rect(-260, -16, 400, 32, { fill: northern.night }, 16),
    rect(-260, -16, 400, 10, { fill: "#3d5a68" }, 8),
    rect(110, -16, 26, 32, { fill: northern.amber }),
    polygon([[136, -15], [236, -6], [256, 0], [236, 6], [136, 15]], { fill: "#c3cdd0" }),
    rect(-250, -24, 130, 9, { fill: "#c3cdd0" }, 4),
  ].join("")
  return group(body, "translate(-660 310) rotate(-34)")
}

function fob(): Ink {
  const body = [
    rect(-30, -26, 350, 196, { fill: "#10212e", opacity: 0.35, filter: "keyshade" }, 80),
    rect(-60, -70, 360, 200, { fill: "#1c2b34" }, 84),
    rect(-60, -70, 360, 78, { fill: "#33464f" }, 70),
    rect(-44, -56, 328, 172, { fill: "#22333c" }, 74),
    circle(30, 30, 40, { fill: "#2f434d" }),
    circle(126, 30, 40, { fill: "#2f434d" }),
    circle(218, 30, 30, { fill: northern.action }),
    path("M18 34V22Q18 10 30 10Q42 10 42 22V34M12 32H48V52H12Z", { stroke: "#dbe6e8", width: 6 }),
    path("M114 34V22Q114 10 126 10Q136 10 138 18M108 32H144V52H108Z", { stroke: "#dbe6e8", width: 6 }),
    circle(218, 30, 9, { fill: northern.paper }),
    rect(286, 6, 40, 48, { fill: "#aebabd" }, 12),
    circle(362, 30, 58, { stroke: "#c3cdd0", width: 15 }),
    circle(362, 30, 58, { stroke: "#8d9a9f", width: 5 }),
  ].join("")
  const strap = [
    path("M396 -10C470 -90 560 -120 600 -230L664 -196C640 -90 540 -20 430 50Z", { fill: northern.woodDeep }),
    path("M396 -10C470 -90 560 -120 600 -230L624 -218C590 -110 500 -80 412 10Z", { fill: northern.wood }),
    line([[612, -190], [640, -176]], { stroke: "#7c5b38", width: 7 }),
  ].join("")
  return group(strap + body, "translate(-190 -30) rotate(14)")
}

/** Behind the steering wheel, with the road ahead. */
export const cockpit: Scene = {
  crops: crops({ "4x5": { x: -640, y: -640, width: 960 } }),
  draw: () => {
    const air = sky("air", canvas, -120, ["#bcd8df", "#d9e8e9", "#f6edda"])
    const road = [
      air.ink,
      ridge(-1500, 1500, -110, 120, "#a9c3c6", 14, 2.4),
      ridge(-1500, 1500, -110, 60, "#84a7a8", 24, 2),
      treeline(-1500, -160, -104, 150, "#4c7a74", 3, 1.1),
      treeline(260, 1500, -104, 170, "#4c7a74", 8, 1.1),
      rect(-1500, -110, 3000, 800, { fill: "#93aa7d" }),
      polygon([[-6, -112], [40, -112], [1500, 520], [-1700, 520]], { fill: "#7d8b90" }),
      polygon([[10, -104], [14, -104], [30, -40], [12, -40]], { fill: northern.marking }),
      polygon([[10, -16], [34, -16], [56, 110], [0, 110]], { fill: northern.marking }),
      polygon([[-14, -108], [-10, -108], [-1210, 400], [-1260, 400]], { fill: northern.marking, opacity: 0.7 }),
    ].join("")
    const ring = (r: number, squash = 0.94): Point[] => spread(0, Math.PI * 2, 73).map((angle) => [-420 + Math.cos(angle) * r, 360 + Math.sin(angle) * r * squash])
    const inside = [
      // Roof lining, pillars and mirror.
      path("M-1500 -1300H1500V-330C1000 -470 500 -520 0 -524C-500 -520 -1000 -470 -1500 -330Z", { fill: "#2a3a43" }),
      path("M-1500 -360C-1000 -500 -500 -548 0 -552C500 -548 1000 -500 1500 -360V-330C1000 -470 500 -520 0 -524C-500 -520 -1000 -470 -1500 -330Z", { fill: "#182832" }),
      polygon([[-1500, -420], [-1180, -440], [-1080, 160], [-1500, 260]], { fill: "#22323b" }),
      polygon([[1500, -420], [1180, -440], [1080, 160], [1500, 260]], { fill: "#1b2b34" }),
      rect(-14, -540, 28, 60, { fill: "#182832" }),
      rect(-180, -500, 360, 96, { fill: "#14222b" }, 40),
      rect(-168, -490, 336, 76, { fill: "#8fb1ba" }, 32),
      polygon([[-130, -490], [-20, -490], [-70, -414], [-168, -414]], { fill: "#d5e6e8", opacity: 0.6 }),
      // Dashboard.
      path("M-1500 190C-1100 110 -760 84 -420 92C0 100 500 110 900 130C1200 150 1400 176 1500 196V1300H-1500Z", { fill: "#24363f" }),
      path("M-1500 190C-1100 110 -760 84 -420 92C0 100 500 110 900 130C1200 150 1400 176 1500 196V232C1200 190 900 166 600 158C200 146 -200 140 -520 140C-900 142 -1200 176 -1500 236Z", { fill: "#3a525d" }),
      path("M-1500 420C-900 360 200 350 1500 400V520C400 460 -700 470 -1500 540Z", { fill: northern.wood }),
      path("M-1500 470C-900 410 200 400 1500 450V520C400 460 -700 470 -1500 540Z", { fill: northern.woodDeep, opacity: 0.6 }),
      rect(-700, 128, 560, 150, { fill: "#0f1c24" }, 26),
      rect(-664, 150, 190, 106, { fill: "#17313b" }, 14),
      rect(-370, 150, 190, 106, { fill: "#17313b" }, 14),
      path("M-640 226L-600 190L-560 206L-500 172", { stroke: "#7fd7a6", width: 7 }),
      rect(-346, 176, 110, 12, { fill: "#dbe6e8" }, 5),
      rect(-346, 204, 70, 12, { fill: "#6f8f9a" }, 5),
      rect(110, 96, 560, 330, { fill: "#0f1c24" }, 30),
      rect(130, 116, 520, 290, { fill: "#dfe9e4" }, 18),
      path("M130 300C240 260 300 330 410 280S560 180 650 210V388Q650 406 632 406H148Q130 406 130 388Z", { fill: "#a9cdd3" }),
      path("M170 380C260 340 300 250 380 240S500 200 610 140", { stroke: northern.paper, width: 22 }),
      path("M170 380C260 340 300 250 380 240S500 200 610 140", { stroke: northern.action, width: 12 }),
      circle(170, 380, 16, { fill: northern.action }),
      circle(610, 140, 20, { fill: northern.amber }),
      ...[790, 1010].map((x) => rect(x, 236, 190, 76, { fill: "#0f1c24" }, 22) + [0, 1, 2].map((row) => rect(x + 16, 252 + row * 18, 158, 6, { fill: "#3a525d" }, 3)).join("")),
      // Steering wheel.
      path("M-470 420C-560 400 -640 400 -700 380L-690 330C-620 350 -540 340 -480 320Z", { fill: "#33464f" }),
      path("M-370 420C-280 400 -200 400 -140 380L-150 330C-220 350 -300 340 -360 320Z", { fill: "#2b3d46" }),
      path("M-450 440L-470 640H-370L-390 440Z", { fill: "#2b3d46" }),
      line(ring(296), { stroke: "#16242d", width: 58 }),
      line(ring(306).slice(32, 60), { stroke: "#46606b", width: 14 }),
      ellipse(-420, 376, 112, 84, { fill: "#1f2f38" }),
      ellipse(-420, 370, 104, 74, { fill: "#33464f" }),
      circle(-420, 370, 26, { fill: "#c3cdd0" }),
      circle(-420, 370, 18, { fill: "#24363f" }),
    ].join("")
    return { content: road + inside, defs: air.defs }
  },
}
