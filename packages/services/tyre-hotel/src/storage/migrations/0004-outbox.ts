import { OUTBOX_ENTRIES_TABLE } from "@forecourt/service-kit/outbox"
import type { Migration } from "@forecourt/service-kit/storage"

/** Adds the outbox, which stores messages in the transaction of their cause until they are sent. */
export const outbox: Migration = {
  number: 4,
  name: "outbox",
  up: (_, { createTables }) => createTables([OUTBOX_ENTRIES_TABLE]),
}
