import { IDEMPOTENCY_TABLE } from "@forecourt/service-kit/idempotency"
import { OUTBOX_TABLE } from "@forecourt/service-kit/messages"
import { addOutboxActions, OUTBOX_ENTRIES_INDEX, OUTBOX_ENTRIES_TABLE } from "@forecourt/service-kit/outbox"
import type { Migration } from "@forecourt/service-kit/storage"

export const MIGRATIONS: readonly Migration[] = [
  {
    number: 1,
    name: "tables",
    up: (_, { createTables }) => createTables([IDEMPOTENCY_TABLE, OUTBOX_ENTRIES_TABLE, OUTBOX_TABLE]),
  },
  {
    number: 2,
    name: "indexes",
    up: async (tx) => void (await tx.run(OUTBOX_ENTRIES_INDEX)),
  },
  {
    number: 3,
    name: "outbox actions",
    up: addOutboxActions,
  },
]
