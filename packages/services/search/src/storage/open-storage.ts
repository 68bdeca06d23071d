import { type DataPlace, openAt, openServiceStorage } from "@forecourt/service-kit/service"
import type { Storage } from "@forecourt/service-kit/storage"
import { MIGRATIONS } from "./migrations/migrations.ts"

/** The prefix of the service's log lines. */
export const SERVICE = "search"

/** Opens the service's storage, and brings it up to date. */
export function openSearchStorage(place: DataPlace, now: number): Promise<Storage> {
  return openServiceStorage(place, { name: SERVICE, migrations: MIGRATIONS, now })
}

/** A connection that reads while the storage writes; Postgres has as many of them as it needs. */
export function openReader(place: DataPlace, storage: Storage): Promise<Storage> {
  return storage.engine === "postgres" ? Promise.resolve(storage) : openAt(place, SERVICE)
}
