import { curve } from "../../drawing/curve.ts"
import type { Body } from "../body.types.ts"
import { flank, intake, nose, pane, slimLamps, stern, tumblehome } from "./forms.ts"

/** A low two-seater with its roof put away. */
export const convertible: Body = {
  length: 4260,
  height: 1290,
  track: 880,
  arch: 372,
  trim: "sport",
  wheels: [
    { x: 820, radius: 338, rim: 254 },
    { x: 3390, radius: 338, rim: 254 },
  ],
  lower: {
    front: 0,
    rear: 4260,
    halfWidth: 898,
    barrel: 36,
    nose: { reach: 760, power: 2.6 },
    tail: { reach: 660, power: 2.6 },
    frontEnd: nose(170, 715, 1.2),
    rearEnd: stern(230, 905, 1.1),
    lean: flank(1.2),
    foot: curve([0, 185], [500, 160], [900, 160], [3300, 172], [3900, 220], [4260, 240]),
    edge: curve([0, 718], [300, 765], [1200, 858], [2000, 880], [2900, 905], [3700, 925], [4260, 905]),
    crown: curve([0, 730], [120, 750], [700, 845], [1400, 912], [2000, 920], [3000, 968], [3800, 965], [4260, 925]),
    spine: [450, 3900],
    swell: (x, z) => 22 * Math.exp(-(((x - 3390) / 400) ** 2)) * Math.exp(-(((z - 690) / 250) ** 2)),
  },
  cabin: {
    front: 1330,
    rear: 2900,
    halfWidth: 772,
    barrel: 20,
    nose: { reach: 150, power: 2.5 },
    tail: { reach: 300, power: 2.5 },
    frontEnd: pane([1330, 880], [1990, 1258]),
    rearEnd: pane([2900, 900], [2700, 1200]),
    lean: tumblehome(170),
    foot: curve([1330, 868], [2000, 884], [2900, 908]),
    edge: curve([1330, 1230], [1990, 1262], [2900, 1262]),
    crown: curve([1330, 1250], [1990, 1275], [2900, 1275]),
    spine: [2050, 2600],
  },
  openTop: { from: 1640, to: 3080, seats: [2420] },
  glass: { below: 40, above: 30 },
  windscreen: { foot: 0.86, top: 0.86, from: 0.04, to: 0.95 },
  panes: [],
  cuts: [
    [
      [1500, 872],
      [1460, 680],
      [1440, 450],
      [1470, 280],
      [1540, 196],
    ],
    [
      [2790, 895],
      [2830, 680],
      [2820, 420],
      [2780, 270],
      [2720, 200],
    ],
    [
      [1540, 200],
      [2720, 200],
    ],
  ],
  crease: [
    [1100, 690],
    [2200, 715],
    [3200, 760],
    [4000, 775],
  ],
  handles: [[2620, 800]],
  bonnet: [
    [
      [0.28, 0.52],
      [0.65, 0.64],
      [1.05, 0.72],
      [1.38, 0.78],
    ],
    [
      [0.28, -0.52],
      [0.65, -0.64],
      [1.05, -0.72],
      [1.38, -0.78],
    ],
  ],
  mirror: { x: 1700, z: 945, size: 90 },
  face: {
    ...slimLamps(0.7, 0.86),
    intake: intake(0.12, 0.5, 0.46),
  },
  back: {
    lamp: {
      outline: [
        [0.52, 0.8],
        [0.54, 0.66],
        [0.86, 0.65],
        [0.94, 0.72],
        [0.9, 0.84],
      ],
      radius: 0.05,
      mirrored: true,
    },
    plate: [0.34, 0.46],
    lowerTrim: {
      outline: [
        [-0.8, 0.03],
        [0.8, 0.03],
        [0.74, 0.2],
        [-0.74, 0.2],
      ],
      radius: 0.04,
    },
  },
}
