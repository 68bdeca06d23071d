import { type ElementType, isValidElement, type ReactElement, type ReactNode } from "react"
import { jsx, jsxs } from "react/jsx-runtime"
import { LEFT_TO_REACT, printHtml } from "./print-html.ts"

type Props = Readonly<Record<string, unknown>>
type Html = ReactElement<Props>

/**
 * The same markup with as few elements as possible: what stands inside an element becomes one string of HTML where
 * nothing in it lives on in the browser. React then sends, draws and takes over one element in place of many. There is
 * no wrapper: the string is set on the element that was there. What stands inside client components is treated alike.
 */
export function staticHtml(node: ReactNode): ReactNode {
  if (Array.isArray(node)) return staticList(node)
  if (!isValidElement<Props>(node)) return node
  const { children, dangerouslySetInnerHTML } = node.props
  if (children === undefined || dangerouslySetInnerHTML !== undefined) return node

  if (typeof node.type === "string" && !LEFT_TO_REACT.has(node.type) && hasElements(children as ReactNode)) {
    const html = printHtml(children as ReactNode)
    if (html !== null) return withHtml(node, html)
  }
  const inside = staticHtml(children as ReactNode)
  return inside === children ? node : withChildren(node, inside)
}

function staticList(nodes: readonly ReactNode[]): ReactNode {
  let changed: ReactNode[] | null = null
  nodes.forEach((node, at) => {
    const drawn = staticHtml(node)
    if (drawn === node) return
    changed ??= [...nodes]
    changed[at] = drawn
  })
  return changed ?? nodes
}

/** Text alone gains nothing by being HTML. */
function hasElements(node: ReactNode): boolean {
  return Array.isArray(node) ? node.some(hasElements) : isValidElement(node)
}

function withHtml(element: Html, html: string): Html {
  const { children: _, ...props } = element.props
  return make(element, { ...props, dangerouslySetInnerHTML: { __html: html } })
}

function withChildren(element: Html, children: ReactNode): Html {
  return make(element, { ...element.props, children })
}

/** An element as it was but for its props; several children stay fixed ones, which need no keys. */
function make({ type, key }: Html, props: Props): Html {
  const create = Array.isArray(props.children) ? jsxs : jsx
  return create(type as ElementType, props, key ?? undefined) as Html
}
