import type { MouseEvent } from "react"

/** Whether a click on a link asks for another window or tab, or for a file: those are the browser's. */
export function isForAnotherWindow({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean {
  return button !== 0 || ctrlKey || metaKey || shiftKey || altKey
}
