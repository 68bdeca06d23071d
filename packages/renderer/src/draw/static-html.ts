import { type ElementType, Fragment, isValidElement, type ReactElement, type ReactNode } from "react"
import { jsx, jsxs } from "react/jsx-runtime"
import { KeptHtml } from "./kept-html.tsx"
import { LEFT_TO_REACT, printStart, printText, VOID } from "./print-html.ts"
import { leaveHtml } from "./server-html.ts"

type Props = Readonly<Record<string, unknown>>
type Html = ReactElement<Props>

/** Shorter HTML travels as it is: a mark and what belongs to it are no shorter. */
const KEPT_FROM = 400

/**
 * The same markup with as few elements as possible: what stands inside an element becomes one string of HTML where
 * nothing in it lives on in the browser. React then sends, draws and takes over one element in place of many. There is
 * no wrapper: the string is set on the element that was there. What stands inside client components is treated alike.
 */
export function staticHtml(node: ReactNode): ReactNode {
  return asNode(walk(node, { isAfterText: false }))
}

/** What React would print for a node, to the byte; `null` when a part of it is left to React. */
export function printHtml(node: ReactNode): string | null {
  return walk(node, { isAfterText: false }).html
}

/** A node that has been looked at. */
interface Part {
  readonly node: ReactNode
  /** What React would print for it; `null` when a part of it is left to React: then `node` is HTML where it can be. */
  readonly html: string | null
  /** What stands inside an element that is HTML as a whole, when it is worth being a string. */
  readonly inside?: string
  /** What a list or a fragment consists of. */
  readonly parts?: readonly Part[]
}

/** Whether a text has just been printed: React tells two neighbours apart. */
interface Place {
  isAfterText: boolean
}

function walk(node: ReactNode, place: Place): Part {
  switch (typeof node) {
    case "string":
    case "number":
    case "bigint":
      return { node, html: walkText(printText(node), place) }
    case "boolean":
    case "undefined":
      return { node, html: "" }
  }
  if (node === null) return { node, html: "" }
  if (Array.isArray(node)) return walkList(node, place)
  if (!isValidElement<Props>(node)) return { node, html: null }
  if (node.type === Fragment) return walkFragment(node, place)
  if (typeof node.type === "string") return walkElement(node, node.type, place)
  place.isAfterText = false
  return { node: withStaticProps(node), html: null }
}

/** A client component with what it is handed: its children, and elements in any other prop. */
function withStaticProps(node: Html): Html {
  const props = staticValue(node.props) as Props
  return props === node.props ? node : make(node.type, node.key, props)
}

/** A value in which every element is drawn as far as it can be; the value itself when it holds none. */
function staticValue(value: unknown): unknown {
  if (typeof value !== "object" || value === null) return value
  if (isValidElement(value)) return staticHtml(value)
  if (Array.isArray(value)) return changed(value, value.map(staticValue))
  if (Object.getPrototypeOf(value) !== Object.prototype) return value
  const entries = Object.entries(value)
  const drawn = entries.map(([name, inside]) => [name, staticValue(inside)] as const)
  return drawn.some(([, inside], at) => inside !== entries[at]?.[1]) ? Object.fromEntries(drawn) : value
}

/** The list as it was when nothing in it has changed. */
function changed<T>(before: readonly T[], after: readonly T[]): readonly T[] {
  return after.some((one, at) => one !== before[at]) ? after : before
}

function walkText(text: string, place: Place): string {
  if (text === "") return ""
  const html = place.isAfterText ? `<!-- -->${text}` : text
  place.isAfterText = true
  return html
}

function walkList(nodes: readonly ReactNode[], place: Place): Part {
  const parts: Part[] = []
  let html: string | null = ""
  for (const node of nodes) {
    const part = walk(node, place)
    parts.push(part)
    html = html === null || part.html === null ? null : html + part.html
  }
  return { node: html === null ? listOf(nodes, parts) : nodes, html, parts }
}

function walkFragment(node: Html, place: Place): Part {
  const part = walk(node.props.children as ReactNode, place)
  return { node: part.html === null ? withInside(node, part) : node, html: part.html, parts: [part] }
}

function walkElement(node: Html, tag: string, place: Place): Part {
  const { children, dangerouslySetInnerHTML: inner } = node.props
  const start = printStart(tag, node.props)
  place.isAfterText = false
  if (VOID.has(tag)) return { node, html: start === null || children != null || inner != null ? null : `${start}/>` }
  if (inner != null)
    return { node, html: start === null || children != null ? null : `${start}>${innerHtml(inner)}</${tag}>` }

  const part = insideOf(node, place)
  place.isAfterText = false
  const html = part === null ? "" : part.html
  if (html === null) return { node: withInside(node, part as Part), html: null }
  const inside = part !== null && hasElements(part) && !LEFT_TO_REACT.has(tag) ? html : undefined
  if (start !== null) return { node, html: `${start}>${html}</${tag}>`, ...(inside !== undefined && { inside }) }
  if (inside !== undefined) return { node: withHtml(node, inside), html: null }
  return { node: part === null ? node : withInside(node, part), html: null }
}

function insideOf({ props }: Html, place: Place): Part | null {
  return props.children === undefined ? null : walk(props.children as ReactNode, place)
}

function innerHtml(inner: unknown): string {
  const { __html: html } = inner as { readonly __html?: unknown }
  return html === null || html === undefined ? "" : String(html)
}

/** Text alone gains nothing by being HTML. */
function hasElements({ node, parts }: Part): boolean {
  return parts === undefined ? isValidElement(node) : parts.some(hasElements)
}

/** A part for React to draw, beside others that live: HTML inside its own element. */
function asNode({ node, html, inside, parts }: Part): ReactNode {
  if (html === null) return node
  if (inside !== undefined) return withHtml(node as Html, inside)
  if (parts === undefined) return node
  return Array.isArray(node) ? listOf(node, parts) : withInside(node as Html, parts[0] as Part)
}

function listOf(nodes: readonly ReactNode[], parts: readonly Part[]): readonly ReactNode[] {
  return changed(nodes, parts.map(asNode))
}

function withHtml(element: Html, html: string): Html {
  const { children: _, ...props } = element.props
  const { type, key } = element
  return html.length < KEPT_FROM
    ? make(type, key, { ...props, dangerouslySetInnerHTML: { __html: html } })
    : make(KeptHtml, key, { tag: type, mark: leaveHtml(html), attributes: props })
}

function withInside(element: Html, part: Part): Html {
  const children = asNode(part)
  const { type, key, props } = element
  return children === props.children ? element : make(type, key, { ...props, children })
}

/** Several children stay fixed ones, which need no keys. */
function make(type: unknown, key: string | null, props: Props): Html {
  const create = Array.isArray(props.children) ? jsxs : jsx
  return create(type as ElementType, props, key ?? undefined) as Html
}
