import type { Migration } from "@forecourt/service-kit/storage"

/** Page views were kept beside content once; whoever takes them keeps them now. */
export const withoutPageViews: Migration = {
  number: 2,
  name: "without-page-views",
  async up({ run }) {
    await run("drop table if exists page_views")
  },
}
