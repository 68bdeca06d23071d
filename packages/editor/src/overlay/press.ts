/**
 * Creates the props of a button. A disabled button has `aria-disabled` instead of `disabled`, so that it keeps the
 * focus.
 */
export function createPressProps(canPress: boolean, onClick: () => void) {
  return canPress ? { onClick } : { "aria-disabled": true }
}
