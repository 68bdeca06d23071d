import { join } from "node:path"
import { migrate, openStorage, type Storage } from "@forecourt/service-kit/storage"
import { DATABASE, type TyreHotelConfig } from "../tyre-hotel.config.ts"
import { MIGRATIONS } from "./migrations/migrations.ts"

/** Begins what the service says. */
export const SERVICE = "tyre-hotel"

/** Opens the tyre hotel's storage, or takes the one that is given, and brings it up to date. */
export async function openTyreHotelStorage(
  { database, dataFolder }: Pick<TyreHotelConfig, "database" | "dataFolder">,
  now: number,
  given?: Storage,
): Promise<Storage> {
  const file = join(dataFolder, "tyre-hotel.sqlite")
  const storage = given ?? (await openStorage({ service: SERVICE, database, file, variable: DATABASE }))
  try {
    await migrate(storage, MIGRATIONS, { service: SERVICE, now })
    return storage
  } catch (error) {
    await storage.close()
    throw error
  }
}
