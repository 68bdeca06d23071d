import { createPorts, openPorts, type Ports } from "@forecourt/flow-kit/ports"
import type { PageIssue, PublishResult, SaveResult, StoredPage } from "./editing.types.ts"
import type { EditedPage, Operation } from "./operations/operations.ts"

interface CallOptions {
  readonly signal?: AbortSignal
}

/** The calls that the machine makes. */
export interface EditingPorts {
  /** The page as it is stored now; `null` when it is gone. */
  readonly readPage: (input: object, options?: CallOptions) => Promise<StoredPage | null>
  /** Everything that does not fit the schemas. */
  readonly findIssues: (input: { page: EditedPage }, options?: CallOptions) => Promise<readonly PageIssue[]>
  readonly savePage: (
    input: { etag: string; operations: readonly Operation[] },
    options?: CallOptions,
  ) => Promise<SaveResult>
  readonly publishPage: (input: { etag: string }, options?: CallOptions) => Promise<PublishResult>
}

/** The machine's ports before an app provides them. */
export const ports = openPorts<EditingPorts>("editing", ["readPage", "findIssues", "savePage", "publishPage"])

/** Plain functions as the machine's ports: `editingMachine.provide({ actors: toPorts(calls) })`. */
export function toPorts(calls: EditingPorts): Ports<EditingPorts> {
  return createPorts<EditingPorts>(calls)
}
