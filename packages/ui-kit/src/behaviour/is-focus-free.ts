/** Returns whether no element has the focus, or one inside the container has it, so that it can be moved. */
export function isFocusFree(container: Element | null | undefined): boolean {
  const { activeElement, body } = document
  return activeElement === null || activeElement === body || container?.contains(activeElement) === true
}
