import { join } from "node:path"
import { openPostgresStorage } from "./postgres-storage.ts"
import { openSqliteStorage } from "./sqlite-storage.ts"
import type { Storage } from "./storage.types.ts"
import { TABLES } from "./tables.ts"

/** The Postgres database at an address, or else a file in the platform's folder. */
export async function openStorage(database: string | null, folder: string): Promise<Storage> {
  if (database === null) return openSqliteStorage(join(folder, "tyre-hotel.sqlite"), TABLES)
  try {
    return await openPostgresStorage(database, TABLES)
  } catch (error) {
    // The address may hold a password, and the driver's own message may hold the address.
    const reason = (error as { code?: string }).code ?? "no reason given"
    throw new Error(
      `platform: the tyre hotel's database could not be opened (${reason}). Check FORECOURT_TYRE_HOTEL_DATABASE.`,
    )
  }
}
