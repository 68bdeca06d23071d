import { chance } from "../drawing/chance.ts"
import { ellipse, group, type Ink, line, moved, num, path, polygon, rect } from "../drawing/ink.ts"
import { DARK, part, when } from "../light/parts.ts"
import { mix } from "../palette/colour.ts"
import { northern } from "../palette/northern.ts"
import type { BrandGroupName, Crop, Ratio } from "./scene.types.ts"
import { nameOn } from "./showroom.ts"

/** Crops that leave the left side calm where there is room for words, around a car in the middle. */
export const usualCrops: Readonly<Record<Ratio, Crop>> = {
  "21x9": { x: -1680, y: -910, width: 2800 },
  "16x9": { x: -1080, y: -800, width: 1880 },
  "3x2": { x: -800, y: -760, width: 1530 },
  "4x3": { x: -740, y: -790, width: 1440 },
  "4x5": { x: -600, y: -1080, width: 1230 },
}

const DAYLIGHT = ["morning", "day"] as const

/** The company's name in lit letters: its left end on a line at x, y; capitals as high as `size`. */
export function sign(brandGroup: BrandGroupName, x: number, y: number, size: number): { ink: Ink; width: number } {
  const scale = size / 54
  const shade = nameOn(brandGroup, "#063b3b", "#063b3b")
  const name = nameOn(brandGroup, northern.paper, northern.amber)
  const width = name.width * scale
  return {
    ink: [
      when(
        DARK,
        part(
          "kept",
          ellipse(x + width / 2, y + size / 2, width * 0.75, size * 2.2, { fill: "url(#paneGlow)", opacity: 0.55 }),
        ),
      ),
      moved(shade.ink, x + 3, y + 4, scale),
      part("kept", moved(name.ink, x, y, scale)),
    ].join(""),
    width,
  }
}

/** A board with the company's name, as wide as the name wants; x is its left edge. */
export function signBoard(brandGroup: BrandGroupName, x: number, y: number, height: number): Ink {
  const size = height * 0.36
  const name = sign(brandGroup, x + height * 0.5, y + (height - size) / 2, size)
  return (
    part("kept", rect(x, y, name.width + height, height, { fill: northern.action }, 4)) +
    part("kept", rect(x, y + height - 6, name.width + height, 6, { fill: northern.actionDeep }, 2)) +
    name.ink
  )
}

export interface Glass {
  readonly x: number
  readonly base: number
  readonly width: number
  readonly height: number
  readonly bays: number
  /** What stands behind the glass, drawn within the opening. */
  readonly inside?: Ink
}

/** A front of glass in steel frames: by day it mirrors the sky, in the dark one sees into a lit room. */
export function glassFront({ x, base, width, height, bays, inside = "" }: Glass): Ink {
  const top = base - height
  const bay = width / bays
  const lamps = Array.from({ length: bays }, (_, index) =>
    rect(x + bay * (index + 0.22), top + height * 0.1, bay * 0.56, 7, { fill: "#fff6dc" }, 3),
  )
  const frames = Array.from({ length: bays + 1 }, (_, index) =>
    rect(x + bay * index - 6, top, 12, height, { fill: "#33464f" }),
  )
  const gleams = Array.from({ length: bays }, (_, index) => {
    const left = x + bay * index
    return polygon(
      [
        [left + bay * 0.5, top],
        [left + bay * 0.86, top],
        [left + bay * 0.42, base],
        [left + bay * 0.06, base],
      ],
      { fill: "#ffffff", opacity: index % 2 ? 0.1 : 0.16 },
    )
  })
  return [
    when(
      DARK,
      part("kept", ellipse(x + width / 2, base, width * 0.62, height * 0.5, { fill: "url(#lampPool)", opacity: 0.8 })),
    ),
    when(DAYLIGHT, part("built", rect(x, top, width, height, { fill: "#8fb0b9" }))),
    when(
      DARK,
      part(
        "kept",
        rect(x, top, width, height, { fill: "#d9b577" }) +
          rect(x, top, width, height * 0.55, { fill: "#f3d99d", opacity: 0.7 }) +
          rect(x, base - height * 0.16, width, height * 0.16, { fill: "#b98f56" }),
      ),
    ),
    when(DAYLIGHT, part("built", rect(x, base - height * 0.16, width, height * 0.16, { fill: "#6f8f98" }))),
    part("built", inside),
    when(DARK, lamps.join("")),
    part(
      "built",
      [
        ...gleams,
        ...frames,
        rect(x - 6, top + height * 0.26, width + 12, 8, { fill: "#33464f" }),
        rect(x - 10, top - 8, width + 20, 14, { fill: "#2a3b44" }),
        rect(x - 6, base - 10, width + 12, 12, { fill: "#2a3b44" }),
      ].join(""),
    ),
  ].join("")
}

/** A potted plant as stands in halls and beside entrances. */
export function pot(x: number, base: number, scale: number): Ink {
  const leaf = (angle: number, length: number, colour: string): Ink =>
    group(
      path(
        `M0 0C${num(-length * 0.16)} ${num(-length * 0.3)} ${num(-length * 0.1)} ${num(-length * 0.8)} 0 ${-length}C${num(length * 0.1)} ${num(-length * 0.8)} ${num(length * 0.16)} ${num(-length * 0.3)} 0 0Z`,
        { fill: colour },
      ),
      `rotate(${angle})`,
    )
  const leaves = (
    [
      [-56, 190, "#2f6152"],
      [50, 200, "#2a574b"],
      [-32, 250, "#3c7563"],
      [34, 244, "#356a59"],
      [-10, 290, "#4b8770"],
      [16, 280, "#3f7a65"],
    ] as const
  ).map(([angle, length, colour]) => leaf(angle, length, colour))
  const body = [
    path("M-150 8Q0 -20 240 16Q60 40 -150 8Z", { fill: "#10212e", opacity: 0.14 }),
    group(leaves.join(""), "translate(0 -118)"),
    polygon(
      [
        [-74, -132],
        [74, -132],
        [58, 4],
        [-58, 4],
      ],
      { fill: "#e3ddd0" },
    ),
    polygon(
      [
        [18, -132],
        [74, -132],
        [58, 4],
        [14, 4],
      ],
      { fill: "#c8c1b2" },
    ),
    rect(-80, -140, 160, 18, { fill: "#efeae0" }, 4),
  ].join("")
  return part("built", group(body, `translate(${num(x)} ${num(base)}) scale(${scale})`))
}

/** Paving in rows that widen towards the viewer, with joints that run to a far point. */
export function paving(
  left: number,
  right: number,
  from: number,
  to: number,
  colours: readonly [ground: string, joint: string],
  seed = 41,
): Ink {
  const random = chance(seed)
  const rows: Ink[] = []
  for (let y = from, step = 26; y < to; y += step, step *= 1.36)
    rows.push(rect(left, y, right - left, 2.6, { fill: colours[1], opacity: 0.6 }))
  const joints: string[] = []
  for (let x = left - 600; x < right + 600; x += 96) {
    const at = x + (random() - 0.5) * 8
    joints.push(`M${num(at)} ${num(from)}L${num(at + at * 0.62)} ${num(to)}`)
  }
  return (
    rect(left, from, right - left, to - from + 10, { fill: colours[0] }) +
    rows.join("") +
    path(joints.join(""), { stroke: colours[1], width: 2.2, opacity: 0.5 })
  )
}

/** Trodden or driven snow over a stretch of ground, in winter. */
export function snowOver(left: number, right: number, from: number, to: number): Ink {
  const tracks = [0.36, 0.62].map((share) =>
    rect(left, from + (to - from) * share, right - left, (to - from) * 0.06, { fill: "#c3d1db", opacity: 0.55 }, 14),
  )
  return when(
    ["winter"],
    part("built", rect(left, from, right - left, to - from + 10, { fill: "#edf2f5", opacity: 0.93 }) + tracks.join("")),
  )
}

/** Upright boards on a wall. */
export function boarding(x: number, top: number, width: number, height: number, colour: string, step = 22): Ink {
  const lines: string[] = []
  for (let at = x + step; at < x + width; at += step) lines.push(`M${num(at)} ${num(top)}V${num(top + height)}`)
  return (
    rect(x, top, width, height, { fill: colour }) +
    path(lines.join(""), { stroke: mix(colour, "#10212e", 0.3), width: 2, opacity: 0.6, cap: "butt" })
  )
}

/** A soft dark stripe below what stands on the ground, falling to the right as everywhere. */
export function castShadow(x: number, base: number, half: number, reach = 1): Ink {
  return polygon(
    [
      [x - half, base],
      [x + half, base],
      [x + half + 110 * reach, base + 20 * reach],
      [x - half + 90 * reach, base + 24 * reach],
    ],
    { fill: "#10212e", opacity: 0.16 },
  )
}

/** A pendant lamp that hangs from above. */
export function pendant(x: number, from: number, y: number, size: number, colour: string = northern.action): Ink {
  return [
    line(
      [
        [x, from],
        [x, y - size * 0.6],
      ],
      { stroke: "#33464f", width: 4 },
    ),
    path(
      `M${num(x - size * 0.2)} ${num(y - size * 0.6)}H${num(x + size * 0.2)}Q${num(x + size * 0.75)} ${num(y - size * 0.4)} ${num(x + size * 0.8)} ${num(y)}H${num(x - size * 0.8)}Q${num(x - size * 0.75)} ${num(y - size * 0.4)} ${num(x - size * 0.2)} ${num(y - size * 0.6)}Z`,
      { fill: colour },
    ),
    ellipse(x, y, size * 0.78, size * 0.12, { fill: "#fff3cf" }),
    when(
      DARK,
      part("kept", ellipse(x, y + size * 0.2, size * 2.4, size * 1.8, { fill: "url(#paneGlow)", opacity: 0.6 })),
    ),
  ].join("")
}
