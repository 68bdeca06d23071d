import { chance } from "../drawing/chance.ts"
import type { Ink } from "../drawing/ink.ts"
import { mix } from "../palette/colour.ts"
import { northern } from "../palette/northern.ts"
import { coats, pane, type Wall } from "./vista.ts"
import { SNOW } from "./waterside.ts"

/** A modern building far away: a box in pixels with its panes in a grid, in bands or in upright bars. */
export interface Block {
  readonly x: number
  readonly wide: number
  readonly tall: number
  readonly colour: string
  readonly kind: "grid" | "bands" | "bars"
  /** How wide its left side, which faces the sun, is seen. */
  readonly side?: number
  /** How tall a floor is. */
  readonly floor?: number
}

/** Buildings in a row. A row of panes is one dashed line; in the dark single ones are lit. */
export function skyline(blocks: readonly Block[], base: number, isSnowy: boolean, dark: boolean, seed: number): Ink {
  const random = chance(seed)
  const body = coats()
  const panes = coats()
  const detail = coats()
  for (const { x, wide, tall, colour, kind, side = 9, floor = 12.5 } of blocks) {
    const wall: Wall = (along, up) => [x + along, base - up]
    const glass = mix(northern.window, colour, 0.2)
    body.lay({ fill: mix(colour, "#ffffff", 0.35) }, [
      wall(-side, 0),
      wall(0, 0),
      wall(0, tall),
      wall(-side, tall - side * 0.4),
    ])
    body.lay({ fill: colour }, pane(wall, 0, 0, wide, tall))
    body.lay({ fill: mix(colour, northern.ink, 0.28) }, pane(wall, wide - 5, 0, wide, tall))
    const room = wide - 14
    const across = room / Math.max(2, Math.round(room / (kind === "bands" ? 24 : kind === "grid" ? 11 : 9)))
    const broad = kind === "bands" ? across - 1.6 : across * 0.56
    if (kind === "bars")
      for (let along = across / 2; along < room; along += across)
        panes.lay({ stroke: glass, width: round(broad), cap: "butt", dash: `${round(floor * 2.4)} 4` }, [
          wall(5 + along, floor * 0.6),
          wall(5 + along, tall - floor * 0.5),
        ])
    else
      for (let up = floor * 1.1; up < tall - floor * 0.45; up += floor)
        panes.lay(
          { stroke: glass, width: round(floor * 0.56), cap: "butt", dash: `${round(broad)} ${round(across - broad)}` },
          [wall(5, up), wall(wide - 9, up)],
        )
    const half = floor * 0.28
    for (let up = floor * 1.1; dark && up < tall - floor * 0.45; up += floor)
      for (let step = 0; step * across < room - 1; step++) {
        const from = 5 + step * across + (kind === "bars" ? (across - broad) / 2 : 0)
        if (random() < 0.34)
          detail.lay({ fill: northern.windowLit }, pane(wall, from, up - half, from + broad, up + half))
      }
    detail.lay({ fill: isSnowy ? SNOW : mix(colour, northern.ink, 0.36) }, pane(wall, -2, tall, wide, tall + 4))
  }
  return body.ink() + panes.ink() + detail.ink()
}

const round = (value: number): number => Math.round(value * 10) / 10
