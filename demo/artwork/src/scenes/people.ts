import type { Point } from "../drawing/geometry.ts"
import { circle, ellipse, group, type Ink, line, num, path, polygon, rect } from "../drawing/ink.ts"
import { part } from "../light/parts.ts"
import { mix } from "../palette/colour.ts"
import { northern } from "../palette/northern.ts"

export interface Person {
  /** `give` holds something out, `sit` sits at a table with both hands on it. */
  readonly pose: "stand" | "tablet" | "reach" | "push" | "cup" | "give" | "sit"
  readonly top: string
  readonly trousers: string
  readonly skin?: string
  readonly hair: string
  readonly hairCut?: "short" | "bun" | "long" | "cap"
  /** Dungarees over the top, as mechanics wear. */
  readonly overalls?: string
}

/**
 * A person of 1,000 units, feet at the origin, seen from the side and facing left: long limbs, no face, light from the
 * left. Scale and place with `person`.
 */
function figure(style: Person): Ink {
  const skin = style.skin ?? northern.skin
  const skinShade = mix(skin, northern.skinDeep, 0.6)
  const shade = (colour: string, share = 0.26): string => mix(colour, "#10212e", share)
  const trousers = style.overalls ?? style.trousers
  const push = style.pose === "push"
  const lean = push ? -70 : 0
  const hip: Point = [push ? 30 : 0, -505]
  const neck: Point = [lean, -845]

  const leg = (foot: Point, colour: string, knee: Point): Ink =>
    path(
      `M${num(hip[0] - 66)} ${num(hip[1] - 16)}C${num(knee[0] - 62)} ${num(knee[1] - 60)} ${num(knee[0] - 46)} ${num(knee[1])} ${num(foot[0] - 34)} ${num(foot[1] - 36)}H${num(foot[0] + 38)}C${num(knee[0] + 48)} ${num(knee[1])} ${num(knee[0] + 70)} ${num(knee[1] - 70)} ${num(hip[0] + 72)} ${num(hip[1] - 16)}Z`,
      { fill: colour },
    ) +
    path(
      `M${num(foot[0] - 84)} ${num(foot[1])}C${num(foot[0] - 80)} ${num(foot[1] - 34)} ${num(foot[0] - 40)} ${num(foot[1] - 38)} ${num(foot[0] - 34)} ${num(foot[1] - 42)}H${num(foot[0] + 38)}V${num(foot[1])}Z`,
      { fill: "#26313a" },
    ) +
    rect(foot[0] - 86, foot[1] - 7, 126, 9, { fill: "#11181d" }, 3)

  const arm = (points: readonly Point[], colour: string, hand = true): Ink => {
    const end = points[points.length - 1] ?? [0, 0]
    return line(points, { stroke: colour, width: 62 }) + (hand ? circle(end[0], end[1], 29, { fill: skin }) : "")
  }
  const shoulder: Point = [neck[0] + 14, neck[1] + 72]
  const arms: Record<Person["pose"], { far: Point[]; near: Point[] }> = {
    stand: {
      far: [
        [-30, -770],
        [-54, -640],
        [-62, -520],
      ],
      near: [
        [34, -772],
        [52, -640],
        [36, -520],
      ],
    },
    tablet: {
      far: [
        [-30, -770],
        [-64, -650],
        [-150, -660],
      ],
      near: [
        [34, -772],
        [54, -640],
        [-96, -620],
      ],
    },
    reach: {
      far: [
        [-30, -775],
        [-130, -850],
        [-190, -960],
      ],
      near: [
        [34, -772],
        [60, -640],
        [30, -530],
      ],
    },
    push: {
      far: [
        [-90, -780],
        [-190, -690],
        [-290, -640],
      ],
      near: [
        [-36, -775],
        [-130, -640],
        [-262, -560],
      ],
    },
    give: {
      far: [
        [-30, -770],
        [-54, -640],
        [-62, -520],
      ],
      near: [
        [34, -772],
        [20, -650],
        [-190, -640],
      ],
    },
    sit: {
      far: [
        [-30, -770],
        [-84, -660],
        [-220, -640],
      ],
      near: [
        [34, -772],
        [10, -640],
        [-180, -628],
      ],
    },
    cup: {
      far: [
        [-30, -770],
        [-54, -640],
        [-62, -520],
      ],
      near: [
        [34, -772],
        [62, -640],
        [-60, -690],
      ],
    },
  }
  const { far, near } = arms[style.pose]
  const torso = `M${num(neck[0] - 34)} ${num(neck[1] + 10)}C${num(shoulder[0] - 120)} ${num(shoulder[1] - 50)} ${num(hip[0] - 96)} ${num(hip[1] - 170)} ${num(hip[0] - 72)} ${num(hip[1] + 8)}H${num(hip[0] + 78)}C${num(hip[0] + 96)} ${num(hip[1] - 170)} ${num(shoulder[0] + 104)} ${num(shoulder[1] - 56)} ${num(neck[0] + 38)} ${num(neck[1] + 8)}Z`
  const back = `M${num(neck[0] + 10)} ${num(neck[1] + 8)}C${num(neck[0] + 20)} ${num(shoulder[1] + 60)} ${num(hip[0] + 26)} ${num(hip[1] - 150)} ${num(hip[0] + 34)} ${num(hip[1] + 8)}H${num(hip[0] + 78)}C${num(hip[0] + 96)} ${num(hip[1] - 170)} ${num(shoulder[0] + 104)} ${num(shoulder[1] - 56)} ${num(neck[0] + 38)} ${num(neck[1] + 8)}Z`
  const bib = `M${num(hip[0] - 74)} ${num(hip[1] + 8)}L${num(hip[0] - 70)} ${num(hip[1] - 80)}L${num(neck[0] - 40)} ${num(shoulder[1] + 76)}H${num(neck[0] + 60)}L${num(hip[0] + 80)} ${num(hip[1] - 80)}V${num(hip[1] + 8)}Z`
  const legs =
    style.pose === "sit"
      ? ""
      : [
          push ? leg([-40, 0], shade(trousers), [-44, -250]) : leg([-38, 0], shade(trousers), [-24, -250]),
          push ? leg([128, 0], trousers, [96, -250]) : leg([44, 0], trousers, [30, -250]),
        ].join("")
  const upper = [
    arm(far, shade(style.top, 0.34)),
    legs,
    path(torso, { fill: style.top }),
    path(back, { fill: shade(style.top), opacity: 0.55 }),
    style.overalls
      ? path(bib, { fill: style.overalls }) +
        line(
          [
            [neck[0] - 30, shoulder[1] + 78],
            [neck[0] - 22, neck[1] + 26],
          ],
          { stroke: style.overalls, width: 26 },
        ) +
        line(
          [
            [neck[0] + 50, shoulder[1] + 78],
            [neck[0] + 34, neck[1] + 26],
          ],
          { stroke: shade(style.overalls), width: 26 },
        ) +
        rect(hip[0] - 40, hip[1] - 190, 74, 66, { fill: shade(style.overalls, 0.16) }, 8)
      : rect(hip[0] - 72, hip[1] - 6, 150, 16, { fill: shade(trousers, 0.3) }),
    head(neck, style, skin, skinShade),
    style.pose === "tablet"
      ? group(
          rect(-92, -70, 150, 108, { fill: "#1b2a33" }, 10) + rect(-84, -62, 134, 92, { fill: "#9fc6cd" }, 6),
          "translate(-158 -640) rotate(-16)",
        )
      : "",
    arm(near, shade(style.top, 0.1)),
    style.pose === "cup"
      ? group(
          rect(-28, -44, 56, 74, { fill: northern.paper }, 8) + rect(6, -44, 22, 74, { fill: "#d4dcdc" }, 8),
          "translate(-74 -718)",
        )
      : "",
  ].join("")
  return style.pose === "sit" ? seatedLegs(trousers, shade(trousers)) + group(upper, `translate(0 ${SEAT})`) : upper
}

/** How far a sitting person's upper part is lower than a standing one's. */
const SEAT = 215

function seatedLegs(trousers: string, shade: string): Ink {
  const one = (dx: number, colour: string): Ink =>
    path(
      `M${70 + dx} -310C${74 + dx} -210 ${20 + dx} -196 ${-120 + dx} -200C${-150 + dx} -140 ${-156 + dx} -90 ${-160 + dx} -36H${-236 + dx}C${-244 + dx} -140 ${-250 + dx} -240 ${-226 + dx} -286C${-206 + dx} -322 ${-60 + dx} -318 ${-10 + dx} -316Z`,
      { fill: colour },
    ) + path(`M${-300 + dx} 0C${-296 + dx} -30 ${-250 + dx} -40 ${-236 + dx} -42H${-158 + dx}V0Z`, { fill: "#26313a" })
  return one(-26, shade) + one(10, trousers)
}

function head([x, y]: Point, { hair, hairCut = "short" }: Person, skin: string, skinShade: string): Ink {
  const cx = x - 8
  const cy = y - 84
  const parts = [
    hairCut === "long"
      ? path(
          `M${num(cx - 40)} ${num(cy - 60)}C${num(cx + 40)} ${num(cy - 100)} ${num(cx + 96)} ${num(cy - 30)} ${num(cx + 84)} ${num(cy + 60)}C${num(cx + 80)} ${num(cy + 110)} ${num(cx + 30)} ${num(cy + 120)} ${num(cx + 10)} ${num(cy + 104)}Z`,
          { fill: hair },
        )
      : "",
    polygon(
      [
        [x - 34, y + 14],
        [x - 28, y - 46],
        [x + 36, y - 46],
        [x + 40, y + 14],
        [x + 4, y + 32],
      ],
      { fill: skinShade },
    ),
    path(
      `M${num(cx - 58)} ${num(cy - 20)}C${num(cx - 62)} ${num(cy + 34)} ${num(cx - 46)} ${num(cy + 68)} ${num(cx - 8)} ${num(cy + 70)}C${num(cx + 40)} ${num(cy + 70)} ${num(cx + 62)} ${num(cy + 30)} ${num(cx + 60)} ${num(cy - 20)}C${num(cx + 56)} ${num(cy - 76)} ${num(cx - 50)} ${num(cy - 80)} ${num(cx - 58)} ${num(cy - 20)}Z`,
      { fill: skin },
    ),
    path(`M${num(cx - 58)} ${num(cy - 8)}L${num(cx - 72)} ${num(cy + 14)}L${num(cx - 56)} ${num(cy + 20)}Z`, {
      fill: skin,
    }),
    ellipse(cx + 30, cy + 8, 13, 18, { fill: skinShade }),
  ]
  const cap = `M${num(cx - 60)} ${num(cy - 14)}C${num(cx - 66)} ${num(cy - 84)} ${num(cx + 4)} ${num(cy - 104)} ${num(cx + 44)} ${num(cy - 78)}C${num(cx + 78)} ${num(cy - 56)} ${num(cx + 74)} ${num(cy + 6)} ${num(cx + 56)} ${num(cy + 34)}C${num(cx + 46)} ${num(cy + 10)} ${num(cx + 40)} ${num(cy - 10)} ${num(cx + 20)} ${num(cy - 26)}C${num(cx - 10)} ${num(cy - 24)} ${num(cx - 40)} ${num(cy - 30)} ${num(cx - 60)} ${num(cy - 14)}Z`
  if (hairCut === "bun") parts.push(circle(cx + 62, cy - 62, 34, { fill: hair }))
  if (hairCut === "cap") {
    parts.push(
      path(cap, { fill: "#2b2622" }),
      path(
        `M${num(cx - 62)} ${num(cy - 22)}C${num(cx - 62)} ${num(cy - 92)} ${num(cx + 66)} ${num(cy - 108)} ${num(cx + 68)} ${num(cy - 22)}Z`,
        { fill: hair },
      ),
      path(
        `M${num(cx - 62)} ${num(cy - 34)}C${num(cx - 90)} ${num(cy - 30)} ${num(cx - 104)} ${num(cy - 18)} ${num(cx - 106)} ${num(cy - 10)}C${num(cx - 80)} ${num(cy - 20)} ${num(cx - 40)} ${num(cy - 18)} ${num(cx + 4)} ${num(cy - 14)}V${num(cy - 30)}Z`,
        { fill: mix(hair, "#10212e", 0.3) },
      ),
    )
  } else parts.push(path(cap, { fill: hair }))
  return parts.join("")
}

/** A person of this height with both feet at x, y; `faces` right turns them round. */
export function person(style: Person, x: number, y: number, height: number, faces: "left" | "right" = "left"): Ink {
  const scale = height / 1000
  const body = group(
    figure(style),
    `translate(${num(x)} ${num(y)}) scale(${faces === "right" ? -scale : scale} ${scale})`,
  )
  return part("person", body)
}
