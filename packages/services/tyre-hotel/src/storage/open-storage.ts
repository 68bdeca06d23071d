import { type DataPlace, openServiceStorage } from "@forecourt/service-kit/service"
import type { Storage } from "@forecourt/service-kit/storage"
import { MIGRATIONS } from "./migrations/migrations.ts"

/** The prefix of the service's log lines. */
export const SERVICE = "tyre-hotel"

/** Opens the tyre hotel's storage, unless one is given, and migrates it. */
export function openTyreHotelStorage(place: DataPlace, now: number, storage?: Storage): Promise<Storage> {
  return openServiceStorage(place, { name: SERVICE, migrations: MIGRATIONS, now }, storage)
}
