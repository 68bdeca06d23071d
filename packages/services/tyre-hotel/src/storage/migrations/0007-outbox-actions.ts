import { addOutboxActions } from "@forecourt/service-kit/outbox"
import type { Migration } from "@forecourt/service-kit/storage"

/** Adds what people need to see undelivered messages and to decide about them. */
export const outboxActions: Migration = {
  number: 7,
  name: "outbox actions",
  up: addOutboxActions,
}
