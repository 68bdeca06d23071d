import { curve } from "../../drawing/curve.ts"
import type { Body } from "../body.types.ts"
import { flank, fogs, intake, nose, pane, slimLamps, stern, tumblehome, wideTail } from "./forms.ts"

/** A long, low four-door with a boot of its own. */
export const saloon: Body = {
  length: 4860,
  height: 1440,
  track: 912,
  arch: 376,
  trim: "sport",
  wheels: [
    { x: 860, radius: 344, rim: 258 },
    { x: 3790, radius: 344, rim: 258 },
  ],
  lower: {
    front: 0,
    rear: 4860,
    halfWidth: 930,
    barrel: 26,
    nose: { reach: 740, power: 2.9 },
    tail: { reach: 640, power: 2.9 },
    frontEnd: nose(190, 765),
    rearEnd: stern(240, 985, 1),
    lean: flank(1.05),
    foot: curve([0, 205], [500, 180], [900, 180], [3800, 192], [4450, 230], [4860, 250]),
    edge: curve([0, 768], [300, 808], [1200, 898], [2300, 940], [3600, 975], [4500, 1000], [4860, 995]),
    crown: curve([0, 780], [120, 796], [700, 888], [1350, 966], [2200, 990], [3900, 1030], [4450, 1045], [4860, 1015]),
    spine: [430, 4600],
  },
  cabin: {
    front: 1210,
    rear: 4440,
    halfWidth: 808,
    barrel: 30,
    nose: { reach: 400, power: 2.6 },
    tail: { reach: 430, power: 2.7 },
    frontEnd: pane([1210, 925], [2210, 1368]),
    rearEnd: pane([4440, 1000], [3330, 1358], 0.06),
    lean: tumblehome(240),
    foot: curve([1210, 920], [2300, 940], [3600, 972], [4440, 1005]),
    edge: curve([1210, 1300], [2200, 1368], [2720, 1384], [3300, 1358], [4440, 1200]),
    crown: curve([1210, 1330], [2210, 1396], [2750, 1432], [3350, 1402], [4100, 1200], [4440, 1100]),
    spine: [2400, 3150],
  },
  glass: { below: 60, above: 42 },
  windscreen: { foot: 0.8, top: 0.74, from: 0.05, to: 0.93 },
  rearWindow: { foot: 0.76, top: 0.72, from: 0.1, to: 0.9 },
  panes: [
    { front: [1590, 2240], rear: [2585, 2600], corners: [60, 16, 16, 12] },
    { front: [2665, 2676], rear: [3530, 3250], corners: [16, 60, 22, 16] },
    { front: [3590, 3380], rear: [3830, 3440], corners: [20, 30, 20, 20] },
  ],
  cuts: [
    [
      [1430, 912],
      [1410, 700],
      [1395, 470],
      [1420, 290],
      [1500, 215],
    ],
    [
      [2625, 945],
      [2650, 640],
      [2650, 330],
      [2630, 220],
    ],
    [
      [3600, 972],
      [3570, 800],
      [3480, 660],
      [3410, 520],
      [3395, 360],
    ],
    [
      [1500, 222],
      [2630, 218],
      [3350, 232],
    ],
  ],
  crease: [
    [1100, 752],
    [2400, 785],
    [3700, 812],
    [4600, 838],
  ],
  handles: [
    [2460, 850],
    [3370, 876],
  ],
  bonnet: [
    [
      [0.24, 0.56],
      [0.6, 0.68],
      [1.0, 0.76],
      [1.3, 0.8],
    ],
    [
      [0.24, -0.56],
      [0.6, -0.68],
      [1.0, -0.76],
      [1.3, -0.8],
    ],
  ],
  mirror: { x: 1670, z: 992, size: 96 },
  face: {
    ...slimLamps(0.74, 0.88),
    grille: {
      outline: [
        [-0.32, 0.8],
        [-0.3, 0.46],
        [0.3, 0.46],
        [0.32, 0.8],
      ],
      radius: 0.06,
    },
    bars: 6,
    intake: intake(0.08, 0.24),
    fogs: fogs(),
  },
  back: wideTail(0.68, 0.82, [0.42, 0.53]),
}
