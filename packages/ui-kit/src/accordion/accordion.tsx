import type { ReactNode } from "react"
import { anatomy } from "../anatomy/anatomy.ts"
import type { PartProps } from "../part/part.types.ts"
import { renderPart } from "../part/render-part.ts"
import css from "./accordion.module.css"

// These parts have no state and run on the server: the browser opens and closes them.

const part = anatomy("accordion", css)

/**
 * An accordion with native `<details>`, for which the browser only receives HTML and CSS. Closed answers are in the
 * HTML; find-in-page and links to an anchor open them, even without JavaScript. They open with an animation if the
 * browser supports it, but not under `prefers-reduced-motion`.
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/accordion/
 */
export function Root(props: PartProps<"div">): ReactNode {
  return renderPart("div", part("root"), {}, props, {})
}

export interface AccordionItemProps extends PartProps<"details"> {
  /**
   * The name of the group to which the item belongs. Opening an item closes the other items with the same name. Items
   * without a name are independent.
   */
  readonly name?: string
  /** True when the item is initially open. @default false */
  readonly open?: boolean
}

/** An item, which consists of a question and its answer. */
export function Item(props: AccordionItemProps): ReactNode {
  return renderPart("details", part("item"), {}, props, {})
}

/** The trigger of an item, which must contain the heading. */
export function Trigger(props: PartProps<"summary">): ReactNode {
  return renderPart("summary", part("trigger"), {}, props, {})
}

export interface AccordionHeadingProps extends PartProps<"h3"> {
  /** The heading level that matches the surrounding headings. @default 3 */
  readonly level?: 2 | 3 | 4 | 5 | 6
}

/** The heading of an item, which contains the question. */
export function Heading({ level = 3, ...props }: AccordionHeadingProps): ReactNode {
  return renderPart(`h${level}`, part("heading"), {}, props, {})
}

/** Renders the content of an item, for example the answer to a question. */
export function Content(props: PartProps<"div">): ReactNode {
  return renderPart("div", part("content"), {}, props, {})
}
