import type { Position } from "@forecourt/contracts/distance"

/** A town, and where it is. */
export interface Town extends Position {
  readonly name: string
  /** Empty when it is unknown. */
  readonly region: string
}

/** The towns that a loader left; none when it left none. */
export function readTowns(json = "[]"): readonly Town[] {
  try {
    const found: unknown = JSON.parse(json)
    return Array.isArray(found) ? found : []
  } catch {
    return []
  }
}
