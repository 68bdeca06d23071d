import type { HTMLAttributes } from "react"

/** The attributes that any field component passes on to the element it renders. */
export type ElementAttributes = Omit<HTMLAttributes<HTMLElement>, "children" | "dangerouslySetInnerHTML" | "style"> & {
  readonly [data: `data-${string}`]: string | undefined
}
