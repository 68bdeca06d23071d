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
export type HouseName = "norrvik" | "rullo"

export type Ratio = keyof typeof RATIOS

/** A place drawn once; every picture of it is a crop. */
export interface Scene {
  readonly crops: Readonly<Record<Ratio, Crop>>
  /** Draws it in Norrvik's paint, with the name or mark of a house where there is one. */
  readonly draw: (house: HouseName) => { readonly content: string; readonly defs: string }
}
