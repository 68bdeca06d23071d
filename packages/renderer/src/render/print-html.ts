/** Elements that React itself treats in a special way (forms, what it moves to the head), or that live: left to it. */
export const LEFT_TO_REACT: ReadonlySet<unknown> = new Set(
  "audio base body dialog embed form frame head html iframe input keygen link listing meta noscript object option param plaintext pre script select style template textarea title video".split(
    " ",
  ),
)
/** Props that are no attributes. */
const NOT_PRINTED = new Set(["children", "dangerouslySetInnerHTML", "suppressHydrationWarning"])

/** Elements without an inside. */
export const VOID: ReadonlySet<string> = new Set("area br col hr img source track wbr".split(" "))
/** A plain element of HTML or SVG; a hyphen makes it a custom element, which has rules of its own. */
const PLAIN_TAG = /^[a-z][a-zA-Z0-9]*$/

/** How React writes a name; those that are not listed stay as they are. */
const NAMES: Readonly<Record<string, string>> = {
  className: "class",
  tabIndex: "tabindex",
  htmlFor: "for",
  crossOrigin: "crossorigin",
  clipPath: "clip-path",
  clipRule: "clip-rule",
  fillOpacity: "fill-opacity",
  fillRule: "fill-rule",
  stopColor: "stop-color",
  stopOpacity: "stop-opacity",
  strokeDasharray: "stroke-dasharray",
  strokeDashoffset: "stroke-dashoffset",
  strokeLinecap: "stroke-linecap",
  strokeLinejoin: "stroke-linejoin",
  strokeMiterlimit: "stroke-miterlimit",
  strokeWidth: "stroke-width",
  textAnchor: "text-anchor",
}

interface Attribute {
  /** How it was printed before, for attributes that have few values: those that blocks write themselves. */
  readonly printed: Map<string, string> | null
  /** `written`: true and false are words; `text`: they are not; `flag`: nothing else; `address`: never code. */
  readonly kind: "written" | "text" | "flag" | "address"
  /** Everything before the value. */
  readonly start: string
}

/** Attributes whose values blocks write themselves: the same ones on every page. */
const FEW_VALUES = new Set(["className", "data-scope", "data-part"])

/** Attributes that we know how React writes. An element with any other is left to it. */
const ATTRIBUTES = new Map<string, Attribute>([
  ...attributes(
    "text",
    `alt as cite className clipPath clipRule colSpan crossOrigin cx cy d dateTime decoding dir fetchPriority fill
    fillOpacity fillRule height headers hrefLang htmlFor id itemProp itemType label lang loading media name offset
    opacity points popover popoverTarget r referrerPolicy rel role rx ry scope sizes srcSet start stopColor stopOpacity
    stroke strokeDasharray strokeDashoffset strokeLinecap strokeLinejoin strokeMiterlimit strokeWidth tabIndex target
    textAnchor title transform translate type value viewBox width x x1 x2 xmlns y y1 y2`,
  ),
  ...attributes("address", "href src"),
  ...attributes("flag", "hidden inert itemScope open reversed"),
  ...attributes("written", "draggable focusable spellCheck"),
])

function attributes(kind: Attribute["kind"], names: string): [string, Attribute][] {
  return names.split(/\s+/).map((name) => [name, attribute(name, kind)])
}

function attribute(name: string, kind: Attribute["kind"]): Attribute {
  return { kind, start: ` ${NAMES[name] ?? name}="`, printed: FEW_VALUES.has(name) ? new Map() : null }
}

type Props = Readonly<Record<string, unknown>>

const OWN_NAME = /^(data|aria)-[a-z0-9-]+$/

function findAttribute(name: string): Attribute | undefined {
  const known = ATTRIBUTES.get(name)
  if (known !== undefined || !OWN_NAME.test(name)) return known
  const own = attribute(name, "written")
  ATTRIBUTES.set(name, own)
  return own
}

/**
 * What React would print for an element up to where its inside begins, to the byte; `null` for an element that lives on
 * in the browser (a handler), or that only React knows how to print.
 */
export function printStart(tag: string, props: Props): string | null {
  if (LEFT_TO_REACT.has(tag) || !PLAIN_TAG.test(tag) || isPreloaded(tag, props)) return null
  if (tag === "button" && "name" in props) return null
  let start = `<${tag}`
  for (const name in props) {
    if (NOT_PRINTED.has(name)) continue
    const attribute = printAttribute(tag, name, props[name])
    if (attribute === null) return null
    start += attribute
  }
  return start
}

/** Text as React writes it. */
export function printText(text: string | number | bigint): string {
  return typeof text === "string" ? escapeHtml(text) : String(text)
}

/** React writes a preload for a picture that is not lazy into the page's head. */
function isPreloaded(tag: string, { loading }: Props): boolean {
  return tag === "img" && loading !== "lazy"
}

/** As React recognises it, however many controls and line breaks a browser would pass over. */
const CODE = new RegExp(`^[\u0000-\u001F ]*${[..."javascript"].join("[\r\n\t]*")}[\r\n\t]*:`, "i")

/** An attribute with its value, nothing when it is not there, or `null` when React has to write it. */
function printAttribute(tag: string, name: string, value: unknown): string | null {
  if (value === null || value === undefined) return ""
  const attribute = findAttribute(name)
  if (attribute === undefined) return null
  const { kind, start, printed } = attribute
  if (printed !== null && typeof value === "string") return printOnce(value, start, printed)
  switch (typeof value) {
    case "boolean":
      if (kind === "flag") return value ? `${start}"` : ""
      return kind === "written" ? `${start}${value}"` : null
    case "number":
    case "string":
      if (kind === "flag") return null
      if (kind === "address" && !isPlainAddress(String(value), tag)) return null
      if (name === "start" && Number.isNaN(Number(value))) return null
      return `${start}${escapeHtml(String(value))}"`
    default:
      return null
  }
}

const MAX_VALUES = 2000

function printOnce(value: string, start: string, printed: Map<string, string>): string {
  let found = printed.get(value)
  if (found === undefined) {
    found = `${start}${escapeHtml(value)}"`
    if (printed.size < MAX_VALUES) printed.set(value, found)
  }
  return found
}

/** React leaves an empty address out, except that of a link. */
function isPlainAddress(address: string, tag: string): boolean {
  return address === "" ? tag === "a" : !CODE.test(address)
}

const SPECIAL = /["'&<>]/
const EACH_SPECIAL = new RegExp(SPECIAL, "g")
const ESCAPED: Readonly<Record<string, string>> = {
  '"': "&quot;",
  "'": "&#x27;",
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
}

function escapeHtml(text: string): string {
  return SPECIAL.test(text) ? text.replace(EACH_SPECIAL, (sign) => ESCAPED[sign] ?? sign) : text
}
