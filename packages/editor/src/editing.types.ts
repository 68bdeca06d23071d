import type { Issue } from "@forecourt/renderer"
import type { Form } from "./generated/form.js"

export interface FieldsEditing {
  readonly form: () => Promise<Form>
  readonly explain: () => Promise<Explain>
}

/** The fields of all pages, and the additional fields of each template. */
export interface PageEditing {
  readonly all: FieldsEditing
  readonly templates: Readonly<Record<string, TemplateEditing>>
}

export interface TemplateEditing extends FieldsEditing {
  readonly label: string
}

/** The data about a block that editors need. `@forecourt/blocks/editing` exports the data of all blocks. */
export interface BlockEditing extends FieldsEditing {
  readonly label: string
  readonly category: string
  readonly version: number
  /** The areas of a page in which the block is allowed. */
  readonly areas: readonly string[]
  /**
   * The placeholders of the block, with the blocks allowed in each. A placeholder without a list allows any block of
   * the same area.
   */
  readonly placeholders: Readonly<Record<string, PlaceholderEditing>>
  /**
   * The names of the text fields. The first field with a value distinguishes the block from other blocks of its kind.
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
