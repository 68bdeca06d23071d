import type { Issue } from "@forecourt/renderer"
import type { Form } from "./generated/form.js"

/** Fields as their editors meet them. */
export interface FieldsEditing {
  readonly form: () => Promise<Form>
  readonly explain: () => Promise<Explain>
}

/** What pages say of themselves: fields of all, and those of a template beside them. */
export interface PageEditing {
  readonly all: FieldsEditing
  readonly templates: Readonly<Record<string, TemplateEditing>>
}

export interface TemplateEditing extends FieldsEditing {
  /** Under which a new page of it is offered. */
  readonly label: string
}

/** A block as its editors meet it: `@forecourt/blocks/editing` has all of them. */
export interface BlockEditing extends FieldsEditing {
  readonly label: string
  /** Kind of block, under which it is offered. */
  readonly category: string
  readonly version: number
  /** Areas of a page that it may stand in. */
  readonly areas: readonly string[]
  /** Its placeholders, and what may stand in each; any block of the same area where nothing is said. */
  readonly slots: Readonly<Record<string, SlotEditing>>
  /** Its texts: the first that is filled in tells it from others of its kind. */
  readonly texts: readonly string[]
}

export interface SlotEditing {
  /** What editors call it, by language. */
  readonly label: Readonly<Record<string, string>>
  readonly allow?: readonly string[]
  readonly max?: number
}

/** What is wrong with fields, in the words of an editor's language. */
export type Explain = (fields: unknown, options?: { readonly language?: string }) => readonly Issue[]

/** Blocks by their folders. */
export type EditingBlocks = Readonly<Record<string, BlockEditing>>
