import type { ComponentType, ReactNode } from "react"

/** A client component that can contain server-rendered content. */
export type Island<Props> = ComponentType<Props & { readonly children?: ReactNode }>

export type LoadedIslands = Record<string, Island<object>>

/**
 * Finds an island by name, in the form that React's `lazy` expects. In the browser, the promise for an island that
 * fails to load never settles. Islands nested in it on the page are loaded first and added to the loaded islands.
 */
export type FindIsland = (name: string, loaded: LoadedIslands) => Promise<{ readonly default: Island<object> }>

/** The props of the single client component that renders every island. */
export interface IslandProps {
  readonly island: string
  readonly children?: ReactNode
}
