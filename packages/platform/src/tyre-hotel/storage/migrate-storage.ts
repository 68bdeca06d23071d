import { openEarlierBookings } from "../bookings/open-bookings.ts"
import type { Statements, Storage } from "./storage.types.ts"

type Migration = (inside: Statements, now: number) => Promise<void>

/** What makes up for what a storage of an earlier version lacks, by names that never change. Earlier ones come first. */
const MIGRATIONS: Readonly<Record<string, Migration>> = {
  "open-bookings": openEarlierBookings,
}

/** Brings a storage up to date. Each migration is done once, whole or not at all, however many processes start at once. */
export async function migrateStorage(storage: Storage, now: number): Promise<void> {
  for (const [name, migrate] of Object.entries(MIGRATIONS)) {
    await storage.transaction(async (inside) => {
      const isNew = await inside.run(
        "insert into migrations (name, applied_at) values (?, ?) on conflict (name) do nothing",
        ...[name, new Date(now).toISOString()],
      )
      if (isNew === 1) await migrate(inside, now)
    })
  }
}
