import type { MouseEvent } from "react"

/** Returns true if a click must be left to the browser, for example because it opens a new tab. */
export function isForAnotherWindow({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean {
  return button !== 0 || ctrlKey || metaKey || shiftKey || altKey
}
