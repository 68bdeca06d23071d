import type { MouseEvent } from "react"

/** Returns whether a click must be left to the browser, as for a new tab. */
export function isForAnotherWindow({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean {
  return button !== 0 || ctrlKey || metaKey || shiftKey || altKey
}
