import type { Issue } from "@forecourt/renderer"
import type { FormField } from "../generated/form.js"

/** An issue of a block's fields, found by its generated `explain`. */
export type FormIssue = Issue & {
  /** The missing or unknown property of the object at `pointer`. */
  readonly property?: string
}

/** A fix of an issue, from the generated `fixesFor`. */
export interface Fix {
  readonly label: string
  /** True when the fix loses nothing that the editor has typed. */
  readonly lossless: boolean
  /** A JSON Patch (RFC 6902) of the block's fields. */
  readonly patch: readonly {
    readonly op: "add" | "replace" | "remove"
    readonly path: string
    readonly value?: unknown
  }[]
}

/** A picture or file that an editor has picked. Additional properties are kept. */
export interface PickedMedia {
  readonly src: string
  readonly alt?: string
  readonly width?: number
  readonly height?: number
  readonly [part: string]: string | number | undefined
}

export interface PickedPage {
  readonly href: string
  /** The text for a link that has no text yet. */
  readonly text?: string
  readonly id?: string
}

export interface PickedReference {
  readonly id: string
  readonly url?: string
  readonly name?: string
  readonly displayName?: string
}

/**
 * The functions with which an editor picks media, pages or references that are stored elsewhere. Each function returns
 * `null` when nothing was picked.
 */
export interface Pickers {
  readonly pickMedia?: (kind: "image" | "file") => Promise<PickedMedia | null>
  readonly pickPage?: () => Promise<PickedPage | null>
  readonly pickReference?: (field: FormField) => Promise<PickedReference | null>
}

export interface ControlProps {
  readonly field: FormField
  /** The JSON pointer of the value in the block's fields. */
  readonly pointer: string
  readonly value: unknown
  readonly isRequired: boolean
  /** Called with the whole new value, or `undefined` to remove the property. */
  readonly onChange: (value: unknown) => void
}
