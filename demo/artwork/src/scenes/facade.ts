import { chance } from "../drawing/chance.ts"
import { type Point, spread } from "../drawing/geometry.ts"
import type { Ink } from "../drawing/ink.ts"
import { mix } from "../palette/colour.ts"
import { northern } from "../palette/northern.ts"
import { coats, pane, type Wall } from "./vista.ts"

/** The front of a town building in millimetres, drawn on any wall. */
export interface Facade {
  readonly left: number
  readonly width: number
  /** Heights of the floors from the street up. */
  readonly floors: readonly number[]
  readonly bays: number
  readonly colour: string
  readonly trim?: string
  /** Arched doors and shop windows on the street, or the same windows as above. */
  readonly street: "arches" | "windows"
  readonly roof: number
  readonly roofColour: string
  readonly dormers?: number
  /** A pediment with half columns over the middle bays, from one to another. */
  readonly pediment?: readonly [number, number]
  readonly awning?: string
  readonly snow: boolean
  readonly dark: boolean
  readonly seed: number
}

/** `roofAt` leans the roof back: along the eaves, and from the eaves (0) to the ridge (1). */
export function facade(spec: Facade, wall: Wall, roofAt: (along: number, share: number, up: number) => Point): Ink {
  const { left, width, floors, bays, colour, roof, snow, dark, seed } = spec
  const trim = spec.trim ?? northern.trim
  const shade = mix(colour, northern.ink, 0.2)
  const trimShade = mix(trim, northern.ink, 0.16)
  const right = left + width
  const eaves = floors.reduce((sum, floor) => sum + floor, 0)
  const random = chance(seed * 97 + 5)
  // Each coat covers the ones before: the roof, the front, what stands out from it.
  const above = coats()
  const ink = coats()
  const out = coats()
  const slope = (along: number, share: number): Point => roofAt(along, share, eaves + roof * share)

  const inset = roof * 0.5
  above.lay({ fill: snow ? "#edf2f4" : spec.roofColour }, [
    slope(left - 200, 0),
    slope(left + inset, 1),
    slope(right - inset, 1),
    slope(right + 200, 0),
  ])
  above.lay({ fill: northern.ink, opacity: 0.16 }, [
    slope(right - inset * 2.2, 0),
    slope(right - inset, 1),
    slope(right + 200, 0),
  ])
  if (!snow)
    above.lay(
      { stroke: mix(spec.roofColour, northern.ink, 0.3), width: 1, opacity: 0.5 },
      ...spread(0.16, 0.84, 5).map((share) => [
        slope(left - 200 + (inset + 200) * share, share),
        slope(right + 200 - (inset + 200) * share, share),
      ]),
    )
  for (let index = 0; index < (spec.dormers ?? 0); index++) {
    const middle = left + (width * (index + 0.5)) / (spec.dormers ?? 1)
    const lit = dark && random() < 0.5
    const at = (dx: number, up: number): Point => roofAt(middle + dx, 0.2, eaves + roof * 0.16 + up)
    above.lay({ fill: trim }, [at(-640, 0), at(640, 0), at(640, 1250), at(-640, 1250)])
    above.lay({ fill: lit ? northern.windowLit : northern.window }, [
      at(-400, 200),
      at(400, 200),
      at(400, 1150),
      at(-400, 1150),
    ])
    above.lay({ fill: snow ? "#ffffff" : mix(spec.roofColour, northern.ink, 0.2) }, [
      at(-840, 1200),
      at(0, 1900),
      at(840, 1200),
    ])
  }

  ink.lay({ fill: colour }, pane(wall, left, 0, right, eaves))
  ink.lay({ fill: shade, opacity: 0.35 }, pane(wall, right - width * 0.06, 0, right, eaves))
  ink.lay({ fill: mix(colour, northern.ink, 0.1) }, pane(wall, left, 0, right, (floors[0] ?? 0) - 200))
  ink.lay(
    { stroke: shade, width: 1, opacity: 0.6 },
    ...spread(700, (floors[0] ?? 0) - 700, 4).map((up) => [wall(left, up), wall(right, up)]),
  )
  ink.lay({ fill: mix(northern.stoneDeep, northern.ink, 0.1) }, pane(wall, left, 0, right, 480))

  const slot = width / bays
  let floor = 0
  for (const [storey, height] of floors.entries()) {
    if (storey > 0) {
      ink.lay({ fill: trim }, pane(wall, left, floor - 220, right, floor))
      ink.lay({ fill: shade, opacity: 0.5 }, pane(wall, left, floor - 330, right, floor - 220))
    }
    for (let bay = 0; bay < bays; bay++) {
      const middle = left + slot * (bay + 0.5)
      const lit = dark && random() < (storey === 0 ? 0.75 : 0.5)
      if (storey === 0 && spec.street === "arches") arch(middle, slot, height, lit, bay)
      else window_(middle, floor + height * 0.24, Math.min(1250, slot * 0.5), height * 0.56, lit, storey)
    }
    floor += height
  }
  ink.lay({ fill: trim }, pane(wall, left - 150, eaves - 320, right + 150, eaves - 80))
  ink.lay({ fill: trimShade }, pane(wall, left - 60, eaves - 470, right + 60, eaves - 320))
  ink.lay({ fill: snow ? "#ffffff" : trimShade }, pane(wall, left - 220, eaves - 80, right + 220, eaves + 80))
  if (spec.pediment) pediment(spec.pediment)
  return above.ink() + ink.ink() + out.ink()

  function window_(middle: number, low: number, wide: number, tall: number, lit: boolean, storey: number): void {
    const [a, b, top] = [middle - wide / 2, middle + wide / 2, low + tall]
    ink.lay({ fill: trim }, pane(wall, a - 190, low - 150, b + 190, top + 190))
    ink.lay({ fill: lit ? northern.windowLit : northern.window }, pane(wall, a, low, b, top))
    if (!lit)
      ink.lay({ fill: "#8fb0ba", opacity: 0.45 }, [
        wall(a, low),
        wall(a + wide * 0.3, low),
        wall(a + wide * 0.62, top),
        wall(a, top),
      ])
    ink.lay(
      { fill: trim },
      pane(wall, middle - 45, low, middle + 45, top),
      pane(wall, a, low + tall * 0.64, b, low + tall * 0.7),
    )
    ink.lay({ fill: northern.ink, opacity: 0.22 }, pane(wall, a, top - 110, b, top))
    if (storey === 1) {
      ink.lay({ fill: trim }, [wall(a - 330, top + 260), wall(b + 330, top + 260), wall(middle, top + 640)])
      ink.lay({ fill: shade, opacity: 0.55 }, pane(wall, a - 250, top + 190, b + 250, top + 260))
    }
    ink.lay({ fill: snow ? "#ffffff" : trimShade }, pane(wall, a - 260, low - 260, b + 260, low - 150))
  }

  function arch(middle: number, slot_: number, height: number, lit: boolean, bay: number): void {
    const half = slot_ * 0.31
    const spring = height * 0.5
    const outline = (out: number, low: number): Point[] => [
      wall(middle - half - out, low),
      ...spread(Math.PI, 0, 7).map((angle) =>
        wall(middle + Math.cos(angle) * (half + out), spring + Math.sin(angle) * (half * 0.8 + out)),
      ),
      wall(middle + half + out, low),
    ]
    const door = bay === Math.floor(bays / 2)
    const low = door ? 0 : 620
    ink.lay({ fill: trim }, outline(170, door ? 0 : 480))
    ink.lay({ fill: lit ? northern.windowLit : door ? "#5d4536" : northern.window }, outline(0, low))
    if (!lit && !door)
      ink.lay({ fill: "#8fb0ba", opacity: 0.4 }, [
        wall(middle - half, low),
        wall(middle - half * 0.4, low),
        wall(middle + half * 0.2, spring + half * 0.5),
        wall(middle - half, spring),
      ])
    ink.lay(
      { fill: door ? "#46332a" : trim },
      pane(wall, middle - 50, low, middle + 50, spring + half * 0.75),
      pane(wall, middle - half, spring - 50, middle + half, spring + 50),
    )
    if (spec.awning && !door)
      ink.lay({ fill: spec.awning }, [
        wall(middle - half, spring + 260),
        wall(middle + half, spring + 260),
        wall(middle + half * 1.3, spring - 480),
        wall(middle - half * 1.3, spring - 480),
      ])
  }

  function pediment([from, to]: readonly [number, number]): void {
    const [a, b] = [left + slot * from, left + slot * (to + 1)]
    const first = floors[0] ?? 0
    for (let bay = from; bay <= to + 1; bay++) {
      const x = left + slot * bay
      out.lay({ fill: trim }, pane(wall, x - 300, first, x + 300, eaves - 470))
      out.lay({ fill: trimShade }, pane(wall, x + 90, first, x + 300, eaves - 470))
    }
    const peak = (b - a) * 0.2
    out.lay({ fill: trim }, [
      wall(a - 520, eaves + 60),
      wall(b + 520, eaves + 60),
      wall((a + b) / 2, eaves + peak + 420),
    ])
    out.lay({ fill: colour }, [
      wall(a + 500, eaves + 240),
      wall(b - 500, eaves + 240),
      wall((a + b) / 2, eaves + peak + 60),
    ])
    if (snow)
      out.lay({ stroke: "#ffffff", width: 4 }, [
        wall(a - 520, eaves + 100),
        wall((a + b) / 2, eaves + peak + 460),
        wall(b + 520, eaves + 100),
      ])
  }
}
