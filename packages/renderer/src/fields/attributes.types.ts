import type { HTMLAttributes } from "react"

/** The attributes that all field components pass to their elements. */
export type ElementAttributes = Omit<HTMLAttributes<HTMLElement>, "children" | "dangerouslySetInnerHTML" | "style"> & {
  readonly [data: `data-${string}`]: string | undefined
}
