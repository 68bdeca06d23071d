import { curve } from "../../drawing/curve.ts"
import type { Body } from "../body.types.ts"
import { fogs, intake, nose, pane, stern, tallLamps, tumblehome, uprightTail } from "./forms.ts"

/** A tradesman's van: a cab for three and a closed load space. */
export const van: Body = {
  length: 5010,
  height: 1990,
  track: 930,
  arch: 384,
  trim: "base",
  wheels: [
    { x: 900, radius: 350, rim: 230 },
    { x: 4060, radius: 350, rim: 230 },
  ],
  lower: {
    front: 0,
    rear: 5010,
    halfWidth: 952,
    barrel: 8,
    nose: { reach: 680, power: 2.9 },
    tail: { reach: 260, power: 3.4 },
    frontEnd: nose(220, 930, 1.15),
    rearEnd: stern(280, 1130, 0.35),
    lean: curve([0, 60], [0.12, 24], [0.34, 4], [0.6, 0], [0.86, 10], [0.95, 24], [1, 56]),
    foot: curve([0, 240], [500, 220], [900, 220], [4000, 228], [4700, 260], [5010, 285]),
    edge: curve([0, 934], [300, 985], [900, 1080], [1600, 1110], [3600, 1120], [5010, 1130]),
    crown: curve([0, 950], [120, 972], [600, 1085], [950, 1150], [2000, 1150], [5010, 1150]),
    spine: [420, 4800],
  },
  cabin: {
    front: 800,
    rear: 4985,
    halfWidth: 898,
    barrel: 8,
    nose: { reach: 400, power: 2.6 },
    tail: { reach: 230, power: 3.4 },
    frontEnd: pane([800, 1065], [1660, 1830]),
    rearEnd: pane([4985, 1110], [4920, 1880], 0.1),
    lean: tumblehome(120),
    foot: curve([800, 1065], [1600, 1100], [3600, 1115], [4985, 1125]),
    edge: curve([800, 1780], [1620, 1850], [2200, 1895], [3600, 1905], [4985, 1895]),
    crown: curve([800, 1820], [1660, 1895], [2300, 1965], [3600, 1978], [4700, 1965], [4985, 1945]),
    spine: [1950, 4700],
  },
  glass: { below: 190, above: 44 },
  windscreen: { foot: 0.78, top: 0.76, from: 0.06, to: 0.9 },
  rearWindow: { foot: 0.62, top: 0.62, from: 0.3, to: 0.82 },
  panes: [{ front: [1240, 1590], rear: [2210, 2215], corners: [50, 22, 22, 14] }],
  cuts: [
    [
      [1180, 1090],
      [1150, 800],
      [1270, 640],
      [1310, 470],
      [1320, 300],
      [1390, 250],
    ],
    [
      [2270, 1850],
      [2290, 1300],
      [2290, 500],
      [2270, 245],
    ],
    [
      [3460, 1870],
      [3470, 1300],
      [3470, 500],
      [3450, 250],
    ],
    [
      [1390, 254],
      [3450, 254],
    ],
    [
      [2320, 1010],
      [4700, 1018],
    ],
    [
      [2420, 1250],
      [3360, 1252],
      [3360, 1720],
      [2420, 1712],
      [2420, 1250],
    ],
    [
      [3580, 1254],
      [4760, 1258],
      [4760, 1740],
      [3580, 1725],
      [3580, 1254],
    ],
  ],
  handles: [
    [2130, 1005],
    [2440, 1040],
  ],
  bonnet: [
    [
      [0.3, 0.62],
      [0.55, 0.72],
      [0.88, 0.8],
    ],
    [
      [0.3, -0.62],
      [0.55, -0.72],
      [0.88, -0.8],
    ],
  ],
  mirror: { x: 1330, z: 1200, size: 145 },
  cladding: { sill: 345, arch: 26 },
  face: {
    ...tallLamps(0.64, 0.85),
    grille: {
      outline: [
        [-0.4, 0.76],
        [-0.38, 0.58],
        [0.38, 0.58],
        [0.4, 0.76],
      ],
      radius: 0.03,
    },
    bars: 2,
    intake: intake(0.08, 0.32, 0.66),
    fogs: fogs(0.18, 0.36),
  },
  back: uprightTail(0.42, 0.9, [0.5, 0.6]),
}
