import { curve } from "../../drawing/curve.ts"
import type { Body } from "../body.types.ts"
import { flank, intake, nose, pane, stern, tumblehome } from "./forms.ts"

/** Seven seats in a box: an upright nose, a level roof and wheels to match. */
export const suvLarge: Body = {
  length: 5030,
  height: 1880,
  track: 968,
  arch: 440,
  trim: "cross",
  wheels: [
    { x: 890, radius: 402, rim: 294 },
    { x: 3890, radius: 402, rim: 294 },
  ],
  lower: {
    front: 0,
    rear: 5030,
    halfWidth: 990,
    barrel: 8,
    nose: { reach: 480, power: 3.6 },
    tail: { reach: 380, power: 3.8 },
    frontEnd: nose(300, 1150, 0.5, 120),
    rearEnd: stern(320, 1210, 0.4),
    lean: flank(0.75),
    foot: curve([0, 330], [450, 285], [900, 280], [3900, 285], [4600, 330], [5030, 345]),
    edge: curve([0, 1154], [250, 1168], [1300, 1196], [2400, 1204], [3800, 1212], [5030, 1222]),
    crown: curve([0, 1172], [110, 1186], [700, 1226], [1350, 1250], [2400, 1250], [5030, 1230]),
    spine: [380, 4700],
  },
  cabin: {
    front: 1330,
    rear: 4975,
    halfWidth: 886,
    barrel: 10,
    nose: { reach: 330, power: 3 },
    tail: { reach: 280, power: 3.8 },
    frontEnd: pane([1330, 1212], [1940, 1756]),
    rearEnd: pane([4975, 1216], [4850, 1768], 0.08),
    lean: tumblehome(150),
    foot: curve([1330, 1196], [2400, 1204], [3800, 1212], [4975, 1220]),
    edge: curve([1330, 1700], [1920, 1756], [2500, 1786], [4000, 1792], [4975, 1772]),
    crown: curve([1330, 1720], [1940, 1790], [2600, 1852], [4000, 1860], [4800, 1836], [4975, 1812]),
    spine: [2150, 4650],
  },
  glass: { below: 66, above: 40 },
  windscreen: { foot: 0.82, top: 0.78, from: 0.05, to: 0.93 },
  rearWindow: { foot: 0.76, top: 0.76, from: 0.16, to: 0.86 },
  panes: [
    { front: [1610, 2000], rear: [2520, 2528], corners: [44, 14, 14, 12] },
    { front: [2600, 2606], rear: [3560, 3550], corners: [14, 14, 14, 14] },
    { front: [3640, 3632], rear: [4770, 4700], corners: [14, 40, 34, 16] },
  ],
  roofRails: { from: 2060, to: 4760 },
  cladding: { sill: 420, arch: 40 },
  cuts: [
    [
      [1520, 1190],
      [1500, 900],
      [1500, 640],
      [1530, 430],
    ],
    [
      [2560, 1206],
      [2575, 900],
      [2575, 440],
    ],
    [
      [3600, 1212],
      [3580, 1010],
      [3470, 840],
      [3400, 660],
      [3390, 450],
    ],
  ],
  crease: [
    [1180, 1040],
    [2500, 1052],
    [3900, 1060],
    [4900, 1064],
  ],
  handles: [
    [2410, 1120],
    [3420, 1128],
  ],
  bonnet: [
    [
      [0.16, 0.6],
      [0.6, 0.66],
      [1, 0.7],
      [1.4, 0.74],
    ],
    [
      [0.16, -0.6],
      [0.6, -0.66],
      [1, -0.7],
      [1.4, -0.74],
    ],
  ],
  mirror: { x: 1710, z: 1285, size: 128 },
  face: {
    headlight: {
      outline: [
        [0.5, 0.92],
        [0.5, 0.72],
        [0.62, 0.64],
        [0.9, 0.66],
        [0.95, 0.74],
        [0.95, 0.92],
      ],
      radius: 0.03,
      mirrored: true,
    },
    signature: [
      [
        [0.9, 0.885],
        [0.56, 0.885],
        [0.56, 0.74],
        [0.64, 0.69],
        [0.88, 0.7],
      ],
    ],
    grille: {
      outline: [
        [-0.43, 0.95],
        [-0.43, 0.5],
        [-0.36, 0.42],
        [0.36, 0.42],
        [0.43, 0.5],
        [0.43, 0.95],
      ],
      radius: 0.04,
    },
    bars: 9,
    grain: "upright",
    intake: intake(0.07, 0.25, 0.62),
  },
  back: {
    lamp: {
      outline: [
        [0.7, 0.97],
        [0.7, 0.44],
        [0.78, 0.4],
        [0.92, 0.42],
        [0.94, 0.97],
      ],
      radius: 0.03,
      mirrored: true,
    },
    plate: [0.56, 0.66],
    lowerTrim: {
      outline: [
        [-0.9, 0.02],
        [0.9, 0.02],
        [0.88, 0.24],
        [-0.88, 0.24],
      ],
      radius: 0.03,
    },
  },
}
