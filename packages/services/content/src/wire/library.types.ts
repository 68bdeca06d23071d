import type { Store } from "../storage/open-store.ts"
import type { TemplateSet } from "../templates/template-set.ts"

export interface Library {
  readonly store: Store
  readonly templates: TemplateSet
  /** The public URL of this platform, without a trailing slash. All media URLs start with it. */
  readonly publicUrl: string
}

export type PageState = "normal" | "preview" | "edit"
