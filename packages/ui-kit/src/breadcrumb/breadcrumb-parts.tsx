import type { ReactNode } from "react"
import { anatomy } from "../anatomy/anatomy.ts"
import type { PartProps } from "../part/part.types.ts"
import { renderPart } from "../part/render-part.ts"
import css from "./breadcrumb.module.css"

const part = anatomy("breadcrumb", css)

/**
 * The way from the home page to this one: links to the ancestors, then the page itself.
 *
 * Runs on the server; give it an `aria-label` ("Breadcrumb" in the visitor's language). The signs between the links are
 * rendered by CSS and read out by nobody. Where there is no room, the steps in the middle are scrolled, not dropped.
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/breadcrumb/
 */
export function Root(props: PartProps<"nav">): ReactNode {
  return renderPart("nav", part("root"), {}, props, {})
}

/** The steps, in order. */
export function List(props: PartProps<"ol">): ReactNode {
  // Lists without markers lose their role in Safari.
  return renderPart("ol", part("list"), { role: "list" }, props, {})
}

export interface BreadcrumbItemProps extends PartProps<"li"> {
  /** What follows was chosen on the page, such as a brand and a model: another sign stands before it. @default false */
  readonly isFacet?: boolean
}

/** One step. */
export function Item({ isFacet = false, ...props }: BreadcrumbItemProps): ReactNode {
  return renderPart("li", part("item", { facet: isFacet }), {}, props, {})
}

/** What a step that can be gone back to carries, for those who render their own link. */
export const linkPart = part("link")

/** The page that the visitor is on: no link, and said to be the current one. */
export function Current(props: PartProps<"span">): ReactNode {
  return renderPart("span", part("current"), { "aria-current": "page" }, props, {})
}
