import { curve } from "../../drawing/curve.ts"
import type { Body } from "../body.types.ts"
import { flank, nose, pane, stern, tumblehome } from "./forms.ts"

/** Two seats in front of the engine: a nose below the wheels, wide haunches, a wing. */
export const sports: Body = {
  length: 4420,
  height: 1190,
  track: 950,
  arch: 386,
  trim: "blade",
  wheels: [
    { x: 990, radius: 340, rim: 272 },
    { x: 3590, radius: 352, rim: 282 },
  ],
  lower: {
    front: 0,
    rear: 4420,
    halfWidth: 972,
    barrel: 46,
    nose: { reach: 760, power: 2.3 },
    tail: { reach: 480, power: 3 },
    frontEnd: nose(140, 560, 1.9, 90),
    rearEnd: stern(230, 900, 0.55),
    lean: flank(1.35),
    foot: curve([0, 150], [500, 128], [900, 126], [3500, 135], [4100, 215], [4420, 250]),
    edge: curve(
      [0, 566],
      [300, 660],
      [650, 746],
      [1050, 788],
      [1600, 782],
      [2300, 800],
      [3100, 868],
      [3700, 908],
      [4420, 892],
    ),
    crown: curve(
      [0, 576],
      [130, 604],
      [600, 690],
      [1100, 770],
      [1500, 822],
      [2300, 850],
      [3500, 890],
      [4200, 905],
      [4420, 905],
    ),
    spine: [430, 4200],
    swell: (x, z) =>
      46 * Math.exp(-(((x - 3600) / 480) ** 2)) * Math.exp(-(((z - 640) / 260) ** 2)) +
      22 * Math.exp(-(((x - 990) / 400) ** 2)) * Math.exp(-(((z - 620) / 220) ** 2)) -
      26 * Math.exp(-(((x - 2300) / 520) ** 2)) * Math.exp(-(((z - 470) / 200) ** 2)),
  },
  cabin: {
    front: 1240,
    rear: 4080,
    halfWidth: 776,
    barrel: 80,
    nose: { reach: 360, power: 2.3 },
    tail: { reach: 330, power: 2.4 },
    frontEnd: pane([1240, 800], [2090, 1140]),
    rearEnd: pane([4080, 905], [2780, 1126], 0.03),
    lean: tumblehome(270),
    foot: curve([1240, 786], [2300, 800], [3100, 868], [4080, 905]),
    edge: curve([1240, 1080], [2060, 1134], [2350, 1144], [2780, 1112], [4080, 948]),
    crown: curve(
      [1240, 1100],
      [2060, 1150],
      [2250, 1168],
      [2400, 1172],
      [2600, 1160],
      [2780, 1130],
      [3500, 1010],
      [4080, 922],
    ),
    spine: [2250, 2520],
  },
  glass: { below: 46, above: 34 },
  windscreen: { foot: 0.8, top: 0.72, from: 0.05, to: 0.92 },
  rearWindow: { foot: 0.5, top: 0.6, from: 0.3, to: 0.9 },
  panes: [{ front: [1590, 2110], rear: [2860, 2640], corners: [80, 60, 30, 12] }],
  vents: [
    [
      [2960, 820],
      [3190, 800],
      [3110, 560],
      [2980, 470],
    ],
    [
      [1420, 470],
      [1500, 480],
      [1560, 330],
      [1470, 330],
    ],
  ],
  wing: { x: 4200, z: 965, depth: 190 },
  cuts: [
    [
      [1560, 780],
      [1520, 640],
      [1560, 420],
      [1640, 250],
    ],
    [
      [2860, 840],
      [2930, 640],
      [2880, 400],
      [2780, 220],
    ],
    [
      [1640, 252],
      [2780, 222],
    ],
  ],
  crease: [
    [1350, 540],
    [2000, 470],
    [2700, 460],
    [2960, 520],
  ],
  handles: [[2690, 740]],
  flushHandles: true,
  bonnet: [
    [
      [0.4, 0.36],
      [0.75, 0.46],
      [1.05, 0.56],
      [1.3, 0.66],
    ],
    [
      [0.4, -0.36],
      [0.75, -0.46],
      [1.05, -0.56],
      [1.3, -0.66],
    ],
  ],
  mirror: { x: 1760, z: 880, size: 84 },
  face: {
    headlight: {
      outline: [
        [0.5, 0.84],
        [0.56, 0.74],
        [0.86, 0.86],
        [0.95, 1],
        [0.72, 0.96],
      ],
      radius: 0.03,
      mirrored: true,
    },
    signature: [
      [
        [0.56, 0.8],
        [0.8, 0.88],
        [0.9, 0.97],
      ],
    ],
    intake: {
      outline: [
        [-0.44, 0.5],
        [-0.5, 0.12],
        [0.5, 0.12],
        [0.44, 0.5],
      ],
      radius: 0.06,
    },
    fogs: {
      outline: [
        [0.56, 0.58],
        [0.6, 0.12],
        [0.86, 0.24],
        [0.84, 0.62],
      ],
      radius: 0.06,
      mirrored: true,
    },
  },
  back: {
    lamp: {
      outline: [
        [0.3, 0.8],
        [0.3, 0.76],
        [0.86, 0.74],
        [0.95, 0.76],
        [0.94, 0.82],
        [0.8, 0.82],
      ],
      radius: 0.02,
      mirrored: true,
    },
    lampBand: {
      outline: [
        [-0.32, 0.79],
        [-0.32, 0.765],
        [0.32, 0.765],
        [0.32, 0.79],
      ],
      radius: 0.005,
    },
    plate: [0.4, 0.55],
    lowerTrim: {
      outline: [
        [-0.88, 0.02],
        [0.88, 0.02],
        [0.84, 0.34],
        [-0.84, 0.34],
      ],
      radius: 0.06,
    },
  },
}
