import { chance } from "../drawing/chance.ts"
import { type Point, spread } from "../drawing/geometry.ts"
import { circle, ellipse, glow, gradient, type Ink, line, moved, num, path, polygon, rect } from "../drawing/ink.ts"
import { LEAFY, part, when } from "../light/parts.ts"
import { mix } from "../palette/colour.ts"
import { northern } from "../palette/northern.ts"

export interface Canvas {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

/** A clear northern sky that warms towards the horizon. */
export function sky(
  id: string,
  canvas: Canvas,
  horizon: number,
  tones: readonly [string, string, string] = [northern.skyHigh, northern.sky, northern.skyLow],
): { ink: Ink; defs: Ink } {
  return {
    ink: part(
      "sky",
      rect(canvas.left, canvas.top, canvas.right - canvas.left, horizon - canvas.top + 4, { fill: `url(#${id})` }),
    ),
    defs: part(
      "sky",
      gradient(
        id,
        [0, canvas.top],
        [0, horizon],
        [
          { at: 0, colour: tones[0] },
          { at: 0.55, colour: tones[1] },
          { at: 1, colour: tones[2] },
        ],
      ),
    ),
  }
}

/** The low sun: a pale disc in a wide glow; at night the moon. By day it stands above the picture. */
export function sun(id: string, x: number, y: number, radius: number, reach: number): { ink: Ink; defs: Ink } {
  return {
    ink: part("sun", circle(x, y, reach, { fill: `url(#${id})` }) + circle(x, y, radius, { fill: northern.sun })),
    defs: part(
      "sun",
      glow(id, [x, y], reach, [
        { at: 0, colour: northern.sun, opacity: 0.95 },
        { at: 0.35, colour: northern.sun, opacity: 0.35 },
        { at: 1, colour: northern.sun, opacity: 0 },
      ]),
    ),
  }
}

/** A flat cloud: a few long pills on one base line. */
export function cloud(x: number, y: number, width: number, colour: string = northern.cloud, opacity = 0.75): Ink {
  const h = width * 0.07
  const pill = (dx: number, dy: number, w: number, tall: number): Ink =>
    rect(x + dx * width, y - dy * h - tall * h, w * width, tall * h, { fill: colour, opacity }, (tall * h) / 2)
  return part(
    "cloud",
    pill(0, 0, 1, 1) + pill(0.18, 0.75, 0.5, 1.1) + pill(0.52, 0.55, 0.3, 0.9) + pill(-0.16, -0.6, 0.6, 0.8),
  )
}

/** A ridge of soft hills down to a base line; a tapered one is an island. */
export function ridge(
  from: number,
  to: number,
  base: number,
  height: number,
  colour: string,
  seed: number,
  waves = 3,
  tapered = false,
): Ink {
  const random = chance(seed)
  const parts = Array.from({ length: 4 }, (_, index) => ({
    size: height * (0.5 / (index + 1)),
    length: ((to - from) / (waves * (index + 1))) * (0.8 + random() * 0.5),
    shift: random() * 10,
  }))
  const top = spread(from, to, 120).map((x): Point => {
    const y = parts.reduce((sum, part) => sum + part.size * Math.sin(x / (part.length / 6.283) + part.shift), 0)
    const t = (x - from) / (to - from)
    return [x, base - (height + y) * (tapered ? Math.sin(Math.PI * t) ** 0.6 : 1)]
  })
  return part("hill", polygon([...top, [to, base], [from, base]], { fill: colour }))
}

/** A line of distant spruce tops on a ridge. */
export function treeline(
  from: number,
  to: number,
  base: number,
  height: number,
  colour: string,
  seed: number,
  density = 1,
): Ink {
  const random = chance(seed)
  let d = `M${num(from)} ${num(base)}`
  let x = from
  const swell = 0.35
  while (x < to) {
    const step = (height * (0.16 + random() * 0.16)) / density
    const tall = height * (0.62 + random() * 0.38) * (1 - swell / 2 + (swell / 2) * Math.sin(x / (height * 3.1)))
    d += `L${num(x + step * 0.42)} ${num(base - tall * 0.55)}L${num(x + step * 0.5)} ${num(base - tall)}L${num(x + step * 0.6)} ${num(base - tall * 0.55)}L${num(x + step)} ${num(base - tall * 0.3)}`
    x += step
  }
  return part("conifer", path(`${d}L${num(x)} ${num(base)}Z`, { fill: colour }))
}

/** A spruce: drooping tiers, lit on the left, in shade on the right; in winter with snow on every tier. */
export function spruce(x: number, base: number, height: number, lit: string, shade: string, seed = 1): Ink {
  const random = chance(seed * 7919 + 13)
  const tiers = height < 330 ? 5 : 7
  const trunk = height * 0.06
  const left: Point[] = []
  const right: Point[] = []
  for (let tier = 1; tier <= tiers; tier++) {
    const share = tier / tiers
    const y = base - trunk - (height - trunk) * (1 - share) ** 1.08
    const wide = height * 0.21 * share ** 0.85
    const inner = wide * (tier === tiers ? 0.2 : 0.5)
    const jitter = () => 0.88 + random() * 0.24
    const drop = height * 0.028
    left.push([x - wide * jitter(), y + drop * (0.6 + random() * 0.7)], [x - inner, y - drop * 0.5])
    right.push([x + wide * jitter(), y + drop * (0.6 + random() * 0.7)], [x + inner, y - drop * 0.5])
  }
  const top: Point = [x, base - height]
  const spine = spread(0, 1, 6).map(
    (t): Point => [x + height * 0.018 * Math.sin(t * 21 + seed), base - height + (height - trunk) * t],
  )
  const outlines = [
    [top, ...left, ...right.slice().reverse()],
    [top, ...right, ...spine.slice().reverse()],
  ] as const
  const tree = polygon(outlines[0], { fill: lit }) + polygon(outlines[1], { fill: shade })
  // The same tree in white, of which the boughs leave the upper edges free.
  const snow =
    polygon(outlines[0], { fill: mix("#f7fafc", lit, 0.06) }) +
    polygon(outlines[1], { fill: mix("#cfdee9", shade, 0.14) })
  return part(
    "conifer",
    rect(x - height * 0.013, base - trunk * 1.6, height * 0.026, trunk * 1.6, { fill: mix(shade, "#3b2b20", 0.6) }) +
      when(LEAFY, tree) +
      when(["winter"], part("built", snow) + moved(tree, 0, height * 0.034)),
  )
}

/** A birch with a white trunk and a loose crown of leaves; in winter bare, with snow on its boughs. */
export function birch(
  x: number,
  base: number,
  height: number,
  seed = 1,
  leaves: readonly [string, string, string] = ["#c3cf86", northern.leaf, "#83985a"],
): Ink {
  const random = chance(seed * 104729 + 7)
  const trunkWidth = height * 0.028
  const lean = (random() - 0.5) * height * 0.05
  const at = (t: number): Point => [x + lean * t * t, base - height * 0.93 * t]
  const trunk = (from: number, to: number, wide: number): Point[] => {
    const line = spread(from, to, 10).map((t) => [at(t), (wide * (1.15 - t)) / 2] as const)
    return [
      ...line.map(([[px, py], w]): Point => [px - w, py]),
      ...line.reverse().map(([[px, py], w]): Point => [px + w, py]),
    ]
  }
  const marks = Array.from({ length: 11 }, () => {
    const t = 0.02 + random() * 0.6
    const [px, py] = at(t)
    const w = trunkWidth * (1.1 - t) * (0.3 + random() * 0.4)
    const side = random() < 0.6 ? 0.5 : -0.5
    return rect(
      px + side * trunkWidth * (1.1 - t) - (side > 0 ? w : 0),
      py,
      w,
      height * 0.004 + random() * height * 0.006,
      { fill: northern.birchMark, opacity: 0.8 },
      2,
    )
  })
  // Leaves hang in curtains: narrow clumps, denser towards the middle of the crown.
  const clumps = Array.from({ length: 64 }, (_, index) => {
    const t = 0.4 + (index / 64) * 0.62
    const reach = Math.sin(Math.min(1, (t - 0.33) / 0.67) * Math.PI) ** 0.65 * height * 0.2
    const [px, py] = at(t)
    const way = random() * 2 - 1
    return {
      x: px + way * reach,
      y: py + Math.abs(way) * height * 0.05 + random() * height * 0.03,
      r: height * (0.026 + random() * 0.026),
      way,
    }
  })
  const crown = (dx: number, dy: number, shrink: number, colour: string): Ink =>
    clumps
      .map((c) => ellipse(c.x + dx * c.r, c.y + dy * c.r, c.r * shrink, c.r * shrink * 1.55, { fill: colour }))
      .join("")
  const twigs = [0.4, 0.52, 0.62, 0.7].map((t, index) => {
    const [px, py] = at(t)
    const way = index % 2 === 0 ? 1 : -1
    return line(
      [
        [px, py],
        [px + way * height * 0.06, py - height * 0.07],
        [px + way * height * 0.1, py - height * 0.1],
      ],
      { stroke: northern.birchMark, width: height * 0.005, opacity: 0.8 },
    )
  })
  return [
    polygon(trunk(0, 0.98, trunkWidth), { fill: northern.birchBark }),
    polygon(
      trunk(0, 0.98, trunkWidth * 0.4).map(([px, py]): Point => [px + trunkWidth * 0.3, py]),
      { fill: "#cfd6d6" },
    ),
    ...marks,
    ...twigs,
    when(["winter"], bare(at, height, seed)),
    when(
      LEAFY,
      part(
        "leaf",
        [
          crown(0.1, 0.16, 1, leaves[2]),
          crown(-0.22, -0.16, 0.82, leaves[1]),
          clumps
            .filter((c, index) => c.way < 0.25 && index % 2 === 0)
            .map((c) => ellipse(c.x - c.r * 0.45, c.y - c.r * 0.5, c.r * 0.42, c.r * 0.8, { fill: leaves[0] }))
            .join(""),
        ].join(""),
      ),
    ),
  ].join("")
}

/** Boughs without leaves along a trunk, each with its twigs and a line of snow. */
function bare(at: (t: number) => Point, height: number, seed: number): Ink {
  const random = chance(seed * 977 + 3)
  let boughs = ""
  let twigs = ""
  let snow = ""
  for (let index = 0; index < 9; index++) {
    const t = 0.36 + index * 0.068
    const way = index % 2 === 0 ? 1 : -1
    const [x, y] = at(Math.min(0.97, t))
    const reach = height * (0.2 - 0.13 * ((t - 0.36) / 0.6) ** 1.6) * (0.85 + random() * 0.3)
    const rise = reach * (1.15 + random() * 0.4)
    const along = (u: number): Point => [x + way * reach * u ** 0.8, y - rise * u ** 1.35]
    const stretch = (from: number, to: number, up = 0): string =>
      spread(from, to, 5)
        .map((u, step) => {
          const [px, py] = along(u)
          return `${step ? "L" : "M"}${num(px)} ${num(py - up)}`
        })
        .join("")
    boughs += stretch(0, 1)
    snow += stretch(0.1, 0.62, height * 0.004)
    for (const [u, bent] of [
      [0.4, 1],
      [0.62, -1],
      [0.8, 1],
    ] as const) {
      const [px, py] = along(u)
      const long = reach * (0.5 - 0.3 * u) * (0.8 + random() * 0.5)
      const out = way * (bent === 1 ? 0.95 : 0.1)
      twigs += `M${num(px)} ${num(py)}q${num(out * long * 0.6)} ${num(-long * 0.2)} ${num(out * long)} ${num(-long * (bent === 1 ? 0.7 : 1.1))}`
    }
  }
  return (
    path(twigs, { stroke: "#8a8c92", width: height * 0.0035 }) +
    path(boughs, { stroke: "#6a6f78", width: height * 0.008 }) +
    path(snow, { stroke: "#f4f8fb", width: height * 0.0055 })
  )
}

/** A low fruit tree with a round crown: in blossom, in leaf, in fruit, or bare. */
export function fruitTree(x: number, base: number, height: number, seed = 1): Ink {
  const random = chance(seed * 613 + 29)
  const trunk = height * 0.4
  const bark = "#6d5646"
  const leaning = (random() - 0.5) * height * 0.05
  const at = (t: number): Point => [x + leaning * t, base - height * 0.86 * t]
  const clumps = Array.from({ length: 22 }, () => {
    const angle = random() * Math.PI * 2
    const away = Math.sqrt(random()) * height * 0.25
    return {
      x: x + leaning + Math.cos(angle) * away * 1.12,
      y: base - height * 0.66 + Math.sin(angle) * away * 0.86,
      r: height * (0.085 + random() * 0.05),
    }
  })
  const dots = (share: number, count: number): readonly Point[] =>
    Array.from({ length: count }, () => {
      const c = clumps[Math.floor(random() * clumps.length)] ?? { x, y: base, r: 1 }
      return [c.x + (random() - 0.6) * c.r * share, c.y + (random() - 0.6) * c.r * share]
    })
  const specks = (points: readonly Point[], colour: string, size: number): Ink =>
    path(points.map(([px, py]) => `M${num(px)} ${num(py)}h0`).join(""), { stroke: colour, width: size })
  return [
    path(
      `M${num(x - height * 0.03)} ${num(base)}Q${num(x - height * 0.012)} ${num(base - trunk * 0.6)} ${num(x + leaning - height * 0.008)} ${num(base - height * 0.8)}H${num(x + leaning + height * 0.008)}Q${num(x + height * 0.02)} ${num(base - trunk * 0.6)} ${num(x + height * 0.034)} ${num(base)}Z`,
      { fill: bark },
    ),
    when(["winter"], bare(at, height * 1.2, seed)),
    when(
      LEAFY,
      part(
        "leaf",
        clumps.map((c) => circle(c.x, c.y, c.r, { fill: "#6b8a52" })).join("") +
          clumps.map((c) => circle(c.x - c.r * 0.15, c.y - c.r * 0.18, c.r * 0.8, { fill: "#8aa663" })).join("") +
          clumps
            .filter((c, index) => c.x < x + height * 0.12 && index % 2 === 0)
            .map((c) => circle(c.x - c.r * 0.3, c.y - c.r * 0.36, c.r * 0.42, { fill: "#b2c583" }))
            .join(""),
      ),
    ),
    when(
      ["spring"],
      part("built", specks(dots(2, 90), "#f3c6cf", height * 0.04) + specks(dots(1.8, 90), "#fdf0f1", height * 0.034)),
    ),
    when(["autumn"], part("built", specks(dots(1.7, 14), "#b8433a", height * 0.036))),
  ].join("")
}

/** A round shrub or hedge made of leaf clumps. */
export function shrub(
  x: number,
  base: number,
  width: number,
  height: number,
  colours: readonly [string, string, string],
  seed = 1,
): Ink {
  const random = chance(seed * 331 + 5)
  const count = Math.max(4, Math.round(width / height) * 3)
  const clumps = Array.from({ length: count }, (_, index) => {
    const t = (index + 0.5) / count
    return { x: x + t * width, y: base - height * (0.42 + random() * 0.16), r: height * (0.44 + random() * 0.14) }
  })
  const blossom = clumps.flatMap((c) =>
    Array.from({ length: 5 }, () => `M${num(c.x + (random() - 0.6) * c.r * 1.3)} ${num(c.y - random() * c.r * 0.9)}h0`),
  )
  const leaves = [
    rect(x, base - height * 0.4, width, height * 0.4, { fill: colours[2] }, height * 0.1),
    ...clumps.map((c) => circle(c.x, c.y, c.r, { fill: colours[2] })),
    ...clumps.map((c) => circle(c.x - c.r * 0.12, c.y - c.r * 0.14, c.r * 0.82, { fill: colours[1] })),
    ...clumps.map((c) => circle(c.x - c.r * 0.3, c.y - c.r * 0.36, c.r * 0.42, { fill: colours[0] })),
  ]
  return (
    part("leaf", leaves.join("")) +
    when(["spring"], part("built", path(blossom.join(""), { stroke: "#fbe9ee", width: height * 0.1 })))
  )
}

/** A bank of snow that a plough has left along a road, only in winter. */
export function snowBank(from: number, to: number, base: number, height: number, seed: number): Ink {
  const random = chance(seed * 41 + 11)
  let d = `M${num(from)} ${num(base)}V${num(base - height * 0.5)}`
  let shade = `M${num(from)} ${num(base)}V${num(base - height * 0.12)}`
  for (let x = from; x < to; ) {
    const step = height * (3 + random() * 5)
    const tall = height * (0.5 + random() * 0.5)
    const next = height * (0.4 + random() * 0.2)
    d += `C${num(x + step * 0.3)} ${num(base - tall)} ${num(x + step * 0.6)} ${num(base - tall)} ${num(x + step)} ${num(base - next)}`
    shade += `C${num(x + step * 0.35)} ${num(base - tall * 0.4)} ${num(x + step * 0.7)} ${num(base - tall * 0.36)} ${num(x + step)} ${num(base - next * 0.2)}`
    x += step
  }
  const end = `V${num(base + height * 0.1)}H${num(from)}Z`
  return when(
    ["winter"],
    part("built", path(d + end, { fill: "#f4f8fa" }) + path(shade + end, { fill: "#cddbe5", opacity: 0.8 })),
  )
}

/** Tufts of grass along a line. */
export function tufts(
  from: number,
  to: number,
  base: number,
  height: number,
  colour: string,
  seed: number,
  step = 1,
): Ink {
  const random = chance(seed)
  let d = ""
  for (let x = from; x < to; x += height * (0.35 + random() * 0.5) * step) {
    const tall = height * (0.4 + random() * 0.6)
    const bendy = (random() - 0.35) * tall * 0.5
    d += `M${num(x)} ${num(base)}Q${num(x + bendy * 0.3)} ${num(base - tall * 0.6)} ${num(x + bendy)} ${num(base - tall)}Q${num(x + bendy * 0.5 + 3)} ${num(base - tall * 0.5)} ${num(x + height * 0.14)} ${num(base)}Z`
  }
  return path(d, { fill: colour })
}
