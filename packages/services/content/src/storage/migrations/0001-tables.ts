import type { Migration } from "@forecourt/service-kit/storage"

/**
 * The tables for content. `fields.value` contains the canonical form of a value, and `raw` contains its form on the
 * platform. A storage that was created before migrations were numbered already has these tables.
 */
const TABLES: readonly string[] = [
  `create table if not exists sites (
  name text primary key,
  root_id text not null,
  home_id text not null,
  hostname text not null,
  language text not null,
  languages text not null,
  robots text not null,
  llms_txt text,
  not_found_path text not null,
  server_error_path text not null
) strict`,
  `create table if not exists redirects (
  site text not null references sites (name) on delete cascade,
  position integer not null,
  pattern text not null,
  target text not null,
  redirect_type text not null,
  is_query_string_preserved integer not null,
  is_language_preserved integer not null,
  locale text not null,
  primary key (site, position)
) strict`,
  `create table if not exists items (
  id text primary key,
  site text not null,
  parent_id text references items (id) on delete cascade,
  name text not null,
  path text not null unique collate nocase,
  template_id text not null,
  ancestry text not null,
  owner_id text references items (id) on delete cascade,
  sort_order integer not null
) strict`,
  `create index if not exists items_by_parent on items (parent_id, sort_order, name, id)`,
  `create index if not exists items_by_owner on items (owner_id)`,
  `create index if not exists items_by_template on items (template_id)`,
  `create table if not exists versions (
  item_id text not null references items (id) on delete cascade,
  language text not null,
  version integer not null,
  is_current integer not null,
  display_name text not null,
  slug text,
  has_layout integer not null,
  created integer not null,
  updated integer not null,
  revision text not null,
  primary key (item_id, language, version)
) strict`,
  `create unique index if not exists versions_current on versions (item_id, language) where is_current = 1`,
  `create table if not exists fields (
  item_id text not null,
  language text not null,
  version integer not null,
  name text not null collate nocase,
  value text not null,
  raw text not null,
  words text not null,
  number real,
  primary key (item_id, language, version, name),
  foreign key (item_id, language, version) references versions (item_id, language, version) on delete cascade
) strict, without rowid`,
  `create table if not exists layouts (
  item_id text not null,
  language text not null,
  version integer not null,
  design text not null,
  areas text not null,
  primary key (item_id, language, version),
  foreign key (item_id, language, version) references versions (item_id, language, version) on delete cascade
) strict`,
  `create table if not exists routes (
  site text not null references sites (name) on delete cascade,
  language text not null,
  path text not null collate nocase,
  item_id text not null references items (id) on delete cascade,
  primary key (site, language, path)
) strict`,
  `create index if not exists routes_by_item on routes (item_id, language)`,
  `create table if not exists raw_layouts (
  site text not null,
  language text not null,
  path text not null collate nocase,
  json text not null,
  updated integer not null,
  primary key (site, language, path)
) strict`,
  `create table if not exists dictionary (
  site text not null references sites (name) on delete cascade,
  language text not null,
  key text not null,
  value text not null,
  item_id text not null references items (id) on delete cascade,
  primary key (site, language, key)
) strict`,
  `create table if not exists media (
  path text primary key,
  file text not null,
  mime_type text not null,
  size integer not null,
  width integer,
  height integer,
  etag text not null,
  updated integer not null
) strict`,
  `create table if not exists seeds (
  site text not null,
  unit text not null,
  hash text not null,
  is_edited integer not null default 0,
  primary key (site, unit)
) strict`,
  `create table if not exists content_form (
  id integer primary key check (id = 1),
  form text not null
) strict`,
]

export const tables: Migration = {
  number: 1,
  name: "tables",
  async up({ run }) {
    for (const table of TABLES) await run(table)
  },
}
