/**
 * Focuses the first focusable element of an item, or the item itself if it contains none. Does nothing if the visitor
 * has already moved the focus elsewhere.
 */
export function focusItem(item: Element | undefined, trigger: HTMLElement | null): void {
  const { activeElement, body } = document
  if (!(item instanceof HTMLElement) || (activeElement !== trigger && activeElement !== body)) return
  const target = [item, ...item.querySelectorAll<HTMLElement>("*")].find(({ tabIndex }) => tabIndex >= 0) ?? item
  if (target === item && item.tabIndex < 0) item.tabIndex = -1
  target.focus()
}
