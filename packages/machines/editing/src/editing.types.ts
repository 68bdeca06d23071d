import type { Conflict, EditedPage, Operation } from "./operations/operations.ts"

/**
 * The severity of an issue. An issue of severity `draft` prevents the page from being saved. An issue of severity
 * `publish` only prevents publishing.
 */
export type Severity = "draft" | "publish"

/** A place where a page violates its schema. The message is in the editor's language. */
export interface PageIssue {
  /** The identifier of the block with the issue, or `null` if the issue is in the fields of the page. */
  readonly block: string | null
  readonly pointer: string
  /** The name of the missing or unknown property, if the issue is about a property. */
  readonly property?: string
  /** The JSON Schema keyword that the page violates, for example `maxLength`. */
  readonly keyword: string
  readonly message: string
  readonly severity: Severity
}

/** A page as it is stored. It is the draft or, if there is no draft, the published version. */
export interface StoredPage {
  readonly etag: string
  readonly page: EditedPage
  readonly isDraft: boolean
  /** The operations that restore an earlier draft after a newer page was published. They are not saved yet. */
  readonly unsaved?: readonly Operation[]
}

/** The outcome of a save. */
export type SaveResult =
  /** The save has succeeded. `page` also includes the changes of other editors. */
  | ({ readonly kind: "saved" } & StoredPage)
  /**
   * The save has failed because another editor has changed the same field or block. `page` includes the changes of that
   * editor.
   */
  | ({ readonly kind: "conflict"; readonly conflicts: readonly Conflict[] } & StoredPage)
  /** The save has failed, since the page is invalid. */
  | { readonly kind: "refused"; readonly issues: readonly PageIssue[] }
  | { readonly kind: "gone" }
  /** The save has failed because the server and the page editor use different revisions of the schemas. */
  | { readonly kind: "outdated" }

/** The outcome of publishing. */
export type PublishResult =
  | ({ readonly kind: "published" } & StoredPage)
  /** Another editor has saved or published the page since it was loaded. */
  | { readonly kind: "changed" }
  | Extract<SaveResult, { readonly kind: "refused" | "gone" | "outdated" }>

/** A step that can be undone. */
export interface Step {
  readonly operations: readonly Operation[]
  /** The operations that undo the step. They are applied in this order. */
  readonly inverses: readonly Operation[]
  /** The time of the step in milliseconds. If it is absent, later changes are not merged into this step. */
  readonly at?: number
}
