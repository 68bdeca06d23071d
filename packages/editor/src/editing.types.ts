import type { Issue } from "@forecourt/renderer"
import type { Form } from "./generated/form.js"

export interface FieldsEditing {
  readonly form: () => Promise<Form>
  readonly explain: () => Promise<Explain>
}

export interface PageEditing {
  readonly all: FieldsEditing
  readonly templates: Readonly<Record<string, TemplateEditing>>
}

export interface TemplateEditing extends FieldsEditing {
  readonly label: string
}

export interface BlockEditing extends FieldsEditing {
  readonly label: string
  readonly category: string
  readonly version: number
  /** The areas of a page in which the block is allowed. */
  readonly areas: readonly string[]
  /**
   * The placeholders of the block, in which other blocks can be placed. A placeholder without a list of allowed blocks
   * accepts any block of the same area.
   */
  readonly placeholders: Readonly<Record<string, PlaceholderEditing>>
  /**
   * The names of the text fields. The first text that is not empty is shown to distinguish the block from others of the
   * same kind.
   */
  readonly texts: readonly string[]
}

export interface PlaceholderEditing {
  readonly label: Readonly<Record<string, string>>
  readonly allow?: readonly string[]
  readonly max?: number
}

export type Explain = (fields: unknown, options?: { readonly language?: string }) => readonly Issue[]

export type EditingBlocks = Readonly<Record<string, BlockEditing>>
