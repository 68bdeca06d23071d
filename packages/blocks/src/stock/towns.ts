import type { Position } from "@forecourt/contracts/distance"

/** A town and its position. */
export interface Town extends Position {
  readonly name: string
  /** The region; empty when unknown. */
  readonly region: string
}

/** Parses the towns that a loader stored; empty when there are none. */
export function readTowns(json = "[]"): readonly Town[] {
  try {
    const towns: unknown = JSON.parse(json)
    return Array.isArray(towns) ? towns : []
  } catch {
    return []
  }
}
