import type { MediaStore } from "../media/media-store.ts"
import type { Change } from "../publishing/publish.types.ts"
import type { WriteContext } from "../storage/write-version.ts"
import type { Library } from "../wire/library.types.ts"

export interface Authoring extends Library, WriteContext {
  readonly media: MediaStore
  /** True in development, where layouts may also be written as raw JSON. */
  readonly isDevelopment: boolean
  /** A function that is called after each change has been stored. */
  readonly publish: (change: Change) => void
}
