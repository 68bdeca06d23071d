"use client"

import type { ReactNode } from "react"
import { anatomy } from "../anatomy/anatomy.ts"
import css from "./dialog.module.css"
import { type DialogRootProps, DialogScope } from "./dialog-scope.tsx"

const part = anatomy("dialog", css)

/**
 * A modal dialog: the focus remains inside, the page behind is inert, and Escape closes it and returns the focus. It
 * requires JavaScript and is rendered at the end of the page while it is open, so it is unsuitable for content that
 * must be in the HTML. Use `Drawer` for a dialog that must open before hydration.
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/dialog-modal/
 */
export function Root(props: DialogRootProps): ReactNode {
  return <DialogScope {...props} part={part} />
}
