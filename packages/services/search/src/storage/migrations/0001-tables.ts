import type { Migration } from "@forecourt/service-kit/storage"

/**
 * Returns the statements that create the tables in SQLite or Postgres. Searched fields have a separate table, since the
 * service reads only these fields when it starts.
 */
const createTableStatements = (number: string): readonly string[] => [
  // The documents of an index are those of its generation; a new one is written next to it and replaces it at once.
  `create table indexes (
  name text primary key,
  kind text not null,
  language text not null,
  generation integer not null,
  sequence integer not null,
  changed_at text not null
)`,
  `create table generations (
  id integer primary key,
  index_name text not null,
  state text not null check (state in ('building', 'live', 'old')),
  since text not null
)`,
  `create table documents (
  generation integer not null,
  key text not null,
  digest text not null,
  version integer not null,
  shape integer not null,
  price ${number},
  campaign_price ${number},
  searched text not null,
  primary key (generation, key)
)`,
  `create table shapes (
  id integer primary key,
  names text not null
)`,
  `create table bodies (
  generation integer not null,
  key text not null,
  body text not null,
  primary key (generation, key)
)`,
  // The changes, in the order of their commits: engines follow them. A row without a key means everything.
  `create table changes (
  index_name text not null,
  sequence integer not null,
  key text not null,
  at text not null,
  primary key (index_name, sequence)
)`,
  `create table prices (
  index_name text not null,
  key text not null,
  field text not null,
  at text not null,
  value ${number} not null,
  primary key (index_name, key, field, at)
)`,
  `create table imports (
  id text primary key,
  index_name text not null,
  source text not null,
  state text not null check (state in ('running', 'done', 'refused', 'failed')),
  started_at text not null,
  ended_at text,
  report text
)`,
  `create table quarantine (
  import_id text not null,
  place integer not null,
  row_number integer not null,
  field text not null,
  reason text not null,
  primary key (import_id, place)
)`,
  `create table feeds (
  index_name text not null,
  url text not null,
  etag text,
  fetched_at text not null,
  primary key (index_name, url)
)`,
]

export const tables: Migration = {
  number: 1,
  name: "tables",
  up: (_, { engine, createTables }) =>
    createTables(createTableStatements(engine === "sqlite" ? "real" : "double precision")),
}
