import type { MouseEvent } from "react"

/**
 * Returns whether a click on a link opens another window or tab, or starts a download, in which case the browser must
 * handle it.
 */
export function isForAnotherWindow({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean {
  return button !== 0 || ctrlKey || metaKey || shiftKey || altKey
}
