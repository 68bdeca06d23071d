/**
 * Moves the focus to the nearest remaining parent of a button that is removed after a click. Otherwise the browser
 * would move the focus to the top of the page.
 */
export function keepFocusNear(button: Element): void {
  const parents: HTMLElement[] = []
  for (let parent = button.parentElement; parent !== null; parent = parent.parentElement) parents.push(parent)
  // React has removed the button by then.
  setTimeout(() => {
    if (document.activeElement !== document.body) return
    const near = parents.find(({ isConnected }) => isConnected)
    if (near === undefined || near === document.body) return
    near.tabIndex = -1
    near.focus({ preventScroll: true })
  })
}
