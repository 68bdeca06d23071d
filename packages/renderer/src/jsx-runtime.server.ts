import type { ElementType, ReactNode } from "react"
import { Fragment as ReactFragment, jsx as reactJsx, jsxs as reactJsxs } from "react/jsx-runtime"

export type { JSX } from "react/jsx-runtime"
export const Fragment = ReactFragment

const CLIENT_REFERENCE = Symbol.for("react.client.reference")

interface ServerComponent {
  (props: Props): ReactNode
  readonly $$typeof?: symbol
}
type Props = Readonly<Record<string, unknown>>

/**
 * Creates an element on the server. A plain function component is called directly, inside the error boundary of its
 * block. A client component remains an element.
 */
export function jsx(type: string | ServerComponent, props: Props, key?: string): ReactNode {
  if (typeof type === "string") return reactJsx(type as ElementType, removeUndefined(props), key)
  if (typeof type !== "function" || type.$$typeof === CLIENT_REFERENCE) return reactJsx(type as ElementType, props, key)
  const rendered = type(props)
  return key === undefined ? rendered : reactJsx(Fragment, { children: rendered }, key)
}

export function jsxs(type: string | ServerComponent, props: Props, key?: string): ReactNode {
  return typeof type === "string" ? reactJsxs(type as ElementType, removeUndefined(props), key) : jsx(type, props, key)
}

/** Removes props whose value is `undefined`, since React would send them to the browser. */
function removeUndefined(props: Props): Props {
  for (const name in props) {
    if (props[name] === undefined) return selectDefined(props)
  }
  return props
}

function selectDefined(props: Props): Props {
  const defined: Record<string, unknown> = {}
  for (const name in props) if (props[name] !== undefined) defined[name] = props[name]
  return defined
}
