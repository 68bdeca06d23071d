import { type DataPlace, openServiceStorage } from "@forecourt/service-kit/service"
import type { Storage } from "@forecourt/service-kit/storage"
import { MIGRATIONS } from "./migrations/migrations.ts"

/** The prefix of the log lines of the service. */
export const SERVICE = "tyre-hotel"

/** Opens the storage of the tyre hotel, unless one is passed, and migrates it. */
export function openTyreHotelStorage(place: DataPlace, now: number, storage?: Storage): Promise<Storage> {
  return openServiceStorage(place, { name: SERVICE, migrations: MIGRATIONS, now }, storage)
}
