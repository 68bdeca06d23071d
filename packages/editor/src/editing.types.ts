import type { Issue } from "@forecourt/renderer"
import type { Form } from "./generated/form.js"

/** A block as its editors meet it: `@forecourt/blocks/editing` has all of them. */
export interface BlockEditing {
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
  readonly form: () => Promise<Form>
  readonly explain: () => Promise<Explain>
}

export interface SlotEditing {
  readonly allow?: readonly string[]
  readonly max?: number
}

/** What is wrong with a block's fields, in the words of an editor's language. */
export type Explain = (fields: unknown, options?: { readonly language?: string }) => readonly Issue[]

/** Blocks by their folders. */
export type EditingBlocks = Readonly<Record<string, BlockEditing>>
