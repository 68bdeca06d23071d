import { openPostgresStorage } from "./postgres-storage.ts"
import { openSqliteStorage } from "./sqlite-storage.ts"
import type { Storage } from "./storage.types.ts"

export interface StoragePlace {
  /** Begins the sentence that says why the storage cannot be opened. */
  readonly service: string
  /** Address of a Postgres database of the service's own; its SQLite file when `null`. */
  readonly database: string | null
  readonly file: string
  /** Environment variable that holds the address of the database. */
  readonly variable: string
}

/** Opens a service's storage: the Postgres database at an address, or else a SQLite file. */
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
