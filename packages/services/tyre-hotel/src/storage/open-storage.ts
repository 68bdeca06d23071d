import { type DataPlace, openServiceStorage } from "@forecourt/service-kit/service"
import type { Storage } from "@forecourt/service-kit/storage"
import { MIGRATIONS } from "./migrations/migrations.ts"

/** The prefix of the log lines of the service. */
export const SERVICE = "tyre-hotel"

/** Opens and migrates the storage of the tyre hotel. If a storage is passed, that storage is migrated instead. */
export function openTyreHotelStorage(place: DataPlace, now: number, storage?: Storage): Promise<Storage> {
  return openServiceStorage(place, { name: SERVICE, migrations: MIGRATIONS, now }, storage)
}
