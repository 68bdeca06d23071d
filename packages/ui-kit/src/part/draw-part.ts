import { createElement, type ReactNode, type Ref } from "react"
import type { PartAttributes } from "../anatomy/anatomy.ts"

type Props = Readonly<Record<string, unknown>>
type Handler = (event: { readonly defaultPrevented?: boolean }) => void

/** Draws a part: its own attributes first, over them what the caller gave. Runs on the server too. */
export function drawPart<State>(
  tag: string,
  attributes: PartAttributes,
  own: Props,
  given: { readonly render?: ((props: Props, state: State) => ReactNode) | undefined },
  state: State,
): ReactNode {
  const { render, ...rest } = given
  const props = mergeProps({ ...attributes, ...own }, rest)
  return render ? render(props, state) : createElement(tag, props)
}

/** Classes are joined, refs both set, handlers both called (the caller's first); otherwise what was given wins. */
export function mergeProps(own: Props, given: Props): Props {
  const merged: Record<string, unknown> = { ...own }
  for (const [name, value] of Object.entries(given)) {
    if (value !== undefined) merged[name] = mergeProp(name, own[name], value)
  }
  return merged
}

function mergeProp(name: string, own: unknown, given: unknown): unknown {
  if (name === "className" && own) return `${own} ${given}`
  if (name === "ref" && own) return mergeRefs(own as Ref<unknown>, given as Ref<unknown>)
  if (/^on[A-Z]/.test(name) && own) return chain(given as Handler, own as Handler)
  return given
}

/** The caller's handler may keep ours from running with `preventDefault()`. */
function chain(given: Handler, own: Handler): Handler {
  return (event) => {
    given(event)
    if (!event.defaultPrevented) own(event)
  }
}

/** One ref that sets both. */
function mergeRefs(...refs: readonly Ref<unknown>[]): (node: unknown) => () => void {
  return (node) => {
    const undo = refs.map((ref) => setRef(ref, node))
    return () => {
      for (const each of undo) each()
    }
  }
}

function setRef(ref: Ref<unknown>, node: unknown): () => void {
  if (typeof ref === "function") return ref(node) ?? (() => ref(null))
  if (ref) ref.current = node
  return () => {
    if (ref) ref.current = null
  }
}
