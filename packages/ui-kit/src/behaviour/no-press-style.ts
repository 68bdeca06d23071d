/** The id of a style element that the press engine adds to the page, unless an element with this id exists. */
const STYLE_ID = "react-aria-pressable-style"

/**
 * Prevents the press engine from adding a style element, which a strict Content Security Policy blocks. The style
 * sheets of the parts that use the engine contain the rule instead.
 */
export function removePressStyle(): void {
  if (document.getElementById(STYLE_ID)) return
  const stand = document.createElement("meta")
  stand.id = STYLE_ID
  document.head.append(stand)
}
