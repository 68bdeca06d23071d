import type { BodyType } from "../car/body.types.ts"
import type { PaintName } from "../palette/paints.ts"

/** The part of a scene that a picture shows, in the scene's own units. Its height follows from the ratio. */
export interface Crop {
  readonly x: number
  readonly y: number
  readonly width: number
}

export const RATIOS = {
  "21x9": { width: 2520, height: 1080 },
  "16x9": { width: 1920, height: 1080 },
  "3x2": { width: 1500, height: 1000 },
  "4x3": { width: 1600, height: 1200 },
  "4x5": { width: 1200, height: 1500 },
} as const

/** Companies whose places are drawn. */
export type BrandGroupName = "norrvik" | "rullo"

export type Ratio = keyof typeof RATIOS

export const SEASONS = ["spring", "summer", "autumn", "winter"] as const
export type Season = (typeof SEASONS)[number]

export const HOURS = ["morning", "day", "dusk", "night"] as const
export type Hour = (typeof HOURS)[number]

/** When a picture of a place is taken, for whom, and with which car in the middle of it. */
export interface Setting {
  readonly brandGroup: BrandGroupName
  readonly season: Season
  readonly hour: Hour
  readonly car: { readonly body: BodyType; readonly paint: PaintName }
}

export interface Drawing {
  readonly content: string
  readonly defs: string
}

/** A place drawn once for each setting; every picture of it is a crop. */
export interface Scene {
  readonly crops: Readonly<Record<Ratio, Crop>>
  /** What is drawn where an address says no more. Without it, there is nothing that season, hour or car would change. */
  readonly own?: Omit<Setting, "brandGroup">
  /** `paint` where an address names no more than another colour for its car. */
  readonly varies?: "paint"
  /** A room: seasons and hours show through its windows, drawn as `part("outside", …)`, and in its lamps. */
  readonly indoor?: boolean
  /** Draws it in the light of a summer day (`light/parts.ts` says what else may differ) and in Norrvik's paint, with the name or mark of a company where there is one. */
  readonly draw: (setting: Setting) => Drawing
}
