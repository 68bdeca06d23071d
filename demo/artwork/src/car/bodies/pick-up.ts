import { curve } from "../../drawing/curve.ts"
import type { Body } from "../body.types.ts"
import { flank, fogs, intake, nose, pane, stern, tallLamps, tumblehome, uprightTail } from "./forms.ts"

/** A double cab in front of an open bed, high on coarse wheels. */
export const pickUp: Body = {
  length: 5360,
  height: 1830,
  track: 940,
  arch: 444,
  trim: "plus",
  wheels: [
    { x: 930, radius: 396, rim: 262 },
    { x: 4170, radius: 396, rim: 262 },
  ],
  lower: {
    front: 0,
    rear: 5360,
    halfWidth: 955,
    barrel: 10,
    nose: { reach: 640, power: 3.4 },
    tail: { reach: 240, power: 3.4 },
    frontEnd: nose(330, 1090, 0.75, 150),
    rearEnd: stern(420, 1150, 0.4),
    lean: flank(0.8),
    foot: curve([0, 350], [500, 330], [900, 330], [4100, 340], [4800, 420], [5360, 440]),
    edge: curve([0, 1094], [300, 1110], [1300, 1150], [2200, 1172], [3300, 1190], [5360, 1196]),
    crown: curve([0, 1112], [120, 1128], [700, 1180], [1350, 1215], [2200, 1215], [5360, 1200]),
    spine: [430, 5200],
  },
  cabin: {
    front: 1330,
    rear: 3540,
    halfWidth: 850,
    barrel: 14,
    nose: { reach: 360, power: 2.7 },
    tail: { reach: 200, power: 3.4 },
    frontEnd: pane([1330, 1170], [2010, 1742]),
    rearEnd: pane([3540, 1185], [3400, 1735], 0.06),
    lean: tumblehome(190),
    foot: curve([1330, 1165], [2200, 1172], [3540, 1190]),
    edge: curve([1330, 1690], [1990, 1742], [2600, 1762], [3540, 1738]),
    crown: curve([1330, 1710], [2010, 1778], [2650, 1815], [3540, 1785]),
    spine: [2200, 3250],
  },
  glass: { below: 66, above: 44 },
  windscreen: { foot: 0.8, top: 0.76, from: 0.05, to: 0.93 },
  rearWindow: { foot: 0.72, top: 0.72, from: 0.16, to: 0.84 },
  panes: [
    { front: [1660, 2060], rear: [2470, 2480], corners: [60, 16, 16, 12] },
    { front: [2550, 2556], rear: [3360, 3290], corners: [16, 50, 40, 16] },
  ],
  bed: { from: 3620, to: 5200, wall: 90 },
  cladding: { sill: 440, arch: 56 },
  cuts: [
    [
      [1540, 1160],
      [1520, 900],
      [1510, 640],
      [1530, 450],
    ],
    [
      [2510, 1178],
      [2535, 860],
      [2535, 450],
    ],
    [
      [3440, 1190],
      [3440, 950],
      [3440, 640],
      [3420, 450],
    ],
    [
      [3585, 1190],
      [3585, 450],
    ],
  ],
  crease: [
    [1150, 985],
    [2400, 1000],
    [5200, 1020],
  ],
  handles: [
    [2350, 1080],
    [3270, 1095],
  ],
  bonnet: [
    [
      [0.18, 0.64],
      [0.6, 0.74],
      [1.0, 0.79],
      [1.4, 0.82],
    ],
    [
      [0.18, -0.64],
      [0.6, -0.74],
      [1.0, -0.79],
      [1.4, -0.82],
    ],
  ],
  mirror: { x: 1760, z: 1255, size: 128 },
  face: {
    ...tallLamps(0.68, 0.88),
    grille: {
      outline: [
        [-0.42, 0.9],
        [-0.4, 0.48],
        [0.4, 0.48],
        [0.42, 0.9],
      ],
      radius: 0.05,
    },
    bars: 3,
    intake: intake(0.1, 0.32, 0.66),
    fogs: fogs(0.22, 0.42),
  },
  back: uprightTail(0.58, 0.96, [0.3, 0.42]),
}
