import type { Store } from "../storage/open-store.ts"
import type { TemplateSet } from "../templates/template-set.ts"

export interface Library {
  readonly store: Store
  readonly templates: TemplateSet
  /** The URL of this platform, which is the start of all media URLs. It has no trailing slash. */
  readonly publicUrl: string
}

export type PageState = "normal" | "preview" | "edit"
