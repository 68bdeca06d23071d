import type { Migration } from "@forecourt/service-kit/storage"

/** Adds a table that records up to which change a shared engine has been updated, and which process updates it. */
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
