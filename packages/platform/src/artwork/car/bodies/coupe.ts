import { curve } from "../../drawing/curve.ts"
import type { Body } from "../body.types.ts"
import { flank, intake, nose, pane, slimLamps, stern, tumblehome, wideTail } from "./forms.ts"

/** A low two-door whose roof falls in one line to the tail. */
export const coupe: Body = {
  length: 4500,
  height: 1330,
  track: 918,
  arch: 382,
  trim: "sport",
  wheels: [
    { x: 850, radius: 346, rim: 264 },
    { x: 3560, radius: 350, rim: 266 },
  ],
  lower: {
    front: 0,
    rear: 4500,
    halfWidth: 936,
    barrel: 40,
    nose: { reach: 780, power: 2.7 },
    tail: { reach: 660, power: 2.7 },
    frontEnd: nose(165, 705, 1.2),
    rearEnd: stern(230, 960, 0.9),
    lean: flank(1.25),
    foot: curve([0, 180], [500, 155], [900, 155], [3500, 170], [4100, 225], [4500, 245]),
    edge: curve([0, 708], [300, 755], [1200, 852], [2200, 880], [3300, 925], [4100, 955], [4500, 950]),
    crown: curve([0, 720], [120, 738], [700, 835], [1450, 905], [2300, 930], [3700, 985], [4250, 1005], [4500, 975]),
    spine: [450, 4200],
    swell: (x, z) => 26 * Math.exp(-(((x - 3560) / 420) ** 2)) * Math.exp(-(((z - 700) / 260) ** 2)),
  },
  cabin: {
    front: 1340,
    rear: 4260,
    halfWidth: 792,
    barrel: 60,
    nose: { reach: 400, power: 2.5 },
    tail: { reach: 460, power: 2.5 },
    frontEnd: pane([1340, 870], [2270, 1262]),
    rearEnd: pane([4260, 980], [2980, 1252], 0.04),
    lean: tumblehome(250),
    foot: curve([1340, 862], [2300, 882], [3300, 925], [4260, 975]),
    edge: curve([1340, 1200], [2250, 1258], [2650, 1268], [3100, 1230], [4260, 1030]),
    crown: curve([1340, 1230], [2270, 1290], [2700, 1318], [3150, 1285], [3800, 1130], [4260, 1010]),
    spine: [2450, 2850],
  },
  glass: { below: 56, above: 40 },
  windscreen: { foot: 0.8, top: 0.74, from: 0.05, to: 0.92 },
  rearWindow: { foot: 0.72, top: 0.7, from: 0.12, to: 0.9 },
  panes: [
    { front: [1700, 2290], rear: [2820, 2840], corners: [70, 14, 14, 12] },
    { front: [2880, 2895], rear: [3470, 3040], corners: [14, 90, 26, 14] },
  ],
  cuts: [
    [[1560, 868], [1520, 680], [1500, 450], [1530, 280], [1600, 192]],
    [[2860, 905], [2900, 700], [2900, 420], [2860, 270], [2800, 196]],
    [[1600, 196], [2800, 196]],
  ],
  crease: [[1120, 690], [2300, 715], [3300, 770], [4200, 800]],
  handles: [[2700, 800]],
  bonnet: [
    [[0.28, 0.5], [0.65, 0.62], [1.05, 0.7], [1.42, 0.76]],
    [[0.28, -0.5], [0.65, -0.62], [1.05, -0.7], [1.42, -0.76]],
  ],
  mirror: { x: 1790, z: 935, size: 90 },
  face: {
    ...slimLamps(0.74, 0.87),
    intake: intake(0.1, 0.42, 0.5),
    fogs: { outline: [[0.62, 0.44], [0.66, 0.14], [0.84, 0.2], [0.84, 0.46]], radius: 0.05, mirrored: true },
  },
  back: wideTail(0.68, 0.79, [0.3, 0.42]),
}
