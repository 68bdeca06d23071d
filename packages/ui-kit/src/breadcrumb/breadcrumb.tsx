import type { ReactNode } from "react"
import { drawLink } from "../part/draw-link.tsx"
import type { PartProps } from "../part/part.types.ts"
import { linkPart } from "./breadcrumb-parts.tsx"

export { type BreadcrumbItemProps, Current, Item, List, Root } from "./breadcrumb-parts.tsx"

/** A step that can be gone back to. */
export function Link(props: PartProps<"a">): ReactNode {
  return drawLink(linkPart, {}, props)
}
