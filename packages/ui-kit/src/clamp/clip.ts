/** The tolerance for rounding in sizes, in pixels. */
const ROUNDING_PX = 1

/**
 * Clips a box at the height set in the style sheet, or after a number of items, and makes focusable elements in the
 * clipped part inert. Calls `notify` with `true` when anything is clipped and with `false` otherwise. Calls `find` when
 * find-in-page or programmatic focus scrolls the box. Returns a function that stops the clipping.
 */
export function clip(
  box: HTMLElement,
  items: number,
  selector: string,
  notify: (overflows: boolean) => void,
  find: (event: Event) => void,
): () => void {
  let shut: readonly HTMLElement[] = []
  let scrolledPx = 0
  let isOver = false

  function measure() {
    const { top, bottom } = box.getBoundingClientRect()
    const all = box.querySelectorAll(selector)
    const last = all[items] && all[items - 1]
    const edge = last ? last.getBoundingClientRect().bottom : items ? Number.MAX_VALUE : bottom
    notify(box.scrollHeight + top - edge > ROUNDING_PX)
    const isBelow = (node: HTMLElement) =>
      node.tabIndex >= 0 && (!node.inert || shut.includes(node)) && node.getBoundingClientRect().top >= edge
    const below = [...box.querySelectorAll<HTMLElement>("*")].filter(isBelow)
    // In a microtask, after all boxes of the page are measured, so that the browser computes the layout once for all.
    queueMicrotask(() => {
      if (isOver) return
      if (items) box.style.setProperty("--fc-clamp-height", last ? `${edge - top}px` : "none")
      shutOnly(below)
    })
  }

  function shutOnly(nodes: readonly HTMLElement[]) {
    for (const node of shut) node.inert = false
    for (const node of nodes) node.inert = true
    shut = nodes
  }

  // Measuring content that is not rendered, as in a closed `<details>`, would force its layout. It is measured when
  // shown.
  if (box.checkVisibility?.() !== false) measure()
  const sizes = new ResizeObserver(measure)
  for (const node of [box, ...box.children]) sizes.observe(node)
  box.onscroll = (event) => {
    scrolledPx = box.scrollTop
    find(event)
  }
  return () => {
    sizes.disconnect()
    isOver = true
    shutOnly([])
    // Keeps the match in view: an open box does not scroll, so the page scrolls instead.
    if (scrolledPx) scrollBy(0, scrolledPx - box.scrollTop)
  }
}
