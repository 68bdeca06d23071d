import { openPostgresStorage } from "./postgres-storage.ts"
import { openSqliteStorage } from "./sqlite-storage.ts"
import type { Storage } from "./storage.types.ts"

export interface StoragePlace {
  readonly service: string
  /** The URL of the service's Postgres database. `null` means that the service uses a SQLite file. */
  readonly database: string | null
  readonly file: string
  readonly variable: string
}

/** Opens the storage of a service: the Postgres database if a URL is given, and otherwise the SQLite file. */
export async function openStorage({ service, database, file, variable }: StoragePlace): Promise<Storage> {
  if (database === null) return openSqliteStorage(file)
  try {
    return await openPostgresStorage(database)
  } catch (error) {
    // The address may hold a password, and the driver's own message may hold the address.
    const reason = (error as { code?: string }).code ?? "no reason given"
    throw new Error(`${service}: the database could not be opened (${reason}). Check ${variable}.`)
  }
}
