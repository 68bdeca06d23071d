const ROUNDING_PX = 1

/**
 * Clips a box and makes the focusable elements in the clipped part inert. `notify` is called with true if any content
 * is clipped, and `find` is called when find-in-page scrolls the box. Returns a function that ends the clipping.
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

  const nodes = [box, ...box.children]
  for (const node of nodes) observeSize(node, measure)
  box.onscroll = (event) => {
    scrolledPx = box.scrollTop
    find(event)
  }
  return () => {
    for (const node of nodes) observer?.unobserve(node)
    isOver = true
    shutOnly([])
    // Keeps the match in view: an open box does not scroll, so the page scrolls instead.
    if (scrolledPx) scrollBy(0, scrolledPx - box.scrollTop)
  }
}

/** The observer that all boxes share, so that all of them are measured before any of them changes. */
let observer: ResizeObserver | undefined
const measurements = new WeakMap<Element, () => void>()

/**
 * Calls `measure` in the next frame and after every size change. It is not called immediately, because this would force
 * a layout.
 */
function observeSize(node: Element, measure: () => void): void {
  measurements.set(node, measure)
  observer ??= new ResizeObserver((entries) => {
    for (const measure of new Set(entries.map(({ target }) => measurements.get(target)))) measure?.()
  })
  observer.observe(node)
}
