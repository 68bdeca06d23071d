import type { ComponentType } from "react"
import type { FindIsland, Island, LoadedIslands } from "./island.types.ts"
import { createBoundary } from "./island-boundary.tsx"
import { waitUntilNeeded } from "./when-needed.ts"

/**
 * Creates a function that finds an island (a client component) by name and loads it from a separate chunk. An island is
 * also rendered on the server. In the browser, it has an error boundary.
 */
export function createIslandList(islands: Readonly<Record<string, () => Promise<ComponentType<never>>>>): FindIsland {
  async function loadIsland(name: string, loaded: LoadedIslands): Promise<Island<object>> {
    const fetch = Object.hasOwn(islands, name) ? islands[name] : undefined
    if (fetch === undefined) throw new Error(`islandList: there is no island "${name}".`)
    const Leaf = (await fetch().catch(fetch)) as ComponentType<object>
    loaded[name] ??= createBoundary(name, Leaf)
    return loaded[name]
  }

  return async (name, loaded) => {
    try {
      if (typeof document !== "undefined") {
        await waitUntilNeeded(name)
        await Promise.all(findNestedIslands(name).map((inner) => loadIsland(inner, loaded)))
      }
      return { default: await loadIsland(name, loaded) }
    } catch (error) {
      return waitForever(name, error)
    }
  }
}

/**
 * Finds the islands inside an island. Their code must be loaded first, since React would otherwise render them from
 * scratch and discard text that the visitor has typed.
 */
function findNestedIslands(name: string): readonly string[] {
  const within = document.querySelectorAll<HTMLElement>(`[data-island=${name}] [data-island]`)
  return [...new Set([...within].map(({ dataset }) => dataset.island ?? ""))]
}

/**
 * Returns a promise that never settles. React then keeps the server-rendered HTML of an island that has failed to load.
 * On the server, throws the error instead.
 */
function waitForever(island: string, error: unknown): Promise<never> {
  if (typeof document === "undefined") throw error
  dispatchEvent(new CustomEvent("forecourt:island-failed", { detail: { island, error } }))
  return new Promise(() => {})
}
