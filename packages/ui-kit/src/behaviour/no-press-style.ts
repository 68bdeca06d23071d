/** The engine adds a style element to the page unless one with this id is there. */
const STYLE_ID = "react-aria-pressable-style"

/**
 * Keeps the engine of presses from writing a style element, which a strict policy refuses: the rule is in the style
 * sheets of the parts that use it.
 */
export function removePressStyle(): void {
  if (document.getElementById(STYLE_ID)) return
  const stand = document.createElement("meta")
  stand.id = STYLE_ID
  document.head.append(stand)
}
