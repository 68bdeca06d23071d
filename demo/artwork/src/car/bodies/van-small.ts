import { curve } from "../../drawing/curve.ts"
import type { Body } from "../body.types.ts"
import { fogs, intake, nose, pane, stern, tumblehome, uprightTail } from "./forms.ts"

/** A baker's or fitter's van: a car's nose, a sliding door with a window, a box behind it. */
export const vanSmall: Body = {
  length: 4380,
  height: 1830,
  track: 876,
  arch: 362,
  trim: "base",
  wheels: [
    { x: 850, radius: 324, rim: 222 },
    { x: 3560, radius: 324, rim: 222 },
  ],
  lower: {
    front: 0,
    rear: 4380,
    halfWidth: 896,
    barrel: 10,
    nose: { reach: 640, power: 2.6 },
    tail: { reach: 230, power: 3.4 },
    frontEnd: nose(215, 900, 1.25),
    rearEnd: stern(270, 1080, 0.35),
    lean: curve([0, 58], [0.12, 24], [0.34, 4], [0.6, 0], [0.86, 10], [0.95, 24], [1, 60]),
    foot: curve([0, 235], [450, 208], [850, 208], [3500, 216], [4100, 250], [4380, 272]),
    edge: curve([0, 904], [300, 975], [950, 1050], [1600, 1062], [3200, 1072], [4380, 1080]),
    crown: curve([0, 920], [120, 950], [600, 1060], [1100, 1110], [1800, 1110], [4380, 1100]),
    spine: [400, 4200],
  },
  cabin: {
    front: 980,
    rear: 4360,
    halfWidth: 842,
    barrel: 10,
    nose: { reach: 360, power: 2.6 },
    tail: { reach: 200, power: 3.4 },
    frontEnd: pane([980, 1065], [1640, 1650]),
    rearEnd: pane([4360, 1075], [4300, 1740], 0.1),
    lean: tumblehome(120),
    foot: curve([980, 1048], [1700, 1062], [3200, 1072], [4360, 1080]),
    edge: curve([980, 1600], [1600, 1664], [2200, 1738], [3200, 1756], [4360, 1744]),
    crown: curve([980, 1630], [1640, 1710], [2200, 1798], [3200, 1824], [4100, 1812], [4360, 1790]),
    spine: [1900, 4100],
  },
  glass: { below: 130, above: 40 },
  windscreen: { foot: 0.78, top: 0.76, from: 0.06, to: 0.9 },
  rearWindow: { foot: 0.6, top: 0.6, from: 0.3, to: 0.82 },
  panes: [
    { front: [1300, 1640], rear: [2150, 2155], corners: [44, 18, 18, 14] },
    { front: [2270, 2272], rear: [2960, 2956], corners: [22, 22, 22, 22] },
  ],
  cuts: [
    [
      [1250, 1054],
      [1210, 800],
      [1270, 620],
      [1300, 450],
      [1310, 290],
      [1370, 236],
    ],
    [
      [2210, 1720],
      [2225, 1200],
      [2225, 480],
      [2210, 226],
    ],
    [
      [3050, 1745],
      [3060, 1200],
      [3060, 600],
      [3020, 420],
    ],
    [
      [1370, 240],
      [2210, 236],
    ],
    [
      [2260, 960],
      [4180, 966],
    ],
    [
      [3160, 1180],
      [4180, 1184],
      [4180, 1610],
      [3160, 1600],
      [3160, 1180],
    ],
  ],
  handles: [
    [2080, 950],
    [2370, 985],
  ],
  bonnet: [
    [
      [0.28, 0.6],
      [0.6, 0.7],
      [1, 0.78],
    ],
    [
      [0.28, -0.6],
      [0.6, -0.7],
      [1, -0.78],
    ],
  ],
  mirror: { x: 1400, z: 1140, size: 124 },
  cladding: { sill: 320, arch: 22 },
  face: {
    headlight: {
      outline: [
        [0.5, 0.8],
        [0.52, 0.62],
        [0.78, 0.6],
        [0.92, 0.72],
        [0.96, 0.88],
        [0.8, 0.88],
      ],
      radius: 0.05,
      mirrored: true,
    },
    signature: [
      [
        [0.56, 0.66],
        [0.78, 0.64],
        [0.88, 0.74],
      ],
    ],
    grille: {
      outline: [
        [-0.42, 0.74],
        [-0.4, 0.66],
        [0.4, 0.66],
        [0.42, 0.74],
      ],
      radius: 0.03,
    },
    bars: 1,
    intake: intake(0.08, 0.42, 0.6),
    fogs: fogs(0.2, 0.36),
  },
  back: uprightTail(0.5, 0.98, [0.52, 0.63]),
}
