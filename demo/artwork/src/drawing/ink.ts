import { at, type Point, simplified } from "./geometry.ts"

/** SVG text of one or more drawn shapes. */
export type Ink = string

export interface Style {
  readonly fill?: string
  readonly stroke?: string
  readonly width?: number
  readonly opacity?: number
  readonly clip?: string
  readonly filter?: string
  readonly cap?: "round" | "butt" | "square"
  readonly dash?: string
  readonly mask?: string
}

export const num = (value: number): string => String(Math.round(value * 10) / 10)

/** How far an outline may lie beside the points it was given, in pixels: nobody sees it, and it halves a picture. */
const TOLERANCE = 0.24

export function outline(points: readonly Point[], closed = true): string {
  if (points.length === 0) return ""
  const slim = closed ? slimRing(points) : simplified(points, TOLERANCE)
  // Steps instead of places, in tenths of a pixel so that no error adds up.
  let [x, y] = tenths(at(slim, 0))
  let d = `M${x / 10} ${y / 10}`
  let steps = ""
  for (const point of slim.slice(1)) {
    const [nextX, nextY] = tenths(point)
    if (nextX === x && nextY === y) continue
    const across = short(nextX - x)
    const down = short(nextY - y)
    steps += `${steps && !across.startsWith("-") ? " " : ""}${across}${down.startsWith("-") ? "" : " "}${down}`
    x = nextX
    y = nextY
  }
  if (steps) d += `l${steps}`
  return closed ? `${d}Z` : d
}

const tenths = ([x, y]: Point): [number, number] => [Math.round(x * 10), Math.round(y * 10)]

const short = (size: number): string => String(size / 10).replace(/^(-?)0\./, "$1.")

/** A closed outline without the points that a straight line passes anyway. */
function slimRing(points: readonly Point[]): Point[] {
  if (points.length < 8) return [...points]
  const middle = Math.floor(points.length / 2)
  const first = simplified(points.slice(0, middle + 1), TOLERANCE)
  const second = simplified([...points.slice(middle), at(points, 0)], TOLERANCE)
  return [...first, ...second.slice(1, -1)]
}

function attributes(style: Style): string {
  const { fill, stroke, width, opacity, clip, filter, cap, dash, mask } = style
  return [
    ` fill="${fill ?? "none"}"`,
    stroke
      ? ` stroke="${stroke}" stroke-width="${num(width ?? 1)}" stroke-linejoin="round" stroke-linecap="${cap ?? "round"}"`
      : "",
    opacity === undefined ? "" : ` opacity="${opacity}"`,
    clip ? ` clip-path="url(#${clip})"` : "",
    mask ? ` mask="url(#${mask})"` : "",
    filter ? ` filter="url(#${filter})"` : "",
    dash ? ` stroke-dasharray="${dash}"` : "",
  ].join("")
}

/** Path data as it is. */
export const path = (d: string, style: Style): Ink => (d ? `<path d="${d}"${attributes(style)}/>` : "")
export const polygon = (points: readonly Point[], style: Style): Ink => path(outline(points), style)
export const line = (points: readonly Point[], style: Style): Ink => path(outline(points, false), style)

/** Several outlines as one shape; holes are where they overlap. */
export const shape = (rings: readonly (readonly Point[])[], style: Style): Ink => {
  const d = rings.map((ring) => outline(ring)).join("")
  return d ? `<path fill-rule="evenodd" d="${d}"${attributes(style)}/>` : ""
}

export const circle = (x: number, y: number, radius: number, style: Style): Ink =>
  `<circle cx="${num(x)}" cy="${num(y)}" r="${num(radius)}"${attributes(style)}/>`

export const ellipse = (x: number, y: number, rx: number, ry: number, style: Style): Ink =>
  `<ellipse cx="${num(x)}" cy="${num(y)}" rx="${num(rx)}" ry="${num(ry)}"${attributes(style)}/>`

export const rect = (x: number, y: number, width: number, height: number, style: Style, radius = 0): Ink =>
  `<rect x="${num(x)}" y="${num(y)}" width="${num(width)}" height="${num(height)}"${radius ? ` rx="${num(radius)}"` : ""}${attributes(style)}/>`

export const group = (content: Ink, transform?: string, style: Style & { fill?: never } = {}): Ink =>
  `<g${transform ? ` transform="${transform}"` : ""}${attributes(style).replace(' fill="none"', "")}>${content}</g>`

export const moved = (content: Ink, x: number, y: number, scale = 1, flip = false): Ink =>
  group(
    content,
    `translate(${num(x)} ${num(y)})${scale === 1 && !flip ? "" : ` scale(${flip ? -scale : scale} ${scale})`}`,
  )

export interface Stop {
  readonly at: number
  readonly colour: string
  readonly opacity?: number
}

const stops = (list: readonly Stop[]): string =>
  list
    .map(
      ({ at, colour, opacity }) =>
        `<stop offset="${at}" stop-color="${colour}"${opacity === undefined ? "" : ` stop-opacity="${opacity}"`}/>`,
    )
    .join("")

/** A gradient in picture coordinates, from one point to another. */
export const gradient = (id: string, from: Point, to: Point, list: readonly Stop[]): Ink =>
  `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="${num(from[0])}" y1="${num(from[1])}" x2="${num(to[0])}" y2="${num(to[1])}">${stops(list)}</linearGradient>`

export const glow = (id: string, centre: Point, radius: number, list: readonly Stop[]): Ink =>
  `<radialGradient id="${id}" gradientUnits="userSpaceOnUse" cx="${num(centre[0])}" cy="${num(centre[1])}" r="${num(radius)}">${stops(list)}</radialGradient>`

export const clipTo = (id: string, content: Ink): Ink => `<clipPath id="${id}">${content}</clipPath>`

export const blur = (id: string, radius: number): Ink =>
  `<filter id="${id}" x="-30%" y="-100%" width="160%" height="300%"><feGaussianBlur stdDeviation="${num(radius)}"/></filter>`

/** A finished picture. */
export function picture(width: number, height: number, content: Ink, defs: Ink = ""): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${defs ? `<defs>${defs}</defs>` : ""}${content}</svg>`
}
