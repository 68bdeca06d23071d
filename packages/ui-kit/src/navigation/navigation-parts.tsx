import type { ReactNode } from "react"
import type { PartProps } from "../part/part.types.ts"
import { renderPart } from "../part/render-part.ts"
import { CLOSE_DELAY, ITEM, LINK, PANEL, part, TOGGLE } from "./navigation-anatomy.ts"

// These parts hold no state and run on the server: the Root around them finds them in the document.

/** Renders the row of top-level items. */
export function List(props: PartProps<"ul">): ReactNode {
  return renderPart("ul", part("list"), {}, props, {})
}

export interface NavigationItemProps extends PartProps<"li"> {
  /** The key of the item, unique in the navigation. */
  readonly value: string
  /** The delay before the menu of this item closes, in milliseconds, if it differs from that of other items. */
  readonly closeDelayMs?: number
}

/** A top-level item: a link, a toggle or both, including their menu. */
export function Item({ value, closeDelayMs, ...props }: NavigationItemProps): ReactNode {
  return renderPart("li", part("item"), { [ITEM]: value, [CLOSE_DELAY]: closeDelayMs }, props, {})
}

export interface NavigationLinkProps extends PartProps<"a"> {
  /** The value of `aria-current`: `page` for a link to the current page, `true` for a link to one of its ancestors. */
  readonly current?: "page" | "true" | undefined
}

/** A top-level link. */
export function Link({ current, ...props }: NavigationLinkProps): ReactNode {
  return renderPart("a", part("link", { current }), { [LINK]: "", "aria-current": current }, props, {})
}

export interface NavigationToggleProps extends PartProps<"button"> {
  /** The `id` of the panel that the button opens. */
  readonly panel: string
}

/** The button that opens the menu of the item. Requires an `aria-label` next to a link. */
export function Toggle({ panel, ...props }: NavigationToggleProps): ReactNode {
  const ownProps = { type: "button", [TOGGLE]: "", "aria-expanded": false, "aria-controls": panel }
  return renderPart("button", part("toggle"), ownProps, props, {})
}

export interface NavigationPanelProps extends PartProps<"div"> {
  readonly id: string
}

/** The menu of the item, whose links are in the HTML while it is closed. */
export function Panel(props: NavigationPanelProps): ReactNode {
  return renderPart("div", part("panel"), { [PANEL]: "" }, props, {})
}
