import type { Camera } from "../drawing/camera.ts"
import { at, dense, lerp, type Point, rounded, type Space, spread } from "../drawing/geometry.ts"
import { type Ink, line, polygon } from "../drawing/ink.ts"
import type { Body } from "./body.types.ts"
import { onSide, type Shell } from "./shell.ts"
import { BLACK, bend, type Sitting, TRIM } from "./surface.ts"

export function sideOfLower(sitting: Sitting): Ink {
  const { body, eye, paint, px } = sitting
  const { lower } = body
  const ink: Ink[] = []
  if (body.crease) {
    ink.push(
      line(bend(lower, eye, body.crease, false), { stroke: paint.dusk, width: 9 * px, opacity: 0.55, cap: "round" }),
    )
    ink.push(
      line(
        bend(
          lower,
          eye,
          body.crease.map(([x, z]): Point => [x, z + 12]),
          false,
        ),
        { stroke: paint.glint, width: 5 * px, opacity: 0.5 },
      ),
    )
  }
  for (const cut of body.cuts) {
    ink.push(line(bend(lower, eye, cut, false), { stroke: paint.deep, width: 7 * px, opacity: 0.8 }))
    ink.push(
      line(
        bend(
          lower,
          eye,
          cut.map(([x, z]): Point => [x + 8, z]),
          false,
        ),
        { stroke: paint.sheen, width: 3.5 * px, opacity: 0.55 },
      ),
    )
  }
  for (const vent of body.vents ?? []) {
    const edge = bend(lower, eye, rounded(vent, 40))
    ink.push(polygon(edge, { fill: BLACK }), line(edge, { stroke: paint.sheen, width: 5 * px, opacity: 0.6 }))
  }
  for (const [x, z] of body.handles) {
    if (body.flushHandles) {
      const lid = [
        [x - 105, z - 18],
        [x + 105, z - 18],
        [x + 105, z + 18],
        [x - 105, z + 18],
      ] as const
      ink.push(polygon(bend(lower, eye, rounded(lid, 10)), { stroke: paint.deep, width: 5 * px, opacity: 0.6 }))
      continue
    }
    const grip: Point[] = rounded(
      [
        [x - 90, z - 14],
        [x + 90, z - 14],
        [x + 90, z + 16],
        [x - 90, z + 16],
      ],
      14,
    )
    ink.push(
      polygon(
        bend(
          lower,
          eye,
          grip.map(([a, b]): Point => [a, b - 10]),
        ),
        { fill: paint.deep, opacity: 0.55 },
      ),
    )
    ink.push(polygon(bend(lower, eye, grip), { fill: paint.light }))
    ink.push(
      line(
        bend(
          lower,
          eye,
          [
            [x - 80, z + 12],
            [x + 80, z + 12],
          ],
          false,
        ),
        { stroke: paint.glint, width: 5 * px },
      ),
    )
  }
  if (body.cladding) ink.push(cladding(body, eye))
  for (const wheel of body.wheels) {
    const opening = archOutline(body, wheel.x, wheel.radius, body.arch, 0)
    ink.push(polygon(bend(lower, eye, opening), { fill: "#0f1417" }))
  }
  return ink.join("")
}

/** The part of a circle round the hub that lies above the foot of the body. */
function archOutline(body: Body, x: number, hubHeight: number, radius: number, extra: number): Point[] {
  const foot = (at: number): number => body.lower.foot(at) - 2
  const points = spread(0, Math.PI * 2, 97).map(
    (angle): Point => [x + Math.cos(angle) * (radius + extra), hubHeight + Math.sin(angle) * (radius + extra)],
  )
  return points.map(([a, z]): Point => [a, Math.max(z, foot(a))])
}

function cladding(body: Body, eye: Camera): Ink {
  const { lower, cladding: size } = body
  if (!size) return ""
  const [front, rear] = body.wheels
  const sill: Point[] = [
    [front.x, lower.foot(front.x)],
    [rear.x, lower.foot(rear.x)],
    [rear.x, size.sill],
    [front.x, size.sill],
  ]
  const ring = (wheel: { x: number; radius: number }): Ink =>
    polygon(bend(lower, eye, archOutline(body, wheel.x, wheel.radius, body.arch, size.arch)), { fill: TRIM })
  return [
    polygon(bend(lower, eye, sill), { fill: TRIM }),
    line(
      bend(
        lower,
        eye,
        [
          [front.x + body.arch, size.sill],
          [rear.x - body.arch, size.sill],
        ],
        false,
      ),
      { stroke: "#4b565d", width: 2.5 },
    ),
    ring(front),
    ring(rear),
  ].join("")
}

export function bonnetLines(sitting: Sitting): Ink {
  const { body, eye, paint, px } = sitting
  const { lower } = body
  const seesAcross = Math.abs(eye.towardsEye([body.length / 2, 0, 0])[0]) > 0.2
  return body.bonnet
    .filter((cut) => seesAcross || at(cut, 0)[1] > 0)
    .map((cut) =>
      line(
        dense(cut, 0.05, false).map(([x, share]) => eye.project(onCap(lower, x, share))),
        { stroke: paint.dusk, width: 6 * px, opacity: 0.7 },
      ),
    )
    .join("")
}

/** A point of the cap at a distance from the front (in metres) and a share of the half width. */
function onCap(shell: Shell, metres: number, share: number): Space {
  const x = metres * 1000
  const half = onSide(shell, [x, shell.edge(x)])[1]
  const inward = 1 - Math.abs(share)
  const rise = 1 - (1 - inward) ** 2
  return [x, half * share, lerp(shell.edge(x), shell.crown(x), rise)]
}

export function bed(body: Body, eye: Camera): Ink {
  if (!body.bed) return ""
  const { from, to, wall } = body.bed
  const half = body.lower.halfWidth - wall
  const z = body.lower.edge((from + to) / 2) + 4
  const corners: Point[] = rounded(
    [
      [from, -half],
      [to, -half],
      [to, half],
      [from, half],
    ],
    60,
  )
  return polygon(
    corners.map(([x, y]) => eye.project([x, y, z])),
    { fill: "#1c2327" },
  )
}
