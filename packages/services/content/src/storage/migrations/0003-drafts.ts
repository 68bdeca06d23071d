import type { Migration } from "@forecourt/service-kit/storage"

/**
 * Adds drafts. The template and position of a draft are stored in a separate table, since `items` contains only
 * published data for visitors.
 */
export const drafts: Migration = {
  number: 3,
  name: "drafts",
  up: (_, { createTables }) =>
    createTables([
      `create table drafts (
  item_id text not null references items (id) on delete cascade,
  language text not null,
  version integer not null,
  base integer,
  template_id text not null,
  sort_order integer not null,
  primary key (item_id, language),
  foreign key (item_id, language, version) references versions (item_id, language, version) on delete cascade
)`,
    ]),
}
