import { type Curve, curve } from "../../drawing/curve.ts"
import { lerp, type Point } from "../../drawing/geometry.ts"
import type { Back, Face, Mark } from "../body.types.ts"
import type { End } from "../shell.ts"

/** A side that tucks under at the sill, is widest at the doors and rolls over at the shoulder. */
export function flank(shoulder = 1): Curve {
  return curve(
    [0, 88],
    [0.1, 42],
    [0.32, 8],
    [0.55, 0],
    [0.72, 8],
    [0.86, 30 * shoulder],
    [0.94, 62 * shoulder],
    [1, 128 * shoulder],
  )
}

/** A nose between two heights: a tucked chin, an upright bumper and an edge that leans back to the bonnet. */
export function nose(foot: number, edge: number, lean = 1, chin = 120): End {
  return {
    inset: curve(
      [0, chin],
      [0.12, chin * 0.38],
      [0.32, 4],
      [0.55, 0],
      [0.76, 18 * lean],
      [0.92, 48 * lean],
      [1, 120 * lean],
    ),
    height: curve(
      [0, foot],
      [0.32, lerp(foot, edge, 0.32)],
      [0.76, lerp(foot, edge, 0.8)],
      [0.92, lerp(foot, edge, 0.953)],
      [1, edge],
    ),
  }
}

/** A tail between two heights. */
export function stern(foot: number, edge: number, lean = 1): End {
  return {
    inset: curve(
      [0, 90],
      [0.14, 25],
      [0.34, 0],
      [0.55, 14 * lean],
      [0.78, 34 * lean],
      [0.92, 62 * lean],
      [1, 110 * lean],
    ),
    height: curve([0, foot], [0.34, lerp(foot, edge, 0.32)], [0.78, lerp(foot, edge, 0.78)], [1, edge]),
  }
}

/** A windscreen or rear window: leans from its foot to the roof, bending at the top. */
export function pane(foot: Point, top: Point, bow = 0.05): End {
  const [, low] = foot
  const [, high] = top
  const depth = Math.abs(top[0] - foot[0])
  return {
    inset: curve(
      [0, 0],
      [0.25, depth * (0.25 - bow)],
      [0.5, depth * (0.49 - bow)],
      [0.75, depth * (0.72 - bow)],
      [0.92, depth * 0.885],
      [1, depth],
    ),
    height: curve(
      [0, low],
      [0.25, lerp(low, high, 0.27)],
      [0.5, lerp(low, high, 0.54)],
      [0.75, lerp(low, high, 0.8)],
      [0.92, lerp(low, high, 0.955)],
      [1, high],
    ),
  }
}

/** Side of a cabin that leans in by so much from the shoulder to the roof. */
export function tumblehome(lean: number): Curve {
  return curve([0, 0], [0.3, lean * 0.18], [0.7, lean * 0.48], [0.88, lean * 0.66], [0.96, lean * 0.82], [1, lean])
}

/** Slim lamps that follow the bonnet's edge, with a line of light. */
export function slimLamps(low = 0.72, high = 0.87): Pick<Face, "headlight" | "signature"> {
  return {
    headlight: {
      outline: [
        [0.36, low + 0.08],
        [0.4, low - 0.01],
        [0.66, low + 0.01],
        [0.86, low + 0.07],
        [0.92, high],
        [0.56, high - 0.01],
      ],
      radius: 0.03,
      mirrored: true,
    },
    signature: [
      [
        [0.41, low + 0.075],
        [0.62, low + 0.09],
        [0.87, high - 0.03],
      ],
    ],
  }
}

/** Taller lamps with two lines of light, one of them upright. */
export function tallLamps(low = 0.62, high = 0.84): Pick<Face, "headlight" | "signature"> {
  return {
    headlight: {
      outline: [
        [0.46, high - 0.02],
        [0.48, low + 0.02],
        [0.84, low],
        [0.93, low + 0.06],
        [0.95, high],
        [0.7, high + 0.02],
      ],
      radius: 0.035,
      mirrored: true,
    },
    signature: [
      [
        [0.52, high - 0.04],
        [0.88, high - 0.025],
      ],
      [
        [0.53, high - 0.05],
        [0.545, low + 0.05],
      ],
    ],
  }
}

export function intake(low = 0.09, high = 0.27, wide = 0.56): Mark {
  return {
    outline: [
      [-wide, (low + high) / 2],
      [-wide * 0.88, low],
      [wide * 0.88, low],
      [wide, (low + high) / 2],
      [wide * 0.85, high],
      [-wide * 0.85, high],
    ],
    radius: 0.05,
  }
}

export function fogs(low = 0.16, high = 0.4): Mark {
  return {
    outline: [
      [0.68, high - 0.04],
      [0.72, low],
      [0.86, low + 0.04],
      [0.85, high],
    ],
    radius: 0.04,
    mirrored: true,
  }
}

/** Lamps that lie across the tail and reach round into the side. */
export function wideTail(low = 0.7, high = 0.84, plate: readonly [number, number] = [0.48, 0.59]): Back {
  return {
    lamp: {
      outline: [
        [0.42, high - 0.02],
        [0.42, low + 0.02],
        [0.86, low],
        [0.96, low + 0.04],
        [0.94, high],
        [0.8, high + 0.02],
      ],
      radius: 0.035,
      mirrored: true,
    },
    lampBand: {
      outline: [
        [-0.44, high - 0.045],
        [-0.44, low + 0.05],
        [0.44, low + 0.05],
        [0.44, high - 0.045],
      ],
      radius: 0.01,
    },
    plate,
    lowerTrim: {
      outline: [
        [-0.84, 0.03],
        [0.84, 0.03],
        [0.8, 0.17],
        [-0.8, 0.17],
      ],
      radius: 0.03,
    },
  }
}

/** Upright lamps at the corners. */
export function uprightTail(low = 0.62, high = 0.96, plate: readonly [number, number] = [0.48, 0.59]): Back {
  return {
    lamp: {
      outline: [
        [0.66, high],
        [0.64, low + 0.04],
        [0.72, low],
        [0.92, low + 0.01],
        [0.95, low + 0.08],
        [0.9, high],
      ],
      radius: 0.04,
      mirrored: true,
    },
    plate,
    lowerTrim: {
      outline: [
        [-0.84, 0.03],
        [0.84, 0.03],
        [0.8, 0.17],
        [-0.8, 0.17],
      ],
      radius: 0.03,
    },
  }
}
