"use client"

import { Activity, type ComponentType, createElement, lazy } from "react"
import type { Island } from "./island.types.ts"

export type { Island } from "./island.types.ts"

/**
 * A client component in a chunk of its own, drawn on the server, with an error boundary in the browser.
 *
 * Every page loads the list of islands, so this file is only the promise of one; the boundary comes with the chunk.
 * When the chunk does not arrive, also not on a second try, what the server drew stays, without life.
 */
export function island<Props extends object>(name: string, load: () => Promise<ComponentType<Props>>): Island<Props> {
  const Loaded = lazy(() =>
    Promise.all([import("./island-boundary.tsx"), load().catch(load)]).then(
      ([{ withBoundary }, leaf]) => ({ default: withBoundary(name, leaf) as Island<object> }),
      (error) => stayAsDrawn(name, error),
    ),
  )
  // A boundary that waits: each island is taken over by itself, and one that never comes keeps no other waiting.
  return (props) => createElement(Activity, null, createElement(Loaded, props))
}

/** React leaves alone what it still waits for. */
function stayAsDrawn(island: string, error: unknown): Promise<never> {
  if (typeof document === "undefined") throw error
  dispatchEvent(new CustomEvent("forecourt:island-failed", { detail: { island, error } }))
  return new Promise(() => {})
}
