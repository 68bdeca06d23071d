/** Uses `aria-disabled` instead of `disabled`, so that a focused button keeps the focus. */
export function createPressProps(canPress: boolean, onClick: () => void) {
  return canPress ? { onClick } : { "aria-disabled": true }
}
