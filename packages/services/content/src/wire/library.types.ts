import type { Store } from "../storage/open-store.ts"
import type { TemplateSet } from "../templates/template-set.ts"

/** What it takes to read content: the store, what items may hold, and where this platform is reached. */
export interface Library {
  readonly store: Store
  readonly templates: TemplateSet
  /** Address of this platform without a slash at the end; media addresses start with it. */
  readonly publicUrl: string
}

/** Why a page is read: for visitors, for a look before publishing, or for editing in place. */
export type PageState = "normal" | "preview" | "edit"
