import { type Point, spread } from "../drawing/geometry.ts"
import { circle, ellipse, type Ink, line, num, path, polygon, rect } from "../drawing/ink.ts"
import { DARK, part, when } from "../light/parts.ts"
import { mix } from "../palette/colour.ts"
import { northern } from "../palette/northern.ts"

export interface HouseStyle {
  readonly x: number
  readonly base: number
  readonly width: number
  readonly wall: number
  readonly roof: number
  readonly colour: string
  readonly shade: string
  readonly roofColour: string
  readonly form: "eaves" | "gable"
  readonly windows: number
  readonly door?: number
  readonly doorColour?: string
  readonly lit?: readonly number[]
  readonly dormer?: number
  readonly chimney?: number
}

/** A Swedish timber house seen from the front: upright boards, white corners, small panes; in winter under snow. */
export const house = (style: HouseStyle): Ink => part("built", timber(style))

function timber(style: HouseStyle): Ink {
  const { x, base, width, wall, roof, colour, shade, roofColour, form } = style
  const plinth = wall * 0.07
  const top = base - wall
  const ink: Ink[] = []
  const roofDark = mix(roofColour, "#10212e", 0.28)
  const over = width * 0.035
  if (style.chimney !== undefined)
    ink.push(chimney(x + width * style.chimney, top - roof * (form === "gable" ? 0.62 : 0.9), wall * 0.12, roof * 0.42))
  if (form === "gable") {
    ink.push(
      polygon(
        [
          [x, base],
          [x, top],
          [x + width / 2, top - roof],
          [x + width, top],
          [x + width, base],
        ],
        { fill: colour },
      ),
    )
  } else {
    ink.push(rect(x, top, width, wall, { fill: colour }))
  }
  ink.push(boards(style))
  ink.push(
    polygon(
      [
        [x + width * 0.62, base],
        [x + width, base],
        [x + width, top],
        [x + width * 0.86, top],
      ],
      { fill: shade, opacity: 0.28 },
    ),
  )
  ink.push(rect(x - 2, base - plinth, width + 4, plinth, { fill: northern.stoneDeep }))
  const corner = width * 0.022
  for (const cx of [x, x + width - corner]) ink.push(rect(cx, top, corner, wall - plinth, { fill: northern.trim }))
  if (form === "gable") {
    const edge = wall * 0.055
    ink.push(
      polygon(
        [
          [x - over, top + edge],
          [x + width / 2, top - roof - edge * 0.6],
          [x + width / 2, top - roof + edge * 1.6],
          [x - over + edge, top + edge * 2.2],
        ],
        { fill: northern.trim },
      ),
    )
    ink.push(
      polygon(
        [
          [x + width + over, top + edge],
          [x + width / 2, top - roof - edge * 0.6],
          [x + width / 2, top - roof + edge * 1.6],
          [x + width + over - edge, top + edge * 2.2],
        ],
        { fill: mix(northern.trim, "#8ba0a5", 0.35) },
      ),
    )
    ink.push(
      polygon(
        [
          [x - over * 1.5, top + edge * 0.8],
          [x + width / 2, top - roof - edge * 1.6],
          [x + width / 2, top - roof - edge * 0.2],
          [x - over * 1.2, top + edge * 1.6],
        ],
        { fill: roofColour },
      ),
    )
    ink.push(
      polygon(
        [
          [x + width + over * 1.5, top + edge * 0.8],
          [x + width / 2, top - roof - edge * 1.6],
          [x + width / 2, top - roof - edge * 0.2],
          [x + width + over * 1.2, top + edge * 1.6],
        ],
        { fill: roofDark },
      ),
    )
    ink.push(when(["winter"], gableSnow(style)))
    ink.push(windowAt(x + width / 2, top - roof * 0.28, wall * 0.26, wall * 0.34, style.lit?.includes(-1) ?? false))
  } else {
    ink.push(
      polygon(
        [
          [x - over, top + 4],
          [x + over * 0.6, top - roof],
          [x + width - over * 0.6, top - roof],
          [x + width + over, top + 4],
        ],
        { fill: roofColour },
      ),
    )
    ink.push(
      polygon(
        [
          [x + width * 0.7, top + 4],
          [x + width * 0.78, top - roof],
          [x + width - over * 0.6, top - roof],
          [x + width + over, top + 4],
        ],
        { fill: roofDark, opacity: 0.3 },
      ),
    )
    for (let row = 1; row < 6; row++) {
      const y = top + 4 - ((roof + 4) * row) / 6
      const inset = over * 1.6 * (row / 6)
      ink.push(
        line(
          [
            [x - over + inset, y],
            [x + width + over - inset, y],
          ],
          { stroke: roofDark, width: 1.6, opacity: 0.45 },
        ),
      )
    }
    ink.push(when(["winter"], eavesSnow(style)))
    ink.push(rect(x - over, top, width + over * 2, wall * 0.05, { fill: northern.trim }))
    ink.push(rect(x, top + wall * 0.05, width, wall * 0.05, { fill: shade, opacity: 0.55 }))
    if (style.dormer !== undefined) ink.push(dormer(style, x + width * style.dormer, top - roof * 0.12))
  }
  const slot = width / style.windows
  for (let index = 0; index < style.windows; index++) {
    const middle = x + slot * (index + 0.5)
    if (style.door === index)
      ink.push(doorAt(middle, base - plinth, wall * 0.3, wall * 0.62, style.doorColour ?? northern.action))
    else
      ink.push(
        windowAt(
          middle,
          top + wall * 0.42,
          Math.min(slot * 0.46, wall * 0.36),
          wall * 0.44,
          style.lit?.includes(index) ?? false,
        ),
      )
  }
  return ink.join("")
}

const SNOW = "#f5f8fa"
const SNOW_SHADE = "#cfdde7"

/** Snow along both slopes of a gable. */
function gableSnow({ x, base, width, wall, roof }: HouseStyle): Ink {
  const top = base - wall
  const over = width * 0.06
  const edge = wall * 0.055
  const deep = wall * 0.07
  const slope = (way: 1 | -1): Point[] => {
    const middle = x + width / 2
    const foot = middle + way * (width / 2 + over)
    return [
      [foot, top + edge * 0.9],
      [foot + way * deep * 0.2, top + edge * 0.9 - deep * 0.7],
      [middle, top - roof - edge * 1.6 - deep * 1.05],
      [middle, top - roof - edge * 0.9],
    ]
  }
  return polygon(slope(-1), { fill: SNOW }) + polygon(slope(1), { fill: SNOW_SHADE })
}

/** Snow on the slope that faces the street: it has slid a little from the eaves. */
function eavesSnow({ x, base, width, wall, roof }: HouseStyle): Ink {
  const top = base - wall
  const over = width * 0.035
  const y = top - roof * 0.1
  const left = x - over * 0.9
  const right = x + width + over * 0.9
  const waves = spread(right, left, 9)
    .slice(1)
    .map((to, index) => {
      const step = (right - left) / 8
      return `Q${num(to + step / 2)} ${num(y + roof * (index % 3 === 0 ? 0.1 : index % 3 === 1 ? 0.04 : 0.07))} ${num(to)} ${num(y + (index % 2 ? 0 : roof * 0.025))}`
    })
    .join("")
  const ridge = top - roof * 1.05
  return (
    path(
      `M${num(left)} ${num(y)}L${num(x + over * 0.5)} ${num(ridge)}H${num(x + width - over * 0.5)}L${num(right)} ${num(y)}${waves}Z`,
      {
        fill: SNOW,
      },
    ) +
    polygon(
      [
        [x + width * 0.7, y],
        [x + width * 0.78, ridge],
        [x + width - over * 0.5, ridge],
        [right, y],
      ],
      { fill: SNOW_SHADE, opacity: 0.6 },
    )
  )
}

function boards({ x, base, width, wall, roof, shade, form }: HouseStyle): Ink {
  const step = Math.max(9, width / 44)
  const lines: string[] = []
  for (let at = x + step; at < x + width - 1; at += step) {
    const share = Math.abs(at - (x + width / 2)) / (width / 2)
    const top = base - wall - (form === "gable" ? roof * (1 - share) : 0)
    lines.push(`M${at.toFixed(1)} ${base.toFixed(1)}V${top.toFixed(1)}`)
  }
  return path(lines.join(""), { stroke: shade, width: 1.5, opacity: 0.5, cap: "butt" })
}

/** A casement window with white frame and small panes; its centre at x, y. */
export function windowAt(x: number, y: number, width: number, height: number, lit = false): Ink {
  const left = x - width / 2
  const top = y - height / 2
  const frame = width * 0.09
  const glass = lit ? northern.windowLit : northern.window
  const shine = lit ? "#fdecc0" : "#6f93a1"
  const pane = [
    part("spill", ellipse(x, y, width * 1.5, height * 1.25, { fill: "url(#paneGlow)" })),
    rect(left - frame * 1.6, top - frame * 1.9, width + frame * 3.2, height + frame * 3.2, { fill: northern.trim }, 2),
    rect(left, top, width, height, { fill: glass }),
    polygon(
      [
        [left, top],
        [left + width * 0.62, top],
        [left + width * 0.2, top + height],
        [left, top + height],
      ],
      { fill: shine, opacity: lit ? 0.6 : 0.55 },
    ),
    polygon(
      [
        [left, top],
        [left + width, top],
        [left + width, top + frame * 0.9],
        [left, top + frame * 0.9],
      ],
      { fill: "#10212e", opacity: 0.25 },
    ),
    rect(x - frame * 0.55, top, frame * 1.1, height, { fill: northern.trim }),
    rect(left, top + height * 0.36, width, frame * 0.8, { fill: northern.trim }),
    rect(left - frame * 2.2, top + height + frame, width + frame * 4.4, frame * 1.1, {
      fill: mix(northern.trim, "#8ba0a5", 0.3),
    }),
  ]
  const sill = rect(left - frame * 2.2, top + height + frame * 0.1, width + frame * 4.4, frame * 1.2, { fill: SNOW }, 2)
  return part("pane", pane.join("")) + when(["winter"], sill)
}

function doorAt(x: number, base: number, width: number, height: number, colour: string): Ink {
  const left = x - width / 2
  const frame = width * 0.11
  return [
    rect(left - frame, base - height - frame, width + frame * 2, height + frame, { fill: northern.trim }),
    rect(left, base - height, width, height, { fill: colour }),
    rect(left + width * 0.14, base - height * 0.92, width * 0.3, height * 0.36, { fill: "#8fb0b5" }),
    rect(left + width * 0.56, base - height * 0.92, width * 0.3, height * 0.36, { fill: "#6f929a" }),
    rect(left + width * 0.14, base - height * 0.48, width * 0.3, height * 0.36, { fill: "#10212e", opacity: 0.18 }),
    rect(left + width * 0.56, base - height * 0.48, width * 0.3, height * 0.36, { fill: "#10212e", opacity: 0.18 }),
    circle(left + width * 0.9, base - height * 0.46, width * 0.035, { fill: northern.amber }),
    rect(left - width * 0.35, base, width * 1.7, height * 0.075, { fill: northern.stone }),
    rect(left - width * 0.35, base + height * 0.04, width * 1.7, height * 0.04, { fill: northern.stoneDeep }),
  ].join("")
}

function chimney(x: number, y: number, width: number, height: number): Ink {
  return [
    rect(x, y - height, width, height * 1.6, { fill: "#9c5a45" }),
    rect(x + width * 0.62, y - height, width * 0.38, height * 1.6, { fill: "#7c4434" }),
    rect(x - width * 0.12, y - height * 1.08, width * 1.24, height * 0.14, { fill: northern.roofDeep }),
    when(["winter"], rect(x - width * 0.16, y - height * 1.2, width * 1.32, height * 0.16, { fill: SNOW }, 4)),
  ].join("")
}

function dormer({ wall, colour, roofColour }: HouseStyle, x: number, base: number): Ink {
  const width = wall * 0.5
  const height = wall * 0.36
  const peak = wall * 0.22
  return [
    polygon(
      [
        [x - width / 2, base],
        [x - width / 2, base - height],
        [x, base - height - peak],
        [x + width / 2, base - height],
        [x + width / 2, base],
      ],
      { fill: colour },
    ),
    windowAt(x, base - height * 0.52, width * 0.46, height * 0.68),
    polygon(
      [
        [x - width * 0.62, base - height + 6],
        [x, base - height - peak * 1.25],
        [x, base - height - peak * 0.85],
        [x - width * 0.54, base - height + 14],
      ],
      { fill: roofColour },
    ),
    polygon(
      [
        [x + width * 0.62, base - height + 6],
        [x, base - height - peak * 1.25],
        [x, base - height - peak * 0.85],
        [x + width * 0.54, base - height + 14],
      ],
      { fill: mix(roofColour, "#10212e", 0.3) },
    ),
    when(
      ["winter"],
      polygon(
        [
          [x - width * 0.64, base - height + 2],
          [x, base - height - peak * 1.5],
          [x, base - height - peak * 1.12],
          [x - width * 0.58, base - height + 8],
        ],
        { fill: SNOW },
      ) +
        polygon(
          [
            [x + width * 0.64, base - height + 2],
            [x, base - height - peak * 1.5],
            [x, base - height - peak * 1.12],
            [x + width * 0.58, base - height + 8],
          ],
          { fill: SNOW_SHADE },
        ),
    ),
  ].join("")
}

/** A street lamp on a slender bent post; in the dark it lights what is below it. */
export function lamp(x: number, base: number, height: number, way: 1 | -1 = 1): Ink {
  const bend = height * 0.16 * way
  const d = `M${x} ${base}V${base - height * 0.86}Q${x} ${base - height} ${x + bend * 0.6} ${base - height}L${x + bend} ${base - height}`
  const head: Point[] = [
    [x + bend * 0.75, base - height - 4],
    [x + bend * 1.7, base - height - 1],
    [x + bend * 1.65, base - height + 7],
    [x + bend * 0.75, base - height + 7],
  ]
  const shine: Point[] = [
    [x + bend * 0.8, base - height + 8],
    [x + bend * 1.6, base - height + 8],
    [x + bend * 1.2 + way * height * 0.34, base + height * 0.02],
    [x + bend * 1.2 - way * height * 0.34, base + height * 0.02],
  ]
  const middle = x + bend * 1.2
  return [
    when(
      DARK,
      part(
        "kept",
        polygon(shine, { fill: "url(#lampShine)" }) +
          ellipse(middle, base + height * 0.04, height * 0.62, height * 0.08, { fill: "url(#lampPool)" }),
      ),
    ),
    path(d, { stroke: northern.night, width: height * 0.016 }),
    rect(x - height * 0.015, base - height * 0.12, height * 0.03, height * 0.12, { fill: northern.night }, 2),
    polygon(head, { fill: northern.night }),
    when(
      DARK,
      part(
        "kept",
        ellipse(middle, base - height + 8, height * 0.14, height * 0.1, { fill: "url(#paneGlow)" }) +
          ellipse(middle, base - height + 8, bend * 0.4 * way, 5, { fill: "#fff3cf" }),
      ),
    ),
    when(
      ["winter"],
      rect(x + (way === 1 ? bend * 0.7 : bend * 1.7), base - height - 10, height * 0.16, 8, { fill: SNOW }, 4),
    ),
  ].join("")
}

/** A white picket fence. */
export function fence(from: number, to: number, base: number, height: number, colour: string = northern.trim): Ink {
  const step = height * 0.32
  const pickets = spread(from, to, Math.max(2, Math.round((to - from) / step)))
  return [
    rect(from, base - height * 0.78, to - from, height * 0.1, { fill: mix(colour, "#8ba0a5", 0.25) }),
    rect(from, base - height * 0.34, to - from, height * 0.1, { fill: mix(colour, "#8ba0a5", 0.25) }),
    ...pickets.map((x) =>
      polygon(
        [
          [x - step * 0.26, base],
          [x - step * 0.26, base - height * 0.9],
          [x, base - height],
          [x + step * 0.26, base - height * 0.9],
          [x + step * 0.26, base],
        ],
        { fill: colour },
      ),
    ),
    when(["winter"], rect(from, base - height * 0.84, to - from, height * 0.08, { fill: SNOW }, 3)),
  ].join("")
}
