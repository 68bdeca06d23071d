import { createPorts, openPorts, type Ports } from "@forecourt/flow-kit/ports"
import type { FilterQuery } from "./filters.types.ts"
import type { FoundList } from "./found.types.ts"

/** The asynchronous functions that the filters machine calls. */
export interface FiltersCalls {
  readonly find: (query: FilterQuery, options?: { signal?: AbortSignal }) => Promise<FoundList>
}

export const ports = openPorts<FiltersCalls>("filters", ["find"])

/**
 * Converts plain functions to XState actors for the machine's calls: `filtersMachine.provide({ actors: toPorts(client)
 * })`.
 */
export function toPorts(calls: FiltersCalls): Ports<FiltersCalls> {
  return createPorts(calls)
}
