import type { ComponentType, ReactNode } from "react"

/** A client component that may also hold what the server rendered inside it. */
export type Island<Props> = ComponentType<Props & { readonly children?: ReactNode }>

/** Islands whose code is there, by name. */
export type LoadedIslands = Record<string, Island<object>>

/**
 * Finds an island by its name, in the form that React's `lazy` takes; in the browser one that fails never comes. Those
 * that stand within it on the page come first, and are added to the loaded ones.
 */
export type FindIsland = (name: string, loaded: LoadedIslands) => Promise<{ readonly default: Island<object> }>

/** What the one client component is given of which every island on a page is one. */
export interface IslandProps {
  /** The island's name. */
  readonly island: string
  readonly children?: ReactNode
}
