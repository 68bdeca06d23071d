import type { ReactNode } from "react"
import type { PartProps } from "../part/part.types.ts"
import { renderPart } from "../part/render-part.ts"
import { CLOSE_DELAY, ITEM, LINK, PANEL, part, TOGGLE } from "./navigation-anatomy.ts"

// These parts hold no state and run on the server: the Root around them finds them in the document.

/** The items, one beside the other. */
export function List(props: PartProps<"ul">): ReactNode {
  return renderPart("ul", part("list"), {}, props, {})
}

export interface NavigationItemProps extends PartProps<"li"> {
  /** Names the item, unique in the navigation. */
  readonly value: string
  /** Milliseconds its menu stays after it is left, when it differs from the others'. */
  readonly closeDelayMs?: number
}

/** An item of the top level: a link, a toggle or both, and the menu that belongs to them. */
export function Item({ value, closeDelayMs, ...props }: NavigationItemProps): ReactNode {
  return renderPart("li", part("item"), { [ITEM]: value, [CLOSE_DELAY]: closeDelayMs }, props, {})
}

export interface NavigationLinkProps extends PartProps<"a"> {
  /** Whether it leads to the page the visitor is on, or to a page above it. */
  readonly current?: "page" | "true" | undefined
}

/** A link of the top level. */
export function Link({ current, ...props }: NavigationLinkProps): ReactNode {
  return renderPart("a", part("link", { current }), { [LINK]: "", "aria-current": current }, props, {})
}

export interface NavigationToggleProps extends PartProps<"button"> {
  /** `id` of the panel it opens. */
  readonly panel: string
}

/** The button that opens the item's menu. Beside a link it needs an `aria-label`. */
export function Toggle({ panel, ...props }: NavigationToggleProps): ReactNode {
  const own = { type: "button", [TOGGLE]: "", "aria-expanded": false, "aria-controls": panel }
  return renderPart("button", part("toggle"), own, props, {})
}

export interface NavigationPanelProps extends PartProps<"div"> {
  readonly id: string
}

/** The item's menu. Its links are in the HTML while it is closed. */
export function Panel(props: NavigationPanelProps): ReactNode {
  return renderPart("div", part("panel"), { [PANEL]: "" }, props, {})
}
