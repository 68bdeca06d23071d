import type { EditedPage } from "@forecourt/editing-machine/operations"

/** The location of the edited page: its language and its path. */
export interface PagePlace {
  readonly language: string
  /** The path of the page, without the language prefix. */
  readonly path: string
}

/** A page as it is stored. It is the draft or, if there is no draft, the published version. */
export interface StoredDocument {
  /** The ETag of this state of the page. Publishing another version changes it as well. */
  readonly etag: string
  /** The content of the page. Editing operations leave the properties that they do not cover unchanged. */
  readonly document: EditedPage
  readonly isDraft: boolean
  readonly uids: Readonly<Record<string, string>>
  /**
   * The version on which the draft is based (`base`) and the version that is published now. The property is set only if
   * the two differ.
   */
  readonly superseded?: { readonly base: EditedPage; readonly published: EditedPage }
}

/** A problem that the storage has found in a document. */
export interface StorageProblem {
  readonly pointer: string
  readonly message: string
  readonly cure: string
}

export type WriteResult =
  | { readonly kind: "written"; readonly stored: StoredDocument }
  /** The page has been changed since it was read. */
  | { readonly kind: "changed" }
  | { readonly kind: "refused"; readonly problems: readonly StorageProblem[] }
  | { readonly kind: "missing" }

/** A version in the history of the page. */
export interface PageVersion {
  readonly version: number
  /** The time of the change in UTC, such as `2027-03-01T08:00:00Z`. */
  readonly updated: string
  readonly isCurrent: boolean
  readonly isDraft: boolean
}

export type CreateResult =
  | { readonly kind: "created"; readonly href: string }
  /** The path is already used by another page. */
  | { readonly kind: "taken" }
  /** The path is not allowed for a page. */
  | { readonly kind: "address" }
  | { readonly kind: "refused"; readonly problems: readonly StorageProblem[] }

/** A page that can be the target of a link. */
export interface LinkedPage {
  readonly id: string
  readonly href: string
  readonly name: string
}

/** A picture or file of the media library. */
export interface Medium {
  /** The name of the file, by which editors search for it. */
  readonly name: string
  /** The URL of the file, in the form in which fields store it. */
  readonly src: string
  readonly mimeType: string
  /** The size in bytes. */
  readonly size: number
  /** The width in pixels. */
  readonly width?: number
  readonly height?: number
}

export type UploadResult =
  | { readonly kind: "stored"; readonly medium: Medium }
  /** The storage has rejected the file, for example because its type is not supported. */
  | { readonly kind: "refused"; readonly reason: string }

/**
 * The storage of edited pages. Each write contains the ETag of the version that was read, and fails if another editor
 * has changed the page since then.
 */
export interface EditStore {
  readonly read: (place: PagePlace) => Promise<StoredDocument | null>
  /** Saves a draft. The document must be based on the version that is currently published. */
  readonly write: (place: PagePlace, options: { etag: string; document: EditedPage }) => Promise<WriteResult>
  readonly publish: (place: PagePlace, options: { etag: string }) => Promise<WriteResult>
  readonly discard: (place: PagePlace, options: { etag: string }) => Promise<WriteResult>
  readonly history: (place: PagePlace) => Promise<readonly PageVersion[]>
  /** Returns an earlier version of the page, or `null` if that version is no longer stored. */
  readonly readVersion: (place: PagePlace, version: number) => Promise<EditedPage | null>
  /** Creates a page as a draft, without publishing it. */
  readonly create: (place: PagePlace, options: { document: EditedPage }) => Promise<CreateResult>
  readonly pages: (language: string) => Promise<readonly LinkedPage[]>
  readonly media: () => Promise<readonly Medium[]>
  /** Adds a file to the media library. An existing file is never replaced. */
  readonly upload: (options: {
    readonly name: string
    readonly type: string
    readonly bytes: Uint8Array<ArrayBuffer>
  }) => Promise<UploadResult>
}
