import { bodies } from "../car/stage.ts"
import type { View } from "../drawing/camera.ts"
import { type Space, spread } from "../drawing/geometry.ts"
import { blur, circle, ellipse, gradient, path, rect } from "../drawing/ink.ts"
import { ridge, sky, treeline } from "../scenes/nature.ts"
import type { Scene } from "../scenes/scene.types.ts"
import { canvas, closeUp, crops, shown } from "./close-up.ts"

/** A wheel with a winter tyre, standing in snow. */
export const wheel: Scene = {
  crops: crops(),
  own: { season: "summer", hour: "day", car: { body: "suv", paint: "spruce" } },
  varies: "paint",
  draw: ({ car }) => {
    const body = bodies.suv
    const view: View = { turn: 24, eye: 1000, distance: 11000 }
    const hub: Space = [body.wheels[0].x, body.track, 420]
    const shot = closeUp({
      ...car,
      view,
      scale: 0.92,
      at: (eye) => eye.project(hub),
      sky: "#dce9ec",
    })
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
      path(
        `M-1500 ${ground + 26}C-900 ${ground - 16} -620 ${ground + 4} -420 ${ground + 10}C-300 ${ground - 26} -200 ${ground - 34} -60 ${ground - 10}C60 ${ground - 44} 240 ${ground - 30} 420 ${ground - 2}C800 ${ground - 30} 1200 ${ground - 20} 1500 ${ground + 8}V1300H-1500Z`,
        { fill: "#f7fafa" },
      ),
      path(
        `M-1500 ${ground + 90}C-800 ${ground + 40} -300 ${ground + 70} 100 ${ground + 56}S1100 ${ground + 84} 1500 ${ground + 60}V1300H-1500Z`,
        { fill: "#e9f1f3" },
      ),
      path(`M-1500 ${ground + 190}C-700 ${ground + 140} 300 ${ground + 190} 1500 ${ground + 150}V1300H-1500Z`, {
        fill: "#dde9ed",
      }),
    ].join("")
    const flakes = spread(0, 1, 60).map((t, index) =>
      circle(((index * 733) % 2600) - 1300, ((index * 419) % 1000) - 560, 3 + ((index * 7) % 5), {
        fill: "#ffffff",
        opacity: 0.5 + 0.4 * t,
      }),
    )
    return {
      content: [
        back,
        ellipse(40, ground - 20, 900, 70, { fill: "#3d5563", opacity: 0.55, filter: "shade" }),
        shot.ink,
        drifts,
        ...flakes,
      ].join(""),
      defs:
        air.defs +
        shot.defs +
        blur("shade", 30) +
        gradient(
          "snow",
          [0, -64],
          [0, 600],
          [
            { at: 0, colour: "#e4edef" },
            { at: 1, colour: "#cfdde2" },
          ],
        ),
    }
  },
}
