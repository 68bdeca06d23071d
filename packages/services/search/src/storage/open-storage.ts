import { join } from "node:path"
import { migrate, openStorage, type Storage } from "@forecourt/service-kit/storage"
import { MIGRATIONS } from "./migrations/migrations.ts"

/** Begins what the service says. */
export const SERVICE = "search"

/** Environment variable that holds the address of the database. */
export const DATABASE = "FORECOURT_SEARCH_DATABASE"

export interface StoragePlace {
  /** Folder of the SQLite file. */
  readonly dataFolder: string
  /** Address of a Postgres database; the data folder when `null`. */
  readonly database: string | null
}

/** Opens the service's storage, or takes the one that is given, and brings it up to date. */
export async function openSearchStorage(
  { database, dataFolder }: StoragePlace,
  now: number,
  given?: Storage,
): Promise<Storage> {
  const storage = given ?? (await openAt({ database, dataFolder }))
  try {
    await migrate(storage, MIGRATIONS, { service: SERVICE, now })
    return storage
  } catch (error) {
    await storage.close()
    throw error
  }
}

/** A connection that reads while the storage writes; Postgres has as many of them as it needs. */
export function openReader(place: StoragePlace, storage: Storage): Promise<Storage> {
  return storage.engine === "postgres" ? Promise.resolve(storage) : openAt(place)
}

function openAt({ database, dataFolder }: StoragePlace): Promise<Storage> {
  const file = join(dataFolder, "search.sqlite")
  return openStorage({ service: SERVICE, database, file, variable: DATABASE })
}
