import { type Point, spread } from "../drawing/geometry.ts"
import { circle, ellipse, group, type Ink, line, path, polygon, rect } from "../drawing/ink.ts"
import { mix } from "../palette/colour.ts"
import { northern } from "../palette/northern.ts"
import { ridge, sky, treeline } from "../scenes/nature.ts"
import type { Crop, Ratio, Scene } from "../scenes/scene.types.ts"
import { canvas, crops } from "./close-up.ts"
import { cockpit } from "./cockpit.ts"

/** Cars whose cockpits differ: a small one, a family's, a sports car, an electric one and a van or pick-up. */
export const COCKPITS = ["city", "family", "sports", "electric", "van"] as const
export type CockpitName = (typeof COCKPITS)[number]

interface Inside {
  readonly air: readonly [string, string, string]
  /** Where the road meets the sky: low cars look along it, vans down on it. */
  readonly horizon: number
  readonly surroundings: (horizon: number) => Ink
  readonly lining: string
  /** Width of the pillars, and the height of the windscreen's upper edge. */
  readonly pillar: number
  readonly roof: number
  readonly dashboard: Ink
  readonly steering: Ink
}

/** Where the driver sits: the middle of the steering wheel. */
const DRIVER = -420

function insideOf({ air, horizon, surroundings, lining, pillar, roof, dashboard, steering }: Inside): Scene["draw"] {
  return () => {
    const above = sky("air", canvas, horizon, air)
    const side = (way: 1 | -1): Ink => {
      const foot = 1500 - pillar * 1.15
      return polygon(
        [
          [1500, roof + 90],
          [1500 - pillar * 0.9, roof + 70],
          [foot, 170],
          [1500, 280],
        ].map(([x = 0, y = 0]): Point => [x * way, y]),
        { fill: way === 1 ? mix(lining, "#000000", 0.25) : lining },
      )
    }
    const edge = `C1000 ${roof + 54} 500 ${roof + 4} 0 ${roof}C-500 ${roof + 4} -1000 ${roof + 54} -1500 ${roof + 194}`
    const content = [
      above.ink,
      surroundings(horizon),
      path(`M-1500 -1300H1500V${roof + 194}${edge}Z`, { fill: mix(lining, "#ffffff", 0.07) }),
      path(
        `M1500 ${roof + 166}V${roof + 194}${edge}V${roof + 166}C-1000 ${roof + 26} -500 ${roof - 24} 0 ${roof - 28}C500 ${roof - 24} 1000 ${roof + 26} 1500 ${roof + 166}Z`,
        {
          fill: mix(lining, "#000000", 0.35),
        },
      ),
      side(-1),
      side(1),
      dashboard,
      steering,
    ].join("")
    return { content, defs: above.defs }
  }
}

/** Road from below the bonnet to the horizon, kept on the right of its middle line. */
function road(horizon: number, verge: string, tar: string = northern.asphalt): Ink {
  const to = 20
  const strip = (near: readonly [number, number], far: readonly [number, number], fill: string): Ink =>
    polygon(
      [
        [to + far[0], horizon],
        [to + far[1], horizon],
        [near[1], 560],
        [near[0], 560],
      ],
      { fill },
    )
  const dash = (from: number, till: number): Ink => {
    const at = (share: number, side: number): Point => [
      to - 6 + (-760 + side * 34 - to) * share ** 1.0,
      horizon + (560 - horizon) * share,
    ]
    return polygon([at(from, -1), at(from, 1), at(till, 1), at(till, -1)], { fill: northern.marking })
  }
  return [
    rect(-1500, horizon, 3000, 900, { fill: verge }),
    strip([-2500, 1150], [-26, 24], tar),
    strip([1010, 1060], [20, 22], northern.marking),
    strip([-2400, -2340], [-24, -22], northern.marking),
    ...[
      [0.02, 0.05],
      [0.08, 0.13],
      [0.18, 0.27],
      [0.36, 0.52],
      [0.66, 0.9],
    ].map(([from = 0, till = 0]) => dash(from, till)),
  ].join("")
}

const windows = (x: number, y: number, columns: number, rows: number, fill: string): Ink =>
  Array.from({ length: columns * rows }, (_, index) =>
    rect(x + (index % columns) * 52, y + Math.floor(index / columns) * 62, 26, 36, { fill }),
  ).join("")

const street = (horizon: number): Ink =>
  [
    rect(-1500, horizon - 330, 520, 360, { fill: "#dcae6c" }),
    windows(-1440, horizon - 290, 8, 4, "#6d7f86"),
    rect(-980, horizon - 260, 420, 290, { fill: "#cdd6d2" }),
    windows(-940, horizon - 226, 7, 3, "#6d7f86"),
    rect(-560, horizon - 170, 330, 190, { fill: "#b9776a" }),
    rect(-230, horizon - 110, 170, 120, { fill: "#d9cdb8" }),
    rect(110, horizon - 120, 190, 130, { fill: "#c7d2cf" }),
    rect(300, horizon - 200, 330, 220, { fill: "#e3d3ae" }),
    windows(330, horizon - 170, 5, 2, "#7b8a8e"),
    rect(630, horizon - 290, 420, 320, { fill: "#b86f5f" }),
    windows(664, horizon - 256, 7, 4, "#63757d"),
    rect(1050, horizon - 360, 450, 400, { fill: "#cfd8d4" }),
    windows(1090, horizon - 320, 7, 5, "#6d7f86"),
    road(horizon, "#b9bdb8"),
    ...[-1080, -700, 520, 860].map(
      (x) =>
        rect(x - 5, horizon - 60, 10, 110, { fill: "#5d4a3c" }) + ellipse(x, horizon - 90, 62, 74, { fill: "#7f9d6c" }),
    ),
  ].join("")

const forest = (horizon: number): Ink =>
  [
    ridge(-1500, 1500, horizon, 120, "#a9c3c6", 14, 2.4),
    ridge(-1500, 1500, horizon, 60, "#84a7a8", 24, 2),
    treeline(-1500, -60, horizon + 6, 150, "#4c7a74", 3, 1.1),
    treeline(120, 1500, horizon + 6, 170, "#4c7a74", 8, 1.1),
    road(horizon, northern.grass),
  ].join("")

const coast = (horizon: number): Ink =>
  [
    rect(-1500, horizon - 24, 3000, 120, { fill: northern.water }),
    path(
      `M-1500 ${horizon}V${horizon - 90}C-1300 ${horizon - 150} -1100 ${horizon - 120} -900 ${horizon - 70}S-500 ${horizon - 40} -300 ${horizon}Z`,
      { fill: "#8aa9ae" },
    ),
    path(
      `M200 ${horizon + 20}C420 ${horizon - 60} 560 ${horizon - 190} 760 ${horizon - 210}S1100 ${horizon - 330} 1500 ${horizon - 300}V${horizon + 40}Z`,
      { fill: "#6f8f7d" },
    ),
    path(
      `M520 ${horizon + 20}C700 ${horizon - 40} 860 ${horizon - 130} 1060 ${horizon - 120}S1340 ${horizon - 190} 1500 ${horizon - 180}V${horizon + 40}Z`,
      { fill: "#587a69" },
    ),
    road(horizon, "#a8ad83", "#78848a"),
    ...spread(0, 1, 9).map((t) =>
      rect(1040 - 1000 * (1 - t) ** 1.4, horizon + 6 + 200 * t ** 2, 10 + 14 * t, 20 + 90 * t, { fill: "#e9e6da" }),
    ),
  ].join("")

const evening = (horizon: number): Ink =>
  [
    ridge(-1500, 1500, horizon, 150, "#b98f97", 17, 2.2),
    ridge(-1500, 1500, horizon, 74, "#80768c", 6, 2),
    treeline(-1500, -90, horizon + 5, 110, "#4c5a6c", 13, 1.1),
    treeline(140, 1500, horizon + 5, 120, "#4c5a6c", 4, 1.1),
    road(horizon, "#6a7472", "#5d686f"),
  ].join("")

const works = (horizon: number): Ink =>
  [
    ridge(-1500, 1500, horizon, 70, "#a9bcc0", 21, 1.6),
    rect(-1350, horizon - 150, 620, 160, { fill: "#b7c0c1" }),
    rect(-1350, horizon - 160, 620, 22, { fill: "#8f9b9d" }),
    ...[0, 1, 2, 3].map((bay) => rect(-1300 + bay * 146, horizon - 96, 100, 100, { fill: "#76868b" })),
    rect(420, horizon - 190, 700, 200, { fill: "#c9b08a" }),
    rect(420, horizon - 204, 700, 24, { fill: "#a58b66" }),
    ...[0, 1, 2].map((bay) => rect(480 + bay * 210, horizon - 110, 140, 114, { fill: "#7d7262" })),
    treeline(-740, -120, horizon + 4, 80, "#6f8f83", 6, 1),
    road(horizon, "#a5ac9a"),
  ].join("")

const ring = (x: number, y: number, r: number, squash = 0.94): Point[] =>
  spread(0, Math.PI * 2, 73).map((angle) => [x + Math.cos(angle) * r, y + Math.sin(angle) * r * squash])

/** The rear-view mirror, or a screen in its place. */
const mirror = (roof: number, frame = "#14222b", wide = 180): Ink =>
  [
    rect(-14, roof - 30, 28, 70, { fill: frame }),
    rect(-wide, roof + 24, wide * 2, 92, { fill: frame }, 38),
    rect(-wide + 12, roof + 34, wide * 2 - 24, 72, { fill: "#8fb1ba" }, 30),
    polygon(
      [
        [-wide * 0.7, roof + 34],
        [-wide * 0.15, roof + 34],
        [-wide * 0.42, roof + 106],
        [-wide * 0.94, roof + 106],
      ],
      { fill: "#d5e6e8", opacity: 0.6 },
    ),
  ].join("")

/** A round instrument with a pointer. */
function dial(
  x: number,
  y: number,
  r: number,
  turn: number,
  ink: { face: string; mark: string; pointer: string },
): Ink {
  const at = (angle: number, size: number): Point => [x + Math.cos(angle) * size, y + Math.sin(angle) * size]
  const from = Math.PI * 0.78
  const to = Math.PI * 2.22
  return [
    circle(x, y, r, { fill: mix(ink.face, "#ffffff", 0.16) }),
    circle(x, y, r * 0.92, { fill: ink.face }),
    ...spread(from, to, 11).map((angle) =>
      line([at(angle, r * 0.74), at(angle, r * 0.86)], { stroke: ink.mark, width: r * 0.05 }),
    ),
    line([at(from + (to - from) * turn, r * 0.78), [x, y]], { stroke: ink.pointer, width: r * 0.06 }),
    circle(x, y, r * 0.13, { fill: mix(ink.face, "#ffffff", 0.3) }),
  ].join("")
}

/** A screen with a map and the way on it. */
function map(x: number, y: number, wide: number, high: number, night = false): Ink {
  const [land, water, way] = night ? ["#1d2b33", "#24424c", "#2f4450"] : ["#dfe9e4", "#a9cdd3", "#ffffff"]
  const px = (share: number): number => x + wide * share
  const py = (share: number): number => y + high * share
  const route: Point[] = [
    [px(0.1), py(0.92)],
    [px(0.28), py(0.62)],
    [px(0.5), py(0.56)],
    [px(0.66), py(0.34)],
    [px(0.9), py(0.14)],
  ]
  return [
    rect(x, y, wide, high, { fill: land }, 16),
    polygon(
      [
        [px(0), py(0.62)],
        [px(0.3), py(0.5)],
        [px(0.44), py(0.72)],
        [px(0.72), py(0.86)],
        [px(0.7), py(1)],
        [px(0.03), py(1)],
        [px(0), py(0.96)],
      ],
      { fill: water },
    ),
    line(
      [
        [px(0.02), py(0.24)],
        [px(0.4), py(0.3)],
        [px(0.98), py(0.6)],
      ],
      { stroke: way, width: 9 },
    ),
    line(
      [
        [px(0.36), py(0.02)],
        [px(0.5), py(0.56)],
        [px(0.56), py(0.98)],
      ],
      { stroke: way, width: 9 },
    ),
    line(route, { stroke: way, width: 20 }),
    line(route, { stroke: night ? "#7fd7a6" : northern.action, width: 11 }),
    circle(px(0.1), py(0.92), 13, { fill: night ? "#7fd7a6" : northern.action }),
    circle(px(0.9), py(0.14), 17, { fill: northern.amber }),
  ].join("")
}

const vents = (list: readonly number[], y: number, wide: number, high: number): Ink =>
  list
    .map(
      (x) =>
        rect(x, y, wide, high, { fill: "#0f1a20" }, high * 0.25) +
        [0, 1, 2]
          .map((row) => rect(x + 12, y + high * (0.2 + row * 0.24), wide - 24, 6, { fill: "#4a5b64" }, 3))
          .join(""),
    )
    .join("")

const roundVents = (list: readonly number[], y: number, r: number, rim: string): Ink =>
  list
    .map((x) =>
      [
        circle(x, y, r, { fill: rim }),
        circle(x, y, r * 0.82, { fill: "#10181d" }),
        ...[-0.4, 0, 0.4].map((row) => rect(x - r * 0.66, y + r * row - 3, r * 1.32, 6, { fill: "#46545c" }, 3)),
      ].join(""),
    )
    .join("")

interface SteeringLook {
  readonly y: number
  readonly radius: number
  readonly rim: string
  readonly lit: string
  readonly spoke: string
  readonly boss: Ink
  readonly width?: number
  readonly squash?: number
  /** Angles of the spokes in degrees: 0 to the right, 90 down. */
  readonly spokes: readonly number[]
}

function steeringWheel({ y, radius, rim, lit, spoke, boss, width = 56, squash = 0.94, spokes }: SteeringLook): Ink {
  const spokeTo = (degrees: number): Ink => {
    const angle = (degrees * Math.PI) / 180
    const [dx, dy] = [Math.cos(angle), Math.sin(angle) * squash]
    const at = (out: number, across: number): Point => [
      DRIVER + dx * radius * out - dy * across,
      y + dy * radius * out + dx * across,
    ]
    return polygon([at(0.2, -46), at(0.98, -26), at(0.98, 26), at(0.2, 46)], { fill: spoke })
  }
  return [
    ...spokes.map(spokeTo),
    line(ring(DRIVER, y, radius, squash), { stroke: rim, width }),
    line(ring(DRIVER, y, radius + width * 0.18, squash).slice(38, 66), { stroke: lit, width: width * 0.24 }),
    boss,
  ].join("")
}

/** A hill-shaped dashboard from one side to the other: its upper edge, its face and a strip of something nicer. */
function dashboard(top: number, hood: string, face: string, strip?: { fill: string; from: number; to: number }): Ink {
  return [
    path(
      `M-1500 ${top + 90}C-1100 ${top + 20} -760 ${top} -420 ${top}C0 ${top} 500 ${top + 12} 900 ${top + 30}C1200 ${top + 50} 1400 ${top + 76} 1500 ${top + 96}V1300H-1500Z`,
      { fill: hood },
    ),
    path(`M-1500 ${top + 150}C-900 ${top + 76} 500 ${top + 70} 1500 ${top + 156}V1300H-1500Z`, { fill: face }),
    strip
      ? path(
          `M-1500 ${strip.from + 40}C-900 ${strip.from - 16} 300 ${strip.from - 20} 1500 ${strip.from + 30}V${strip.to + 30}C300 ${strip.to - 20} -900 ${strip.to - 16} -1500 ${strip.to + 40}Z`,
          { fill: strip.fill },
        )
      : "",
  ].join("")
}

const insides: Record<CockpitName, Inside> = {
  // Upright, round and painted like the car.
  city: {
    air: ["#a9d3e4", "#cfe5ea", "#f4efe2"],
    horizon: -70,
    surroundings: street,
    lining: "#4a5860",
    pillar: 560,
    roof: -470,
    dashboard: [
      dashboard(110, "#37464e", "#e9b04b"),
      path("M-1500 470C-700 400 500 400 1500 470V1300H-1500Z", { fill: "#37464e" }),
      dial(DRIVER, 176, 128, 0.36, { face: "#17252d", mark: "#e9eef0", pointer: "#f0643c" }),
      rect(-40, 120, 360, 250, { fill: "#14222b" }, 30),
      map(-20, 140, 320, 186),
      circle(46, 348, 13, { fill: "#6f8088" }),
      circle(140, 348, 13, { fill: "#6f8088" }),
      circle(234, 348, 13, { fill: "#6f8088" }),
      roundVents([-900, 460, 1000], 262, 72, "#f4f1e8"),
      ...[20, 140, 260].map(
        (x) =>
          circle(x, 452, 42, { fill: "#5a6a72" }) +
          circle(x, 452, 30, { fill: "#1d2a31" }) +
          rect(x - 3, 424, 6, 22, { fill: "#f4f1e8" }),
      ),
      mirror(-470, "#26353d", 150),
    ].join(""),
    steering: steeringWheel({
      y: 380,
      radius: 250,
      rim: "#26353d",
      lit: "#66777f",
      spoke: "#3f4f57",
      spokes: [14, 166],
      width: 50,
      boss:
        circle(DRIVER, 390, 96, { fill: "#3f4f57" }) +
        circle(DRIVER, 386, 84, { fill: "#f4f1e8" }) +
        circle(DRIVER, 386, 30, { fill: "#e9b04b" }),
    }),
  },
  // Wood, a hooded cluster with two dials, a screen across the middle.
  family: {
    air: ["#bcd8df", "#d9e8e9", "#f6edda"],
    horizon: -110,
    surroundings: forest,
    lining: "#28373f",
    pillar: 540,
    roof: -520,
    dashboard: [
      dashboard(84, "#2b3b43", "#3a4c55", { fill: northern.wood, from: 368, to: 452 }),
      path("M-730 250C-720 110 -640 74 -420 74S-120 110 -110 250Z", { fill: "#1b2a32" }),
      dial(-530, 196, 92, 0.3, { face: "#101c23", mark: "#dbe6e8", pointer: "#f2b441" }),
      dial(-310, 196, 92, 0.56, { face: "#101c23", mark: "#dbe6e8", pointer: "#f2b441" }),
      rect(-456, 150, 72, 84, { fill: "#17313b" }, 10),
      rect(-444, 168, 48, 8, { fill: "#dbe6e8" }, 4),
      rect(-444, 190, 34, 8, { fill: "#6f8f9a" }, 4),
      rect(20, 70, 520, 244, { fill: "#0f1c24" }, 22),
      map(36, 86, 488, 212),
      vents([40, 300, 820], 336, 230, 66),
      ...spread(60, 500, 6).map((x) => rect(x - 26, 432, 52, 30, { fill: "#22323a" }, 8)),
      path("M160 1300L190 560Q200 510 280 510T370 560L400 1300Z", { fill: "#22323a" }),
      ellipse(280, 506, 52, 34, { fill: "#4c5f68" }),
      mirror(-520),
    ].join(""),
    steering: steeringWheel({
      y: 366,
      radius: 290,
      rim: "#16242d",
      lit: "#46606b",
      spoke: "#33464f",
      spokes: [8, 172, 90],
      boss:
        ellipse(DRIVER, 376, 108, 82, { fill: "#1f2f38" }) +
        ellipse(DRIVER, 370, 100, 72, { fill: "#3a4d56" }) +
        circle(DRIVER, 370, 24, { fill: "#c3cdd0" }),
    }),
  },
  // Low, dark, one large dial, red stitches and a flat-bottomed wheel.
  sports: {
    air: ["#86bfd6", "#b9dbe4", "#f3ead2"],
    horizon: -40,
    surroundings: coast,
    lining: "#15191c",
    pillar: 640,
    roof: -360,
    dashboard: [
      // Two wings of the bonnet, seen over the dashboard.
      path("M-1300 190C-1100 70 -900 60 -760 120L-700 200Z", { fill: "#b0262c" }),
      path("M-760 130C-400 96 400 96 700 130V220H-760Z", { fill: "#9c2026" }),
      path("M700 130C860 60 1060 66 1300 190L640 210Z", { fill: "#b0262c" }),
      dashboard(160, "#1b2023", "#262c30"),
      line(
        spread(-1500, 1500, 30).map((x): Point => [x, 318 + (x / 1500) ** 2 * 86]),
        { stroke: "#c8323c", width: 5, dash: "26 14" },
      ),
      path("M-800 330C-780 150 -640 96 -420 96S-60 150 -40 330Z", { fill: "#0f1315" }),
      dial(DRIVER, 224, 112, 0.68, { face: "#e9e4d2", mark: "#1b2023", pointer: "#c8323c" }),
      dial(-614, 256, 74, 0.4, { face: "#171c1f", mark: "#dfe3e4", pointer: "#c8323c" }),
      dial(-226, 256, 74, 0.5, { face: "#171c1f", mark: "#dfe3e4", pointer: "#c8323c" }),
      roundVents([110, 290, 470], 306, 66, "#8b969c"),
      polygon(
        [
          [80, 400],
          [520, 400],
          [470, 1300],
          [130, 1300],
        ],
        { fill: "#1b2023" },
      ),
      rect(120, 412, 360, 60, { fill: "#0b0f11" }, 10),
      ...spread(160, 440, 5).map((x) => rect(x - 20, 428, 40, 26, { fill: "#39434a" }, 6)),
      line(
        [
          [300, 600],
          [300, 500],
        ],
        { stroke: "#8b969c", width: 22 },
      ),
      circle(300, 496, 36, { fill: "#c8323c" }),
      roundVents([1000], 330, 66, "#8b969c"),
      mirror(-360, "#0f1315", 150),
    ].join(""),
    steering: [
      steeringWheel({
        y: 384,
        radius: 262,
        rim: "#101416",
        lit: "#4c565b",
        spoke: "#8b969c",
        width: 60,
        squash: 0.9,
        spokes: [6, 174, 90],
        boss:
          circle(DRIVER, 388, 82, { fill: "#15191c" }) +
          circle(DRIVER, 388, 34, { fill: "#c8323c" }) +
          circle(DRIVER, 388, 22, { fill: "#f2f2f0" }),
      }),
      rect(DRIVER - 12, 118, 24, 62, { fill: "#c8323c" }, 6),
    ].join(""),
  },
  // A plain shelf, no dials, one large screen; the evening outside.
  electric: {
    air: ["#5f7f9f", "#c99aa0", "#f6cf9b"],
    horizon: -130,
    surroundings: evening,
    lining: "#d9dedd",
    pillar: 520,
    roof: -506,
    dashboard: [
      dashboard(130, "#39444b", "#e6e8e5", { fill: "#b9c2c0", from: 250, to: 274 }),
      path("M-1500 300C-700 236 600 236 1500 300V322C600 258 -700 258 -1500 322Z", { fill: "#2b343a" }),
      line(
        spread(-1500, 1500, 40).map((x): Point => [x, 248 + (x / 1500) ** 2 * 50]),
        { stroke: "#7fe0d0", width: 6, opacity: 0.9 },
      ),
      path("M-1500 470C-700 400 600 400 1500 470V1300H-1500Z", { fill: "#c7cdca" }),
      rect(-640, 120, 440, 70, { fill: "#10181d" }, 18),
      rect(-600, 142, 90, 26, { fill: "#e9f1f3" }, 6),
      rect(-480, 150, 150, 10, { fill: "#35484f" }, 5),
      rect(-480, 150, 104, 10, { fill: "#7fe0d0" }, 5),
      rect(-300, 144, 60, 22, { fill: "#54666d" }, 6),
      path("M120 1300L150 470H470L500 1300Z", { fill: "#e6e8e5" }),
      rect(-60, 6, 760, 440, { fill: "#10181d" }, 34),
      map(-36, 30, 470, 392, true),
      rect(452, 30, 224, 120, { fill: "#1d2b33" }, 16),
      ...[0, 1, 2, 3, 4].map((bar) =>
        rect(474 + bar * 38, 100 - bar * 9, 26, 30 + bar * 9, { fill: bar < 4 ? "#7fe0d0" : "#35484f" }, 5),
      ),
      rect(452, 166, 224, 120, { fill: "#1d2b33" }, 16),
      circle(506, 226, 34, { fill: "#d99a5b" }),
      rect(560, 206, 92, 12, { fill: "#e9f1f3" }, 6),
      rect(560, 234, 60, 12, { fill: "#6f8f9a" }, 6),
      rect(452, 302, 224, 120, { fill: "#1d2b33" }, 16),
      ...[0, 1, 2].map((dot) => circle(500 + dot * 64, 362, 22, { fill: dot === 0 ? "#7fe0d0" : "#35484f" })),
      mirror(-506, "#8d9896", 160),
    ].join(""),
    steering: [
      steeringWheel({
        y: 386,
        radius: 262,
        rim: "#2b343a",
        lit: "#6b787e",
        spoke: "#39444b",
        squash: 0.78,
        width: 54,
        spokes: [0, 180],
        boss:
          rect(DRIVER - 128, 336, 256, 104, { fill: "#39444b" }, 48) +
          rect(DRIVER - 112, 348, 224, 76, { fill: "#465259" }, 36) +
          rect(DRIVER - 26, 382, 52, 8, { fill: "#c3cdd0" }, 4),
      }),
    ].join(""),
  },
  // High up, a deep dashboard with shelves, a clipboard and a large flat wheel.
  van: {
    air: ["#b4cfd9", "#d6e2e3", "#eee9dc"],
    horizon: -30,
    surroundings: works,
    lining: "#5b656a",
    pillar: 500,
    roof: -540,
    dashboard: [
      dashboard(196, "#454f55", "#353e44"),
      // A shelf with papers on it.
      path("M180 214C420 206 760 214 1000 236L980 268C760 250 420 244 190 250Z", { fill: "#1f272c" }),
      polygon(
        [
          [420, 150],
          [660, 140],
          [720, 236],
          [450, 240],
        ],
        { fill: "#b98a55" },
      ),
      polygon(
        [
          [436, 158],
          [650, 148],
          [702, 228],
          [462, 232],
        ],
        { fill: "#f2f0e8" },
      ),
      ...[0, 1, 2].map((row) =>
        line(
          [
            [470 + row * 8, 174 + row * 18],
            [640 + row * 12, 166 + row * 18],
          ],
          { stroke: "#a9b1b3", width: 5 },
        ),
      ),
      rect(500, 134, 80, 20, { fill: "#8b969c" }, 8),
      path("M-740 320C-730 216 -640 176 -420 176S-110 216 -100 320Z", { fill: "#23292e" }),
      dial(-520, 262, 74, 0.32, { face: "#12181c", mark: "#e9eef0", pointer: "#f0643c" }),
      dial(-320, 262, 74, 0.44, { face: "#12181c", mark: "#e9eef0", pointer: "#f0643c" }),
      rect(20, 286, 420, 150, { fill: "#1f272c" }, 14),
      rect(40, 302, 220, 116, { fill: "#24424c" }, 8),
      rect(58, 324, 120, 12, { fill: "#cfe0e4" }, 5),
      rect(58, 352, 170, 12, { fill: "#7fa3ae" }, 5),
      ...[0, 1, 2, 3].map((key) =>
        rect(280 + (key % 2) * 74, 306 + Math.floor(key / 2) * 58, 60, 44, { fill: "#4a555b" }, 8),
      ),
      vents([-1040, 480, 980], 300, 190, 84),
      ...[80, 230, 380].map((x) => circle(x, 490, 36, { fill: "#5d686e" }) + circle(x, 490, 24, { fill: "#23292e" })),
      // The gear lever grows out of the dashboard.
      line(
        [
          [560, 620],
          [520, 470],
        ],
        { stroke: "#23292e", width: 34 },
      ),
      circle(516, 456, 38, { fill: "#191e22" }),
      // No window behind: two large mirrors outside instead of one in the middle.
      rect(-1290, -210, 150, 300, { fill: "#23292e" }, 26),
      rect(-1274, -194, 118, 268, { fill: "#8fb1ba" }, 18),
      rect(1140, -210, 150, 300, { fill: "#23292e" }, 26),
      rect(1156, -194, 118, 268, { fill: "#8fb1ba" }, 18),
      rect(-430, -530, 300, 84, { fill: "#6d777c" }, 14),
      rect(130, -530, 300, 84, { fill: "#6d777c" }, 14),
    ].join(""),
    steering: steeringWheel({
      y: 430,
      radius: 330,
      rim: "#1c2327",
      lit: "#525d63",
      spoke: "#3c464c",
      squash: 0.66,
      width: 46,
      spokes: [20, 160, 90],
      boss:
        ellipse(DRIVER, 436, 116, 66, { fill: "#3c464c" }) +
        ellipse(DRIVER, 430, 100, 52, { fill: "#4a555b" }) +
        circle(DRIVER, 430, 18, { fill: "#c3cdd0" }),
    }),
  },
}

const LEFT_CROPS = crops({ "4x5": { x: -700, y: -640, width: 960 } })

/** The same place from the other seat, on the other side of the road. */
function inMirror(scene: Scene): Scene {
  const flipped = Object.entries(scene.crops).map(([ratio, { x, y, width }]): [string, Crop] => [
    ratio,
    { x: -x - width, y, width },
  ])
  return {
    crops: Object.fromEntries(flipped) as Record<Ratio, Crop>,
    draw: (setting) => {
      const { content, defs } = scene.draw(setting)
      return { content: group(content, "scale(-1 1)"), defs }
    },
  }
}

const both = (name: string, scene: Scene): [string, Scene][] => [
  [name, scene],
  [`${name}-rhd`, inMirror(scene)],
]

/** Every cockpit, each also with its wheel on the right. */
export const cockpits: Readonly<Record<string, Scene>> = Object.fromEntries([
  ...both("cockpit", cockpit),
  ...COCKPITS.flatMap((name) => both(`cockpit-${name}`, { crops: LEFT_CROPS, draw: insideOf(insides[name]) })),
])
