/** The id of the style element that React Aria adds to the page unless an element with this id exists. */
const STYLE_ID = "react-aria-pressable-style"

/**
 * Prevents React Aria from adding a style element, which a strict Content Security Policy would block. The style sheets
 * of the components that use React Aria contain the same rule.
 */
export function removePressStyle(): void {
  if (document.getElementById(STYLE_ID)) return
  const stand = document.createElement("meta")
  stand.id = STYLE_ID
  document.head.append(stand)
}
