import { type DataPlace, openServiceStorage } from "@forecourt/service-kit/service"
import type { Storage } from "@forecourt/service-kit/storage"
import { MIGRATIONS } from "./migrations/migrations.ts"

export const SERVICE = "tyre-hotel"

export function openTyreHotelStorage(place: DataPlace, now: number, storage?: Storage): Promise<Storage> {
  return openServiceStorage(place, { name: SERVICE, migrations: MIGRATIONS, now }, storage)
}
