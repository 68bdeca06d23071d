import type { BlockComponent, RegistryEntry } from "./block.types.ts"
import type { Layout, Rendering } from "./read/layout.types.ts"
import type { Issue } from "./read/wire.types.ts"

/** A page whose blocks have been resolved and validated. */
export interface Page {
  readonly layout: Layout
  readonly placeholders: Placeholders
}

export type Placeholders = Readonly<Record<string, readonly Block[]>>

interface BlockBase {
  readonly rendering: Rendering
  readonly placeholders: Placeholders
}

export interface ReadyBlock extends BlockBase {
  readonly state: "ready"
  readonly entry: RegistryEntry
  readonly component: BlockComponent<never, never>
  readonly fields: object
  readonly data?: unknown
  /**
   * The HTML elements, such as `<iframe>`, that were removed from the block's formatted texts. They are listed for the
   * editor.
   */
  readonly dropped?: readonly string[]
}

export interface InvalidBlock extends BlockBase {
  readonly state: "invalid"
  readonly entry: RegistryEntry
  readonly component: BlockComponent<never, never>
  /** The fields as the platform sent them, by their names in the schema. */
  readonly fields: object
  readonly issues: readonly Issue[]
}

export interface AbsentBlock extends BlockBase {
  readonly state: "unknown" | "hidden" | "noContent" | "failed"
}

/** A shared header or footer. Only the blocks in its placeholder are rendered. */
export interface PartialDesign extends BlockBase {
  readonly state: "partialDesign"
}

export type Block = ReadyBlock | InvalidBlock | AbsentBlock | PartialDesign
