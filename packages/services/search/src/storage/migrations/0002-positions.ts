import type { Migration } from "@forecourt/service-kit/storage"

/** Adds the position and updating process of each engine that several processes share. */
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
