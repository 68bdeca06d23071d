import type { Conflict, EditedPage, Operation } from "./operations/operations.ts"

/** The severity of an issue: it blocks saving a draft, or publishing only. */
export type Severity = "draft" | "publish"

/** Something that does not fit a schema, in the editor's words. */
export interface PageIssue {
  /** The block it is in; `null` for the page's own fields. */
  readonly block: string | null
  /** JSON pointer inside the block's fields. */
  readonly pointer: string
  /** The property that is missing or unknown, where that is what is wrong. */
  readonly property?: string
  /** The keyword that is not met, for example `maxLength`. */
  readonly keyword: string
  readonly message: string
  readonly severity: Severity
}

/** A page as it lies in the storage: its draft, or the published page where there is no draft. */
export interface StoredPage {
  /** Tells this state of the page from every other. */
  readonly etag: string
  readonly page: EditedPage
  readonly isDraft: boolean
  /** The operations of an earlier draft that are not saved on the newly published page yet. */
  readonly unsaved?: readonly Operation[]
}

/** The outcome of a save. */
export type SaveResult =
  /** `page` holds what others saved meanwhile, too. */
  | ({ readonly kind: "saved" } & StoredPage)
  /** Nothing is saved: others changed the same. `page` is what they made. */
  | ({ readonly kind: "conflict"; readonly conflicts: readonly Conflict[] } & StoredPage)
  /** Nothing is saved: it does not fit the schemas. */
  | { readonly kind: "refused"; readonly issues: readonly PageIssue[] }
  /** The page is not there any more. */
  | { readonly kind: "gone" }
  /** The server knows other schemas than this editor. */
  | { readonly kind: "outdated" }

/** The outcome of publishing. */
export type PublishResult =
  | ({ readonly kind: "published" } & StoredPage)
  /** Somebody saved or published since the page was read. */
  | { readonly kind: "changed" }
  | Extract<SaveResult, { readonly kind: "refused" | "gone" | "outdated" }>

/** A step that can be undone. */
export interface Step {
  readonly operations: readonly Operation[]
  /** The operations that undo them, in the order in which they are carried out. */
  readonly inverses: readonly Operation[]
  /** When it was made, in milliseconds; left out where no later step is part of it. */
  readonly at?: number
}
