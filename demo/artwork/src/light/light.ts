import type { Ink } from "../drawing/ink.ts"
import { hex, lch, mix } from "../palette/colour.ts"
import { northern } from "../palette/northern.ts"
import { type Drawing, HOURS, type Hour, SEASONS, type Season } from "../scenes/scene.types.ts"
import { stars } from "./overlays.ts"
import { isDark, type Role } from "./parts.ts"
import { atHour, clouds, inSeason, shining, skies, suns } from "./tones.ts"

export interface Time {
  readonly season: Season
  readonly hour: Hour
}

/** One reading of a drawing: the time wanted, and what is found on the way. */
interface Reading extends Time {
  readonly isOwn: boolean
  readonly colours: Map<string, string>
  panes: number
}

/** Moves a drawing to a season and an hour. `own` is the time its sky is drawn for; all else is drawn for a summer day. */
export function inLight(drawing: Drawing, own: Time, asked: Time, ground: "scenery" | "indoor" = "scenery"): Drawing {
  const isOwn = own.season === asked.season && own.hour === asked.hour
  const reading: Reading = { ...asked, isOwn, colours: new Map(), panes: 0 }
  const content = read(drawing.content, ground, reading)
  const defs = read(drawing.defs, ground, reading)
  const needed = Object.entries(GLOWS).filter(([id]) => content.includes(`url(#${id})`))
  return { content, defs: defs + needed.map(([, glow]) => glow).join("") }
}

/** Light that any drawing may use by its name: round a lit window, and below a lamp. */
const GLOWS: Readonly<Record<string, Ink>> = {
  paneGlow:
    '<radialGradient id="paneGlow"><stop offset="0.3" stop-color="#f6d58d" stop-opacity="0.5"/><stop offset="1" stop-color="#f6d58d" stop-opacity="0"/></radialGradient>',
  lampShine:
    '<linearGradient id="lampShine" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#ffe9b0" stop-opacity="0.42"/><stop offset="0.55" stop-color="#ffe9b0" stop-opacity="0.12"/><stop offset="1" stop-color="#ffe9b0" stop-opacity="0.03"/></linearGradient>',
  lampPool:
    '<radialGradient id="lampPool"><stop offset="0" stop-color="#ffe9b0" stop-opacity="0.5"/><stop offset="0.5" stop-color="#ffe9b0" stop-opacity="0.2"/><stop offset="1" stop-color="#ffe9b0" stop-opacity="0"/></radialGradient>',
}

const TAG = /<g data-(part|when)="([^"]*)">|<g[ >]|<\/g>/g

/** Reads a stretch of drawing whose role is known; marked groups within it are read in their own roles. */
function read(ink: Ink, role: Role, reading: Reading): Ink {
  if (!ink.includes("<g data-")) return coloured(ink, role, reading)
  const done: Ink[] = []
  let from = 0
  let mark: { readonly kind: string; readonly value: string; readonly inner: number } | null = null
  let depth = 0
  for (const match of ink.matchAll(TAG)) {
    const isEnd = match[0] === "</g>"
    if (!mark) {
      if (match[1] === undefined) continue
      done.push(coloured(ink.slice(from, match.index), role, reading))
      mark = { kind: match[1], value: match[2] ?? "", inner: match.index + match[0].length }
      depth = 1
      continue
    }
    depth += isEnd ? -1 : 1
    if (depth > 0) continue
    const inner = ink.slice(mark.inner, match.index)
    done.push(
      mark.kind === "part"
        ? readPart(inner, mark.value as Role, role, reading)
        : isThere(mark.value, reading)
          ? read(inner, role, reading)
          : "",
    )
    from = match.index + match[0].length
    mark = null
  }
  done.push(coloured(ink.slice(from), role, reading))
  return done.join("")
}

function isThere(times: string, { season, hour }: Time): boolean {
  const list = times.split(" ")
  const allows = (one: string, all: readonly string[]): boolean =>
    !list.some((time) => all.includes(time)) || list.includes(one)
  return allows(season, SEASONS) && allows(hour, HOURS)
}

function readPart(inner: Ink, role: Role, around: Role, reading: Reading): Ink {
  if (role === "sky") return skyOf(inner, reading)
  if (role === "sun") return sunOf(inner, reading.hour)
  if (role === "pane") return paneOf(inner, around, reading)
  // Indoors, people and cars stand in the light of the room.
  return read(
    inner,
    around === "indoor" && (role === "car" || role === "person" || role === "built") ? "indoor" : role,
    reading,
  )
}

function skyOf(inner: Ink, { season, hour, isOwn }: Reading): Ink {
  const tones = skies[season][hour]
  let index = 0
  const colours = isOwn ? inner : inner.replace(/#[0-9a-f]{6}\b/g, (colour) => tones[index++] ?? colour)
  return hour === "night" ? colours + stars(inner) : colours
}

function sunOf(inner: Ink, hour: Hour): Ink {
  const colour = suns[hour]
  if (colour === null) return inner.includes("<radialGradient") ? inner : ""
  return inner.replaceAll(northern.sun, colour)
}

/** In the dark, a lamp burns behind about every other window; by day behind none. */
function paneOf(inner: Ink, around: Role, reading: Reading): Ink {
  const { hour } = reading
  reading.panes++
  const isDrawnLit = inner.includes(northern.windowLit)
  const isLit =
    hour === "morning"
      ? isDrawnLit
      : isDark(hour) && (isDrawnLit || (reading.panes * 7) % 10 < (hour === "dusk" ? 6 : 5))
  const glass = isLit
    ? inner.replaceAll(northern.window, northern.windowLit).replaceAll("#6f93a1", "#fdecc0")
    : inner.replaceAll(northern.windowLit, northern.window).replaceAll("#fdecc0", "#6f93a1")
  const spill = isLit && isDark(hour)
  return read(spill ? glass : glass.replace(/<g data-part="spill">.*?<\/g>/g, ""), around, reading)
}

function coloured(ink: Ink, role: Role, reading: Reading): Ink {
  if (role === "kept" || role === "spill") return ink
  return ink.replace(/#[0-9a-f]{6}\b/g, (colour) => {
    const key = `${role}${colour}`
    const known = reading.colours.get(key)
    if (known !== undefined) return known
    const now = moved(colour, role, reading)
    reading.colours.set(key, now)
    return now
  })
}

function moved(colour: string, role: Role, { season, hour }: Time): string {
  if (shining.has(colour)) return colour
  if (role === "cloud") return mix(colour, clouds[hour], 0.85)
  if (season === "summer" && hour === "day") return colour
  return hex(atHour(inSeason(lch(colour), role, season, colour), role, hour))
}
