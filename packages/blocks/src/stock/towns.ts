import type { Position } from "@forecourt/contracts/distance"

export interface Town extends Position {
  readonly name: string
  /** The region, or an empty string when it is unknown. */
  readonly region: string
}
