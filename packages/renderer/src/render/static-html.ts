import { type ElementType, Fragment, isValidElement, type ReactElement, type ReactNode } from "react"
import { jsx, jsxs } from "react/jsx-runtime"
import { LEFT_TO_REACT, printStart, printText, VOID } from "./print-html.ts"

type Props = Readonly<Record<string, unknown>>
type Html = ReactElement<Props>

/**
 * The same markup with as few elements as possible: what stands inside an element becomes one string of HTML where
 * nothing in it lives on in the browser. React then sends, renders and takes over one element in place of many. There is
 * no wrapper: the string is set on the element that was there. What stands inside client components is treated alike.
 */
export function staticHtml(node: ReactNode): ReactNode {
  return render(node, { isAfterText: false, left: null })
}

/** What React would print for a node, to the byte; `null` when a part of it is left to React. */
export function printHtml(node: ReactNode): string | null {
  return print(node, { isAfterText: false, left: null })
}

/** Where the walk is. */
interface Place {
  /** Whether a text has just been printed: React tells two neighbours apart. */
  isAfterText: boolean
  /** What React has to render, after `print` has answered `null`: the node, with HTML in it where that can be. */
  left: ReactNode
}

function render(node: ReactNode, place: Place): ReactNode {
  const html = print(node, place)
  return html === null ? place.left : asNode(node, html)
}

function print(node: ReactNode, place: Place): string | null {
  switch (typeof node) {
    case "string":
    case "number":
    case "bigint":
      return printNext(printText(node), place)
    case "boolean":
    case "undefined":
      return ""
  }
  if (node === null) return ""
  if (Array.isArray(node)) return printList(node, place)
  if (!isValidElement<Props>(node)) return leave(node, place)
  if (typeof node.type === "string") return printElement(node, node.type, place)
  if (node.type === Fragment) return printFragment(node, place)
  return leave(withStaticProps(node), place)
}

function leave(node: ReactNode, place: Place): null {
  place.isAfterText = false
  place.left = node
  return null
}

function printNext(text: string, place: Place): string {
  if (text === "") return ""
  const html = place.isAfterText ? `<!-- -->${text}` : text
  place.isAfterText = true
  return html
}

function printList(nodes: readonly ReactNode[], place: Place): string | null {
  let html = ""
  for (let at = 0; at < nodes.length; at += 1) {
    const next = print(nodes[at], place)
    if (next === null) return leaveList(nodes, at, place)
    html += next
  }
  return html
}

/** A list of which one node is left to React: the others are HTML each for itself. */
function leaveList(nodes: readonly ReactNode[], at: number, place: Place): null {
  const { left } = place
  const rendered = nodes.map((node, other) => (other === at ? left : render(node, place)))
  return leave(changed(nodes, rendered), place)
}

function printFragment(node: Html, place: Place): string | null {
  const html = print(node.props.children as ReactNode, place)
  return html === null ? leave(withChildren(node, place.left), place) : html
}

function printElement(node: Html, tag: string, place: Place): string | null {
  const { children, dangerouslySetInnerHTML: inner } = node.props
  const start = printStart(tag, node.props)
  place.isAfterText = false
  if (VOID.has(tag)) return start === null || children != null || inner != null ? leave(node, place) : `${start}/>`
  if (inner != null && (start === null || children != null)) return leave(node, place)

  const html = inner == null ? print(children as ReactNode, place) : innerHtml(inner)
  place.isAfterText = false
  if (html === null) return leave(withChildren(node, place.left), place)
  if (start !== null) return `${start}>${html}</${tag}>`
  return leave(withInside(node, html), place)
}

function innerHtml(inner: unknown): string {
  const { __html: html } = inner as { readonly __html?: unknown }
  return html === null || html === undefined ? "" : String(html)
}

/** A node that is HTML as a whole, for React to render beside others that live: HTML inside its own element. */
function asNode(node: ReactNode, html: string): ReactNode {
  if (Array.isArray(node)) return changed(node, node.map(staticHtml))
  if (!isValidElement<Props>(node)) return node
  const { type, props } = node
  if (typeof type !== "string") return withChildren(node, staticHtml(props.children as ReactNode))
  if (VOID.has(type)) return node
  const start = printStart(type, props) as string
  return withInside(node, html.slice(start.length + 1, -(type.length + 3)))
}

/** Text alone gains nothing by being HTML. */
const ELEMENT = /<[a-z]/

/** An element whose inside is HTML. */
function withInside(element: Html, html: string): Html {
  const { children, dangerouslySetInnerHTML, ...props } = element.props
  const { type, key } = element
  if (dangerouslySetInnerHTML != null || !ELEMENT.test(html)) return element
  if (LEFT_TO_REACT.has(type)) return withChildren(element, staticHtml(children as ReactNode))
  return make(type, key, { ...props, dangerouslySetInnerHTML: { __html: html } })
}

function withChildren(element: Html, children: ReactNode): Html {
  const { type, key, props } = element
  return children === props.children ? element : make(type, key, { ...props, children })
}

/** A client component with what it is handed: its children, and elements in any other prop. */
function withStaticProps(node: Html): Html {
  const props = staticValue(node.props) as Props
  return props === node.props ? node : make(node.type, node.key, props)
}

/** A value in which every element is rendered as far as it can be; the value itself when it holds none. */
function staticValue(value: unknown): unknown {
  if (typeof value !== "object" || value === null) return value
  if (isValidElement(value)) return staticHtml(value)
  if (Array.isArray(value)) return changed(value, value.map(staticValue))
  if (Object.getPrototypeOf(value) !== Object.prototype) return value
  const before = value as Props
  let after: Record<string, unknown> | undefined
  for (const name in before) {
    const rendered = staticValue(before[name])
    if (rendered === before[name]) continue
    after ??= { ...before }
    after[name] = rendered
  }
  return after ?? value
}

/** The list as it was when nothing in it has changed. */
function changed<T>(before: readonly T[], after: readonly T[]): readonly T[] {
  return after.some((one, at) => one !== before[at]) ? after : before
}

/** Several children stay fixed ones, which need no keys. */
function make(type: unknown, key: string | null, props: Props): Html {
  const create = Array.isArray(props.children) ? jsxs : jsx
  return create(type as ElementType, props, key ?? undefined) as Html
}
