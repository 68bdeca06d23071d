"use client"

import { Activity, type ComponentType, createElement, lazy } from "react"
import type { FindIsland, Island, IslandProps } from "./island.types.ts"

export type { FindIsland, Island, IslandProps } from "./island.types.ts"

/**
 * The one client component that every island on a page is: it draws the island whose name it is given.
 *
 * Every page loads this file, also one without islands, so it is only the door: the list of them, their boundary and
 * they themselves come when one is drawn. When they do not arrive, also not on a second try, what the server drew
 * stays, without life.
 */
export function islandDoor(open: () => Promise<FindIsland>): ComponentType<IslandProps> {
  const islands: Record<string, Island<object>> = {}

  // A boundary that waits: each island is taken over by itself, and one that never comes keeps no other waiting.
  return ({ island, ...props }) => {
    islands[island] ??= lazy(() =>
      open()
        .catch(open)
        .then((findIsland) => findIsland(island), stayAsDrawn),
    )
    return createElement(Activity, null, createElement(islands[island], props))
  }
}

/** React leaves alone what it still waits for. */
function stayAsDrawn(): Promise<never> {
  return new Promise(() => {})
}
