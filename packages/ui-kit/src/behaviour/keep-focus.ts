import type { MouseEvent } from "react"

/**
 * Handles a press on a label by keeping the focus in its control, which would otherwise lose it until the button is
 * released.
 */
export function keepFocus(event: MouseEvent<HTMLElement>): void {
  const { activeElement } = document
  const isOnControl = event.target === activeElement
  if (!isOnControl && event.currentTarget.contains(activeElement)) event.preventDefault()
}
