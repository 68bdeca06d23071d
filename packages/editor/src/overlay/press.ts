/**
 * Returns the props of a button that may be unavailable. With `aria-disabled` instead of `disabled`, a focused button
 * keeps the focus.
 */
export function createPressProps(canPress: boolean, onClick: () => void) {
  return canPress ? { onClick } : { "aria-disabled": true }
}
