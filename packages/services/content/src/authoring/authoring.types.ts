import type { MediaStore } from "../media/media-store.ts"
import type { Change } from "../publishing/publish.types.ts"
import type { WriteContext } from "../storage/write-documents.ts"
import type { Library } from "../wire/library.types.ts"

/** What the authoring API works with. */
export interface Authoring extends Library, WriteContext {
  readonly media: MediaStore
  /** Raw layouts are for development only. */
  readonly isDevelopment: boolean
  /** Told about every change, after it is stored. */
  readonly publish: (change: Change) => void
}
