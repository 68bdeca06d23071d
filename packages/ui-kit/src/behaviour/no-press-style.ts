/**
 * The id of the style element of React Aria. If an element with this id already exists, React Aria does not add its
 * own.
 */
const STYLE_ID = "react-aria-pressable-style"

/** Prevents React Aria from adding its style element, which a strict Content Security Policy would block. */
export function removePressStyle(): void {
  if (document.getElementById(STYLE_ID)) return
  const stand = document.createElement("meta")
  stand.id = STYLE_ID
  document.head.append(stand)
}
