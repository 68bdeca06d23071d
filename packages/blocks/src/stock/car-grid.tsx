import { anatomy } from "@forecourt/ui-kit/anatomy"
import type { ReactNode } from "react"
import css from "./car-grid.module.css"

const part = anatomy("car-grid", css)

/** The attributes that restore the list role, which Safari removes from lists without markers. */
const LIST = { role: "list" }

export interface CarGridProps {
  readonly layout?: "grid" | "row"
  /** The list items, one for each card. */
  readonly children: ReactNode
}

/** Renders a grid of cards. The parts of the cards in a row are aligned. */
export function CarGrid({ layout = "grid", children }: CarGridProps) {
  return (
    <ul {...LIST} {...part("root", { layout })}>
      {children}
    </ul>
  )
}
