"use client"

import type { ReactNode } from "react"
import { anatomy } from "../anatomy/anatomy.ts"
import {
  Content as DialogContent,
  type DialogContentProps,
  type DialogRootProps,
  DialogScope,
} from "../dialog/dialog-scope.tsx"
import css from "./drawer.module.css"

const part = anatomy("drawer", css)

export type DrawerRootProps = DialogRootProps

/**
 * A modal dialog that comes in from an edge of the window. Everything a dialog does, it does.
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/dialog-modal/
 */
export function Root(props: DrawerRootProps): ReactNode {
  return <DialogScope {...props} part={part} />
}

export interface DrawerContentProps extends DialogContentProps {
  /** Edge it comes from, in reading direction. @default "end" */
  readonly side?: "start" | "end" | "bottom"
}

/** The drawer itself. Named by the title inside, else give it an `aria-label`. */
export function Content({ side = "end", ...props }: DrawerContentProps): ReactNode {
  return <DialogContent data-side={side} {...props} />
}
