import type { Store } from "../storage/open-store.ts"
import type { TemplateSet } from "../templates/template-set.ts"

/** The dependencies for reading content: the store, the templates, and the public URL of this platform. */
export interface Library {
  readonly store: Store
  readonly templates: TemplateSet
  /** The URL of this platform, which is the start of all media URLs. It has no trailing slash. */
  readonly publicUrl: string
}

/** The page state of a request: for visitors, for a preview, or for editing in place. */
export type PageState = "normal" | "preview" | "edit"
