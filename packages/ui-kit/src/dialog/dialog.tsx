"use client"

import type { ReactNode } from "react"
import { anatomy } from "../anatomy/anatomy.ts"
import css from "./dialog.module.css"
import { type DialogRootProps, DialogScope } from "./dialog-scope.tsx"

const part = anatomy("dialog", css)

/**
 * A modal dialog on the browser's own `<dialog>`: top layer, inert page behind it, focus inside, Escape, focus back.
 *
 * Its content is in the HTML while it is closed, and its trigger works before hydration and without JavaScript.
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/dialog-modal/
 */
export function Root(props: DialogRootProps): ReactNode {
  return <DialogScope {...props} part={part} />
}
