import type { EditedBlock } from "./page.types.ts"

/**
 * One change of a page, with the state on which it was made. It can therefore be applied to a page that others changed,
 * undone, and sent twice.
 */
export type Operation = SetField | InsertBlock | MoveBlock | RemoveBlock

export interface SetField {
  readonly op: "set"
  /** The block with the field; `null` for the page's own fields. */
  readonly block: string | null
  readonly field: string
  /** The previous value; left out when the field was empty. */
  readonly base?: unknown
  /** The new value; left out to empty the field. */
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
  /** The block before the operation, with its descendants. */
  readonly block: EditedBlock
}

/** The place of a block. */
export interface Place {
  /** The block that contains the place; `null` for an area of the page. */
  readonly parent: string | null
  /** The area or placeholder. */
  readonly placeholder: string
  /** The preceding block; `null` for the first place. */
  readonly after: string | null
}

/** The reason why the editor must decide about an operation. */
export type Conflict =
  /** Another editor gave the field another value. */
  | { readonly kind: "field"; readonly operation: SetField; readonly theirs: unknown }
  /** The changed block, or its new parent, no longer exists. */
  | { readonly kind: "gone"; readonly operation: Operation }
  /** The block to remove was changed by another editor. */
  | { readonly kind: "changed"; readonly operation: RemoveBlock; readonly theirs: EditedBlock }
  /** A block cannot contain itself. */
  | { readonly kind: "inside"; readonly operation: MoveBlock }
