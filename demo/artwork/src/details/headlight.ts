import { onEnd } from "../car/shell.ts"
import { bodies } from "../car/stage.ts"
import type { View } from "../drawing/camera.ts"
import { spread } from "../drawing/geometry.ts"
import { circle, ellipse, glow, gradient, rect } from "../drawing/ink.ts"
import { ridge, sky, treeline } from "../scenes/nature.ts"
import type { Scene } from "../scenes/scene.types.ts"
import { canvas, closeUp, crops, shown } from "./close-up.ts"

/** A headlight at dusk. */
export const headlight: Scene = {
  crops: crops({ "4x5": { x: -380, y: -575, width: 920 } }),
  own: { season: "summer", hour: "day", car: { body: "saloon", paint: "midnight" } },
  varies: "paint",
  draw: ({ car }) => {
    const body = bodies.saloon
    const view: View = { turn: 46, eye: 1150, distance: 9000 }
    const lamp = onEnd(body.lower, "front", [0.62, 0.7])
    const shot = closeUp({
      ...car,
      view,
      scale: 0.98,
      at: (eye) => eye.project(lamp),
      lights: true,
      trim: "plus",
      sky: "#7f9fb0",
    })
    const air = sky("air", canvas, -40, ["#1a3546", "#3f6a78", "#efc98a"])
    const beamAt = shown(shot.eye, shot.eye.project(lamp), onEnd(body.lower, "front", [0.66, 0.82]))
    return {
      content: [
        air.ink,
        ridge(-1500, 1500, -30, 120, "#35596a", 6, 2),
        treeline(-1500, 1500, -24, 150, "#26495a", 7, 1.1),
        rect(-1500, -30, 3000, 1400, { fill: "url(#wet)" }),
        ...spread(0, 1, 9).map((t) =>
          rect(-1400 + t * 1300, 120 + t * t * 420, 500 - t * 200, 6 + t * 6, { fill: "#f2d8a2", opacity: 0.14 }, 6),
        ),
        shot.ink,
        circle(beamAt[0], beamAt[1], 420, { fill: "url(#glow)" }),
        ellipse(beamAt[0] - 20, beamAt[1], 620, 26, { fill: "url(#flare)" }),
      ].join(""),
      defs:
        air.defs +
        shot.defs +
        gradient(
          "wet",
          [0, -30],
          [0, 700],
          [
            { at: 0, colour: "#4a6570" },
            { at: 1, colour: "#203640" },
          ],
        ) +
        glow("glow", beamAt, 420, [
          { at: 0, colour: "#fffbe9", opacity: 0.85 },
          { at: 0.18, colour: "#fff2c9", opacity: 0.4 },
          { at: 1, colour: "#fff2c9", opacity: 0 },
        ]) +
        glow("flare", beamAt, 620, [
          { at: 0, colour: "#fffbe9", opacity: 0.7 },
          { at: 1, colour: "#fff2c9", opacity: 0 },
        ]),
    }
  },
}
