import type { Issue } from "@forecourt/renderer"
import type { FormField } from "../generated/form.js"

/** Something wrong with a block's fields, as its generated `explain` finds it. */
export type FormIssue = Issue & {
  /** The property that is missing, or not known, in the object at `pointer`. */
  readonly property?: string
}

/** One way to mend an issue, as the generated `fixesFor` offers it. */
export interface Fix {
  /** What its button says. */
  readonly label: string
  /** Whether all that the editor wrote is kept. */
  readonly lossless: boolean
  /** JSON Patch, RFC 6902, on the block's fields. */
  readonly patch: readonly {
    readonly op: "add" | "replace" | "remove"
    readonly path: string
    readonly value?: unknown
  }[]
}

/** A picture or a file that was picked. What else is known of it is kept. */
export interface PickedMedia {
  readonly src: string
  readonly alt?: string
  readonly width?: number
  readonly height?: number
  readonly [part: string]: string | number | undefined
}

export interface PickedPage {
  readonly href: string
  /** Words for a link that has none yet. */
  readonly text?: string
  readonly id?: string
}

export interface PickedReference {
  readonly id: string
  readonly url?: string
  readonly name?: string
  readonly displayName?: string
}

/** Ask the editor for something that lies elsewhere; `null` when nothing was chosen. */
export interface Pickers {
  readonly pickMedia?: (kind: "image" | "file") => Promise<PickedMedia | null>
  readonly pickPage?: () => Promise<PickedPage | null>
  readonly pickReference?: (field: FormField) => Promise<PickedReference | null>
}

/** What every control gets. */
export interface ControlProps {
  readonly field: FormField
  /** JSON pointer of the value in the block's fields. */
  readonly pointer: string
  readonly value: unknown
  readonly isRequired: boolean
  /** Takes the whole new value; `undefined` takes the property out. */
  readonly onChange: (value: unknown) => void
}
