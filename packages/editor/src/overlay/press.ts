/**
 * Returns the props of a button that may be unavailable. Uses `aria-disabled`, so that a focused button keeps the
 * focus.
 */
export function createPressProps(canPress: boolean, onClick: () => void) {
  return canPress ? { onClick } : { "aria-disabled": true }
}
