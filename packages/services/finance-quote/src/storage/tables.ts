import type { Migration } from "@forecourt/service-kit/storage"

export const MIGRATIONS: readonly Migration[] = [
  {
    number: 1,
    name: "quotes",
    up: (_, { createTables }) =>
      createTables(["create table quotes (reference text primary key, quoted_at text not null, terms text not null)"]),
  },
]
