import { type DefaultTreeAdapterMap, parseFragment } from "parse5"
import { REACT_FORM } from "./react-form.ts"

type Node = DefaultTreeAdapterMap["node"]
type Element = DefaultTreeAdapterMap["element"]

/** Elements that run, load or redirect; a block of ours that renders one says so by not being content. */
const DANGEROUS = new Set("base embed frame frameset iframe link meta object script style xmp plaintext".split(" "))
const ADDRESSES = new Set(
  "action background cite data formaction href longdesc manifest ping poster src srcset usemap xlink:href".split(" "),
)
/** As a browser reads an address: controls and spaces before it and within it do not count. */
const CODE = /^(?:javascript|vbscript|data|blob|filesystem|view-source):/i
// biome-ignore lint/suspicious/noControlCharactersInRegex: exactly the characters that a browser passes over
const PASSED_OVER = /[\u0000-\u0020]/g

/** The grey frame in place of a picture that an editor has not chosen yet: written by the renderer. */
const NO_IMAGE = /^data:image\/svg\+xml,%3Csvg xmlns='http:\/\/www\.w3\.org\/2000\/svg' viewBox='0 0 160 90'%3E/

/**
 * Everything in some HTML by which content could run: scripts and elements that load, handlers, styles, addresses that
 * are code. Read as a browser reads it, so that what breaks out of its place is found where it ends up.
 */
export function dangersIn(html: string): readonly string[] {
  return [...listDangers(parseFragment(html))]
}

function* listDangers(node: Node): Generator<string> {
  if ("tagName" in node) yield* dangersOfElement(node)
  if ("content" in node) yield* listDangers(node.content)
  if ("childNodes" in node) for (const child of node.childNodes) yield* listDangers(child)
}

function* dangersOfElement(element: Element): Generator<string> {
  if (DANGEROUS.has(element.tagName) && !isHarmless(element)) yield `<${element.tagName}>`
  for (const { name, prefix, value } of element.attrs) {
    const attribute = prefix ? `${prefix}:${name}` : name.toLowerCase()
    if (attribute.startsWith("on") || attribute === "style" || attribute === "srcdoc") yield `${attribute}="${value}"`
    else if (ADDRESSES.has(attribute) && addressesIn(attribute, value).some(isCode)) yield `${attribute}="${value}"`
  }
}

function addressesIn(attribute: string, value: string): readonly string[] {
  return attribute === "srcset" ? value.split(/,\s+/) : [value]
}

function isCode(address: string): boolean {
  return CODE.test(address.replaceAll(PASSED_OVER, "")) && !NO_IMAGE.test(address) && address !== REACT_FORM.action
}

function isHarmless(element: Element): boolean {
  return isStructuredData(element) || isPreload(element) || isReactScript(element)
}

function isReactScript({ tagName, attrs, childNodes: [text] }: Element): boolean {
  return (
    tagName === "script" &&
    attrs.length === 0 &&
    text !== undefined &&
    "value" in text &&
    text.value === REACT_FORM.script
  )
}

/** React asks early for a picture that is wanted at once. */
function isPreload({ tagName, attrs }: Element): boolean {
  return tagName === "link" && attrs.some(({ name, value }) => name === "rel" && value === "preload")
}

/** Returns whether an element is structured data: a script element with JSON, which runs no code. */
function isStructuredData({ tagName, attrs, childNodes }: Element): boolean {
  if (tagName !== "script" || attrs.length !== 1) return false
  const [type] = attrs
  const [text] = childNodes
  if (type?.name !== "type" || type.value !== "application/ld+json" || text === undefined || !("value" in text))
    return false
  try {
    return typeof JSON.parse(text.value) === "object"
  } catch {
    return false
  }
}
