import type { ReactNode } from "react"
import { anatomy } from "../anatomy/anatomy.ts"
import type { PartProps } from "../part/part.types.ts"
import { renderPart } from "../part/render-part.ts"
import css from "./accordion.module.css"

// These parts hold no state and run on the server: the browser opens and closes them.

const part = anatomy("accordion", css)

/**
 * Questions that open one by one, on the browser's own `<details>`: nothing is sent to the browser but HTML and CSS.
 *
 * Closed answers are in the HTML; find-in-page and a link to a place in them open them, also without JavaScript.
 * They open smoothly where the browser can, and at once for those who asked for less motion.
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/accordion/
 */
export function Root(props: PartProps<"div">): ReactNode {
  return renderPart("div", part("root"), {}, props, {})
}

export interface AccordionItemProps extends PartProps<"details"> {
  /** Items of one name close each other; without it each stays as it is left. */
  readonly name?: string
  /** Open on first render. @default false */
  readonly open?: boolean
}

/** One question with its answer. `onToggle` hears of every opening and closing. */
export function Item(props: AccordionItemProps): ReactNode {
  return renderPart("details", part("item"), {}, props, {})
}

/** What is pressed: put the heading inside. */
export function Trigger(props: PartProps<"summary">): ReactNode {
  return renderPart("summary", part("trigger"), {}, props, {})
}

export interface AccordionHeadingProps extends PartProps<"h3"> {
  /** Level that the headings around it call for. @default 3 */
  readonly level?: 2 | 3 | 4 | 5 | 6
}

/** The question, as a heading of the page. */
export function Heading({ level = 3, ...props }: AccordionHeadingProps): ReactNode {
  return renderPart(`h${level}`, part("heading"), {}, props, {})
}

/** The answer. */
export function Content(props: PartProps<"div">): ReactNode {
  return renderPart("div", part("content"), {}, props, {})
}
