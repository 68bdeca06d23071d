import type { ReactNode } from "react"
import type { PartProps } from "../part/part.types.ts"
import { renderPart } from "../part/render-part.ts"
import { CLOSE_DELAY, ITEM, LINK, PANEL, part, TOGGLE } from "./navigation-anatomy.ts"

// These parts hold no state and run on the server: the Root around them finds them in the document.

/** Renders the list of top-level items in the navigation. */
export function List(props: PartProps<"ul">): ReactNode {
  return renderPart("ul", part("list"), {}, props, {})
}

export interface NavigationItemProps extends PartProps<"li"> {
  /** The key of the item. It must be unique in the navigation. */
  readonly value: string
  /** The delay in milliseconds before the menu of this item closes. @default the delay of the navigation */
  readonly closeDelayMs?: number
}

/**
 * A top-level item of the navigation. It contains a link, a toggle or both. If it has a toggle, it also contains the
 * menu that the toggle opens.
 */
export function Item({ value, closeDelayMs, ...props }: NavigationItemProps): ReactNode {
  return renderPart("li", part("item"), { [ITEM]: value, [CLOSE_DELAY]: closeDelayMs }, props, {})
}

export interface NavigationLinkProps extends PartProps<"a"> {
  /** The value of `aria-current`: `page` for a link to the current page, `true` for a link to one of its ancestors. */
  readonly current?: "page" | "true" | undefined
}

/** The link of a top-level item. */
export function Link({ current, ...props }: NavigationLinkProps): ReactNode {
  return renderPart("a", part("link", { current }), { [LINK]: "", "aria-current": current }, props, {})
}

export interface NavigationToggleProps extends PartProps<"button"> {
  /** The `id` of the `Panel` that the button opens. */
  readonly panel: string
}

/** The button that opens the menu of its item. If it is placed next to a link, it requires an `aria-label`. */
export function Toggle({ panel, ...props }: NavigationToggleProps): ReactNode {
  const ownProps = { type: "button", [TOGGLE]: "", "aria-expanded": false, "aria-controls": panel }
  return renderPart("button", part("toggle"), ownProps, props, {})
}

export interface NavigationPanelProps extends PartProps<"div"> {
  readonly id: string
}

/** The menu of an item. Its links are in the HTML even while the menu is closed. */
export function Panel(props: NavigationPanelProps): ReactNode {
  return renderPart("div", part("panel"), { [PANEL]: "" }, props, {})
}
