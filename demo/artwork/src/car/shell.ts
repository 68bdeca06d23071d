import type { Curve } from "../drawing/curve.ts"
import { clamp, lerp, type Point, type Space, smoothstep } from "../drawing/geometry.ts"

/** How an end of a shell bends round to its sides, seen from above. */
export interface Corner {
  /** Millimetres over which the end becomes the side. */
  readonly reach: number
  /** 2 is an ellipse; more is blunter. */
  readonly power: number
}

/** An end of a shell seen from the side: how far it leans in and how high it is, from 0 at the foot to 1 at the edge. */
export interface End {
  readonly inset: Curve
  readonly height: Curve
}

/**
 * A closed form of a car, a lower body or a cabin: a wall that runs round it and a cap on top.
 * Millimetres; x runs from the front bumper backwards, y to the side that is seen, z up.
 */
export interface Shell {
  readonly front: number
  readonly rear: number
  readonly halfWidth: number
  readonly nose: Corner
  readonly tail: Corner
  readonly frontEnd: End
  readonly rearEnd: End
  /** How far the side leans in, from 0 at the foot to 1 at the edge. */
  readonly lean: Curve
  /** Height of the foot and of the upper edge along the side, and of the middle of the cap. */
  readonly foot: Curve
  readonly edge: Curve
  readonly crown: Curve
  /** Ends of the line along which the cap closes. */
  readonly spine: readonly [number, number]
  /** How much narrower the ends of the straight side are than its middle. */
  readonly barrel: number
  /** Local swelling of the side, for example over the wheels. */
  readonly swell?: (x: number, z: number) => number
}

/** Turns where along the nose, 0 in the middle and 1 at the beginning of the side, into an angle. */
const angleOf = (share: number): number => (clamp(share, 0, 1) * Math.PI) / 2

/**
 * A point of the wall or the cap.
 * `round`: −0.5…1.5 runs once round the shell: 0 the middle of the nose, 0–0.3 its corner, 0.3–0.7 the side, 0.7–1 the
 * tail's corner, 1 the middle of the tail, and negative or above 1 the same on the far side.
 * `up`: 0–1 the wall, 1–2 the cap.
 */
export function onShell(shell: Shell, round: number, up: number): Space {
  const far = round < 0 || round > 1
  const p = round < 0 ? -round : round > 1 ? 2 - round : round
  const level = Math.min(1, up)
  const from = shell.front + shell.frontEnd.inset(level)
  const to = shell.rear - shell.rearEnd.inset(level)
  let half = shell.halfWidth - shell.lean(level)
  let x: number
  let y: number
  let z: number
  if (p < 0.3) {
    const angle = angleOf(p / 0.3)
    x = from + shell.nose.reach * (1 - Math.cos(angle) ** (2 / shell.nose.power))
    y = half * Math.sin(angle) ** (2 / shell.nose.power)
    z = lerp(shell.frontEnd.height(level), sideHeight(shell, x, level), smoothstep(0.25, 1, p / 0.3))
    y = (y / half) * (half - barrelAt(shell, from + shell.nose.reach))
    y += swellAt(shell, x, z) * smoothstep(0.55, 1, p / 0.3)
  } else if (p <= 0.7) {
    x = lerp(from + shell.nose.reach, to - shell.tail.reach, (p - 0.3) / 0.4)
    half -= barrelAt(shell, x)
    z = sideHeight(shell, x, level)
    y = half + swellAt(shell, x, z)
  } else {
    const angle = angleOf((1 - p) / 0.3)
    x = to - shell.tail.reach * (1 - Math.cos(angle) ** (2 / shell.tail.power))
    y = half * Math.sin(angle) ** (2 / shell.tail.power)
    z = lerp(shell.rearEnd.height(level), sideHeight(shell, x, level), smoothstep(0.25, 1, (1 - p) / 0.3))
    y = (y / half) * (half - barrelAt(shell, to - shell.tail.reach))
    y += swellAt(shell, x, z) * smoothstep(0.55, 1, (1 - p) / 0.3)
  }
  if (up > 1) {
    const inward = up - 1
    const spineX = clamp(x, shell.spine[0], shell.spine[1])
    const capX = lerp(x, spineX, inward)
    y *= 1 - inward
    const rise = 1 - (1 - inward) ** 2
    z = lerp(z, shell.crown(capX), rise)
    x = capX
  }
  return [x, far ? -y : y, z]
}

const sideHeight = (shell: Shell, x: number, level: number): number => lerp(shell.foot(x), shell.edge(x), level)

function barrelAt(shell: Shell, x: number): number {
  const middle = (shell.front + shell.rear) / 2
  const away = (x - middle) / ((shell.rear - shell.front) / 2)
  return shell.barrel * away * away
}

const swellAt = (shell: Shell, x: number, z: number): number => shell.swell?.(x, z) ?? 0

/** The point of the near side that has this place in the side view. */
export function onSide(shell: Shell, [x, z]: Point, lift = 0): Space {
  const level = clamp((z - shell.foot(x)) / (shell.edge(x) - shell.foot(x)), 0, 1)
  const from = shell.front + shell.frontEnd.inset(level)
  const to = shell.rear - shell.rearEnd.inset(level)
  let half = shell.halfWidth - shell.lean(level)
  if (x < from + shell.nose.reach) {
    half -= barrelAt(shell, from + shell.nose.reach)
    half *= cornerWidth((x - from) / shell.nose.reach, shell.nose.power)
  } else if (x > to - shell.tail.reach) {
    half -= barrelAt(shell, to - shell.tail.reach)
    half *= cornerWidth((to - x) / shell.tail.reach, shell.tail.power)
  } else {
    half -= barrelAt(shell, x)
  }
  return [x, half + swellAt(shell, x, z) + lift, z]
}

const cornerWidth = (share: number, power: number): number =>
  share <= 0 ? 0 : (1 - (1 - Math.min(1, share)) ** power) ** (1 / power)

/**
 * The point of an end that has this place on it: `across` is 0 in the middle, 1 where the side begins (negative: far side),
 * above 1 it runs on along the side in metres; `up` as in `onShell`.
 */
export function onEnd(shell: Shell, end: "front" | "rear", [across, up]: Point): Space {
  const size = Math.abs(across)
  const level = Math.min(1, up)
  const length =
    shell.rear -
    shell.rearEnd.inset(level) -
    shell.tail.reach -
    (shell.front + shell.frontEnd.inset(level) + shell.nose.reach)
  const along = size <= 1 ? size * 0.3 : 0.3 + (((size - 1) * 1000) / length) * 0.4
  const round = end === "front" ? along : 1 - along
  const [x, y, z] = onShell(shell, round, up)
  return [x, across < 0 ? -y : y, z]
}
