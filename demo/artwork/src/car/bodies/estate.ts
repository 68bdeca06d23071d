import { curve } from "../../drawing/curve.ts"
import type { Body } from "../body.types.ts"
import { flank, fogs, intake, nose, pane, slimLamps, stern, tumblehome } from "./forms.ts"

/** A long family car with a roof that runs to the end. */
export const estate: Body = {
  length: 4780,
  height: 1470,
  track: 908,
  arch: 372,
  trim: "plus",
  wheels: [
    { x: 890, radius: 340, rim: 250 },
    { x: 3760, radius: 340, rim: 250 },
  ],
  lower: {
    front: 0,
    rear: 4780,
    halfWidth: 925,
    barrel: 22,
    nose: { reach: 720, power: 3 },
    tail: { reach: 600, power: 3 },
    frontEnd: nose(200, 782),
    rearEnd: stern(240, 985),
    lean: flank(),
    foot: curve([0, 215], [500, 190], [900, 190], [3800, 200], [4400, 235], [4780, 250]),
    edge: curve([0, 785], [300, 822], [1200, 910], [2200, 948], [3600, 978], [4780, 1003]),
    crown: curve([0, 795], [120, 812], [700, 908], [1350, 985], [2200, 1000], [4780, 1010]),
    spine: [420, 4300],
  },
  cabin: {
    front: 1190,
    rear: 4650,
    halfWidth: 812,
    barrel: 26,
    nose: { reach: 400, power: 2.6 },
    tail: { reach: 420, power: 3 },
    frontEnd: pane([1190, 935], [2160, 1398]),
    rearEnd: pane([4650, 995], [4300, 1388], 0.08),
    lean: tumblehome(230),
    foot: curve([1190, 930], [2200, 945], [3700, 973], [4690, 997]),
    edge: curve([1190, 1330], [2100, 1394], [2700, 1412], [3600, 1404], [4690, 1352]),
    crown: curve([1190, 1360], [2150, 1425], [2800, 1464], [3600, 1454], [4400, 1405], [4690, 1380]),
    spine: [2350, 4000],
  },
  glass: { below: 62, above: 42 },
  windscreen: { foot: 0.8, top: 0.74, from: 0.05, to: 0.93 },
  rearWindow: { foot: 0.76, top: 0.74, from: 0.12, to: 0.88 },
  panes: [
    { front: [1560, 2195], rear: [2505, 2520], corners: [60, 16, 16, 12] },
    { front: [2590, 2598], rear: [3520, 3440], corners: [16, 24, 24, 16] },
    { front: [3600, 3520], rear: [4330, 4150], corners: [24, 50, 60, 20] },
  ],
  roofRails: { from: 2250, to: 4100 },
  cuts: [
    [
      [1420, 920],
      [1400, 700],
      [1385, 470],
      [1420, 300],
      [1500, 225],
    ],
    [
      [2560, 950],
      [2590, 640],
      [2590, 330],
      [2570, 225],
    ],
    [
      [3560, 975],
      [3530, 800],
      [3440, 660],
      [3380, 520],
      [3370, 360],
    ],
    [
      [1500, 232],
      [2570, 228],
      [3330, 240],
    ],
  ],
  crease: [
    [1150, 780],
    [2400, 808],
    [3700, 822],
    [4450, 820],
  ],
  handles: [
    [2400, 862],
    [3330, 882],
  ],
  bonnet: [
    [
      [0.24, 0.58],
      [0.6, 0.7],
      [1.0, 0.76],
      [1.3, 0.8],
    ],
    [
      [0.24, -0.58],
      [0.6, -0.7],
      [1.0, -0.76],
      [1.3, -0.8],
    ],
  ],
  mirror: { x: 1640, z: 998, size: 98 },
  face: {
    ...slimLamps(0.74, 0.88),
    grille: {
      outline: [
        [-0.3, 0.82],
        [-0.26, 0.5],
        [0.26, 0.5],
        [0.3, 0.82],
      ],
      radius: 0.08,
    },
    bars: 4,
    intake: intake(),
    fogs: fogs(),
  },
  back: {
    lamp: {
      outline: [
        [0.42, 0.83],
        [0.42, 0.72],
        [0.82, 0.71],
        [0.94, 0.76],
        [0.92, 0.86],
        [0.84, 0.97],
        [0.68, 0.97],
        [0.68, 0.85],
      ],
      radius: 0.04,
      mirrored: true,
    },
    plate: [0.5, 0.61],
    lowerTrim: {
      outline: [
        [-0.84, 0.04],
        [0.84, 0.04],
        [0.8, 0.18],
        [-0.8, 0.18],
      ],
      radius: 0.03,
    },
  },
}
