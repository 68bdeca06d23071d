import type { Migration } from "@forecourt/service-kit/storage"

/** Removes the table of page views. Page views are now stored by the service that receives them. */
export const withoutPageViews: Migration = {
  number: 2,
  name: "without-page-views",
  async up({ run }) {
    await run("drop table if exists page_views")
  },
}
