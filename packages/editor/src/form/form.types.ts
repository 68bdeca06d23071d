import type { Issue } from "@forecourt/renderer"
import type { FormField } from "../generated/form.js"

/**
 * An issue in the fields of a block, as returned by the block's generated `explain` function. This function lists the
 * reasons why fields are invalid.
 */
export type FormIssue = Issue & {
  /**
   * The name of the missing or unknown property, if the issue is about a property. `pointer` then refers to the object
   * that contains the property.
   */
  readonly property?: string
}

/** A fix for an issue, as returned by the generated `fixesFor` function. */
export interface Fix {
  readonly label: string
  /** True if the fix keeps everything that the editor has typed. */
  readonly lossless: boolean
  /** The changes to the block's fields, as a JSON Patch (RFC 6902). */
  readonly patch: readonly {
    readonly op: "add" | "replace" | "remove"
    readonly path: string
    readonly value?: unknown
  }[]
}

/** A picture or file that an editor has picked. Additional properties are stored in the field as well. */
export interface PickedMedia {
  readonly src: string
  readonly alt?: string
  readonly width?: number
  readonly height?: number
  readonly [part: string]: string | number | undefined
}

export interface PickedPage {
  readonly href: string
  /** The text for the link. It is used only if the link has no text yet. */
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
 * The functions with which an editor selects a media file, a page or a referenced item. They return `null` if the
 * editor selects none.
 */
export interface Pickers {
  readonly pickMedia?: (kind: "image" | "file") => Promise<PickedMedia | null>
  readonly pickPage?: () => Promise<PickedPage | null>
  readonly pickReference?: (field: FormField) => Promise<PickedReference | null>
}

export interface ControlProps {
  readonly field: FormField
  /** The JSON pointer to the value within the block's fields. */
  readonly pointer: string
  readonly value: unknown
  readonly isRequired: boolean
  /** Called with the complete new value, or with `undefined` to remove the property. */
  readonly onChange: (value: unknown) => void
}
