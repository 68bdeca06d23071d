import { addOutboxActions, OUTBOX_ENTRIES_TABLE } from "../../src/outbox/outbox.ts"
import { type Migration, migrate, type Storage } from "../../src/storage/storage.ts"

const MIGRATIONS: readonly Migration[] = [
  { number: 1, name: "outbox", up: (_, { createTables }) => createTables([OUTBOX_ENTRIES_TABLE]) },
  { number: 2, name: "outbox actions", up: addOutboxActions },
]

/** Creates the tables of the outbox in the way in which a service creates them, from the given migration on. */
export async function createOutboxTables(storage: Storage, from = 0): Promise<void> {
  const migrations = MIGRATIONS.slice(from).map((migration, index) => ({ ...migration, number: index + 1 }))
  await migrate(storage, migrations, { service: "bikes", now: 0 })
}
