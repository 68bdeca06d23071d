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
  /** What the field held; left out when it held nothing. */
  readonly base?: unknown
  /** What it is to hold; left out when nothing. */
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

/** Where a block stands. */
export interface Place {
  /** The block it stands in; `null` for an area of the page. */
  readonly parent: string | null
  /** Area or placeholder. */
  readonly slot: string
  /** The block before it; `null` when it is the first. */
  readonly after: string | null
}

/** Why an operation cannot be carried out without asking its editor. */
export type Conflict =
  /** Somebody else gave the field another value. */
  | { readonly kind: "field"; readonly operation: SetField; readonly theirs: unknown }
  /** The block that was to be changed, or the one it was to stand in, is not there any more. */
  | { readonly kind: "gone"; readonly operation: Operation }
  /** The block that was to be removed was changed meanwhile. */
  | { readonly kind: "changed"; readonly operation: RemoveBlock; readonly theirs: EditedBlock }
  /** A block cannot stand in itself. */
  | { readonly kind: "inside"; readonly operation: MoveBlock }
