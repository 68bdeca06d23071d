import type { EditedPage } from "@forecourt/editing-machine/operations"

/** The address of the edited page. */
export interface PagePlace {
  readonly language: string
  /** The path of the page, without language. */
  readonly path: string
}

/** A page from the storage: its draft, or the published page when there is no draft. */
export interface StoredDocument {
  /** The ETag of this state. It also changes when another version is published. */
  readonly etag: string
  /** The document. Properties that operations do not cover are kept. */
  readonly document: EditedPage
  readonly isDraft: boolean
  readonly uids: Readonly<Record<string, string>>
  /** The published pages at the start of the draft and now, if another version was published in the meantime. */
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
  /** The page was changed in the meantime. */
  | { readonly kind: "changed" }
  | { readonly kind: "refused"; readonly problems: readonly StorageProblem[] }
  | { readonly kind: "missing" }

/** An earlier version of the page. */
export interface PageVersion {
  readonly version: number
  /** The time of the change in UTC. */
  readonly updated: string
  readonly isCurrent: boolean
  readonly isDraft: boolean
}

export type CreateResult =
  | { readonly kind: "created"; readonly href: string }
  /** The address is taken by another page. */
  | { readonly kind: "taken" }
  /** The address is not allowed for a page. */
  | { readonly kind: "address" }
  | { readonly kind: "refused"; readonly problems: readonly StorageProblem[] }

/** A page that links can target. */
export interface LinkedPage {
  readonly id: string
  readonly href: string
  readonly name: string
}

/** A picture or file of the media library. */
export interface Medium {
  /** The name by which editors find the file. */
  readonly name: string
  /** The URL to store in a field. */
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
  /** The type of the file is not supported. */
  | { readonly kind: "refused"; readonly reason: string }

/**
 * The storage of edited pages. Each write contains the ETag of the version on which it is based, so that no editor
 * overwrites another editor's changes.
 */
export interface EditStore {
  readonly read: (place: PagePlace) => Promise<StoredDocument | null>
  /** Saves a draft. The document must be based on the currently published version. */
  readonly write: (place: PagePlace, options: { etag: string; document: EditedPage }) => Promise<WriteResult>
  readonly publish: (place: PagePlace, options: { etag: string }) => Promise<WriteResult>
  readonly discard: (place: PagePlace, options: { etag: string }) => Promise<WriteResult>
  readonly history: (place: PagePlace) => Promise<readonly PageVersion[]>
  /** Returns an earlier version of the page, or `null` when it is no longer stored. */
  readonly readVersion: (place: PagePlace, version: number) => Promise<EditedPage | null>
  /** Creates a page that is only a draft. */
  readonly create: (place: PagePlace, options: { document: EditedPage }) => Promise<CreateResult>
  readonly pages: (language: string) => Promise<readonly LinkedPage[]>
  readonly media: () => Promise<readonly Medium[]>
  /** Stores a file in the media library without replacing an existing file. */
  readonly upload: (options: {
    readonly name: string
    readonly type: string
    readonly bytes: Uint8Array<ArrayBuffer>
  }) => Promise<UploadResult>
}
