import { chance } from "../drawing/chance.ts"
import { lerp, type Point } from "../drawing/geometry.ts"
import { gradient, type Ink, line, path, polygon, rect } from "../drawing/ink.ts"
import { part } from "../light/parts.ts"
import { northern } from "../palette/northern.ts"
import type { Season } from "./scene.types.ts"
import { coats, type Vista } from "./vista.ts"

export const SNOW = "#f5f8fa"
export const SNOW_SHADE = "#d3e0e8"

export interface Water {
  readonly left: number
  readonly right: number
  readonly horizon: number
  /** Where the near shore begins. */
  readonly foot: number
}

/** Open water from the horizon to the near shore; in winter with drifting ice. */
export function sea({ left, right, horizon, foot }: Water, season: Season, seed: number): { ink: Ink; defs: Ink } {
  const random = chance(seed)
  const glints = coats()
  for (let index = 0; index < 120; index++) {
    const t = random() ** 1.7
    const y = horizon + 8 + t * (foot - horizon - 12)
    const x = -1750 + random() * 2950
    glints.lay(
      {
        stroke: random() < 0.55 ? northern.waterGlint : northern.waterDeep,
        width: 1.5 + 1.5 * Math.round(t),
        opacity: 0.5,
      },
      [
        [x, y],
        [x + 16 + t * 120 * random(), y],
      ],
    )
  }
  const ice = coats()
  if (season === "winter")
    for (let index = 0; index < 34; index++) {
      const t = random() ** 1.2
      const y = lerp(horizon + 40, foot, t)
      const x = -1750 + random() * 2900
      const wide = 40 + 190 * t * random()
      ice.lay({ fill: "#e9f1f4", opacity: 0.9 }, [
        [x, y],
        [x + wide * 0.3, y - wide * 0.05],
        [x + wide, y - wide * 0.02],
        [x + wide * 0.86, y + wide * 0.05],
        [x + wide * 0.2, y + wide * 0.06],
      ])
    }
  return {
    ink:
      rect(left, horizon, right - left, foot - horizon + 30, { fill: "url(#sea)" }) +
      part("water", glints.ink()) +
      part("built", ice.ink()),
    defs: part(
      "water",
      gradient(
        "sea",
        [0, horizon],
        [0, foot],
        [
          { at: 0, colour: "#b9d8dc" },
          { at: 0.3, colour: northern.water },
          { at: 1, colour: northern.waterDeep },
        ],
      ),
    ),
  }
}

/** Broken mirror images below something that stands at the water's edge. */
export function mirrored(from: number, to: number, y: number, deep: number, colour: string, seed: number): Ink {
  const random = chance(seed * 53 + 7)
  const parts = coats()
  const count = Math.round((to - from) / 14)
  for (let index = 0; index < count; index++) {
    const t = random() ** 1.5
    const wide = (14 + 46 * random()) * (1 - 0.5 * t)
    const x = lerp(from, to - wide, random())
    parts.lay({ stroke: colour, width: 2.4, opacity: t < 0.5 ? 0.6 : 0.34 }, [
      [x, y + 3 + t * deep],
      [x + wide, y + 3 + t * deep],
    ])
  }
  return parts.ink()
}

export function gull(x: number, y: number, size: number): Ink {
  return path(
    `M${x - size} ${y - size * 0.2}Q${x - size * 0.4} ${y - size * 0.55} ${x} ${y}Q${x + size * 0.4} ${y - size * 0.55} ${x + size} ${y - size * 0.25}`,
    { stroke: "#5d7681", width: size * 0.11 },
  )
}

export interface Road {
  /** The far edge of the asphalt, and the near one. */
  readonly far: number
  readonly near: number
  /** The line between the lanes, and its colour. */
  readonly middle: number
  readonly line: string
}

/** Two lanes of asphalt with their markings; in winter with snow beside the tracks. */
export function road(quay: Vista, { far, near, middle, line: colour }: Road, season: Season): { ink: Ink; defs: Ink } {
  const { at, band } = quay
  const random = chance(29)
  const specks = coats()
  for (let index = 0; index < 80; index++) {
    const x = lerp(-9000, 14000, random())
    const across = lerp(far + 300, near - 400, random())
    specks.lay({ fill: random() < 0.5 ? northern.asphaltDeep : northern.asphaltLight, opacity: 0.4 }, [
      at(x, across),
      at(x + 200 + 500 * random(), across),
      at(x + 300, across + 22),
    ])
  }
  const marks = coats()
  for (let x = -30000; x < 60000; x += 6000)
    marks.lay({ fill: colour, opacity: 0.9 }, band(middle + 65, middle - 65, x, x + 3000))
  for (const edge of [far + 330, near - 330])
    marks.lay({ fill: northern.marking, opacity: 0.85 }, band(edge + 50, edge - 50))
  const tracks =
    season === "winter"
      ? part(
          "built",
          [far + 700, middle - 500, middle + 650, near - 900]
            .map((across) => polygon(band(across + 240, across - 240), { fill: "#dfe8ed", opacity: 0.34 }))
            .join(""),
        )
      : ""
  return {
    ink: [
      polygon(band(near, far), { fill: "url(#street)" }),
      polygon(band(far + 900, far), { fill: northern.asphaltDeep, opacity: 0.3 }),
      specks.ink(),
      marks.ink(),
      tracks,
    ].join(""),
    defs: part(
      "road",
      gradient(
        "street",
        [0, at(9000, far)[1]],
        [0, at(-1000, near)[1]],
        [
          { at: 0, colour: northern.asphaltLight },
          { at: 0.5, colour: northern.asphalt },
          { at: 1, colour: northern.asphaltDeep },
        ],
      ),
    ),
  }
}

/** A low wall of snow along a street, as the plough left it. */
export function ploughed({ at }: Vista, across: number, tall: number, seed: number): Ink {
  const random = chance(seed * 17 + 3)
  const tops: Point[] = []
  const shade: Point[] = []
  for (let x = -16000; x < 44000; x += 600) {
    const up = tall * (0.5 + 0.5 * random())
    tops.push(at(x, across, up))
    shade.push(at(x, across + 120, up * 0.4))
  }
  const foot = [at(44000, across + 260), at(-16000, across + 260)]
  return part(
    "built",
    polygon([...tops, ...foot], { fill: SNOW }) + polygon([...shade, ...foot], { fill: SNOW_SHADE, opacity: 0.8 }),
  )
}

/** A steel guard rail on posts. */
export function guardRail(quay: Vista, across: number, season: Season): Ink {
  const { at, band } = quay
  const posts = coats()
  for (let x = -16000; x < 40000; x += 2000) {
    posts.lay({ fill: "#6c7b82" }, [at(x, across), at(x, across, 560), at(x + 130, across, 560), at(x + 130, across)])
  }
  const strip = (low: number, high: number, fill: string): Ink =>
    polygon([at(-1e6, across, low), at(160000, across, low), at(160000, across, high), at(-1e6, across, high)], {
      fill,
    })
  const joints = coats()
  for (let x = -14000; x < 40000; x += 4000)
    joints.lay({ stroke: "#7d8b91", width: 1.6 }, [at(x + 60, across, 440), at(x + 60, across, 710)])
  return part(
    "built",
    [
      polygon(band(across + 420, across + 60), { fill: northern.ink, opacity: 0.12 }),
      posts.ink(),
      strip(430, 720, "#a9b5b9"),
      strip(630, 720, "#dfe5e6"),
      strip(545, 600, "#77868d"),
      strip(460, 540, "#c9d1d3"),
      joints.ink(),
      season === "winter" ? strip(700, 800, SNOW) : "",
    ].join(""),
  )
}

/** A small sailing boat, its hull on the water line. */
export function sailboat(x: number, base: number, tall: number, hull: string = northern.night): Ink {
  return part(
    "built",
    [
      polygon(
        [
          [x, base - tall],
          [x, base - tall * 0.12],
          [x - tall * 0.42, base - tall * 0.12],
        ],
        { fill: northern.paper },
      ),
      polygon(
        [
          [x + tall * 0.04, base - tall * 0.92],
          [x + tall * 0.04, base - tall * 0.12],
          [x + tall * 0.34, base - tall * 0.12],
        ],
        { fill: "#dfe7e6" },
      ),
      polygon(
        [
          [x - tall * 0.5, base - tall * 0.1],
          [x + tall * 0.46, base - tall * 0.1],
          [x + tall * 0.3, base + tall * 0.04],
          [x - tall * 0.36, base + tall * 0.04],
        ],
        { fill: hull },
      ),
      line(
        [
          [x - tall * 0.6, base + tall * 0.07],
          [x + tall * 0.5, base + tall * 0.07],
        ],
        { stroke: northern.waterGlint, width: 2, opacity: 0.7 },
      ),
    ].join(""),
  )
}
