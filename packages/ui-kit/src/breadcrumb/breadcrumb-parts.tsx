import type { ReactNode } from "react"
import { anatomy } from "../anatomy/anatomy.ts"
import type { PartProps } from "../part/part.types.ts"
import { renderPart } from "../part/render-part.ts"
import css from "./breadcrumb.module.css"

const part = anatomy("breadcrumb", css)

/**
 * A breadcrumb: links to the ancestor pages, then the current page.
 *
 * Runs on the server. Give it an `aria-label` ("Breadcrumb" in the visitor's language). CSS renders the separators, and
 * screen readers do not read them. In a narrow space the steps scroll; none is dropped.
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
  /** Marks a choice made on the page, such as a brand or a model. It has a different separator. @default false */
  readonly isFacet?: boolean
}

/** A step of the breadcrumb. */
export function Item({ isFacet = false, ...props }: BreadcrumbItemProps): ReactNode {
  return renderPart("li", part("item", { facet: isFacet }), {}, props, {})
}

/** The attributes of a step's link, for applications that render their own link component. */
export const linkPart = part("link")

/** The current page. It is not a link and has `aria-current`. */
export function Current(props: PartProps<"span">): ReactNode {
  return renderPart("span", part("current"), { "aria-current": "page" }, props, {})
}
