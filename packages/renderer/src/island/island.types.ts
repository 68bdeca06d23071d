import type { ComponentType, ReactNode } from "react"

/** A client component that may also contain content that the server rendered. */
export type Island<Props> = ComponentType<Props & { readonly children?: ReactNode }>

/** The islands whose code is loaded, by name. */
export type LoadedIslands = Record<string, Island<object>>

/**
 * Finds an island by its name, in the form that React's `lazy` takes. In the browser, the promise of an island
 * that fails never settles. Islands nested in it on the page load first, and are added to the loaded ones.
 */
export type FindIsland = (name: string, loaded: LoadedIslands) => Promise<{ readonly default: Island<object> }>

/** The props of the single client component that renders every island. */
export interface IslandProps {
  /** The island's name. */
  readonly island: string
  readonly children?: ReactNode
}
