import type { Migration } from "@forecourt/service-kit/storage"

/**
 * Adds a table with the position up to which a shared engine has followed the storage, and the process that updates it.
 */
export const positions: Migration = {
  number: 2,
  name: "positions",
  up: (_, { createTables }) =>
    createTables([
      `create table positions (
  index_name text primary key,
  generation integer not null,
  sequence integer not null,
  holder text not null,
  held_until text not null
)`,
    ]),
}
