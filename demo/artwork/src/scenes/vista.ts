import { type Camera, camera, type View } from "../drawing/camera.ts"
import type { Point, Space } from "../drawing/geometry.ts"
import { circle, glow, type Ink, outline, path, type Style } from "../drawing/ink.ts"
import { northern } from "../palette/northern.ts"

/** A street in true perspective: along it, across it (towards the eye) and up, in millimetres. */
export interface Vista {
  readonly eye: Camera
  readonly at: (along: number, across: number, up?: number) => Point
  /** A strip of the street between two lines along it, from close to the eye to far away. */
  readonly band: (near: number, far: number, from?: number, to?: number, up?: number) => Point[]
}

/** The same eye as looks at the car, so that whatever stands in the street meets the road where the wheels do. */
export function vista(view: View, centre: Space, scale: number): Vista {
  const eye = camera(view, centre, scale)
  const angle = (view.turn * Math.PI) / 180
  const nearest = (across: number): number =>
    centre[0] + (900 - view.distance + (across - centre[1]) * Math.cos(angle)) / Math.sin(angle)
  const at = (along: number, across: number, up = 0): Point =>
    eye.project([Math.max(along, nearest(across)), across, up])
  return {
    eye,
    at,
    band: (near, far, from = -1e6, to = 160000, up = 0) => [
      at(from, near, up),
      at(to, near, up),
      at(to, far, up),
      at(from, far, up),
    ],
  }
}

/** A flat wall: along it and up it. */
export type Wall = (along: number, up: number) => Point

export const pane = (wall: Wall, left: number, low: number, right: number, high: number): Point[] => [
  wall(left, low),
  wall(right, low),
  wall(right, high),
  wall(left, high),
]

/** No crop of a scene reaches further to either side. */
const SEEN = [-1750, 1200] as const

/** Gathers shapes by style, so that a row of windows is one path; what is laid first lies lowest. */
export interface Coats {
  readonly lay: (style: Style, ...rings: readonly (readonly Point[])[]) => void
  readonly ink: () => Ink
}

export function coats(): Coats {
  const laid = new Map<string, { readonly style: Style; readonly parts: string[] }>()
  return {
    lay(style, ...rings) {
      const key = JSON.stringify(style)
      const coat = laid.get(key) ?? { style, parts: [] }
      const seen = rings.filter((ring) => ring.some(([x]) => x > SEEN[0]) && ring.some(([x]) => x < SEEN[1]))
      coat.parts.push(...seen.map((ring) => outline(ring, style.fill !== undefined)))
      laid.set(key, coat)
    },
    ink: () => [...laid.values()].map(({ style, parts }) => path(parts.join(""), style)).join(""),
  }
}

/** A lamp's shine: a point of light and the haze around it. */
export function shine(id: string, [x, y]: Point, reach: number, strength = 1): { ink: Ink; defs: Ink } {
  return {
    ink: circle(x, y, reach, { fill: `url(#${id})` }),
    defs: glow(id, [x, y], reach, [
      { at: 0, colour: "#fffaf0", opacity: 0.95 * strength },
      { at: 0.16, colour: northern.windowLit, opacity: 0.5 * strength },
      { at: 1, colour: northern.windowLit, opacity: 0 },
    ]),
  }
}
