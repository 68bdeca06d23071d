import type { Conflict, EditedPage, Operation } from "./operations/operations.ts"

/** The severity of an issue: it blocks saving a draft, or publishing only. */
export type Severity = "draft" | "publish"

/** A violation of a schema, in the editor's language. */
export interface PageIssue {
  /** The block with the issue; `null` for the page's own fields. */
  readonly block: string | null
  /** A JSON pointer inside the block's fields. */
  readonly pointer: string
  /** The property that is missing or unknown, for such issues. */
  readonly property?: string
  /** The violated keyword, for example `maxLength`. */
  readonly keyword: string
  readonly message: string
  readonly severity: Severity
}

/** A page in the storage: its draft, or the published page without a draft. */
export interface StoredPage {
  /** The ETag of this state of the page. */
  readonly etag: string
  readonly page: EditedPage
  readonly isDraft: boolean
  /** The operations of an earlier draft that are not saved on the newly published page yet. */
  readonly unsaved?: readonly Operation[]
}

/** The outcome of a save. */
export type SaveResult =
  /** The save succeeded; `page` also contains changes of others. */
  | ({ readonly kind: "saved" } & StoredPage)
  /** Nothing was saved, because others changed the same field or block; `page` contains their changes. */
  | ({ readonly kind: "conflict"; readonly conflicts: readonly Conflict[] } & StoredPage)
  /** Nothing was saved, because the page is invalid. */
  | { readonly kind: "refused"; readonly issues: readonly PageIssue[] }
  /** The page no longer exists. */
  | { readonly kind: "gone" }
  /** The server uses other schemas than this editor. */
  | { readonly kind: "outdated" }

/** The outcome of publishing. */
export type PublishResult =
  | ({ readonly kind: "published" } & StoredPage)
  /** Another editor saved or published after the page was read. */
  | { readonly kind: "changed" }
  | Extract<SaveResult, { readonly kind: "refused" | "gone" | "outdated" }>

/** A step that can be undone. */
export interface Step {
  readonly operations: readonly Operation[]
  /** The operations that undo the step, in order. */
  readonly inverses: readonly Operation[]
  /** The time of the step in milliseconds; left out when later changes must not be merged into it. */
  readonly at?: number
}
