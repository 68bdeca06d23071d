import type { EditedBlock } from "./page.types.ts"

/**
 * A change to a page. It contains the previous state, so it can be undone, sent twice, and applied to a page that other
 * editors have changed.
 */
export type Operation = SetField | InsertBlock | MoveBlock | RemoveBlock

export interface SetField {
  readonly op: "set"
  /** The identifier of the block with the field, or `null` if the field belongs to the page. */
  readonly block: string | null
  readonly field: string
  /** The previous value. It is absent if the field was empty. */
  readonly base?: unknown
  /** The new value. It is absent if the operation empties the field. */
  readonly value?: unknown
}

export interface InsertBlock {
  readonly op: "insert"
  readonly block: EditedBlock
  readonly to: Place
}

export interface MoveBlock {
  readonly op: "move"
  readonly block: string
  readonly to: Place
}

export interface RemoveBlock {
  readonly op: "remove"
  /** The block as it was before it was removed, including its descendants. */
  readonly block: EditedBlock
}

/** The place of a block: its parent, its placeholder and the block before it. */
export interface Place {
  /** The identifier of the parent block, or `null` for an area of the page. */
  readonly parent: string | null
  readonly placeholder: string
  /** The identifier of the preceding block, or `null` if the block is the first one. */
  readonly after: string | null
}

/** The reason why an operation could not be applied. The editor must resolve the conflict. */
export type Conflict =
  /** Another editor has set the field to a different value. */
  | { readonly kind: "field"; readonly operation: SetField; readonly theirs: unknown }
  /** The changed block, or its new parent, no longer exists. */
  | { readonly kind: "gone"; readonly operation: Operation }
  /** Another editor has changed the block that is to be removed. */
  | { readonly kind: "changed"; readonly operation: RemoveBlock; readonly theirs: EditedBlock }
  /** A block would be moved into itself. */
  | { readonly kind: "inside"; readonly operation: MoveBlock }
