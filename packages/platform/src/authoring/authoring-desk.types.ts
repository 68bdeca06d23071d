import type { FaultDesk } from "../faults/fault-desk.ts"
import type { MediaStore } from "../media/media-store.ts"
import type { PageViews } from "../personalisation/page-views.ts"
import type { Change } from "../publishing/publish.types.ts"
import type { Desk } from "../storage/write-documents.ts"
import type { Library } from "../wire/library.types.ts"
import type { AheadClock } from "./ahead-clock.ts"

/** What the authoring API works with. */
export interface AuthoringDesk extends Library, Desk {
  readonly media: MediaStore
  readonly faults: FaultDesk
  readonly views: PageViews
  readonly clock: AheadClock
  /** Raw layouts and the clock are for development only. */
  readonly isDevelopment: boolean
  /** Told about every change, after it is stored. */
  readonly publish: (change: Change) => void
}
