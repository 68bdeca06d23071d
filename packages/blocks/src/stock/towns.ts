import type { Position } from "@forecourt/contracts/distance"

/** A town and its position. */
export interface Town extends Position {
  readonly name: string
  /** The region, or an empty string when it is unknown. */
  readonly region: string
}

/** Parses the towns stored by a loader. Returns an empty list when there are none. */
export function readTowns(json = "[]"): readonly Town[] {
  try {
    const towns: unknown = JSON.parse(json)
    return Array.isArray(towns) ? towns : []
  } catch {
    return []
  }
}
