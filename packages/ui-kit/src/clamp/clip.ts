/** Content that sticks out by less than this is only rounding. */
const ROUNDING_PX = 1

/** What Tab reaches. Asked of a selector: `tabIndex` lays the page out for every element that is asked. */
const REACHABLE =
  ':is(a[href],button,input,select,textarea,summary,iframe,[controls],[contenteditable],[tabindex]):not([tabindex^="-"])'

const shutHere = new WeakSet<HTMLElement>()
const changes: (() => void)[] = []

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

  function measure() {
    const { top, bottom } = box.getBoundingClientRect()
    const all = items ? box.querySelectorAll(selector) : []
    const last = all[items] && all[items - 1]
    const edge = last ? last.getBoundingClientRect().bottom : bottom
    const height = last ? edge - top : items ? Number.POSITIVE_INFINITY : box.clientHeight
    const overflows = box.scrollHeight - height > ROUNDING_PX
    notify(overflows)
    const isBelow = (node: HTMLElement) =>
      overflows && (!node.inert || shutHere.has(node)) && node.getBoundingClientRect().top >= edge
    const below = [...box.querySelectorAll<HTMLElement>(REACHABLE)].filter(isBelow)
    changeSoon(() => {
      if (items) box.style.setProperty("--fc-clamp-height", last ? `${height}px` : "none")
      reach(below)
    })
  }

  function reach(below: readonly HTMLElement[]) {
    for (const node of shut) {
      node.inert = false
      shutHere.delete(node)
    }
    for (const node of below) {
      node.inert = true
      shutHere.add(node)
    }
    shut = below
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
    changeSoon(() => reach([]))
    // What was found stays in sight: an open box is not scrolled any more, the page is instead.
    if (scrolledPx) scrollBy(0, scrolledPx - box.scrollTop)
  }
}

/** Changes boxes once all of them are measured: a page of many is laid out once, not once for each. */
function changeSoon(change: () => void): void {
  if (changes.push(change) > 1) return
  queueMicrotask(() => {
    for (const one of changes.splice(0)) one()
  })
}
