import { curve } from "../../drawing/curve.ts"
import type { Body } from "../body.types.ts"
import { flank, fogs, intake, nose, pane, slimLamps, stern, tumblehome } from "./forms.ts"

/** A compact five-door with a short tail and a strong rear pillar. */
export const hatchback: Body = {
  length: 4130,
  height: 1460,
  track: 886,
  arch: 368,
  trim: "plus",
  wheels: [
    { x: 850, radius: 335, rim: 246 },
    { x: 3450, radius: 335, rim: 246 },
  ],
  lower: {
    front: 0,
    rear: 4130,
    halfWidth: 902,
    barrel: 22,
    nose: { reach: 700, power: 3 },
    tail: { reach: 600, power: 2.9 },
    frontEnd: nose(200, 780),
    rearEnd: stern(250, 1020, 1.1),
    lean: flank(1.08),
    foot: curve([0, 215], [500, 190], [900, 190], [3500, 202], [3880, 240], [4130, 260]),
    edge: curve([0, 782], [300, 825], [1100, 915], [2000, 958], [3200, 1000], [4130, 1030]),
    crown: curve([0, 795], [120, 812], [650, 912], [1200, 985], [2000, 1005], [4130, 1036]),
    spine: [420, 3720],
  },
  cabin: {
    front: 1100,
    rear: 3985,
    halfWidth: 790,
    barrel: 26,
    nose: { reach: 400, power: 2.6 },
    tail: { reach: 430, power: 2.8 },
    frontEnd: pane([1100, 940], [2020, 1392]),
    rearEnd: pane([3985, 1005], [3710, 1384], 0.08),
    lean: tumblehome(228),
    foot: curve([1100, 938], [2000, 956], [3200, 994], [3985, 1012]),
    edge: curve([1100, 1330], [1980, 1390], [2500, 1408], [3200, 1394], [3985, 1352]),
    crown: curve([1100, 1350], [2020, 1418], [2550, 1455], [3200, 1446], [3710, 1412], [3985, 1384]),
    spine: [2200, 3480],
  },
  glass: { below: 60, above: 42 },
  windscreen: { foot: 0.8, top: 0.74, from: 0.05, to: 0.93 },
  rearWindow: { foot: 0.74, top: 0.72, from: 0.14, to: 0.86 },
  panes: [
    { front: [1460, 2060], rear: [2380, 2400], corners: [60, 16, 16, 12] },
    { front: [2465, 2478], rear: [3180, 3060], corners: [16, 26, 24, 16] },
    { front: [3240, 3150], rear: [3500, 3330], corners: [22, 50, 40, 20] },
  ],
  cuts: [
    [
      [1330, 925],
      [1310, 700],
      [1300, 470],
      [1330, 300],
      [1410, 222],
    ],
    [
      [2430, 965],
      [2455, 640],
      [2455, 330],
      [2435, 226],
    ],
    [
      [3220, 995],
      [3200, 830],
      [3150, 680],
      [3110, 540],
      [3105, 380],
    ],
    [
      [1410, 228],
      [2435, 228],
      [3080, 240],
    ],
  ],
  crease: [
    [1080, 770],
    [2300, 800],
    [3300, 830],
    [3900, 842],
  ],
  handles: [
    [2280, 872],
    [3040, 898],
  ],
  bonnet: [
    [
      [0.24, 0.58],
      [0.55, 0.7],
      [0.9, 0.76],
      [1.2, 0.8],
    ],
    [
      [0.24, -0.58],
      [0.55, -0.7],
      [0.9, -0.76],
      [1.2, -0.8],
    ],
  ],
  mirror: { x: 1540, z: 1010, size: 96 },
  face: {
    ...slimLamps(0.73, 0.88),
    grille: {
      outline: [
        [-0.4, 0.76],
        [-0.38, 0.69],
        [0.38, 0.69],
        [0.4, 0.76],
      ],
      radius: 0.02,
    },
    intake: intake(0.08, 0.36, 0.6),
    fogs: fogs(0.2, 0.4),
  },
  back: {
    lamp: {
      outline: [
        [0.5, 0.86],
        [0.52, 0.7],
        [0.86, 0.69],
        [0.95, 0.76],
        [0.93, 0.88],
        [0.78, 0.9],
      ],
      radius: 0.04,
      mirrored: true,
    },
    plate: [0.46, 0.57],
    lowerTrim: {
      outline: [
        [-0.84, 0.03],
        [0.84, 0.03],
        [0.78, 0.22],
        [-0.78, 0.22],
      ],
      radius: 0.04,
    },
  },
}
