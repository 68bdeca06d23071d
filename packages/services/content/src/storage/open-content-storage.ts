import { mkdirSync } from "node:fs"
import { join } from "node:path"
import { openStorage } from "@forecourt/service-kit/storage"
import { folderFiles, type MediaFiles, sharedFiles } from "../media/media-files.ts"
import { openSharedStore } from "./on-postgres/shared-store.ts"
import { openStore, type Store } from "./open-store.ts"

export interface ContentStorage {
  readonly store: Store
  readonly files: MediaFiles
  /** SQLite file that content is read from. */
  readonly file: string
}

interface Place {
  readonly dataFolder: string
  readonly database: string | null
  readonly say: (line: string) => void
}

/** Opens what content is remembered in: the data folder, or a database that several services share. */
export async function openContentStorage({ dataFolder, database, say }: Place): Promise<ContentStorage> {
  mkdirSync(dataFolder, { recursive: true })
  const uploads = join(dataFolder, "media")
  const own = join(dataFolder, "content.sqlite")
  if (database === null) return { store: await openStore(own), files: folderFiles(uploads), file: own }

  const storage = await openStorage({ service: "content", database, file: own, variable: "FORECOURT_CONTENT_DATABASE" })
  try {
    const file = join(dataFolder, "content.copy.sqlite")
    return { store: await openSharedStore({ file, storage, say }), files: sharedFiles(storage, uploads), file }
  } catch (error) {
    await storage.close()
    throw error
  }
}
