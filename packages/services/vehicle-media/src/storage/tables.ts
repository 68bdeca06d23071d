import type { Migration } from "@forecourt/service-kit/storage"

export const MIGRATIONS: readonly Migration[] = [
  {
    number: 1,
    name: "media",
    up: (_, { createTables }) => createTables(["create table media (reg_no text primary key, media text not null)"]),
  },
]
