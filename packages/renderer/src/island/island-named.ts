import type { ComponentType, ReactNode } from "react"
import { jsx, jsxs } from "react/jsx-runtime"
import { inline } from "../fields/inline.ts"
import type { InlineComponent } from "../jsx-runtime.ts"
import type { IslandProps } from "./island.types.ts"

type PropsOf<Leaf> = Leaf extends ComponentType<infer Props> ? Props : never

/** A block's island under its own name and with its own props: what the page is sent is the one component for all. */
export function createNamedIsland<Leaf extends ComponentType<never>>(
  Island: ComponentType<IslandProps>,
  name: string,
): InlineComponent<PropsOf<Leaf> & { readonly children?: ReactNode }> {
  return inline((props) => (Array.isArray(props.children) ? jsxs : jsx)(Island, { island: name, ...props }))
}
