"use client"

import { Activity, type ComponentType, createElement, lazy, useState } from "react"
import type { FindIsland, IslandProps, LoadedIslands } from "./island.types.ts"

export type { FindIsland, Island, IslandProps } from "./island.types.ts"

/**
 * The one client component that every island on a page is: it renders the island whose name it is given.
 *
 * Every page loads this file, also one without islands, so it is only the loader: the list of them, their boundary and
 * they themselves come when one is rendered. `opening` fetches those that pages open with: their code is asked for
 * together with the list, before React hydrates, when they stand on the page. What does not arrive, also not on a
 * second try, stays as the server rendered it.
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

  // A boundary that waits: each island hydrates by itself, and one that never comes keeps no other waiting.
  return ({ island, ...props }) => {
    islands[island] ??= lazy(() =>
      open()
        .catch(open)
        // React leaves alone what it still waits for.
        .then(
          (findIsland) => findIsland(island, loaded),
          () => new Promise(() => {}),
        ),
    )
    // One within another must not wait once the outer one changes: React would render it anew.
    const [Found = islands[island]] = useState(() => loaded[island])
    return createElement(Activity, null, createElement(Found, props))
  }
}
