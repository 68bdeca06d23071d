import { OUTBOX_ENTRIES_TABLE } from "@forecourt/service-kit/outbox"
import type { Migration } from "@forecourt/service-kit/storage"

/** Adds the outbox. A message is written to it in the same transaction as the change that causes the message. */
export const outbox: Migration = {
  number: 4,
  name: "outbox",
  up: (_, { createTables }) => createTables([OUTBOX_ENTRIES_TABLE]),
}
