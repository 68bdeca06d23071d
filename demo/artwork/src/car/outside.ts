import type { Camera } from "../drawing/camera.ts"
import { clamp, hull, type Point, rounded, type Space, spread } from "../drawing/geometry.ts"
import { blur, clipTo, group, type Ink, polygon } from "../drawing/ink.ts"
import type { Body, Trim } from "./body.types.ts"
import { onSide } from "./shell.ts"
import { BLACK, type Sitting, TRIM } from "./surface.ts"
import { drawWheel } from "./wheel.ts"

export function mirror(sitting: Sitting, side: 1 | -1): Ink {
  const { body, eye, paint } = sitting
  const { x, z, size } = body.mirror
  const base = onSide(body.lower, [x, body.lower.edge(x) - 20])[1]
  const blob = (from: number, to: number, low: number, high: number, thin: number): Point[] => {
    const points: Point[] = []
    for (const [dx, dz] of rounded(
      [
        [-size * thin, low],
        [size * thin, low],
        [size * 0.8 * thin, high],
        [-size * 0.9 * thin, high],
      ],
      size * 0.32,
    )) {
      points.push(
        eye.project([x + dx, side * (base + from), z + dz]),
        eye.project([x + dx * 0.75, side * (base + to), z + dz * 0.86]),
      )
    }
    return hull(points)
  }
  const shellInk = [
    polygon(blob(-60, 40, -size * 0.75, -size * 0.35, 0.4), { fill: BLACK }),
    polygon(blob(10, 175, -size * 0.62, size * 0.62, 1), { fill: paint.dusk }),
    polygon(blob(12, 170, -size * 0.1, size * 0.62, 0.98), { fill: side === 1 ? paint.light : paint.base }),
    polygon(blob(14, 165, size * 0.38, size * 0.62, 0.9), { fill: paint.sheen }),
    polygon(blob(10, 172, -size * 0.62, -size * 0.42, 0.94), { fill: TRIM }),
  ]
  return shellInk.join("")
}

/** A wing across the tail, on two stays. */
export function wing({ body, eye, paint }: Sitting): Ink {
  if (!body.wing) return ""
  const { x, z, depth } = body.wing
  const half = body.lower.halfWidth * 0.74
  const block = (from: number, to: number, low: number, high: number, y0: number, y1: number): Point[] =>
    hull([from, to].flatMap((a) => [low, high].flatMap((b) => [eye.project([a, y0, b]), eye.project([a, y1, b])])))
  const stay = (y: number): Ink =>
    polygon(block(x - depth * 0.3, x, body.lower.edge(x) - 40, z, y - 14, y + 14), { fill: BLACK })
  return [
    stay(-half * 0.66),
    stay(half * 0.66),
    polygon(block(x - depth / 2, x + depth / 2, z, z + 26, -half, half), { fill: paint.shade }),
    polygon(block(x - depth / 2, x + depth / 2, z + 18, z + 28, -half, half), { fill: paint.light }),
    polygon(block(x - depth / 2 - 10, x + depth / 2 + 30, z - 30, z + 36, half - 12, half + 12), { fill: paint.base }),
  ].join("")
}

export function nearWheels(sitting: Sitting, trim: Trim): Ink {
  const { body, eye, id, defs } = sitting
  return body.wheels
    .map((wheel, index) => {
      const clip = `${id}a${index}`
      defs.push(clipTo(clip, polygon(wheelOpening(body, eye, wheel), { fill: "#000" })))
      const ink = drawWheel(
        eye,
        { hub: [wheel.x, body.track, wheel.radius], radius: wheel.radius, rim: wheel.rim, width: 225 },
        trim,
      )
      return group(ink, undefined, { clip })
    })
    .join("")
}

/** Where a wheel can be seen: through its arch and below the body. */
function wheelOpening(body: Body, eye: Camera, { x, radius }: { x: number; radius: number }): Point[] {
  const reach = body.arch + 330
  const foot = (at: number): number => body.lower.foot(clamp(at, 0, body.length))
  const arch = spread(Math.PI, 0, 60)
    .map((angle): Point => [x + Math.cos(angle) * body.arch, radius + Math.sin(angle) * body.arch])
    .filter(([a, z]) => z > foot(a))
  const level = (a: number): Space => [a, body.track, foot(a)]
  return [
    ...arch.map(([a, z]) => eye.project([a, body.track, z])),
    eye.project(level(x + body.arch)),
    eye.project(level(x + reach)),
    eye.project([x + reach, body.track, -160]),
    eye.project([x - reach, body.track, -160]),
    eye.project(level(x - reach)),
    eye.project(level(x - body.arch)),
  ]
}

export function farWheels(body: Body, eye: Camera): Ink {
  return body.wheels
    .map((wheel) =>
      drawWheel(
        eye,
        { hub: [wheel.x, -body.track + 225, wheel.radius], radius: wheel.radius, rim: wheel.rim, width: 225 },
        null,
      ),
    )
    .join("")
}

export function underbody(body: Body, eye: Camera): Ink {
  const half = body.lower.halfWidth - 300
  const from = body.wheels[0].x - 200
  const to = body.wheels[1].x + 120
  const points: Point[] = []
  for (const x of [from, to])
    for (const y of [-half, half]) for (const z of [175, 360]) points.push(eye.project([x, y, z]))
  return polygon(hull(points), { fill: "#12181c" })
}

export function groundShadow({ body, eye, id, px, defs }: Sitting): Ink {
  defs.push(blur(`${id}s`, 46 * px), blur(`${id}t`, 14 * px))
  const half = body.lower.halfWidth
  const blot = (grow: number, shift: number): Point[] =>
    rounded(
      [
        [-grow + shift, -half - grow * 0.4],
        [body.length + grow + shift, -half - grow * 0.4],
        [body.length + grow + shift, half + grow * 0.6],
        [-grow + shift, half + grow * 0.6],
      ],
      500,
    ).map(([x, y]) => eye.project([x, y, 0]))
  return [
    polygon(blot(120, 120), { fill: "#0b1a24", opacity: 0.26, filter: `${id}s` }),
    polygon(blot(-190, 30), { fill: "#0b1a24", opacity: 0.62, filter: `${id}t` }),
  ].join("")
}
