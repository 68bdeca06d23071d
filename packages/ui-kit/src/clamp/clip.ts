/** Content that sticks out by less than this is only rounding. */
const ROUNDING_PX = 1

/**
 * Clips a box where the style sheet says, or after so many items; tells whether something is clipped, and when
 * find-in-page or a script's focus scrolls it. What lies more than half below the edge is taken out of reach.
 * Returns how to stop.
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
    // Once all boxes of a page are measured: it is laid out once, not once for each.
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

  // What is not rendered, as in a closed `<details>`, would be laid out for it: it is measured when it is shown.
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
    // What was found stays in sight: an open box is not scrolled any more, the page is instead.
    if (scrolledPx) scrollBy(0, scrolledPx - box.scrollTop)
  }
}
