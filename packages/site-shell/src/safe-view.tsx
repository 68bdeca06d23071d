import { SafeIslands } from "@forecourt/renderer/safe-islands"
import type { PageView, RouteParams, Site } from "./create-site.tsx"

/**
 * A site's pages with every island on its own: the server draws a page so when drawing it failed because an island
 * threw. An entry of its own, because it brings a client component that no ordinary page should load.
 */
export function safeView({ live }: Pick<Site, "live">): PageView {
  return { ...live, Page: async (props: RouteParams) => <SafeIslands>{await live.Page(props)}</SafeIslands> }
}
