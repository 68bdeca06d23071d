import type { ReactNode } from "react"
import { anatomy } from "../anatomy/anatomy.ts"
import type { PartProps } from "../part/part.types.ts"
import { renderPart } from "../part/render-part.ts"
import css from "./breadcrumb.module.css"

const part = anatomy("breadcrumb", css)

/**
 * A breadcrumb: links to the ancestor pages, followed by the current page. Renders on the server. Requires an
 * `aria-label` ("Breadcrumb" in the language of the visitor). CSS renders the separators, which screen readers do not
 * read. In a narrow space, the steps scroll and none is dropped.
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/breadcrumb/
 */
export function Root(props: PartProps<"nav">): ReactNode {
  return renderPart("nav", part("root"), {}, props, {})
}

/** Renders the list of steps. The last step is the current page. */
export function List(props: PartProps<"ol">): ReactNode {
  // Lists without markers lose their role in Safari.
  return renderPart("ol", part("list"), { role: "list" }, props, {})
}

export interface BreadcrumbItemProps extends PartProps<"li"> {
  /**
   * True for a step that is a selection made on the page, such as a brand or a model; it has a different separator.
   * @default false
   */
  readonly isFacet?: boolean
}

/** A step of the breadcrumb. */
export function Item({ isFacet = false, ...props }: BreadcrumbItemProps): ReactNode {
  return renderPart("li", part("item", { facet: isFacet }), {}, props, {})
}

/** The attributes of the link in a step. Applications that use another link component set these attributes on it. */
export const linkPart = part("link")

/** The current page as the last step. It is rendered as text with `aria-current="page"` instead of as a link. */
export function Current(props: PartProps<"span">): ReactNode {
  return renderPart("span", part("current"), { "aria-current": "page" }, props, {})
}
