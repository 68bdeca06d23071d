import { type DefaultTreeAdapterMap, parseFragment } from "parse5"
import { REACT_FORM } from "./react-form.ts"

type Node = DefaultTreeAdapterMap["node"]
type Element = DefaultTreeAdapterMap["element"]

/**
 * The names of elements that execute code, load resources or redirect. No block may render these elements from
 * editorial content.
 */
const DANGEROUS = new Set("base embed frame frameset iframe link meta object script style xmp plaintext".split(" "))
const ADDRESSES = new Set(
  "action background cite data formaction href longdesc manifest ping poster src srcset usemap xlink:href".split(" "),
)
/**
 * Matches URLs that execute code. Control characters and spaces must be removed from the URL first, as in a browser.
 */
const CODE = /^(?:javascript|vbscript|data|blob|filesystem|view-source):/i
// biome-ignore lint/suspicious/noControlCharactersInRegex: exactly the characters that a browser passes over
const PASSED_OVER = /[\u0000-\u0020]/g

/** Matches the placeholder for an empty image field in the page editor. */
const NO_IMAGE = /^data:image\/svg\+xml,%3Csvg xmlns='http:\/\/www\.w3\.org\/2000\/svg' viewBox='0 0 160 90'%3E/

/**
 * Lists the dangerous elements and attributes in HTML. The HTML is parsed as in a browser, so that escaped markup is
 * not reported.
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
  return isData(element) || isPreload(element) || isReactScript(element)
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

function isPreload({ tagName, attrs }: Element): boolean {
  return tagName === "link" && attrs.some(({ name, value }) => name === "rel" && value === "preload")
}

function isData({ tagName, attrs, childNodes }: Element): boolean {
  const [text] = childNodes
  const isJson = attrs.some(({ name, value }) => name === "type" && DATA.has(value))
  const isBare = attrs.every(({ name }) => name === "type" || name === "id")
  if (tagName !== "script" || !isJson || !isBare || text === undefined || !("value" in text)) return false
  try {
    return typeof JSON.parse(text.value) === "object"
  } catch {
    return false
  }
}

const DATA: ReadonlySet<string> = new Set(["application/json", "application/ld+json"])
