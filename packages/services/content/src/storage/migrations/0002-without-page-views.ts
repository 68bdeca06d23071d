import type { Migration } from "@forecourt/service-kit/storage"

/** Removes the page views, which were once stored next to content; the receiver of page views stores them now. */
export const withoutPageViews: Migration = {
  number: 2,
  name: "without-page-views",
  async up({ run }) {
    await run("drop table if exists page_views")
  },
}
