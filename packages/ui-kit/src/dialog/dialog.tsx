"use client"

import type { ReactNode } from "react"
import { anatomy } from "../anatomy/anatomy.ts"
import css from "./dialog.module.css"
import { type DialogRootProps, DialogScope } from "./dialog-scope.tsx"

const part = anatomy("dialog", css)

/**
 * A modal dialog: the focus stays inside, the page behind it rests, Escape closes it and gives the focus back.
 *
 * It comes with JavaScript and stands at the end of the page while it is open: what must be in the HTML does not belong
 * in it. For what must open before any script there is `Drawer`.
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/dialog-modal/
 */
export function Root(props: DialogRootProps): ReactNode {
  return <DialogScope {...props} part={part} />
}
