import type { ComponentType, ReactNode } from "react"

/** A client component that can contain server-rendered content as children. */
export type Island<Props> = ComponentType<Props & { readonly children?: ReactNode }>

export type LoadedIslands = Record<string, Island<object>>

/**
 * A function that finds an island by name for React's `lazy`. In the browser, the islands nested inside that island are
 * loaded first and added to `loaded`. If the island fails to load in the browser, the promise never settles.
 */
export type FindIsland = (name: string, loaded: LoadedIslands) => Promise<{ readonly default: Island<object> }>

/** The props of the single client component that renders every island. */
export interface IslandProps {
  readonly island: string
  readonly children?: ReactNode
}
