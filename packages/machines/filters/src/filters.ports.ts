import type { SearchInput } from "@forecourt/contracts/search"
import { createPorts, openPorts, type Ports } from "@forecourt/flow-kit/ports"
import type { RelaxedResponse } from "./add-page.ts"

/** The calls that the machine makes. */
export interface FiltersCalls {
  /** Finds items and counts facets, for at most one page at a time. */
  readonly search: (input: SearchInput, options?: { signal?: AbortSignal }) => Promise<RelaxedResponse>
}

/** The machine's ports before an app provides them. */
export const ports = openPorts<FiltersCalls>("filters", ["search"])

/** Converts plain functions to the machine's ports: `filtersMachine.provide({ actors: toPorts(client) })`. */
export function toPorts(calls: FiltersCalls): Ports<FiltersCalls> {
  return createPorts(calls)
}
