import type { Migration } from "@forecourt/service-kit/storage"

/**
 * Adds a table for engines that several processes share. For each index, it records the last change that was applied to
 * the engine and the process that is updating it.
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
