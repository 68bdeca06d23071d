import type { Point } from "../drawing/geometry.ts"
import type { Shell } from "./shell.ts"

export const BODY_TYPES = [
  "hatchback",
  "estate",
  "saloon",
  "suv",
  "coupe",
  "convertible",
  "mpv",
  "van",
  "pick-up",
  "city-car",
  "suv-small",
  "suv-large",
  "van-small",
  "minibus",
  "sports",
  "crossover",
] as const
export type BodyType = (typeof BODY_TYPES)[number]

/** Wheels, from the plainest to the most elaborate. */
export const TRIMS = ["base", "plus", "sport", "aero", "classic", "star", "cross", "turbine", "blade"] as const
export type Trim = (typeof TRIMS)[number]

/** A pane of side glass between two slanting posts, each given by its x at the foot and at the top of the glass. */
export interface Pane {
  readonly front: readonly [foot: number, top: number]
  readonly rear: readonly [foot: number, top: number]
  /** Corner radii: front top, rear top, rear foot, front foot. */
  readonly corners?: readonly [number, number, number, number]
}

export interface Wheel {
  /** Distance of the hub from the front bumper. */
  readonly x: number
  readonly radius: number
  readonly rim: number
}

/** A shape on an end of the body: see `onEnd` for its coordinates. */
export interface Mark {
  readonly outline: readonly Point[]
  readonly radius: number | readonly number[]
  /** Also drawn on the other half. */
  readonly mirrored?: boolean
}

export interface Face {
  readonly headlight: Mark
  /** Lines of daytime light inside the headlight. */
  readonly signature: readonly (readonly Point[])[]
  readonly round?: { readonly across: number; readonly up: number; readonly size: number }
  readonly grille?: Mark
  readonly bars?: number
  /** Which way the bars run: level unless said. */
  readonly grain?: "upright" | "level"
  /** Where the badge sits. */
  readonly badge?: number
  /** A closed, pressed field where others have a grille. */
  readonly panel?: Mark
  /** Width of the lines of daytime light in millimetres. */
  readonly glow?: number
  readonly intake: Mark
  readonly fogs?: Mark
}

export interface Back {
  readonly lamp: Mark
  readonly lampBand?: Mark
  /** Lit squares in a lamp instead of a line. */
  readonly cells?: number
  readonly plate: readonly [low: number, high: number]
  readonly lowerTrim: Mark
}

/** Everything that makes one body type: its forms, glass, doors, wheels and face. */
export interface Body {
  readonly length: number
  readonly height: number
  readonly lower: Shell
  readonly cabin: Shell | null
  readonly wheels: readonly [Wheel, Wheel]
  /** Half the distance between the outer faces of the wheels. */
  readonly track: number
  readonly arch: number
  readonly trim: Trim
  readonly panes: readonly Pane[]
  /** Side glass: how far it stays below the roof's edge and above the cabin's foot. */
  readonly glass: { readonly below: number; readonly above: number }
  /** Windscreen and rear window: half width at foot and top (0–1 of the end), and their levels. */
  readonly windscreen: EndGlass
  readonly rearWindow?: EndGlass
  /** Cut lines of doors and panels in the side view. */
  readonly cuts: readonly (readonly Point[])[]
  readonly handles: readonly Point[]
  /** Handles that lie in the door. */
  readonly flushHandles?: boolean
  /** Dark openings in the side. */
  readonly vents?: readonly (readonly Point[])[]
  /** A wing across the tail. */
  readonly wing?: { readonly x: number; readonly z: number; readonly depth: number }
  /** Cut lines on the cap in front of the windscreen: pairs of x and share of the half width. */
  readonly bonnet: readonly (readonly Point[])[]
  readonly mirror: { readonly x: number; readonly z: number; readonly size: number }
  readonly face: Face
  readonly back: Back
  /** Dark protection along the sills and over the wheels. */
  readonly cladding?: { readonly sill: number; readonly arch: number }
  /** A line of shade pressed into the doors. */
  readonly crease?: readonly Point[]
  readonly roofRails?: { readonly from: number; readonly to: number }
  /** A black roof. */
  readonly contrastRoof?: boolean
  readonly openTop?: OpenTop
  readonly bed?: { readonly from: number; readonly to: number; readonly wall: number }
}

export interface EndGlass {
  readonly foot: number
  readonly top: number
  readonly from: number
  readonly to: number
}

export interface OpenTop {
  /** The opening of the cabin, from and to. */
  readonly from: number
  readonly to: number
  readonly seats: readonly number[]
}
