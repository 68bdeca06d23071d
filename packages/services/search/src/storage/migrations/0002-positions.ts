import type { Migration } from "@forecourt/service-kit/storage"

/** How far an engine that several processes share has followed; one of them at a time takes it further. */
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
