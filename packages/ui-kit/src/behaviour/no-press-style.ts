/** The id of React Aria's style element, which it does not add if the id already exists. */
const STYLE_ID = "react-aria-pressable-style"

/** Prevents React Aria from adding its style element, which a strict Content Security Policy would block. */
export function removePressStyle(): void {
  if (document.getElementById(STYLE_ID)) return
  const stand = document.createElement("meta")
  stand.id = STYLE_ID
  document.head.append(stand)
}
