import { mkdirSync } from "node:fs"
import { join } from "node:path"
import type { DataPlace } from "@forecourt/service-kit/service"
import type { Migration, Storage } from "@forecourt/service-kit/storage"
import { createFolderFiles, createSharedFiles, type MediaFiles } from "../media/media-files.ts"
import { MIGRATIONS } from "./migrations/migrations.ts"
import { LOG_MIGRATIONS } from "./on-postgres/change-log.ts"
import { openSharedStore } from "./on-postgres/shared-store.ts"
import { openStore, type Store } from "./open-store.ts"

export const SERVICE = "content"

export interface ContentStorage {
  readonly store: Store
  readonly files: MediaFiles
  readonly file: string
}

/** Returns the migrations for a storage. A shared Postgres database contains only the change log. */
export function getMigrations({ database }: DataPlace): readonly Migration[] {
  return database === null ? MIGRATIONS : LOG_MIGRATIONS
}

/** Opens the storage for content: a SQLite file, or a local copy of a shared Postgres database. */
export async function openStoredContent(
  storage: Storage,
  { dataFolder, log }: Pick<DataPlace, "dataFolder"> & { readonly log: (line: string) => void },
): Promise<ContentStorage> {
  const uploads = join(dataFolder, "media")
  if (storage.engine === "sqlite") {
    const file = join(dataFolder, `${SERVICE}.sqlite`)
    return { store: openStore(file), files: createFolderFiles(uploads), file }
  }
  mkdirSync(dataFolder, { recursive: true })
  const file = join(dataFolder, `${SERVICE}.copy.sqlite`)
  return { store: await openSharedStore({ file, storage, log }), files: createSharedFiles(storage, uploads), file }
}
