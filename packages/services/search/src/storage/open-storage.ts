import { type DataPlace, openAt, openServiceStorage } from "@forecourt/service-kit/service"
import type { Storage } from "@forecourt/service-kit/storage"
import { MIGRATIONS } from "./migrations/migrations.ts"

export const SERVICE = "search"

export function openSearchStorage(place: DataPlace, now: number): Promise<Storage> {
  return openServiceStorage(place, { name: SERVICE, migrations: MIGRATIONS, now })
}

/**
 * Opens a connection that can read while another connection writes. Postgres does not need a separate connection for
 * this purpose.
 */
export function openReader(place: DataPlace, storage: Storage): Promise<Storage> {
  return storage.engine === "postgres" ? Promise.resolve(storage) : openAt(place, SERVICE)
}
