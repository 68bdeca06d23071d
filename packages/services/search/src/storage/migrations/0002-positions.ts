import type { Migration } from "@forecourt/service-kit/storage"

/**
 * Adds a table for search engines that several processes share. For each engine, it stores the last indexed change and
 * the process that updates the engine.
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
