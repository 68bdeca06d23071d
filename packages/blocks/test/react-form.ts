import { type DefaultTreeAdapterMap, parseFragment } from "parse5"
import { createElement } from "react"
import { renderToString } from "react-dom/server"

type Element = DefaultTreeAdapterMap["element"]

const html = renderToString(createElement("form", { action: () => {} }))
const [form, script] = parseFragment(html).childNodes as Element[]
const text = script?.childNodes[0]

/**
 * The parts of the HTML that React renders for a form whose `action` is a function. The `action` URL only throws an
 * error, and the script delays submissions until hydration.
 */
export const REACT_FORM = {
  action: form?.attrs[0]?.value ?? "",
  attribute: html.slice("<form".length, html.indexOf(">")),
  script: text !== undefined && "value" in text ? text.value : "",
}
