import type { ComponentType } from "react"
import type { FindIsland, Island } from "./island.types.ts"
import { withBoundary } from "./island-boundary.tsx"
import { keepMissedClicks } from "./missed-clicks.ts"

/** Islands by name, each in a chunk of its own: drawn on the server, with an error boundary in the browser. */
export function islandList(islands: Readonly<Record<string, () => Promise<ComponentType<never>>>>): FindIsland {
  if (typeof document !== "undefined") keepMissedClicks()
  return async (name) => {
    try {
      const load = Object.hasOwn(islands, name) ? islands[name] : undefined
      if (load === undefined) throw new Error(`islandList: there is no island "${name}".`)
      return { default: withBoundary(name, (await load().catch(load)) as ComponentType<object>) as Island<object> }
    } catch (error) {
      return stayAsDrawn(name, error)
    }
  }
}

/** React leaves alone what it still waits for. */
function stayAsDrawn(island: string, error: unknown): Promise<never> {
  if (typeof document === "undefined") throw error
  dispatchEvent(new CustomEvent("forecourt:island-failed", { detail: { island, error } }))
  return new Promise(() => {})
}
