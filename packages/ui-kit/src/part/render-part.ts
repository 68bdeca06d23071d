import { createElement, type ReactNode, type Ref, type RefCallback, type RefObject } from "react"
import type { PartAttributes } from "../anatomy/anatomy.ts"

type Props = Readonly<Record<string, unknown>>
type Handler = (event: { readonly defaultPrevented?: boolean }) => void

/**
 * Renders a part of a component. The props of the caller override the attributes of the part. It can also be called in
 * server components.
 */
export function renderPart<State>(
  tag: string,
  attributes: PartAttributes,
  ownProps: Props,
  props: { readonly render?: ((props: Props, state: State) => ReactNode) | undefined },
  state: State,
): ReactNode {
  const { render, ...rest } = props
  const mergedProps: Record<string, unknown> = { ...attributes, ...ownProps }
  for (const name in rest) {
    const value = rest[name as keyof typeof rest]
    if (value !== undefined) mergedProps[name] = mergedProps[name] ? mergeProp(name, mergedProps[name], value) : value
  }
  return render ? render(mergedProps, state) : createElement(tag, mergedProps)
}

/**
 * Merges a prop of the part with the same prop of the caller. Class names are joined, both refs are set, and both
 * handlers are called. Any other prop of the caller replaces that of the part.
 */
function mergeProp(name: string, ownValue: unknown, value: unknown): unknown {
  if (name === "className") return `${ownValue} ${value}`
  if (name === "ref") return mergeRefs(ownValue as RefObject<unknown>, value as Ref<unknown>)
  return typeof ownValue === "function" ? mergeHandlers(value as Handler, ownValue as Handler) : value
}

/**
 * Returns a handler that calls the handler of the caller first. The handler of the part is then called unless
 * `preventDefault()` was called.
 */
const mergeHandlers =
  (handler: Handler, ownHandler: Handler): Handler =>
  (event) => {
    handler(event)
    if (!event.defaultPrevented) ownHandler(event)
  }

export const mergeRefs =
  <Node>(
    ownRef: RefObject<Node | null> | ((node: Node | null) => void),
    ref: Ref<Node> | undefined,
  ): RefCallback<Node> =>
  (node) => {
    if (typeof ownRef === "function") ownRef(node)
    else ownRef.current = node
    if (typeof ref === "function") return ref(node)
    if (ref) ref.current = node
  }
