import type { ComponentType, ReactNode } from "react"
import { jsx, jsxs } from "react/jsx-runtime"
import { inline } from "../fields/inline.ts"
import type { InlineComponent } from "../jsx-runtime.ts"
import type { IslandProps } from "./island.types.ts"

type PropsOf<Leaf> = Leaf extends ComponentType<infer Props> ? Props : never

/**
 * Creates a component with typed props for the island with the given name. It renders `Island`, the one client
 * component that all islands share.
 */
export function createNamedIsland<Leaf extends ComponentType<never>>(
  Island: ComponentType<IslandProps>,
  name: string,
): InlineComponent<PropsOf<Leaf> & { readonly children?: ReactNode }> {
  return inline((props) => (Array.isArray(props.children) ? jsxs : jsx)(Island, { island: name, ...props }))
}
