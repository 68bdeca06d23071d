import type { ComponentType, ElementType, ReactNode } from "react"
import { Fragment as ReactFragment, jsx as reactJsx, jsxs as reactJsxs } from "react/jsx-runtime"

export type { JSX } from "react/jsx-runtime"
export const Fragment = ReactFragment

/** A component that can be called directly as a function, since it uses neither hooks nor context. */
export interface InlineComponent<Props> {
  (props: Props): ReactNode
  readonly inline: true
}

type Type = string | ComponentType | InlineComponent<object>
type Props = Readonly<Record<string, unknown>>

/**
 * Creates an element for the JSX runtime of blocks. Field components are called immediately instead of becoming
 * elements that React calls later. The markup is the same, and a field costs only a function call. On the server,
 * `jsx-runtime.server.ts` does the same for every plain function. Several children are treated as static children,
 * which need no keys, because a block is rendered only once. This also applies to children that are spread from a list
 * (`{...items}`), which some compilers pass as a single child. For lists that are rendered again in the browser, the
 * linter requires keys.
 */
export function jsx(type: Type, props: Props, key?: string): ReactNode {
  return Array.isArray(props.children) ? jsxs(type, props, key) : renderOrCreate(reactJsx, type, props, key)
}

/** Creates an element with several children, in the same way as {@link jsx}. */
export function jsxs(type: Type, props: Props, key?: string): ReactNode {
  return renderOrCreate(reactJsxs, type, props, key)
}

function renderOrCreate(make: typeof reactJsx, type: Type, props: Props, key?: string): ReactNode {
  return typeof type === "function" && (type as InlineComponent<Props>).inline === true && key === undefined
    ? (type as InlineComponent<Props>)(toFixedChildren(props))
    : make(type as ElementType, props, key)
}

/**
 * Wraps several children in a fragment with static children. Otherwise, a component that is called directly would
 * receive a list, for which React requires keys.
 */
function toFixedChildren(props: Props): Props {
  const { children } = props
  return Array.isArray(children) ? { ...props, children: reactJsxs(ReactFragment, { children }) } : props
}
