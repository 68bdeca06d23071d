import type { ElementType, ReactNode } from "react"
import * as react from "react/jsx-runtime"

export type { JSX } from "react/jsx-runtime"
export const Fragment = react.Fragment

const CLIENT_REFERENCE = Symbol.for("react.client.reference")

interface ServerComponent {
  (props: Props): ReactNode
  readonly $$typeof?: symbol
}
type Props = Readonly<Record<string, unknown>>

/**
 * The JSX runtime of blocks where only server components run (the `react-server` condition): every plain function
 * component is called at once, inside the error boundary of the block that wrote it. Client components stay elements.
 */
export function jsx(type: string | ServerComponent, props: Props, key?: string): ReactNode {
  if (typeof type !== "function" || type.$$typeof === CLIENT_REFERENCE)
    return react.jsx(type as ElementType, props, key)
  const drawn = type(props)
  return key === undefined ? drawn : react.jsx(Fragment, { children: drawn }, key)
}

/** As {@link jsx}, for elements with several children. */
export function jsxs(type: string | ServerComponent, props: Props, key?: string): ReactNode {
  return typeof type === "string" ? react.jsxs(type as ElementType, props, key) : jsx(type, props, key)
}
