import { ISLANDS_HEADER } from "@forecourt/front/front-headers"
import { SafeIslands } from "@forecourt/renderer/safe-islands"
import { headers } from "next/headers"
import type { PageView, RouteParams, Site } from "./create-site.tsx"

/**
 * A site's pages, rendered for one request: for a site without the front, and for the front, which asks for a page so
 * when rendering it to keep it failed. Where it fails so, too, an island threw, and the front asks for each island to
 * stand alone: React sends such islands behind the page, and scripts put them in their place. An entry of its own,
 * because it brings a client component that no ordinary page should load.
 */
export function createFreshView({ fresh }: Pick<Site, "fresh">): PageView {
  return {
    ...fresh,
    async Page(props: RouteParams) {
      const page = await fresh.Page(props)
      const isSafe = (await headers()).has(ISLANDS_HEADER)
      return isSafe ? <SafeIslands>{page}</SafeIslands> : page
    },
  }
}
