import { curve } from "../../drawing/curve.ts"
import type { Body } from "../body.types.ts"
import { flank, fogs, intake, nose, pane, stern, tallLamps, tumblehome } from "./forms.ts"

/** Tall and upright, on large wheels, with protection along the sills. */
export const suv: Body = {
  length: 4690,
  height: 1680,
  track: 932,
  arch: 412,
  trim: "plus",
  wheels: [
    { x: 880, radius: 374, rim: 268 },
    { x: 3690, radius: 374, rim: 268 },
  ],
  lower: {
    front: 0,
    rear: 4690,
    halfWidth: 950,
    barrel: 18,
    nose: { reach: 700, power: 3.2 },
    tail: { reach: 580, power: 3.2 },
    frontEnd: nose(250, 965, 0.9, 140),
    rearEnd: stern(290, 1120, 0.9),
    lean: flank(1.05),
    foot: curve([0, 290], [500, 245], [900, 240], [3700, 250], [4300, 300], [4690, 320]),
    edge: curve([0, 968], [300, 995], [1200, 1062], [2200, 1092], [3600, 1124], [4690, 1150]),
    crown: curve([0, 985], [120, 1000], [700, 1075], [1250, 1130], [2200, 1140], [4690, 1150]),
    spine: [430, 4230],
  },
  cabin: {
    front: 1150,
    rear: 4600,
    halfWidth: 838,
    barrel: 22,
    nose: { reach: 380, power: 2.7 },
    tail: { reach: 400, power: 3 },
    frontEnd: pane([1150, 1085], [1960, 1588]),
    rearEnd: pane([4600, 1130], [4200, 1580], 0.08),
    lean: tumblehome(215),
    foot: curve([1150, 1078], [2200, 1092], [3600, 1122], [4600, 1146]),
    edge: curve([1150, 1520], [1930, 1585], [2500, 1608], [3500, 1598], [4600, 1540]),
    crown: curve([1150, 1550], [1960, 1618], [2600, 1662], [3500, 1652], [4300, 1600], [4600, 1575]),
    spine: [2150, 3950],
  },
  glass: { below: 66, above: 44 },
  windscreen: { foot: 0.8, top: 0.76, from: 0.05, to: 0.93 },
  rearWindow: { foot: 0.74, top: 0.72, from: 0.14, to: 0.86 },
  panes: [
    { front: [1490, 2010], rear: [2430, 2445], corners: [60, 16, 16, 12] },
    { front: [2510, 2518], rear: [3430, 3360], corners: [16, 24, 24, 16] },
    { front: [3500, 3430], rear: [4130, 3960], corners: [24, 60, 60, 20] },
  ],
  roofRails: { from: 2080, to: 4050 },
  cladding: { sill: 400, arch: 58 },
  cuts: [
    [
      [1370, 1070],
      [1350, 820],
      [1340, 560],
      [1370, 400],
    ],
    [
      [2470, 1098],
      [2495, 800],
      [2495, 420],
    ],
    [
      [3470, 1120],
      [3440, 940],
      [3330, 780],
      [3250, 620],
      [3235, 440],
    ],
  ],
  crease: [
    [1130, 900],
    [2300, 925],
    [3600, 945],
    [4400, 950],
  ],
  handles: [
    [2320, 1002],
    [3250, 1025],
  ],
  bonnet: [
    [
      [0.2, 0.62],
      [0.55, 0.74],
      [0.9, 0.79],
      [1.25, 0.82],
    ],
    [
      [0.2, -0.62],
      [0.55, -0.74],
      [0.9, -0.79],
      [1.25, -0.82],
    ],
  ],
  mirror: { x: 1590, z: 1155, size: 112 },
  face: {
    ...tallLamps(0.72, 0.88),
    grille: {
      outline: [
        [-0.4, 0.86],
        [-0.36, 0.52],
        [0.36, 0.52],
        [0.4, 0.86],
      ],
      radius: 0.06,
    },
    bars: 3,
    intake: intake(0.1, 0.3, 0.6),
    fogs: fogs(0.26, 0.46),
  },
  back: {
    lamp: {
      outline: [
        [0.5, 0.84],
        [0.5, 0.74],
        [0.74, 0.72],
        [0.78, 0.62],
        [0.92, 0.64],
        [0.95, 0.76],
        [0.92, 0.93],
        [0.76, 0.94],
      ],
      radius: 0.035,
      mirrored: true,
    },
    plate: [0.5, 0.6],
    lowerTrim: {
      outline: [
        [-0.88, 0.02],
        [0.88, 0.02],
        [0.86, 0.26],
        [-0.86, 0.26],
      ],
      radius: 0.03,
    },
  },
}
