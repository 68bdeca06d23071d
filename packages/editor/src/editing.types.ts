import type { Issue } from "@forecourt/renderer"
import type { Form } from "./generated/form.js"

/** The data that editors need of a set of fields. */
export interface FieldsEditing {
  readonly form: () => Promise<Form>
  readonly explain: () => Promise<Explain>
}

/** The fields of pages: those of all pages, and those of each template in addition. */
export interface PageEditing {
  readonly all: FieldsEditing
  readonly templates: Readonly<Record<string, TemplateEditing>>
}

export interface TemplateEditing extends FieldsEditing {
  /** The label under which a new page of this template is offered. */
  readonly label: string
}

/** The data that editors need of a block. `@forecourt/blocks/editing` has all blocks. */
export interface BlockEditing extends FieldsEditing {
  readonly label: string
  /** The kind of block under which it is offered. */
  readonly category: string
  readonly version: number
  /** The areas of a page in which it is allowed. */
  readonly areas: readonly string[]
  /** Its placeholders, with the blocks allowed in each; without a list any block of the same area is allowed. */
  readonly placeholders: Readonly<Record<string, PlaceholderEditing>>
  /** Its text fields. The first that is filled in distinguishes it from other blocks of its kind. */
  readonly texts: readonly string[]
}

export interface PlaceholderEditing {
  /** The label for editors, by language. */
  readonly label: Readonly<Record<string, string>>
  readonly allow?: readonly string[]
  readonly max?: number
}

/** Finds the issues of fields, with messages in the editor's language. */
export type Explain = (fields: unknown, options?: { readonly language?: string }) => readonly Issue[]

/** The blocks, by their folders. */
export type EditingBlocks = Readonly<Record<string, BlockEditing>>
