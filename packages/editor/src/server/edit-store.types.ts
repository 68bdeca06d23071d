import type { EditedPage } from "@forecourt/editing-machine/operations"

/** The language and the path of the edited page. */
export interface PagePlace {
  readonly language: string
  /** The path of the page, without the language prefix. */
  readonly path: string
}

/** A page from the storage. It is the draft of the page or, if there is no draft, the published version. */
export interface StoredDocument {
  /** The ETag of this state of the page. It also changes if another version is published. */
  readonly etag: string
  /** The content of the page. Properties that operations do not cover are kept unchanged. */
  readonly document: EditedPage
  readonly isDraft: boolean
  readonly uids: Readonly<Record<string, string>>
  /**
   * The version from which the draft was started (`base`) and the version that is published now. The property is set
   * only if the two differ.
   */
  readonly superseded?: { readonly base: EditedPage; readonly published: EditedPage }
}

/** A problem that the storage finds in a document. */
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
  /** Another page already has this path. */
  | { readonly kind: "taken" }
  /** The path is not allowed for a page. */
  | { readonly kind: "address" }
  | { readonly kind: "refused"; readonly problems: readonly StorageProblem[] }

/** A page to which links can lead. */
export interface LinkedPage {
  readonly id: string
  readonly href: string
  readonly name: string
}

/** A picture or file of the media library. */
export interface Medium {
  /** The name by which editors find the file. */
  readonly name: string
  /** The URL of the file, as it is stored in fields. */
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
 * The storage of edited pages. Each write contains the ETag of the version on which it is based, and fails if another
 * editor has changed the page since then.
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
