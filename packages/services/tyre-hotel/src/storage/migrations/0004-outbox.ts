import { OUTBOX_ENTRIES_TABLE } from "@forecourt/service-kit/outbox"
import type { Migration } from "@forecourt/service-kit/storage"

/** Adds the outbox, to which a message is written in the same transaction as the change that causes it. */
export const outbox: Migration = {
  number: 4,
  name: "outbox",
  up: (_, { createTables }) => createTables([OUTBOX_ENTRIES_TABLE]),
}
