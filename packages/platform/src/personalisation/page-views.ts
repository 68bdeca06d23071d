import { randomUUID } from "node:crypto"
import type { PageViewEvent } from "@forecourt/api-clients/personalisation"
import type { Row, Store } from "../storage/open-store.ts"

/** Views are for development and for proofs; older ones than these are forgotten. */
const MOST_VIEWS = 10_000

const TABLE = `
create table if not exists page_views (
  ref text primary key,
  site text not null,
  seen text not null,
  page text not null,
  variant text not null,
  language text not null,
  channel text not null,
  currency text not null
) strict`

export interface PageViews {
  /** Keeps a view and gives it a name. Who looked is not kept. */
  readonly keep: (site: string, event: PageViewEvent) => string
  /** Views of a site, the newest first. */
  readonly list: (site: string) => readonly Row[]
}

/** What the embedded personalisation service remembers. Not content: an older storage simply gains the table. */
export function pageViews(store: Store): PageViews {
  store.run(TABLE)
  return {
    keep(site, { requested_at, page, ext, language, channel, currency }) {
      const ref = randomUUID()
      store.run(
        `insert into page_views (ref, site, seen, page, variant, language, channel, currency)
         values (?, ?, ?, ?, ?, ?, ?, ?)`,
        ...[ref, site, requested_at, page, ext.pageVariantId, language, channel, currency],
      )
      store.run("delete from page_views where rowid <= (select max(rowid) from page_views) - ?", MOST_VIEWS)
      return ref
    },
    list: (site) => store.all("select * from page_views where site = ? order by rowid desc", site),
  }
}
