import type { ComponentPropsWithRef, ReactNode } from "react"
import { anatomy } from "../anatomy/anatomy.ts"
import css from "./icons.module.css"

const part = anatomy("icon", css)

export interface IconProps extends Omit<ComponentPropsWithRef<"svg">, "children"> {
  /** Says what it means where no words stand beside it. Without it the icon is decoration. */
  readonly label?: string
}

interface Drawing {
  readonly name: string
  readonly children: ReactNode
  /** Filled shapes instead of strokes. */
  readonly isSolid?: boolean
}

/** Renders an icon on a grid of 24, as large as `--fc-size-icon` says and in the colour of the words around it. */
export function renderIcon(
  { name, children, isSolid = false }: Drawing,
  { label, className, ...props }: IconProps,
): ReactNode {
  const { className: own, ...attributes } = part("root", { icon: name, solid: isSolid })
  return (
    <svg
      {...attributes}
      className={className ? `${own} ${className}` : own}
      viewBox="0 0 24 24"
      width="24"
      height="24"
      focusable="false"
      role={label ? "img" : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
      {...props}
    >
      {children}
    </svg>
  )
}
