import { lerp, type Point, spread } from "../drawing/geometry.ts"
import { ellipse, type Ink, line, polygon, rect } from "../drawing/ink.ts"
import { mix } from "../palette/colour.ts"
import { northern } from "../palette/northern.ts"
import { rullo } from "../palette/rullo.ts"

/** What a car stands on: nothing, a studio, or a corner of a company's showroom. */
export const SURFACES = ["none", "mist", "timber", "teal", "concrete", "lime", "indigo", "paper"] as const
export type SurfaceName = (typeof SURFACES)[number]

/** Whose showroom a surface belongs to; the others are anyone's. */
export const SURFACES_OF = {
  norrvik: ["mist", "timber", "teal", "concrete"],
  rullo: ["lime", "indigo", "paper", "concrete"],
} as const satisfies Record<string, readonly SurfaceName[]>

export function isSurface(name: string): name is SurfaceName {
  return (SURFACES as readonly string[]).includes(name)
}

interface Room {
  readonly width: number
  readonly height: number
  /** Where the wheels stand. */
  readonly level: number
}

/** The wall and floor behind a car. */
export function drawSurface(name: SurfaceName, room: Room): Ink {
  return surfaces[name](room)
}

const surfaces: Record<SurfaceName, (room: Room) => Ink> = {
  none: () => "",
  mist: (room) => walls(room, northern.mist, northern.mistShade),
  timber: (room) => {
    const top = room.level - 110
    const middle = room.width / 2
    const joints = spread(-1, 1, 15).map((share) =>
      line(
        [
          [middle + share * room.width * 0.62, top],
          [middle + share * room.width * 1.9, room.height],
        ],
        { stroke: "#c9a578", width: 2, opacity: 0.7 },
      ),
    )
    return [
      walls(room, "#f3efe6", "#dcbf94", 110),
      ...[0.08, 0.36, 0.64, 0.92].map((share) =>
        rect(room.width * share - 3, 0, 6, top, { fill: northern.plasterDeep, opacity: 0.6 }),
      ),
      rect(0, top - 14, room.width, 14, { fill: northern.plasterDeep }),
      ...joints,
      disc(room, "#e6cfa9", 0.55),
    ].join("")
  },
  teal: (room) =>
    [
      walls(room, northern.action, mix(northern.action, "#000000", 0.28), 90),
      beam(room, "#ffffff", 0.06),
      disc(room, mix(northern.action, "#ffffff", 0.12), 0.9),
    ].join(""),
  concrete: (room) => {
    const top = room.level - 100
    return [
      walls(room, "#d3d7d7", "#b4baba", 100),
      ...[0.2, 0.5, 0.8].map((share) => rect(room.width * share, 0, 3, top, { fill: "#bcc2c2" })),
      rect(0, top * 0.48, room.width, 3, { fill: "#bcc2c2" }),
      rect(0, top - 10, room.width, 10, { fill: "#9aa2a3" }),
      beam(room, "#ffffff", 0.16),
    ].join("")
  },
  lime: (room) => [walls(room, rullo.lime, "#b5dd3b", 90), disc(room, "#a6cd30", 0.6)].join(""),
  indigo: (room) =>
    [walls(room, rullo.action, rullo.actionDeep, 90), beam(room, "#ffffff", 0.07), disc(room, "#4a42e6", 0.8)].join(""),
  paper: (room) =>
    [
      walls(room, rullo.paper, "#f0f0f2", 90),
      ellipse(room.width / 2, room.level - 250, 430, 430, { fill: rullo.lime }),
      rect(0, room.level - 90, room.width, room.height - room.level + 90, { fill: "#f0f0f2" }),
    ].join(""),
}

function walls({ width, height, level }: Room, wall: string, floor: string, rise = 60): Ink {
  return (
    rect(0, 0, width, height, { fill: wall }) + rect(0, level - rise, width, height - level + rise, { fill: floor })
  )
}

/** A turntable under the car. */
const disc = ({ width, level }: Room, fill: string, opacity: number): Ink =>
  ellipse(width / 2, level + 4, width * 0.47, 78, { fill, opacity })

/** Light that falls in from the upper left. */
function beam({ width, level }: Room, fill: string, opacity: number): Ink {
  const foot = (share: number): Point => [lerp(0, width, share), level - 90]
  return [
    polygon([[width * 0.06, 0], [width * 0.24, 0], foot(0.5), foot(0.3)], { fill, opacity }),
    polygon([[width * 0.28, 0], [width * 0.34, 0], foot(0.62), foot(0.55)], { fill, opacity }),
  ].join("")
}
