import { anatomy } from "@forecourt/ui-kit/anatomy"
import { VisuallyHidden } from "@forecourt/ui-kit/visually-hidden"
import type { ComponentProps, ReactNode } from "react"
import css from "./round-box.module.css"

const part = anatomy("round-box", css)

export interface RoundBoxProps extends Omit<ComponentProps<"input">, "children"> {
  /** The accessible name, which is also shown as a tooltip. */
  readonly label: string
  readonly children: ReactNode
}

export function RoundBox({ label, children, ...input }: RoundBoxProps) {
  return (
    <label {...part("root")} title={label}>
      <input {...part("input")} {...input} type="checkbox" />
      {children}
      <VisuallyHidden>{label}</VisuallyHidden>
    </label>
  )
}
