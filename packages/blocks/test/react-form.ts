import { type DefaultTreeAdapterMap, parseFragment } from "parse5"
import { createElement } from "react"
import { renderToString } from "react-dom/server"

type Element = DefaultTreeAdapterMap["element"]

const html = renderToString(createElement("form", { action: () => {} }))
const [form, script] = parseFragment(html).childNodes as Element[]
const text = script?.childNodes[0]

/**
 * The parts of a form as React renders it. Its `action` URL only throws an error, and its script delays submissions
 * until hydration.
 */
export const REACT_FORM = {
  action: form?.attrs[0]?.value ?? "",
  attribute: html.slice("<form".length, html.indexOf(">")),
  script: text !== undefined && "value" in text ? text.value : "",
}
