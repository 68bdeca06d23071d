import { chance } from "../drawing/chance.ts"
import { type Ink, num } from "../drawing/ink.ts"
import type { Hour, Season } from "../scenes/scene.types.ts"

export interface Frame {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** Dots as one path: strokes of no length with round ends. */
function dots(random: () => number, count: number, { x, y, width, height }: Frame): string {
  return Array.from({ length: count }, () => `M${num(x + random() * width)} ${num(y + random() * height)}h0`).join("")
}

const dotted = (d: string, colour: string, size: number, opacity: number): Ink =>
  `<path d="${d}" stroke="${colour}" stroke-width="${size}" stroke-linecap="round" opacity="${opacity}"/>`

/** A few stars in the upper two thirds of a sky drawn as one rectangle. */
export function stars(sky: Ink): Ink {
  const numbers = /<rect x="([-\d.]+)" y="([-\d.]+)" width="([-\d.]+)" height="([-\d.]+)"/.exec(sky)
  if (!numbers) return ""
  const [x = 0, y = 0, width = 0, height = 0] = numbers.slice(1).map(Number)
  const random = chance(1609)
  const above = { x, y, width, height: height * 0.72 }
  const count = Math.round(width / 34)
  return (
    dotted(dots(random, count, above), "#dbe6f5", 3, 0.55) +
    dotted(dots(random, Math.round(count / 4), above), "#f4f7fb", 5, 0.8)
  )
}

/** What lies over a whole picture: low sun from the left, falling snow, the dark corners of a night. */
export function overlay(season: Season, hour: Hour, frame: Frame, indoor: boolean): { ink: Ink; defs: Ink } {
  const { x, y, width, height } = frame
  const over = (fill: string): Ink =>
    `<rect x="${num(x)}" y="${num(y)}" width="${num(width)}" height="${num(height)}" fill="url(#${fill})"/>`
  const ink: Ink[] = []
  const defs: Ink[] = []
  if (season === "winter" && !indoor && hour !== "morning") {
    const random = chance(12)
    const share = hour === "day" ? 0.9 : 0.65
    ink.push(
      dotted(dots(random, 150, frame), "#ffffff", num4(width, 0.0026), share * 0.75),
      dotted(dots(random, 70, frame), "#ffffff", num4(width, 0.0042), share),
    )
  }
  if (hour === "morning") {
    defs.push(
      '<linearGradient id="lowSun" x1="0" y1="0.3" x2="0.62" y2="0.42"><stop offset="0" stop-color="#ffdf9e" stop-opacity="0.26"/><stop offset="0.5" stop-color="#ffdf9e" stop-opacity="0.09"/><stop offset="1" stop-color="#ffdf9e" stop-opacity="0"/></linearGradient>',
    )
    ink.push(over("lowSun"))
  }
  if (hour === "night" && !indoor) {
    defs.push(
      '<radialGradient id="corners" cx="0.5" cy="0.55" r="0.75"><stop offset="0.45" stop-color="#060d1c" stop-opacity="0"/><stop offset="1" stop-color="#060d1c" stop-opacity="0.42"/></radialGradient>',
    )
    ink.push(over("corners"))
  }
  return { ink: ink.join(""), defs: defs.join("") }
}

const num4 = (width: number, share: number): number => Math.round(width * share * 10) / 10
