import { curve } from "../../drawing/curve.ts"
import type { Body } from "../body.types.ts"
import { intake, nose, pane, stern, tumblehome, uprightTail } from "./forms.ts"

/** Nine seats behind a band of glass, with a high roof and hardly a nose. */
export const minibus: Body = {
  length: 5620,
  height: 2330,
  track: 960,
  arch: 396,
  trim: "base",
  wheels: [
    { x: 960, radius: 352, rim: 236 },
    { x: 4380, radius: 352, rim: 236 },
  ],
  lower: {
    front: 0,
    rear: 5620,
    halfWidth: 998,
    barrel: 6,
    nose: { reach: 620, power: 3 },
    tail: { reach: 240, power: 3.6 },
    frontEnd: nose(240, 1090, 1.1),
    rearEnd: stern(300, 1260, 0.25),
    lean: curve([0, 58], [0.12, 22], [0.34, 4], [0.6, 0], [0.86, 6], [0.95, 16], [1, 40]),
    foot: curve([0, 262], [500, 238], [950, 236], [4350, 242], [5200, 280], [5620, 300]),
    edge: curve([0, 1094], [250, 1150], [800, 1228], [1500, 1250], [3600, 1256], [5620, 1262]),
    crown: curve([0, 1110], [110, 1140], [500, 1250], [850, 1300], [2000, 1300], [5620, 1280]),
    spine: [400, 5400],
  },
  cabin: {
    front: 560,
    rear: 5600,
    halfWidth: 960,
    barrel: 6,
    nose: { reach: 420, power: 2.8 },
    tail: { reach: 210, power: 3.6 },
    frontEnd: pane([560, 1190], [1330, 2110], 0.07),
    rearEnd: pane([5600, 1250], [5550, 2210], 0.1),
    lean: tumblehome(130),
    foot: curve([560, 1196], [1500, 1250], [3600, 1255], [5600, 1262]),
    edge: curve([560, 2040], [1300, 2118], [1900, 2190], [3600, 2216], [5600, 2206]),
    crown: curve([560, 2080], [1330, 2180], [2000, 2270], [3600, 2318], [5300, 2306], [5600, 2270]),
    spine: [1700, 5300],
  },
  glass: { below: 190, above: 36 },
  windscreen: { foot: 0.8, top: 0.78, from: 0.04, to: 0.9 },
  rearWindow: { foot: 0.7, top: 0.7, from: 0.16, to: 0.8 },
  panes: [
    { front: [980, 1330], rear: [1960, 1962], corners: [50, 16, 16, 14] },
    { front: [2040, 2041], rear: [2900, 2900], corners: [18, 18, 18, 18] },
    { front: [2960, 2960], rear: [3760, 3760], corners: [18, 18, 18, 18] },
    { front: [3820, 3820], rear: [4620, 4620], corners: [18, 18, 18, 18] },
    { front: [4680, 4680], rear: [5420, 5410], corners: [18, 34, 34, 18] },
  ],
  cuts: [
    [
      [1120, 1232],
      [1070, 1000],
      [1330, 760],
      [1370, 520],
      [1380, 320],
      [1440, 262],
    ],
    [
      [2000, 2180],
      [2020, 1400],
      [2020, 500],
      [2000, 256],
    ],
    [
      [2930, 2190],
      [2940, 1400],
      [2940, 500],
      [2920, 262],
    ],
    [
      [1440, 266],
      [2920, 262],
    ],
    [
      [2040, 900],
      [5400, 910],
    ],
  ],
  handles: [
    [1880, 1120],
    [2160, 1130],
  ],
  bonnet: [
    [
      [0.26, 0.6],
      [0.45, 0.7],
      [0.62, 0.78],
    ],
    [
      [0.26, -0.6],
      [0.45, -0.7],
      [0.62, -0.78],
    ],
  ],
  mirror: { x: 1120, z: 1380, size: 170 },
  cladding: { sill: 350, arch: 24 },
  face: {
    headlight: {
      outline: [
        [0.56, 0.78],
        [0.56, 0.6],
        [0.7, 0.52],
        [0.92, 0.56],
        [0.95, 0.84],
        [0.84, 0.86],
      ],
      radius: 0.05,
      mirrored: true,
    },
    signature: [
      [
        [0.6, 0.76],
        [0.61, 0.62],
        [0.72, 0.56],
      ],
    ],
    grille: {
      outline: [
        [-0.46, 0.7],
        [-0.42, 0.5],
        [0.42, 0.5],
        [0.46, 0.7],
      ],
      radius: 0.03,
    },
    bars: 2,
    intake: intake(0.08, 0.34, 0.7),
  },
  back: uprightTail(0.42, 0.86, [0.36, 0.45]),
}
