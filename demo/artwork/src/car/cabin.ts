import type { Camera } from "../drawing/camera.ts"
import { at, clamp, dense, lerp, type Point, rounded, spread } from "../drawing/geometry.ts"
import { clipTo, gradient, group, type Ink, line, outline, path, polygon } from "../drawing/ink.ts"
import { mix } from "../palette/colour.ts"
import type { Body, EndGlass, Pane } from "./body.types.ts"
import { onEnd, onSide, type Shell } from "./shell.ts"
import { skin } from "./skin.ts"
import { BLACK, bend, CHROME, GLASS, type Sitting } from "./surface.ts"

export function cabin(sitting: Sitting, shell: Shell): Ink {
  const { body, eye, paint, px, finish } = sitting
  const ink: Ink[] = []
  ink.push(skin(shell, eye, finish.roof ?? paint))
  if (finish.roof)
    ink.push(
      line(
        bend(
          shell,
          eye,
          spread(shell.front, shell.rear, 40).map((x): Point => [x, shell.foot(x) + 2]),
          false,
        ),
        { stroke: BLACK, width: 4 * px },
      ),
    )
  const towards = eye.towardsEye(onEnd(shell, "front", [0, 0.5]))
  if (towards[0] < -0.02) ink.push(endGlass(sitting, shell, "front", body.windscreen))
  if (body.rearWindow && eye.towardsEye(onEnd(shell, "rear", [0, 0.5]))[0] > 0.02) {
    ink.push(endGlass(sitting, shell, "rear", body.rearWindow))
  }
  ink.push(sideGlass(sitting, shell))
  if (body.roofRails) ink.push(roofRails(body.roofRails, shell, sitting))
  return ink.join("")
}

/** The outline of one pane in the side view. */
function paneOutline(body: Body, shell: Shell, pane: Pane): Point[] {
  const low = (x: number): number => shell.foot(x) + body.glass.above
  const high = (x: number): number => shell.edge(x) - body.glass.below
  const top = spread(pane.front[1], pane.rear[1], 12).map((x): Point => [x, high(x)])
  const bottom = spread(pane.rear[0], pane.front[0], 12).map((x): Point => [x, low(x)])
  const corners = pane.corners ?? [28, 28, 22, 22]
  const radii = [corners[0], ...Array(10).fill(0), corners[1], corners[2], ...Array(10).fill(0), corners[3]]
  return rounded([...top, ...bottom], radii)
}

function sideGlass(sitting: Sitting, shell: Shell): Ink {
  const { body, eye, id, defs, px, finish } = sitting
  if (body.panes.length === 0) return ""
  const panes = body.panes.map((pane) => paneOutline(body, shell, pane))
  const first = at(body.panes, 0)
  const last = at(body.panes, body.panes.length - 1)
  const grow = 16
  const surround = paneOutline(
    { ...body, glass: { below: body.glass.below - grow, above: body.glass.above - grow } },
    shell,
    {
      front: [first.front[0] - grow * 2.6, first.front[1] - grow * 1.2],
      rear: [last.rear[0] + grow * 1.6, last.rear[1] + grow * 1.2],
      corners: [first.corners?.[0] ?? 34, last.corners?.[1] ?? 34, last.corners?.[2] ?? 28, first.corners?.[3] ?? 28],
    },
  )
  const drawn = panes.map((pane) => bend(shell, eye, pane))
  const clip = `${id}g`
  defs.push(clipTo(clip, path(drawn.map((pane) => outline(pane)).join(""), { fill: "#000" })))
  const all = drawn.flat()
  const top = Math.min(...all.map(([, y]) => y))
  const bottom = Math.max(...all.map(([, y]) => y))
  defs.push(
    gradient(
      `${id}h`,
      [0, top],
      [0, bottom],
      [
        { at: 0, colour: "#1d313c" },
        { at: 0.55, colour: GLASS.mid },
        { at: 1, colour: "#3d5c6a" },
      ],
    ),
  )
  const ink: Ink[] = [
    polygon(bend(shell, eye, surround), { fill: BLACK }),
    ...drawn.map((pane) => polygon(pane, { fill: `url(#${id}h)` })),
  ]
  const tint = finish.isTinted ? drawn.slice(1).map((pane) => polygon(pane, { fill: "#0b1216", opacity: 0.72 })) : []
  ink.push(group(insides(sitting, shell) + tint.join("") + reflections(sitting, shell), undefined, { clip }))
  ink.push(
    line(
      bend(
        shell,
        eye,
        spread(first.front[0] - grow * 2, last.rear[0] + grow, 30).map(
          (x): Point => [x, shell.foot(x) + body.glass.above - grow - 6],
        ),
        false,
      ),
      {
        stroke: finish.metal === "dark" ? BLACK : finish.metal === "chrome" ? CHROME : "#aeb9be",
        width: (finish.metal === "chrome" ? 15 : 7) * px,
        opacity: finish.metal === "chrome" ? 1 : 0.8,
      },
    ),
  )
  return ink.join("")
}

/** Seats and steering wheel behind the glass. */
function insides({ body, eye, finish }: Sitting, shell: Shell): Ink {
  const depth = shell.halfWidth * 0.55
  // The near side is the left one, unless the picture is mirrored.
  const steering = Boolean(finish.isRightHand) === Boolean(finish.isMirrored) ? depth : -depth
  const seats = body.panes
    .slice(0, 2)
    .map((pane) => lerp(pane.front[0], pane.rear[0], pane === body.panes[0] ? 0.72 : 0.74))
  return seats
    .flatMap((x, index) => {
      const foot = shell.foot(x)
      const back: Point[] = rounded(
        [
          [x - 60, foot - 200],
          [x + 30, foot + 130],
          [x + 150, foot + 130],
          [x + 190, foot - 200],
        ],
        60,
      )
      const head: Point[] = rounded(
        [
          [x + 50, foot + 150],
          [x + 58, foot + 285],
          [x + 150, foot + 285],
          [x + 160, foot + 150],
        ],
        40,
      )
      const flat = (points: readonly Point[], y = depth): Point[] => points.map(([a, z]) => eye.project([a, y, z]))
      const wheel: Point[] = [
        [x - 440, foot - 20],
        [x - 400, foot + 110],
      ]
      return [
        polygon(flat(back), { fill: "#0f1c24" }),
        polygon(flat(head), { fill: "#0f1c24" }),
        index === 0
          ? line(flat(wheel, steering), { stroke: "#0f1c24", width: 34 * eye.scaleAt([x, depth, foot]) })
          : "",
      ]
    })
    .join("")
}

/** Two slanting bands of sky across the side glass. */
function reflections(sitting: Sitting, shell: Shell): Ink {
  const { body, eye, sky } = sitting
  const first = at(body.panes, 0)
  const last = at(body.panes, body.panes.length - 1)
  const length = last.rear[0] - first.front[0]
  const slant = 300
  const band = (from: number, wide: number, opacity: number): Ink => {
    const x = first.front[0] + length * from
    const points: Point[] = [
      [x, shell.foot(x) - 60],
      [x + wide, shell.foot(x) - 60],
      [x + wide + slant, shell.edge(x) + 60],
      [x + slant, shell.edge(x) + 60],
    ]
    return polygon(
      points.map(([a, z]) => eye.project([a, shell.halfWidth * 0.92, z])),
      { fill: sky, opacity },
    )
  }
  return (
    band(0.12, 230, 0.3) + band(0.12, 60, 0.14) + band(0.27, 70, 0.24) + band(0.62, 260, 0.17) + band(0.76, 60, 0.15)
  )
}

function endGlass(sitting: Sitting, shell: Shell, end: "front" | "rear", glass: EndGlass): Ink {
  const { eye, id, defs, px, sky, finish } = sitting
  const edge = (grow: number): Point[] => [
    ...spread(-glass.foot - grow, glass.foot + grow, 25).map((across): Point => [across, glass.from - grow * 0.8]),
    ...spread(glass.top + grow, -glass.top - grow, 25).map((across): Point => [across, glass.to + grow * 0.6]),
  ]
  const radii = (size: number): number[] =>
    Array.from({ length: 50 }, (_, index) => (index === 0 || index === 24 || index === 25 || index === 49 ? size : 0))
  const onGlass = (points: readonly Point[]): Point[] =>
    dense(points, 0.04).map((point) => eye.project(onEnd(shell, end, point)))
  const pane = onGlass(rounded(edge(0), radii(0.06)))
  const name = `${id}${end === "front" ? "w" : "r"}`
  const high = eye.project(onEnd(shell, end, [0, glass.to]))
  const low = eye.project(onEnd(shell, end, [0, glass.from]))
  defs.push(
    clipTo(`${name}c`, polygon(pane, { fill: "#000" })),
    gradient(name, high, low, [
      { at: 0, colour: mix(GLASS.mid, sky, 0.25) },
      { at: 0.5, colour: mix(GLASS.mid, sky, 0.42) },
      { at: 1, colour: mix(GLASS.dark, sky, 0.22) },
    ]),
  )
  const beam = (from: number, to: number, opacity: number): Ink =>
    polygon(
      onGlass([
        [from, glass.from - 0.1],
        [to, glass.from - 0.1],
        [to + 0.5, glass.to + 0.1],
        [from + 0.5, glass.to + 0.1],
      ]),
      { fill: sky, opacity },
    )
  const dash: Point[] = [
    ...spread(-1, 1, 15).map((across): Point => [across, glass.from + 0.1 - 0.05 * across ** 2]),
    [1, glass.from - 0.2],
    [-1, glass.from - 0.2],
  ]
  return [
    polygon(onGlass(rounded(edge(0.035), radii(0.07))), { fill: BLACK }),
    polygon(pane, { fill: `url(#${name})` }),
    group(
      [
        end === "front" ? seatsBehind(shell, eye) + steeringBehind(shell, sitting) : "",
        end === "rear" && finish.isTinted ? polygon(pane, { fill: "#0b1216", opacity: 0.66 }) : "",
        polygon(onGlass(dash), { fill: GLASS.dark, opacity: 0.75 }),
        beam(-0.75, -0.2, 0.34),
        beam(-0.1, 0.02, 0.26),
      ].join(""),
      undefined,
      { clip: `${name}c` },
    ),
    end === "front"
      ? line(
          onGlass([
            [-0.5, glass.from + 0.02],
            [0.2, glass.from + 0.05],
          ]).slice(0, 18),
          { stroke: BLACK, width: 8 * px },
        )
      : "",
  ].join("")
}

function seatsBehind(shell: Shell, eye: Camera): Ink {
  const x = shell.front + (shell.rear - shell.front) * 0.5
  const foot = shell.foot(x)
  return [-380, 380]
    .flatMap((y) => {
      const flat = (points: readonly Point[]): Point[] => points.map(([across, z]) => eye.project([x, y + across, z]))
      return [
        polygon(
          flat(
            rounded(
              [
                [-230, foot - 200],
                [-200, foot + 170],
                [200, foot + 170],
                [230, foot - 200],
              ],
              90,
            ),
          ),
          { fill: GLASS.dark, opacity: 0.6 },
        ),
        polygon(
          flat(
            rounded(
              [
                [-120, foot + 190],
                [-110, foot + 330],
                [110, foot + 330],
                [120, foot + 190],
              ],
              60,
            ),
          ),
          { fill: GLASS.dark, opacity: 0.6 },
        ),
      ]
    })
    .join("")
}

/** The steering wheel as seen through the windscreen. */
function steeringBehind(shell: Shell, { eye, finish }: Sitting): Ink {
  const x = shell.front + (shell.rear - shell.front) * 0.3
  const y = Boolean(finish.isRightHand) === Boolean(finish.isMirrored) ? 370 : -370
  const z = shell.foot(x) + 10
  const ring = spread(0, Math.PI * 2, 33).map((angle) =>
    eye.project([x + Math.sin(angle) * 70, y + Math.cos(angle) * 185, z + Math.sin(angle) * 170]),
  )
  return line(ring, { stroke: "#0d161b", width: 30 * eye.scaleAt([x, y, z]), opacity: 0.75 })
}

function roofRails({ from, to }: { from: number; to: number }, shell: Shell, { eye, px, finish }: Sitting): Ink {
  const rail = spread(from, to, 30).map((x) => {
    const [, y] = onSide(shell, [x, shell.edge(x)])
    const lift = 42 * Math.sin((Math.PI * clamp((x - from) / (to - from), 0, 1)) ** 1) ** 0.25
    return eye.project([x, y - 40, shell.edge(x) + 12 + lift])
  })
  return (
    line(rail, { stroke: BLACK, width: 26 * px }) +
    line(
      rail.map(([x, y]): Point => [x, y - 6 * px]),
      { stroke: finish.metal === "dark" ? "#39434a" : finish.metal === "chrome" ? CHROME : "#8b969c", width: 8 * px },
    )
  )
}
