import type { MouseEvent } from "react"

/**
 * Keeps the focus in a control while its label is pressed. Without this handler, the control would lose the focus until
 * the mouse button is released.
 */
export function keepFocus(event: MouseEvent<HTMLElement>): void {
  const { activeElement } = document
  const isOnControl = event.target === activeElement
  if (!isOnControl && event.currentTarget.contains(activeElement)) event.preventDefault()
}
