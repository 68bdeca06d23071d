/** Returns true if the focus can be moved, because no element has it or an element inside the container has it. */
export function isFocusFree(container: Element | null | undefined): boolean {
  const { activeElement, body } = document
  return activeElement === null || activeElement === body || container?.contains(activeElement) === true
}
