import { curve } from "../../drawing/curve.ts"
import type { Body } from "../body.types.ts"
import { flank, fogs, intake, nose, pane, stern, tallLamps, tumblehome, uprightTail } from "./forms.ts"

/** A seven-seater: short nose, much glass, sliding doors. */
export const mpv: Body = {
  length: 4760,
  height: 1740,
  track: 920,
  arch: 378,
  trim: "base",
  wheels: [
    { x: 900, radius: 346, rim: 244 },
    { x: 3800, radius: 346, rim: 244 },
  ],
  lower: {
    front: 0,
    rear: 4760,
    halfWidth: 938,
    barrel: 16,
    nose: { reach: 740, power: 2.8 },
    tail: { reach: 520, power: 3.2 },
    frontEnd: nose(210, 880, 1.15),
    rearEnd: stern(260, 1060, 0.7),
    lean: flank(0.95),
    foot: curve([0, 230], [500, 205], [900, 205], [3800, 212], [4400, 250], [4760, 270]),
    edge: curve([0, 884], [300, 930], [1000, 1010], [2000, 1030], [3600, 1052], [4760, 1072]),
    crown: curve([0, 900], [120, 920], [600, 1015], [1000, 1080], [2000, 1090], [4760, 1090]),
    spine: [430, 4350],
  },
  cabin: {
    front: 830,
    rear: 4700,
    halfWidth: 838,
    barrel: 18,
    nose: { reach: 440, power: 2.5 },
    tail: { reach: 380, power: 3.2 },
    frontEnd: pane([830, 1000], [1900, 1640]),
    rearEnd: pane([4700, 1060], [4480, 1640], 0.1),
    lean: tumblehome(195),
    foot: curve([830, 1000], [2000, 1030], [3600, 1050], [4700, 1068]),
    edge: curve([830, 1560], [1880, 1636], [2500, 1662], [3700, 1664], [4700, 1622]),
    crown: curve([830, 1600], [1900, 1668], [2600, 1718], [3700, 1720], [4500, 1675], [4700, 1650]),
    spine: [2100, 4250],
  },
  glass: { below: 70, above: 44 },
  windscreen: { foot: 0.78, top: 0.74, from: 0.06, to: 0.93 },
  rearWindow: { foot: 0.74, top: 0.74, from: 0.16, to: 0.86 },
  panes: [
    { front: [1300, 1930], rear: [2400, 2415], corners: [60, 16, 16, 14] },
    { front: [2480, 2488], rear: [3470, 3445], corners: [16, 20, 20, 16] },
    { front: [3550, 3525], rear: [4460, 4340], corners: [20, 60, 50, 20] },
  ],
  roofRails: { from: 2000, to: 4350 },
  cuts: [
    [
      [1560, 1020],
      [1470, 820],
      [1440, 540],
      [1450, 320],
      [1520, 238],
    ],
    [
      [2440, 1038],
      [2470, 700],
      [2470, 340],
      [2450, 238],
    ],
    [
      [3510, 1050],
      [3510, 860],
      [3440, 700],
      [3390, 540],
      [3390, 380],
    ],
    [
      [1520, 244],
      [2450, 240],
      [3370, 252],
    ],
    [
      [2520, 905],
      [4300, 912],
    ],
  ],
  crease: [
    [1150, 800],
    [2400, 815],
    [3700, 822],
  ],
  handles: [
    [2290, 942],
    [2640, 950],
  ],
  bonnet: [
    [
      [0.3, 0.6],
      [0.55, 0.7],
      [0.9, 0.78],
    ],
    [
      [0.3, -0.6],
      [0.55, -0.7],
      [0.9, -0.78],
    ],
  ],
  mirror: { x: 1560, z: 1100, size: 108 },
  face: {
    ...tallLamps(0.7, 0.87),
    grille: {
      outline: [
        [-0.38, 0.8],
        [-0.36, 0.68],
        [0.36, 0.68],
        [0.38, 0.8],
      ],
      radius: 0.03,
    },
    bars: 1,
    intake: intake(0.08, 0.36, 0.6),
    fogs: fogs(0.2, 0.4),
  },
  back: uprightTail(0.66, 1, [0.52, 0.62]),
}
