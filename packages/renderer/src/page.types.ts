import type { BlockComponent, RegistryEntry } from "./block.types.ts"
import type { Layout, Rendering } from "./read/layout.types.ts"
import type { Issue } from "./read/wire.types.ts"

/** A page whose blocks were looked up and validated. */
export interface Page {
  readonly layout: Layout
  readonly placeholders: Placeholders
}

export type Placeholders = Readonly<Record<string, readonly Block[]>>

interface BlockBase {
  readonly rendering: Rendering
  readonly placeholders: Placeholders
}

/** A block that can be rendered. */
export interface ReadyBlock extends BlockBase {
  readonly state: "ready"
  readonly entry: RegistryEntry
  readonly component: BlockComponent<never>
  readonly fields: object
  /** The parts of its formatted texts that were removed for visitors, such as `<iframe>`: for the editor. */
  readonly dropped?: readonly string[]
}

/** A block whose fields do not fit its schema. */
export interface InvalidBlock extends BlockBase {
  readonly state: "invalid"
  readonly entry: RegistryEntry
  readonly component: BlockComponent<never>
  /** The fields that the platform sent, by the schema's names. */
  readonly fields: object
  /** The problems with the fields, available once the page is loaded. */
  readonly issues: readonly Issue[]
}

/** A block that could not be loaded or rendered. */
export interface AbsentBlock extends BlockBase {
  readonly state: "unknown" | "hidden" | "noContent" | "failed"
}

/** A shared header or footer: not a block, only the contents of its placeholder. */
export interface PartialDesign extends BlockBase {
  readonly state: "partialDesign"
}

export type Block = ReadyBlock | InvalidBlock | AbsentBlock | PartialDesign
