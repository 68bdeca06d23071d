import { ISLANDS_HEADER } from "@forecourt/front/front-headers"
import { SafeIslands } from "@forecourt/renderer/safe-islands"
import { headers } from "next/headers"
import type { PageView, RouteParams, Site } from "./create-site.tsx"

/**
 * Creates the view whose pages are rendered for each request. It serves sites without the front proxy, and pages that
 * the front proxy could not render for its cache. If such a page fails in this view too, one of its islands (hydrated
 * parts of the page) has thrown an error. The front proxy then requests the page with a header that isolates the
 * islands: React streams them after the page, and scripts insert them into it. This module is separate because it
 * contains a client component that ordinary pages should not load.
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
