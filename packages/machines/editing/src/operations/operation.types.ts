import type { EditedBlock } from "./page.types.ts"

/**
 * One change of a page. Each says what it was made on: so it can be carried out on a page that somebody else has changed
 * meanwhile, undone, and sent twice.
 */
export type Operation = SetField | InsertBlock | MoveBlock | RemoveBlock

export interface SetField {
  readonly op: "set"
  /** The block whose field it is; `null` for the page's own. */
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
  /** The block as it was, with the blocks inside. */
  readonly block: EditedBlock
}

/** The place of a block. */
export interface Place {
  /** The block that contains it; `null` for an area of the page. */
  readonly parent: string | null
  /** Area or placeholder. */
  readonly slot: string
  /** The block before it; `null` when it is the first. */
  readonly after: string | null
}

/** The reason why an operation needs a decision of its editor. */
export type Conflict =
  /** Somebody else gave the field another value. */
  | { readonly kind: "field"; readonly operation: SetField; readonly theirs: unknown }
  /** The changed block, or its new parent, no longer exists. */
  | { readonly kind: "gone"; readonly operation: Operation }
  /** The block that was to be removed was changed meanwhile. */
  | { readonly kind: "changed"; readonly operation: RemoveBlock; readonly theirs: EditedBlock }
  /** A block cannot contain itself. */
  | { readonly kind: "inside"; readonly operation: MoveBlock }
