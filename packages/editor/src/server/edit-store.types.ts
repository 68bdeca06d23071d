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

export type CreateResult =
  /** Its address as visitors will see it. */
  | { readonly kind: "created"; readonly href: string }
  /** A page stands there. */
  | { readonly kind: "taken" }
  /** No page can stand there. */
  | { readonly kind: "address" }
  | { readonly kind: "refused"; readonly problems: readonly StorageProblem[] }

/** A page that links can lead to. */
export interface LinkedPage {
  readonly id: string
  /** Its address as visitors see it. */
  readonly href: string
  readonly name: string
}

/** A picture or a file of the media library. */
export interface Medium {
  /** What it is found by. */
  readonly name: string
  /** Address to write into a field. */
  readonly src: string
  readonly mimeType: string
  /** In bytes. */
  readonly size: number
  /** In pixels. */
  readonly width?: number
  readonly height?: number
}

export type UploadResult =
  | { readonly kind: "stored"; readonly medium: Medium }
  /** It is none of what the storage keeps. */
  | { readonly kind: "refused"; readonly reason: string }

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
  /** Makes a page that is only a draft. */
  readonly create: (place: PagePlace, given: { document: EditedPage }) => Promise<CreateResult>
  /** The site's pages in one language. */
  readonly pages: (language: string) => Promise<readonly LinkedPage[]>
  readonly media: () => Promise<readonly Medium[]>
  /** Puts a file into the media library, where it takes no other's place. */
  readonly upload: (given: {
    readonly name: string
    readonly type: string
    readonly bytes: Uint8Array<ArrayBuffer>
  }) => Promise<UploadResult>
}
