import type { ReactNode } from "react"
import { anatomy } from "../anatomy/anatomy.ts"
import type { PartProps } from "../part/part.types.ts"
import { renderPart } from "../part/render-part.ts"
import css from "./equal-row.module.css"

const part = anatomy("equal-row", css)

/** The default number of columns. Spec 1 §9. */
export const COLUMNS = 3

export interface EqualRowRootProps extends PartProps<"ul"> {
  /** The number of columns in a wide window. Smaller windows have fewer. @default 3 */
  readonly columns?: 2 | 3 | 4
}

/** A row of cards whose headings, texts and links are aligned by a shared grid (`subgrid`), without a script. */
export function Root({ columns = COLUMNS, ...props }: EqualRowRootProps): ReactNode {
  // Lists without markers lose their role in Safari.
  return renderPart("ul", part("root", { columns }), { role: "list" }, props, {})
}

export interface EqualRowItemProps extends PartProps<"li"> {
  /** The number of children of a card, for example 4 for image, heading, text and link. @default 3 */
  readonly rows?: 1 | 2 | 3 | 4 | 5 | 6
}

/** A card. Each of its children occupies one row of the shared grid. */
export function Item({ rows = 3, ...props }: EqualRowItemProps): ReactNode {
  return renderPart("li", part("item", { rows }), {}, props, {})
}
