import type { MouseEvent } from "react"

/** For a label: a press on its words leaves the focus in its control, which would lose it until the button is let go. */
export function keepFocus(event: MouseEvent<HTMLElement>): void {
  const { activeElement } = document
  const isOnControl = event.target === activeElement
  if (!isOnControl && event.currentTarget.contains(activeElement)) event.preventDefault()
}
