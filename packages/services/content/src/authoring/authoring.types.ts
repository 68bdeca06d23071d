import type { MediaStore } from "../media/media-store.ts"
import type { Change } from "../publishing/publish.types.ts"
import type { WriteContext } from "../storage/write-documents.ts"
import type { Library } from "../wire/library.types.ts"

export interface Authoring extends Library, WriteContext {
  readonly media: MediaStore
  /** True in development, which allows raw layouts. */
  readonly isDevelopment: boolean
  /** Called after each change, once the change has been stored. */
  readonly publish: (change: Change) => void
}
