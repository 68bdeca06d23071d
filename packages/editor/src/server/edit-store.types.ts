import type { EditedPage } from "@forecourt/editing-machine/operations"

/** Which page is edited. */
export interface PagePlace {
  readonly language: string
  /** Its address without language. */
  readonly path: string
}

/** A page as a storage gives it to its editors: its draft, or what is published where there is none. */
export interface StoredDocument {
  /** Tells this state from every other, also from one of which another version is published. */
  readonly etag: string
  /** May hold more than the operations know; that stays as it is. */
  readonly document: EditedPage
  readonly isDraft: boolean
  /** By which identifier each block of the document is rendered. */
  readonly uids: Readonly<Record<string, string>>
  /** Where another version was published since the draft was begun: from which one it was, and the new one. */
  readonly superseded?: { readonly base: EditedPage; readonly published: EditedPage }
}

/** What a storage itself finds wrong in a document. */
export interface StorageProblem {
  /** JSON pointer into the document. */
  readonly pointer: string
  readonly message: string
  readonly cure: string
}

export type WriteResult =
  | { readonly kind: "written"; readonly stored: StoredDocument }
  /** It is another one by now. */
  | { readonly kind: "changed" }
  | { readonly kind: "refused"; readonly problems: readonly StorageProblem[] }
  | { readonly kind: "missing" }

/** A state of the page that can be gone back to. */
export interface PageVersion {
  readonly version: number
  /** Moment in UTC. */
  readonly updated: string
  readonly isCurrent: boolean
  readonly isDraft: boolean
}

/** Where pages are kept while they are edited. Whoever writes says which state he has seen; nobody overwrites another. */
export interface EditStore {
  readonly read: (place: PagePlace) => Promise<StoredDocument | null>
  /** What is written holds what is published now. */
  readonly write: (place: PagePlace, given: { etag: string; document: EditedPage }) => Promise<WriteResult>
  readonly publish: (place: PagePlace, given: { etag: string }) => Promise<WriteResult>
  readonly discard: (place: PagePlace, given: { etag: string }) => Promise<WriteResult>
  readonly history: (place: PagePlace) => Promise<readonly PageVersion[]>
  /** An earlier state of the page; `null` when it is not kept any more. */
  readonly readVersion: (place: PagePlace, version: number) => Promise<EditedPage | null>
}
