import type { Store } from "../storage/open-store.ts"
import type { TemplateSet } from "../templates/template-set.ts"

/** The dependencies of reading content: the store, the templates, and the public address of this platform. */
export interface Library {
  readonly store: Store
  readonly templates: TemplateSet
  /** Address of this platform without a slash at the end; media addresses start with it. */
  readonly publicUrl: string
}

/** The page state of a request: for visitors, for a preview, or for editing in place. */
export type PageState = "normal" | "preview" | "edit"
