"use client"

import { type ComponentType, createElement, lazy, type ReactNode } from "react"
import type { Island } from "./island.types.ts"

export type { Island } from "./island.types.ts"

/**
 * A client component in a chunk of its own, drawn on the server, with an error boundary in the browser.
 *
 * Every page loads the list of islands, so this file is only the promise of one; the boundary comes with the chunk.
 * When the chunk does not arrive, also not on a second try, what the server put inside stays.
 */
export function island<Props extends object>(name: string, load: () => Promise<ComponentType<Props>>): Island<Props> {
  const Loaded = lazy(() =>
    Promise.all([import("./island-boundary.tsx"), load().catch(load)]).then(
      ([{ withBoundary }, leaf]) => ({ default: withBoundary(name, leaf) as Island<object> }),
      () => ({ default: KeepChildren as Island<object> }),
    ),
  )
  // A function, because React takes no lazy component from a server component: that reference is lazy already.
  return (props) => createElement(Loaded, props)
}

function KeepChildren({ children }: { readonly children?: ReactNode }): ReactNode {
  return children
}
