import type { MouseEvent } from "react"

/**
 * Returns whether a click on a link opens another tab or window, or starts a download. Such a click must be left to the
 * browser.
 */
export function isForAnotherWindow({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean {
  return button !== 0 || ctrlKey || metaKey || shiftKey || altKey
}
