import type { Migration } from "@forecourt/service-kit/storage"

/** Removes the table of page views, which the service that receives them now stores. */
export const withoutPageViews: Migration = {
  number: 2,
  name: "without-page-views",
  async up({ run }) {
    await run("drop table if exists page_views")
  },
}
