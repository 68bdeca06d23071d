import { curve } from "../../drawing/curve.ts"
import type { Body } from "../body.types.ts"
import { flank, nose, pane, stern, tumblehome } from "./forms.ts"

/** An electric car between saloon and suv: a closed nose, lines of light across both ends, one bow for a roof. */
export const crossover: Body = {
  length: 4640,
  height: 1580,
  track: 930,
  arch: 414,
  trim: "turbine",
  wheels: [
    { x: 840, radius: 372, rim: 296 },
    { x: 3800, radius: 372, rim: 296 },
  ],
  lower: {
    front: 0,
    rear: 4640,
    halfWidth: 946,
    barrel: 34,
    nose: { reach: 780, power: 2.5 },
    tail: { reach: 640, power: 2.6 },
    frontEnd: nose(230, 900, 1.15, 110),
    rearEnd: stern(290, 1120, 0.85),
    lean: flank(1.2),
    foot: curve([0, 262], [500, 226], [900, 222], [3750, 236], [4250, 300], [4640, 330]),
    edge: curve([0, 904], [300, 962], [1000, 1034], [2000, 1040], [3000, 1066], [3900, 1112], [4640, 1128]),
    crown: curve(
      [0, 918],
      [120, 944],
      [600, 1046],
      [1000, 1090],
      [2000, 1090],
      [3400, 1110],
      [4300, 1150],
      [4640, 1140],
    ),
    spine: [430, 4230],
    swell: (x, z) => 20 * Math.exp(-(((x - 3800) / 460) ** 2)) * Math.exp(-(((z - 820) / 260) ** 2)),
  },
  cabin: {
    front: 900,
    rear: 4520,
    halfWidth: 820,
    barrel: 44,
    nose: { reach: 420, power: 2.4 },
    tail: { reach: 420, power: 2.5 },
    frontEnd: pane([900, 1046], [1900, 1486], 0.06),
    rearEnd: pane([4520, 1130], [3480, 1470], 0.04),
    lean: tumblehome(235),
    foot: curve([900, 1030], [2000, 1040], [3000, 1066], [3900, 1110], [4520, 1126]),
    edge: curve([900, 1430], [1880, 1484], [2400, 1506], [3000, 1488], [3480, 1440], [4520, 1190]),
    crown: curve(
      [900, 1450],
      [1900, 1504],
      [2300, 1546],
      [2600, 1556],
      [3000, 1542],
      [3480, 1478],
      [4100, 1310],
      [4520, 1160],
    ),
    spine: [2150, 3150],
  },
  glass: { below: 58, above: 34 },
  windscreen: { foot: 0.8, top: 0.74, from: 0.05, to: 0.93 },
  rearWindow: { foot: 0.72, top: 0.7, from: 0.16, to: 0.9 },
  panes: [
    { front: [1340, 1960], rear: [2480, 2494], corners: [80, 14, 14, 12] },
    { front: [2540, 2552], rear: [3420, 3360], corners: [14, 18, 18, 14] },
    { front: [3480, 3420], rear: [4080, 3640], corners: [18, 90, 34, 16] },
  ],
  cladding: { sill: 330, arch: 34 },
  cuts: [
    [
      [1240, 1034],
      [1210, 800],
      [1220, 520],
      [1290, 336],
    ],
    [
      [2510, 1052],
      [2535, 760],
      [2525, 340],
    ],
    [
      [3450, 1088],
      [3420, 930],
      [3330, 760],
      [3280, 560],
      [3280, 400],
    ],
  ],
  crease: [
    [1300, 560],
    [1900, 500],
    [2900, 520],
    [3350, 600],
  ],
  handles: [
    [2370, 930],
    [3270, 960],
  ],
  flushHandles: true,
  bonnet: [
    [
      [0.34, 0.66],
      [0.55, 0.76],
      [0.95, 0.84],
    ],
    [
      [0.34, -0.66],
      [0.55, -0.76],
      [0.95, -0.84],
    ],
  ],
  mirror: { x: 1500, z: 1110, size: 92 },
  face: {
    headlight: {
      outline: [
        [0.6, 0.8],
        [0.6, 0.72],
        [0.88, 0.74],
        [0.95, 0.86],
        [0.84, 0.86],
      ],
      radius: 0.03,
      mirrored: true,
    },
    signature: [
      [
        [0, 0.86],
        [0.5, 0.855],
        [0.84, 0.87],
        [0.93, 0.9],
      ],
    ],
    intake: {
      outline: [
        [-0.62, 0.16],
        [-0.54, 0.08],
        [0.54, 0.08],
        [0.62, 0.16],
        [0.5, 0.22],
        [-0.5, 0.22],
      ],
      radius: 0.04,
    },
  },
  back: {
    lamp: {
      outline: [
        [0.4, 0.87],
        [0.4, 0.82],
        [0.86, 0.8],
        [0.96, 0.78],
        [0.95, 0.87],
        [0.8, 0.885],
      ],
      radius: 0.02,
      mirrored: true,
    },
    lampBand: {
      outline: [
        [-0.42, 0.868],
        [-0.42, 0.828],
        [0.42, 0.828],
        [0.42, 0.868],
      ],
      radius: 0.005,
    },
    plate: [0.36, 0.47],
    lowerTrim: {
      outline: [
        [-0.86, 0.02],
        [0.86, 0.02],
        [0.82, 0.26],
        [-0.82, 0.26],
      ],
      radius: 0.05,
    },
  },
}
