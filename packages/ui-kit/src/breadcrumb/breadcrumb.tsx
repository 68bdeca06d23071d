import type { ReactNode } from "react"
import type { PartProps } from "../part/part.types.ts"
import { renderLink } from "../part/render-link.tsx"
import { linkPart } from "./breadcrumb-parts.tsx"

export { type BreadcrumbItemProps, Current, Item, List, Root } from "./breadcrumb-parts.tsx"

/** The link to an ancestor page. */
export function Link(props: PartProps<"a">): ReactNode {
  return renderLink(linkPart, {}, props)
}
