import type { Lch } from "../palette/colour.ts"
import { northern } from "../palette/northern.ts"
import type { Hour, Season } from "../scenes/scene.types.ts"
import type { Role } from "./parts.ts"

/** The sky from above down to the horizon. */
export const skies: Readonly<Record<Season, Readonly<Record<Hour, readonly [string, string, string]>>>> = {
  spring: {
    morning: ["#b1d2e2", "#e0e6dd", "#fde0bd"],
    day: ["#a3d2e9", "#cbe7f0", "#eff6ee"],
    dusk: ["#3b4f83", "#9c82ab", "#f7b9a2"],
    night: ["#0c1935", "#162a4d", "#30486f"],
  },
  summer: {
    morning: ["#b3d3df", "#d9e5df", "#fbe6bd"],
    day: ["#97c9df", "#c2e0ea", "#e9f2ec"],
    dusk: ["#2c4270", "#866f98", "#f4ab87"],
    night: ["#0b1731", "#152847", "#2d4468"],
  },
  autumn: {
    morning: ["#b7c8cf", "#dfdccf", "#f8d3a0"],
    day: ["#adc5cf", "#d3dcda", "#f1e6d1"],
    dusk: ["#38395f", "#92657c", "#ee9763"],
    night: ["#0e142a", "#1a2441", "#38415c"],
  },
  winter: {
    morning: ["#bdd2e1", "#e3e5ea", "#fbdac6"],
    day: ["#a5c0d0", "#c6d7e0", "#e8edee"],
    dusk: ["#2b426d", "#777aa2", "#e9b0b1"],
    night: ["#0a1730", "#14294a", "#2d4b70"],
  },
}

/** What the sun is at each hour: at night the moon, by day too high to be seen. */
export const suns: Readonly<Record<Hour, string | null>> = {
  morning: northern.sun,
  day: null,
  dusk: "#ffd49a",
  night: "#dfe8f2",
}

export const clouds: Readonly<Record<Hour, string>> = {
  morning: "#fff4e4",
  day: "#ffffff",
  dusk: "#cf9cb0",
  night: "#30446a",
}

/** Colours that shine by themselves and never darken. */
export const shining: ReadonlySet<string> = new Set([
  northern.windowLit,
  northern.sun,
  "#fdecc0",
  "#fff6da",
  "#fff6dc",
  "#fff3cf",
  "#fff7dd",
  "#fffaf0",
  "#fff0c2",
  "#fff1c4",
  "#f0585a",
])

/** What an hour does to a colour of the day: lightness and chroma are scaled, then all lean to one tint. */
interface Tone {
  readonly gain: number
  readonly lift: number
  readonly chroma: number
  /** Towards red (or green), towards yellow (or blue): OKLab's own axes. */
  readonly tint: readonly [a: number, b: number]
}

const AS_IT_IS: Tone = { gain: 1, lift: 0, chroma: 1, tint: [0, 0] }
const EVENING_PERSON: Tone = { gain: 0.72, lift: 0.06, chroma: 0.9, tint: [0.008, -0.016] }
const NIGHT_PERSON: Tone = { gain: 0.52, lift: 0.07, chroma: 0.75, tint: [-0.002, -0.026] }

const surroundings: Readonly<Record<Hour, Tone>> = {
  morning: { gain: 0.965, lift: 0.018, chroma: 0.98, tint: [0.006, 0.014] },
  day: AS_IT_IS,
  dusk: { gain: 0.56, lift: 0.07, chroma: 0.8, tint: [0.012, -0.032] },
  night: { gain: 0.36, lift: 0.085, chroma: 0.58, tint: [-0.003, -0.042] },
}

const cars: Readonly<Record<Hour, Tone>> = {
  morning: { gain: 0.99, lift: 0.006, chroma: 1, tint: [0.003, 0.009] },
  day: AS_IT_IS,
  dusk: { gain: 0.84, lift: 0.03, chroma: 0.98, tint: [0.006, -0.008] },
  night: { gain: 0.66, lift: 0.085, chroma: 0.98, tint: [-0.002, -0.012] },
}

const rooms: Readonly<Record<Hour, Tone>> = {
  morning: { gain: 0.99, lift: 0, chroma: 1, tint: [0.003, 0.008] },
  day: AS_IT_IS,
  dusk: { gain: 0.92, lift: 0.015, chroma: 0.98, tint: [0.004, 0.008] },
  night: { gain: 0.84, lift: 0.03, chroma: 0.96, tint: [0.004, 0.009] },
}

function toneOf(role: Role, hour: Hour): Tone {
  if (role === "car") return cars[hour]
  if (role === "indoor") return rooms[hour]
  if (role === "person") return hour === "dusk" ? EVENING_PERSON : hour === "night" ? NIGHT_PERSON : cars[hour]
  return surroundings[hour]
}

export function atHour(colour: Lch, role: Role, hour: Hour): Lch {
  const { gain, lift, chroma, tint } = toneOf(role, hour)
  if (gain === 1) return colour
  const turn = (colour.h * Math.PI) / 180
  const a = colour.c * chroma * Math.cos(turn) + tint[0]
  const b = colour.c * chroma * Math.sin(turn) + tint[1]
  return {
    l: Math.max(0, colour.l * gain + lift),
    c: Math.hypot(a, b),
    h: ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360,
  }
}

const roads: ReadonlySet<string> = new Set([northern.asphalt, northern.asphaltDeep, northern.asphaltLight])
const waters: ReadonlySet<string> = new Set([northern.water, northern.waterDeep, northern.waterGlint])
const snow = (l: number): Lch => ({ l, c: 0.012, h: 235 })

const isGrass = ({ c, h }: Lch): boolean => c > 0.026 && h > 95 && h < 166

/** A colour of summer in another season. */
export function inSeason(colour: Lch, role: Role, season: Season, hex: string): Lch {
  if (season === "summer") return colour
  const { l, c, h } = colour
  const is = role === "scenery" || role === "outside" ? roleByColour(colour, hex) : role
  if (season === "spring") {
    if (is === "leaf") return { l: l + 0.035, c: c * 1.2 + 0.01, h: h + (122 - h) * 0.5 }
    if (is === "grass") return { l: l + 0.025, c: c * 1.25 + 0.012, h: h + (128 - h) * 0.5 }
    if (is === "hill") return { l: l + 0.01, c: c * 1.1, h: h - 10 }
    return colour
  }
  if (season === "autumn") {
    // Amber where the light falls, rust in the shade.
    if (is === "leaf")
      return { l: l - 0.015, c: Math.max(0.1, c * 1.35), h: 38 + 46 * Math.min(1, Math.max(0, (l - 0.5) / 0.35)) }
    if (is === "grass") return { l: l - 0.01, c: c * 0.85, h: h + (96 - h) * 0.7 }
    if (is === "hill") return { l: l - 0.01, c: c * 0.8 + 0.006, h: h + (80 - h) * 0.35 }
    if (is === "water") return { l: l - 0.03, c: c * 0.75, h: h + 8 }
    if (is === "road") return { l: l - 0.03, c, h }
    return colour
  }
  if (is === "leaf") return { l: l * 0.45 + 0.5, c: c * 0.2, h: 210 }
  if (is === "grass") return snow(0.86 + 0.14 * Math.max(0, l - 0.2))
  if (is === "conifer") return { l: l * 0.82 + 0.13, c: c * 0.62, h: h + 16 }
  if (is === "hill") return { l: l * 0.5 + 0.44, c: c * 0.5, h: h + 20 }
  if (is === "water") return { l: l - 0.05, c: c * 0.5, h: h + 26 }
  if (is === "road") return { l: l - 0.07, c: c * 0.9, h: h + 14 }
  return colour
}

function roleByColour(colour: Lch, hex: string): Role | "grass" {
  if (roads.has(hex)) return "road"
  if (waters.has(hex)) return "water"
  return isGrass(colour) ? "grass" : "scenery"
}
