import type { ReactNode } from "react"
import type { PartProps } from "../part/part.types.ts"
import { renderPart } from "../part/render-part.ts"
import { BACK, BRANCH, HEADING, part, TRIGGER } from "./drill-down-anatomy.ts"

// These parts have no state and run on the server. The Root around them finds them in the document.

/** Renders the list of entries on one level of the menu. */
export function List(props: PartProps<"ul">): ReactNode {
  return renderPart("ul", part("list"), {}, props, {})
}

/** An entry of the menu. It contains a link or a branch. */
export function Item(props: PartProps<"li">): ReactNode {
  return renderPart("li", part("item"), {}, props, {})
}

export interface DrillDownLinkProps extends PartProps<"a"> {
  /** The value of `aria-current`: `page` for a link to the current page, `true` for a link to one of its ancestors. */
  readonly current?: "page" | "true" | undefined
}

/** A menu entry that links to a page. */
export function Link({ current, ...props }: DrillDownLinkProps): ReactNode {
  return renderPart("a", part("link", { current }), { "aria-current": current }, props, {})
}

export interface DrillDownBranchProps extends PartProps<"details"> {
  /** The key of the branch. It must be unique in the menu. */
  readonly value: string
  /** True if the branch is initially open, for example because it contains the current page. */
  readonly defaultOpen?: boolean
}

/** A menu entry that contains nested entries. Place `Trigger` and `Panel` inside. */
export function Branch({ value, defaultOpen = false, ...props }: DrillDownBranchProps): ReactNode {
  // From here on the script opens and closes it, so React must not reset it.
  const ownProps = { [BRANCH]: value, open: defaultOpen || undefined, suppressHydrationWarning: true }
  return renderPart("details", part("branch"), ownProps, props, {})
}

/** The row of the list that visitors press to open the branch. */
export function Trigger(props: PartProps<"summary">): ReactNode {
  return renderPart("summary", part("trigger"), { [TRIGGER]: "" }, props, {})
}

/** The content of the branch. Its links are in the HTML even if the branch is closed. */
export function Panel(props: PartProps<"div">): ReactNode {
  return renderPart("div", part("panel"), {}, props, {})
}

export interface DrillDownBackProps extends PartProps<"button"> {
  /** The text of the button, such as "Back" or the name of the previous level. */
  readonly children: ReactNode
}

/** The button that returns to the previous level. Place it first in every panel. */
export function Back(props: DrillDownBackProps): ReactNode {
  return renderPart("button", part("back"), { type: "button", [BACK]: "" }, props, {})
}

/** The heading of a level. It receives the focus when the visitor opens this level. */
export function Heading(props: PartProps<"h2">): ReactNode {
  return renderPart("h2", part("heading"), { [HEADING]: "", tabIndex: -1 }, props, {})
}
