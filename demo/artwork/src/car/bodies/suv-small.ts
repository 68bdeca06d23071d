import { curve } from "../../drawing/curve.ts"
import type { Body } from "../body.types.ts"
import { flank, fogs, intake, nose, pane, stern, tumblehome } from "./forms.ts"

/** A short, high five-door: a rising waist, a thick rear pillar and a roof of its own colour. */
export const suvSmall: Body = {
  length: 4160,
  height: 1590,
  track: 890,
  arch: 392,
  trim: "star",
  contrastRoof: true,
  wheels: [
    { x: 800, radius: 346, rim: 254 },
    { x: 3380, radius: 346, rim: 254 },
  ],
  lower: {
    front: 0,
    rear: 4160,
    halfWidth: 905,
    barrel: 26,
    nose: { reach: 600, power: 3 },
    tail: { reach: 520, power: 2.8 },
    frontEnd: nose(250, 940, 0.75, 150),
    rearEnd: stern(290, 1150, 1),
    lean: flank(1.15),
    foot: curve([0, 280], [450, 235], [850, 230], [3350, 242], [3850, 290], [4160, 315]),
    edge: curve([0, 944], [250, 985], [1000, 1040], [1900, 1058], [2800, 1098], [3400, 1150], [4160, 1165]),
    crown: curve([0, 958], [110, 985], [550, 1062], [1050, 1100], [1900, 1100], [2800, 1120], [4160, 1170]),
    spine: [400, 3750],
    swell: (x, z) => 24 * Math.exp(-(((x - 3380) / 420) ** 2)) * Math.exp(-(((z - 880) / 240) ** 2)),
  },
  cabin: {
    front: 1000,
    rear: 4010,
    halfWidth: 796,
    barrel: 30,
    nose: { reach: 380, power: 2.6 },
    tail: { reach: 400, power: 2.8 },
    frontEnd: pane([1000, 1060], [1700, 1510]),
    rearEnd: pane([4010, 1145], [3620, 1472], 0.09),
    lean: tumblehome(220),
    foot: curve([1000, 1052], [1900, 1058], [2800, 1096], [3400, 1142], [4010, 1150]),
    edge: curve([1000, 1450], [1680, 1508], [2200, 1522], [3000, 1496], [4010, 1404]),
    crown: curve([1000, 1470], [1700, 1535], [2250, 1572], [3000, 1552], [3600, 1494], [4010, 1446]),
    spine: [1900, 3400],
  },
  glass: { below: 60, above: 42 },
  windscreen: { foot: 0.8, top: 0.76, from: 0.05, to: 0.93 },
  rearWindow: { foot: 0.74, top: 0.7, from: 0.2, to: 0.86 },
  panes: [
    { front: [1330, 1760], rear: [2250, 2262], corners: [60, 16, 16, 12] },
    { front: [2320, 2330], rear: [3230, 2960], corners: [16, 70, 40, 16] },
  ],
  cladding: { sill: 430, arch: 66 },
  cuts: [
    [
      [1200, 1046],
      [1180, 800],
      [1180, 560],
      [1210, 430],
    ],
    [
      [2285, 1072],
      [2310, 780],
      [2300, 440],
    ],
    [
      [3180, 1120],
      [3120, 960],
      [2990, 800],
      [2935, 640],
      [2930, 450],
    ],
  ],
  crease: [
    [1100, 700],
    [1700, 655],
    [2700, 690],
    [3000, 760],
  ],
  handles: [
    [2140, 985],
    [2900, 1030],
  ],
  bonnet: [
    [
      [0.2, 0.5],
      [0.5, 0.6],
      [0.8, 0.66],
      [1.05, 0.7],
    ],
    [
      [0.2, -0.5],
      [0.5, -0.6],
      [0.8, -0.66],
      [1.05, -0.7],
    ],
  ],
  mirror: { x: 1430, z: 1120, size: 104 },
  face: {
    headlight: {
      outline: [
        [0.4, 0.86],
        [0.42, 0.82],
        [0.8, 0.84],
        [0.94, 0.9],
        [0.9, 0.93],
      ],
      radius: 0.015,
      mirrored: true,
    },
    signature: [
      [
        [0.44, 0.845],
        [0.78, 0.865],
        [0.88, 0.9],
      ],
    ],
    round: { across: 0.62, up: 0.58, size: 92 },
    grille: {
      outline: [
        [-0.36, 0.78],
        [-0.42, 0.66],
        [-0.32, 0.5],
        [0.32, 0.5],
        [0.42, 0.66],
        [0.36, 0.78],
      ],
      radius: 0.04,
    },
    bars: 3,
    intake: intake(0.08, 0.3, 0.54),
    fogs: fogs(0.16, 0.36),
  },
  back: {
    lamp: {
      outline: [
        [0.44, 0.86],
        [0.44, 0.8],
        [0.74, 0.78],
        [0.78, 0.7],
        [0.93, 0.72],
        [0.95, 0.88],
        [0.8, 0.9],
      ],
      radius: 0.03,
      mirrored: true,
    },
    plate: [0.52, 0.63],
    lowerTrim: {
      outline: [
        [-0.88, 0.02],
        [0.88, 0.02],
        [0.84, 0.32],
        [-0.84, 0.32],
      ],
      radius: 0.04,
    },
  },
}
