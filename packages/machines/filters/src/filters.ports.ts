import type { SearchInput } from "@forecourt/contracts/search"
import { createPorts, openPorts, type Ports } from "@forecourt/flow-kit/ports"
import type { RelaxedResponse } from "./add-page.ts"

/** The calls that the filters machine makes. */
export interface FiltersCalls {
  /** Finds items and counts facets, for at most one page at a time. */
  readonly search: (input: SearchInput, options?: { signal?: AbortSignal }) => Promise<RelaxedResponse>
}

/** The placeholders for the machine's calls, which an app replaces with real functions. */
export const ports = openPorts<FiltersCalls>("filters", ["search"])

/**
 * Converts plain functions to the actors that run the machine's calls: `filtersMachine.provide({ actors:
 * toPorts(client) })`.
 */
export function toPorts(calls: FiltersCalls): Ports<FiltersCalls> {
  return createPorts(calls)
}
