"use client"

import { Activity, type ComponentType, createElement, lazy, useState } from "react"
import type { FindIsland, IslandProps, LoadedIslands } from "./island.types.ts"

export type { FindIsland, Island, IslandProps } from "./island.types.ts"

/**
 * Creates the single client component that renders every island of a page by name. Every page loads this file, even a
 * page without islands, so it contains only the loader. The list of islands, their error boundary and the islands
 * themselves are loaded when an island is rendered. `opening` contains the loaders of the islands that are usually at
 * the top of a page: when such an island is on the page, its code is requested together with the list, before React
 * hydrates. An island that fails to load twice keeps its server-rendered HTML.
 */
export function createIslandLoader(
  open: () => Promise<FindIsland>,
  opening: Readonly<Record<string, () => Promise<unknown>>> = {},
): ComponentType<IslandProps> {
  const islands: LoadedIslands = {}
  const loaded: LoadedIslands = {}

  if (typeof document !== "undefined") {
    for (const { dataset } of document.querySelectorAll<HTMLElement>("[data-island]")) {
      for (const send of [open, opening[dataset.island ?? ""]]) send?.().catch(() => {})
    }
  }

  // A Suspense boundary: each island hydrates independently, and one that never loads does not block the
  // others.
  return ({ island, ...props }) => {
    islands[island] ??= lazy(() =>
      open()
        .catch(open)
        // React does not change the HTML of a boundary that it still waits for.
        .then(
          (findIsland) => findIsland(island, loaded),
          () => new Promise(() => {}),
        ),
    )
    // A nested island must not suspend once the outer one changes: React would render it again.
    const [Found = islands[island]] = useState(() => loaded[island])
    return createElement(Activity, null, createElement(Found, props))
  }
}
