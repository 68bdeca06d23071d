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
  const shut: HTMLElement[] = []
  let scrolledPx = 0

  function unshut() {
    for (const node of shut.splice(0)) node.inert = false
  }

  function measure() {
    unshut()
    if (items) {
      const all = box.querySelectorAll(selector)
      const last = all[items] && all[items - 1]
      const { top } = box.getBoundingClientRect()
      box.style.setProperty("--fc-clamp-height", last ? `${last.getBoundingClientRect().bottom - top}px` : "none")
    }
    notify(box.scrollHeight - box.clientHeight > ROUNDING_PX)
    const { bottom } = box.getBoundingClientRect()
    for (const node of box.querySelectorAll<HTMLElement>("*")) {
      if (node.tabIndex < 0 || node.inert || node.getBoundingClientRect().top < bottom) continue
      node.inert = true
      shut.push(node)
    }
  }

  measure()
  const sizes = new ResizeObserver(measure)
  for (const node of [box, ...box.children]) sizes.observe(node)
  box.onscroll = (event) => {
    scrolledPx = box.scrollTop
    find(event)
  }
  return () => {
    sizes.disconnect()
    unshut()
    // What was found stays in sight: an open box is not scrolled any more, the page is instead.
    scrollBy(0, scrolledPx - box.scrollTop)
  }
}
