import { onSide } from "../car/shell.ts"
import { bodies } from "../car/stage.ts"
import type { View } from "../drawing/camera.ts"
import { type Space, spread } from "../drawing/geometry.ts"
import { blur, circle, ellipse, gradient, type Ink, path, rect } from "../drawing/ink.ts"
import { northern } from "../palette/northern.ts"
import { type Paint, paints } from "../palette/paints.ts"
import type { Scene } from "../scenes/scene.types.ts"
import { closeUp, crops } from "./close-up.ts"

/** A charging plug in the socket of a car. */
export const charging: Scene = {
  crops: crops(),
  own: { season: "summer", hour: "day", car: { body: "hatchback", paint: "lichen" } },
  varies: "paint",
  draw: ({ car }) => {
    const body = bodies.hatchback
    const view: View = { turn: -14, eye: 1250, distance: 12000 }
    const socket: Space = onSide(body.lower, [3560, 845])
    const shot = closeUp({
      ...car,
      view,
      scale: 0.94,
      at: (eye) => eye.project(socket),
      trim: "aero",
      sky: "#d8e7e6",
    })
    return {
      content: [
        rect(-1500, -1300, 3000, 2600, { fill: "url(#wallTone)" }),
        ...spread(-1500, 1500, 24).map((x) => rect(x, -1300, 4, 1900, { fill: "#c9a88f", opacity: 0.35 })),
        rect(-1500, 560, 3000, 760, { fill: "#b8c0bd" }),
        rect(-1500, 552, 3000, 14, { fill: "#98a3a1" }),
        wallBox(-930, -250),
        ellipse(0, 520, 1000, 40, { fill: "#10212e", opacity: 0.4, filter: "plugshade" }),
        shot.ink,
        flap(paints[car.paint]),
        plug(),
      ].join(""),
      defs:
        shot.defs +
        blur("plugshade", 10) +
        gradient(
          "wallTone",
          [-1500, 0],
          [1500, 0],
          [
            { at: 0, colour: "#efe3d3" },
            { at: 0.5, colour: "#e6d6c3" },
            { at: 1, colour: "#d5c2ad" },
          ],
        ),
    }
  },
}

function wallBox(x: number, y: number): Ink {
  return [
    rect(x - 112, y - 176, 236, 372, { fill: "#10212e", opacity: 0.14 }, 34),
    rect(x - 124, y - 190, 236, 372, { fill: northern.paper }, 34),
    path(
      `M${x + 20} ${y - 190}H${x + 78}Q${x + 112} ${y - 190} ${x + 112} ${y - 156}V${y + 148}Q${x + 112} ${y + 182} ${x + 78} ${y + 182}H${x + 20}Z`,
      { fill: "#e2e8e6" },
    ),
    circle(x - 6, y - 60, 62, { fill: northern.night }),
    circle(x - 6, y - 60, 48, { stroke: "#7fd7a6", width: 9 }),
    path(`M${x + 2} ${y - 96}L${x - 26} ${y - 54}H${x - 8}L${x - 14} ${y - 24}L${x + 14} ${y - 66}H${x - 4}Z`, {
      fill: northern.amber,
    }),
    circle(x - 6, y + 92, 40, { fill: northern.night }),
    circle(x - 6, y + 92, 22, { fill: "#0b1a24" }),
    path(`M${x - 6} ${y + 118}C${x - 20} ${y + 460} ${x + 240} 700 ${x + 520} 640S-330 360 -250 210`, {
      stroke: "#14272f",
      width: 34,
    }),
    path(`M${x - 14} ${y + 122}C${x - 28} ${y + 460} ${x + 236} 690 ${x + 516} 631S-338 356 -256 208`, {
      stroke: "#3d5a63",
      width: 7,
      opacity: 0.7,
    }),
  ].join("")
}

/** The socket and its flap, which is painted as the car is. */
function flap({ base, sheen }: Paint): Ink {
  return [
    rect(-112, -118, 224, 236, { fill: "#2a3a38" }, 40),
    rect(-102, -108, 204, 216, { fill: "#172422" }, 34),
    path("M112 -104L250 -132Q272 -134 274 -112V112Q272 134 250 130L112 104Z", { fill: base }),
    path("M112 -104L250 -132Q262 -133 268 -126L128 -94V96L112 104Z", { fill: sheen }),
    circle(0, 0, 78, { fill: "#0d1716" }),
    circle(0, 0, 78, { stroke: "#7fd7a6", width: 6 }),
  ].join("")
}

function plug(): Ink {
  return [
    path("M-250 220C-170 170 -90 100 -10 24L40 74C-40 150 -130 230 -190 290Z", {
      fill: "#0b1a24",
      opacity: 0.3,
      filter: "plugshade",
    }),
    path(
      "M-300 236C-250 214 -170 130 -118 66L-62 -58Q-50 -74 -28 -70L46 -48Q64 -40 60 -20L34 58Q28 74 8 84C-60 122 -150 220 -214 300Q-240 326 -276 306Q-316 276 -300 236Z",
      { fill: northern.action },
    ),
    path(
      "M-300 236C-250 214 -170 130 -118 66L-62 -58Q-50 -74 -28 -70L-8 -64C-60 40 -150 180 -262 262Q-286 274 -296 256Z",
      { fill: "#16807c" },
    ),
    path("M-150 128L-104 172", { stroke: "#063b3b", width: 9 }),
    path("M-178 158L-132 204", { stroke: "#063b3b", width: 9 }),
    path("M-206 190L-162 236", { stroke: "#063b3b", width: 9 }),
    circle(-26, 4, 17, { fill: northern.amber }),
  ].join("")
}
