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
  let scrolledPx = 0

  function measure() {
    const { top, bottom } = box.getBoundingClientRect()
    const all = items ? box.querySelectorAll(selector) : []
    const last = all[items] && all[items - 1]
    const edge = last ? last.getBoundingClientRect().bottom : bottom
    const heightPx = last ? edge - top : items ? Number.POSITIVE_INFINITY : box.clientHeight
    const overflows = box.scrollHeight - heightPx > ROUNDING_PX
    notify(overflows)
    changeSoon(box, {
      shut: overflows ? reachableBelow(box, edge) : NOTHING,
      height: items ? (last ? `${heightPx}px` : "none") : null,
    })
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
    changeSoon(box, { shut: NOTHING, height: null })
    // What was found stays in sight: an open box is not scrolled any more, the page is instead.
    if (scrolledPx > 0) scrollBy(0, scrolledPx - box.scrollTop)
  }
}

interface Clipped {
  /** What cannot be reached. */
  readonly shut: ReadonlySet<HTMLElement>
  /** `null`: the style sheet's. */
  readonly height: string | null
}

const NOTHING: ReadonlySet<HTMLElement> = new Set()

const clipped = new WeakMap<HTMLElement, ReadonlySet<HTMLElement>>()
const changes = new Map<HTMLElement, Clipped>()

/** Changes boxes once all of them are measured: a page of many is laid out once, not once for each. */
function changeSoon(box: HTMLElement, change: Clipped): void {
  if (changes.size === 0) queueMicrotask(changeAll)
  changes.set(box, change)
}

function changeAll(): void {
  for (const [box, { shut, height }] of changes) {
    const before = clipped.get(box) ?? NOTHING
    for (const node of before) if (!shut.has(node)) node.inert = false
    for (const node of shut) if (!before.has(node)) node.inert = true
    clipped.set(box, shut)
    if (height !== null && box.style.getPropertyValue(HEIGHT) !== height) box.style.setProperty(HEIGHT, height)
  }
  changes.clear()
}

const HEIGHT = "--fc-clamp-height"

/** What Tab reaches. Asked of a selector: `tabIndex` lays the page out for every element that is asked. */
const REACHABLE = [
  ...["a[href]", "area[href]", "button", "input", "select", "textarea", "summary", "iframe"],
  ...["audio[controls]", "video[controls]", "[contenteditable]", "[tabindex]"],
]
  .map((one) => `${one}:not([tabindex^="-"])`)
  .join()

/** What begins below the edge of a box and could be reached. */
function reachableBelow(box: HTMLElement, edge: number): ReadonlySet<HTMLElement> {
  const before = clipped.get(box) ?? NOTHING
  const reachable = [...box.querySelectorAll<HTMLElement>(REACHABLE)].filter((node) => !node.inert || before.has(node))
  return new Set(reachable.filter((node) => node.getBoundingClientRect().top >= edge))
}
