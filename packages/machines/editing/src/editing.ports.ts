import { createPorts, openPorts, type Ports } from "@forecourt/flow-kit/ports"
import type { PageIssue, PublishResult, SaveResult, StoredPage } from "./editing.types.ts"
import type { EditedPage, Operation } from "./operations/operations.ts"

interface CallOptions {
  readonly signal?: AbortSignal
}

/** The functions that the editing machine calls to load, check, save and publish a page. */
export interface EditingPorts {
  /** Loads the stored page. Returns `null` if the page was removed. */
  readonly readPage: (input: object, options?: CallOptions) => Promise<StoredPage | null>
  readonly findIssues: (input: { page: EditedPage }, options?: CallOptions) => Promise<readonly PageIssue[]>
  readonly savePage: (
    input: { etag: string; operations: readonly Operation[] },
    options?: CallOptions,
  ) => Promise<SaveResult>
  readonly publishPage: (input: { etag: string }, options?: CallOptions) => Promise<PublishResult>
}

export const ports = openPorts<EditingPorts>("editing", ["readPage", "findIssues", "savePage", "publishPage"])

/** Converts plain functions to XState actors for the machine: `editingMachine.provide({ actors: toPorts(calls) })`. */
export function toPorts(calls: EditingPorts): Ports<EditingPorts> {
  return createPorts<EditingPorts>(calls)
}
