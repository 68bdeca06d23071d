import type { Migration } from "@forecourt/service-kit/storage"
import { tables } from "./0001-tables.ts"
import { withoutPageViews } from "./0002-without-page-views.ts"
import { drafts } from "./0003-drafts.ts"
import { pictureSizes } from "./0004-picture-sizes.ts"
import { placeholders } from "./0005-placeholders.ts"
import { platformNames } from "./0006-platform-names.ts"

export const MIGRATIONS: readonly Migration[] = [
  tables,
  withoutPageViews,
  drafts,
  pictureSizes,
  placeholders,
  platformNames,
]
