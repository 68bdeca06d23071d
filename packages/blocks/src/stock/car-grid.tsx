import { anatomy } from "@forecourt/ui-kit/anatomy"
import type { ReactNode } from "react"
import css from "./car-grid.module.css"

const part = anatomy("car-grid", css)

/** Lists without markers lose their role in Safari. */
const LIST = { role: "list" }

export interface CarGridProps {
  readonly layout?: "grid" | "row"
  /** A list item for each card. */
  readonly children: ReactNode
}

/** Cards side by side, as many as the room allows; those of a row share their lines. */
export function CarGrid({ layout = "grid", children }: CarGridProps) {
  return (
    <ul {...LIST} {...part("root", { layout })}>
      {children}
    </ul>
  )
}
