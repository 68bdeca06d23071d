import { dense, hull, type Point, rounded, spread } from "../drawing/geometry.ts"
import { clipTo, group, type Ink, line, polygon } from "../drawing/ink.ts"
import { mix } from "../palette/colour.ts"
import type { OpenTop } from "./body.types.ts"
import { onEnd, type Shell } from "./shell.ts"
import { BLACK, GLASS, type Sitting } from "./surface.ts"

/** Seats, wheel and screen of a car without a roof. */
export function openCabin(sitting: Sitting, shell: Shell, open: OpenTop): Ink {
  const { body, eye, paint, id, defs, px, sky, finish } = sitting
  // The near side is the left one, unless the picture is mirrored.
  const wheelSide = Boolean(finish.isRightHand) === Boolean(finish.isMirrored) ? 1 : -1
  const { lower } = body
  const half = lower.halfWidth - 175
  const rim = (grow: number, drop: number): Point[] =>
    rounded(
      [
        [open.from - grow, -half - grow],
        [open.to + grow, -half - grow],
        [open.to + grow, half + grow],
        [open.from - grow, half + grow],
      ],
      190,
    ).map(([x, y]) => eye.project([x, y, lower.edge(x) + 26 - drop]))
  const block = (profile: readonly Point[], from: number, to: number): Point[] =>
    hull(profile.flatMap(([x, z]) => [eye.project([x, from, z]), eye.project([x, to, z])]))
  const seat = (x: number, y: number): Ink => {
    const z = lower.edge(x)
    const backrest: Point[] = rounded(
      [
        [x - 60, z - 160],
        [x + 40, z + 170],
        [x + 150, z + 170],
        [x + 150, z - 160],
      ],
      60,
    )
    const head: Point[] = rounded(
      [
        [x + 55, z + 190],
        [x + 68, z + 300],
        [x + 150, z + 300],
        [x + 160, z + 190],
      ],
      40,
    )
    return [
      polygon(block(backrest, y - 235, y + 235), { fill: "#6f4a34" }),
      polygon(block(backrest, y + 120, y + 238), { fill: "#8d6244" }),
      polygon(block(head, y - 125, y + 125), { fill: "#6f4a34" }),
      polygon(block(head, y + 40, y + 128), { fill: "#8d6244" }),
    ].join("")
  }
  const steering = spread(0, Math.PI * 2, 33).map((angle) =>
    eye.project([
      1990 + Math.sin(angle) * 70,
      wheelSide * 360 + Math.cos(angle) * 185,
      lower.edge(1990) + 60 + Math.sin(angle) * 165,
    ]),
  )
  // What stands in the cabin is hidden by the near door.
  const sill = spread(open.from - 500, open.to + 500, 30).map((x) => eye.project([x, half, lower.edge(x) + 26]))
  const above = [...sill, eye.project([open.to + 500, half, 2600]), eye.project([open.from - 500, half, 2600])]
  defs.push(clipTo(`${id}o`, polygon(above, { fill: "#000" })))
  const pillar = (across: number): Point[] =>
    spread(0, 0.98, 12).map((up) => eye.project(onEnd(shell, "front", [across, up])))
  const glass = [
    ...spread(-0.78, 0.78, 25).map((across): Point => [across, 0.02]),
    ...spread(0.78, -0.78, 25).map((across): Point => [across, 0.97]),
  ]
  const onScreen = (points: readonly Point[]): Point[] =>
    dense(points, 0.04).map((point) => eye.project(onEnd(shell, "front", point)))
  const header = spread(-0.78, 0.78, 25).map((across) => eye.project(onEnd(shell, "front", [across, 0.97])))
  const screen = [
    line(pillar(-0.78), { stroke: BLACK, width: 46 * px }),
    polygon(onScreen(glass), { fill: mix(GLASS.light, sky, 0.3), opacity: 0.5 }),
    polygon(
      onScreen([
        [-0.7, 0.05],
        [-0.1, 0.05],
        [0.3, 0.95],
        [-0.3, 0.95],
      ]),
      { fill: sky, opacity: 0.35 },
    ),
    line(header, { stroke: BLACK, width: 40 * px }),
    line(pillar(0.78), { stroke: BLACK, width: 58 * px }),
    line(pillar(0.79), { stroke: paint.light, width: 26 * px }),
    line(header, { stroke: paint.base, width: 16 * px }),
  ].join("")
  const inside = [
    polygon(rim(26, 0), { fill: paint.shade }),
    polygon(rim(0, 8), { fill: "#1a2024" }),
    group(
      [
        line(steering, { stroke: "#0f1417", width: 26 * px }),
        ...open.seats.flatMap((x) => [seat(x, -370), seat(x, 370)]),
      ].join(""),
      undefined,
      {
        clip: `${id}o`,
      },
    ),
  ].join("")
  const seenFromFront = eye.towardsEye(onEnd(shell, "front", [0, 0.5]))[0] < 0.2
  return seenFromFront ? inside + screen : screen + inside
}
