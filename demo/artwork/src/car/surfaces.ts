import { type Ink, rect } from "../drawing/ink.ts"
import { northern } from "../palette/northern.ts"

/** What a car stands on: nothing, or one of the quiet grounds. */
export const SURFACES = ["none", "mist", "paper"] as const
export type SurfaceName = (typeof SURFACES)[number]

/** The ground of a company's pictures, the same for all cars, so that a list of them is calm. */
export const SURFACES_OF = {
  norrvik: ["mist"],
  rullo: ["paper"],
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
  paper: (room) => walls(room, "#ebe9e2", "#dfdcd3"),
}

function walls({ width, height, level }: Room, wall: string, floor: string): Ink {
  const top = level - 60
  return rect(0, 0, width, height, { fill: wall }) + rect(0, top, width, height - top, { fill: floor })
}
