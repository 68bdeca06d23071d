import type { ReactNode } from "react"
import type { RichTextField } from "../generated/fields.ts"
import { renderFieldChromes } from "../render/chromes.tsx"
import type { ElementAttributes } from "./attributes.types.ts"
import { inline } from "./inline.ts"
import { NO_TEXT } from "./text.tsx"

export interface RichTextProps extends ElementAttributes {
  readonly field: RichTextField | undefined
  /** The name of the element that contains the text. @default "div" */
  readonly as?: "div" | "section" | "span" | "li" | "dd"
}

/**
 * Renders the formatted text of a field, which was sanitised when the field was read. Renders nothing when there is no
 * text.
 */
export const RichText = inline(function RichText({
  field,
  as: Element = "div",
  ...attributes
}: RichTextProps): ReactNode {
  if (field === undefined) return null
  const { value, metadata } = field
  if (metadata === undefined || field.editable === false) {
    return value === "" ? null : <Element {...attributes} dangerouslySetInnerHTML={{ __html: value }} />
  }
  return renderFieldChromes(
    metadata,
    <Element {...attributes} dangerouslySetInnerHTML={{ __html: value === "" ? NO_TEXT : value }} />,
  )
})
