import { curve } from "../../drawing/curve.ts"
import type { Body } from "../body.types.ts"
import { flank, intake, nose, pane, stern, tumblehome } from "./forms.ts"

/** Short, tall and friendly: round lamps and a wheel at each corner. */
export const cityCar: Body = {
  length: 3630,
  height: 1510,
  track: 788,
  arch: 344,
  trim: "aero",
  contrastRoof: true,
  wheels: [
    { x: 660, radius: 312, rim: 226 },
    { x: 3050, radius: 312, rim: 226 },
  ],
  lower: {
    front: 0,
    rear: 3630,
    halfWidth: 826,
    barrel: 26,
    nose: { reach: 640, power: 2.6 },
    tail: { reach: 560, power: 2.7 },
    frontEnd: nose(210, 845, 1.1),
    rearEnd: stern(250, 975, 1.1),
    lean: flank(1.05),
    foot: curve([0, 225], [400, 200], [700, 198], [3000, 205], [3400, 235], [3630, 255]),
    edge: curve([0, 848], [300, 895], [900, 962], [1800, 982], [2800, 1008], [3630, 1020]),
    crown: curve([0, 862], [100, 882], [450, 975], [800, 1025], [1800, 1025], [3630, 1030]),
    spine: [400, 3230],
  },
  cabin: {
    front: 720,
    rear: 3550,
    halfWidth: 726,
    barrel: 30,
    nose: { reach: 380, power: 2.5 },
    tail: { reach: 380, power: 2.7 },
    frontEnd: pane([720, 975], [1400, 1448]),
    rearEnd: pane([3550, 1005], [3240, 1432], 0.09),
    lean: tumblehome(190),
    foot: curve([720, 975], [1800, 984], [2800, 1006], [3550, 1020]),
    edge: curve([720, 1395], [1380, 1446], [1850, 1462], [2700, 1442], [3550, 1385]),
    crown: curve([720, 1420], [1400, 1475], [1900, 1505], [2700, 1490], [3300, 1440], [3550, 1415]),
    spine: [1600, 3000],
  },
  glass: { below: 60, above: 40 },
  windscreen: { foot: 0.78, top: 0.74, from: 0.05, to: 0.93 },
  rearWindow: { foot: 0.74, top: 0.74, from: 0.12, to: 0.86 },
  panes: [
    { front: [1030, 1440], rear: [2160, 2170], corners: [60, 18, 18, 14] },
    { front: [2235, 2242], rear: [3130, 2990], corners: [18, 80, 70, 18] },
  ],
  cuts: [
    [
      [960, 965],
      [960, 740],
      [1010, 520],
      [1060, 350],
      [1110, 236],
    ],
    [
      [2200, 990],
      [2220, 700],
      [2200, 360],
      [2170, 236],
    ],
    [
      [1110, 240],
      [2170, 240],
    ],
  ],
  crease: [
    [1020, 520],
    [1600, 505],
    [2600, 520],
  ],
  handles: [[2050, 905]],
  bonnet: [
    [
      [0.3, 0.6],
      [0.5, 0.7],
      [0.78, 0.78],
    ],
    [
      [0.3, -0.6],
      [0.5, -0.7],
      [0.78, -0.78],
    ],
  ],
  mirror: { x: 1130, z: 1045, size: 96 },
  face: {
    headlight: {
      outline: [
        [0.36, 0.6],
        [0.36, 0.58],
        [0.38, 0.58],
        [0.38, 0.6],
      ],
      radius: 0.01,
      mirrored: true,
    },
    signature: [],
    round: { across: 0.45, up: 0.7, size: 116 },
    grille: {
      outline: [
        [-0.3, 0.72],
        [-0.3, 0.67],
        [0.3, 0.67],
        [0.3, 0.72],
      ],
      radius: 0.02,
    },
    intake: intake(0.08, 0.32, 0.5),
  },
  back: {
    lamp: {
      outline: [
        [0.62, 0.9],
        [0.6, 0.66],
        [0.84, 0.64],
        [0.93, 0.7],
        [0.92, 0.88],
        [0.8, 0.92],
      ],
      radius: 0.06,
      mirrored: true,
    },
    plate: [0.42, 0.53],
    lowerTrim: {
      outline: [
        [-0.8, 0.03],
        [0.8, 0.03],
        [0.76, 0.18],
        [-0.76, 0.18],
      ],
      radius: 0.04,
    },
  },
}
