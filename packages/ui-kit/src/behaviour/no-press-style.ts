/**
 * The id of the style element that React Aria adds to the page. React Aria does not add it if an element with this id
 * already exists.
 */
const STYLE_ID = "react-aria-pressable-style"

/**
 * Prevents React Aria from adding its style element, which a strict Content Security Policy would block. The rule in
 * this element is instead part of the style sheets of the components that use React Aria.
 */
export function removePressStyle(): void {
  if (document.getElementById(STYLE_ID)) return
  const stand = document.createElement("meta")
  stand.id = STYLE_ID
  document.head.append(stand)
}
