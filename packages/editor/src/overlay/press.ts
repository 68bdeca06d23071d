/** A button that can be pressed now, or not: never disabled, for the focus would be lost when it has just been pressed. */
export function createPressProps(canPress: boolean, onClick: () => void) {
  return canPress ? { onClick } : { "aria-disabled": true }
}
