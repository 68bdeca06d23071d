import { randomUUID } from "node:crypto"
import { join } from "node:path"
import type { PageViewEvent } from "@forecourt/api-clients/personalisation"
import { type Migration, migrate, openSqliteStorage, type Row, sql } from "@forecourt/service-kit/storage"

/**
 * The maximum number of stored page views. The oldest views are deleted, since views are needed only in development and
 * tests.
 */
const MAX_VIEWS = 10_000

const MIGRATIONS: readonly Migration[] = [
  {
    number: 1,
    name: "tables",
    up: (_, { createTables }) =>
      createTables([
        `create table page_views (
  number integer primary key,
  ref text not null unique,
  site text not null,
  seen text not null,
  page text not null,
  variant text not null,
  language text not null,
  channel text not null,
  currency text not null
)`,
      ]),
  },
]

export interface PageViews {
  /** Stores a page view without data about the visitor. Returns the identifier of the view. */
  readonly keep: (site: string, event: PageViewEvent) => Promise<string>
  readonly list: (site: string) => Promise<readonly Row[]>
  readonly close: () => Promise<void>
}

export async function openPageViews(dataFolder: string): Promise<PageViews> {
  const storage = await openSqliteStorage(join(dataFolder, "personalisation.sqlite"))
  await migrate(storage, MIGRATIONS, { service: "platform", now: Date.now() })
  return {
    async keep(site, { requested_at, page, ext, language, channel, currency }) {
      const ref = randomUUID()
      await sql`insert into page_views (ref, site, seen, page, variant, language, channel, currency)
        values (${ref}, ${site}, ${requested_at}, ${page}, ${ext.pageVariantId}, ${language}, ${channel},
        ${currency})`.run(storage)
      await sql`delete from page_views where number <= (select max(number) from page_views) - ${MAX_VIEWS}`.run(storage)
      return ref
    },
    list: (site) =>
      sql`select ref, site, seen, page, variant, language, channel, currency from page_views where site = ${site}
        order by number desc`.all(storage),
    close: storage.close,
  }
}
