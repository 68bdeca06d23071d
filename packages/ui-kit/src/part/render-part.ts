import { createElement, type ReactNode, type Ref, type RefCallback, type RefObject } from "react"
import type { PartAttributes } from "../anatomy/anatomy.ts"

type Props = Readonly<Record<string, unknown>>
type Handler = (event: { readonly defaultPrevented?: boolean }) => void

/** Renders a part: its own attributes, overridden by the caller's. Runs on the server too. */
export function renderPart<State>(
  tag: string,
  attributes: PartAttributes,
  own: Props,
  given: { readonly render?: ((props: Props, state: State) => ReactNode) | undefined },
  state: State,
): ReactNode {
  const { render, ...rest } = given
  const props: Record<string, unknown> = { ...attributes, ...own }
  for (const name in rest) {
    const value = rest[name as keyof typeof rest]
    if (value !== undefined) props[name] = props[name] ? mergeProp(name, props[name], value) : value
  }
  return render ? render(props, state) : createElement(tag, props)
}

/** Joins classes, sets both refs and calls both handlers; for any other prop the caller's value wins. */
function mergeProp(name: string, own: unknown, given: unknown): unknown {
  if (name === "className") return `${own} ${given}`
  if (name === "ref") return mergeRefs(own as RefObject<unknown>, given as Ref<unknown>)
  return typeof own === "function" ? mergeHandlers(given as Handler, own as Handler) : given
}

/** Calls the caller's handler first, which can prevent the part's own with `preventDefault()`. */
const mergeHandlers =
  (given: Handler, own: Handler): Handler =>
  (event) => {
    given(event)
    if (!event.defaultPrevented) own(event)
  }

/**
 * Returns a ref that sets both refs. Only the caller's ref decides on a cleanup; without one React sets both to `null`.
 */
export const mergeRefs =
  <Node>(
    own: RefObject<Node | null> | ((node: Node | null) => void),
    given: Ref<Node> | undefined,
  ): RefCallback<Node> =>
  (node) => {
    if (typeof own === "function") own(node)
    else own.current = node
    if (typeof given === "function") return given(node)
    if (given) given.current = node
  }
