import { anatomy } from "@forecourt/ui-kit/anatomy"
import type { ReactNode } from "react"
import css from "./car-grid.module.css"

const part = anatomy("car-grid", css)

/** The list role, which Safari removes from lists without markers. */
const LIST = { role: "list" }

export interface CarGridProps {
  readonly layout?: "grid" | "row"
  readonly children: ReactNode
}

export function CarGrid({ layout = "grid", children }: CarGridProps) {
  return (
    <ul {...LIST} {...part("root", { layout })}>
      {children}
    </ul>
  )
}
