import type { MouseEvent } from "react"

/**
 * Keeps the focus in a control when its label is pressed. Otherwise, the control would lose it until the button is
 * released.
 */
export function keepFocus(event: MouseEvent<HTMLElement>): void {
  const { activeElement } = document
  const isOnControl = event.target === activeElement
  if (!isOnControl && event.currentTarget.contains(activeElement)) event.preventDefault()
}
