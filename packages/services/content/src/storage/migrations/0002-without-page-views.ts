import type { Migration } from "@forecourt/service-kit/storage"

/**
 * Removes the page views, which were formerly stored next to content and are now stored by the receiver of page views.
 */
export const withoutPageViews: Migration = {
  number: 2,
  name: "without-page-views",
  async up({ run }) {
    await run("drop table if exists page_views")
  },
}
