import { join } from "node:path"
import { type Migration, migrate, openStorage, type Storage } from "../storage/storage.ts"

/** The location of a service's data. */
export interface DataPlace {
  readonly dataFolder: string
  /** The URL of a Postgres database. `null` means that the data is in SQLite files in the data folder. */
  readonly database: string | null
}

export interface ServiceStorageOptions {
  readonly name: string
  readonly migrations: readonly Migration[]
  readonly now: number
}

/** Returns the prefix of a service's environment variables, for example `FORECOURT_TYRE_HOTEL`. */
export function getVariablePrefix(name: string): string {
  return `FORECOURT_${name.toUpperCase().replaceAll("-", "_")}`
}

/** Opens the storage of a service without migrating it. */
export function openAt({ dataFolder, database }: DataPlace, name: string): Promise<Storage> {
  const file = join(dataFolder, `${name}.sqlite`)
  return openStorage({ service: name, database, file, variable: `${getVariablePrefix(name)}_DATABASE` })
}

/**
 * Opens the storage of a service and runs its pending migrations. If `existing` is given, that storage is migrated and
 * returned instead.
 */
export async function openServiceStorage(
  place: DataPlace,
  { name, migrations, now }: ServiceStorageOptions,
  existing?: Storage,
): Promise<Storage> {
  const storage = existing ?? (await openAt(place, name))
  try {
    await migrate(storage, migrations, { service: name, now })
    return storage
  } catch (error) {
    await storage.close()
    throw error
  }
}
