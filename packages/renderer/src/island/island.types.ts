import type { ComponentType, ReactNode } from "react"

/** A client component that can contain server-rendered content. */
export type Island<Props> = ComponentType<Props & { readonly children?: ReactNode }>

export type LoadedIslands = Record<string, Island<object>>

/**
 * Finds an island by name, in the form that React's `lazy` expects. In the browser, nested islands are loaded first and
 * added to `loaded`, and the promise never settles if the island fails to load.
 */
export type FindIsland = (name: string, loaded: LoadedIslands) => Promise<{ readonly default: Island<object> }>

/** The props of the single client component that renders every island. */
export interface IslandProps {
  readonly island: string
  readonly children?: ReactNode
}
