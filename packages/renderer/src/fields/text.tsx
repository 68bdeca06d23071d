import { createElement, Fragment, type ReactNode } from "react"
import type { TextField } from "../generated/fields.ts"
import { renderFieldChromes } from "../render/chromes.tsx"
import type { ElementAttributes } from "./attributes.types.ts"
import { inline } from "./inline.ts"

export const NO_TEXT = "[No text in field]"

export interface TextProps extends ElementAttributes {
  readonly field: TextField | undefined
  /** The name of the element that contains the text. @default "span" */
  readonly as?:
    | "span"
    | "p"
    | "div"
    | "h1"
    | "h2"
    | "h3"
    | "h4"
    | "h5"
    | "h6"
    | "dt"
    | "dd"
    | "strong"
    | "em"
    | "figcaption"
    | "legend"
    | "li"
}

/** Renders plain text with line breaks. Renders nothing when there is no text. */
export const Text = inline(function Text({ field, as: Element = "span", ...attributes }: TextProps): ReactNode {
  if (field === undefined) return null
  const { value, metadata } = field
  if (metadata === undefined || field.editable === false) {
    return value === "" ? null : <Element {...attributes}>{renderLines(value)}</Element>
  }
  return renderFieldChromes(metadata, <Element {...attributes}>{value === "" ? NO_TEXT : renderLines(value)}</Element>)
})

/** Renders a text with line breaks. The lines are passed as static children, which need no keys. */
function renderLines(text: string): ReactNode {
  if (!text.includes("\n")) return text
  const rendered: ReactNode[] = []
  for (const line of text.split(/\r?\n/)) rendered.push(createElement("br"), line)
  return createElement(Fragment, null, ...rendered.slice(1))
}
