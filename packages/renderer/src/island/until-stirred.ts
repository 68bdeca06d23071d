/** Stands on the root element of a page whose islands may sleep: one that the server drew. */
export const SLEEPS = { "data-islands": "asleep" } as const

/** Stands on a row that wakes the islands when it holds more than it has room for. */
export const NEEDS_ROOM = { "data-needs-room": "" } as const

/** After an error React may draw the page anew, and then nothing of the server's is left. */
const STIRS = ["pointermove", "pointerdown", "wheel", "keydown", "focusin", "click", "error"]

let stirred: Promise<void> | undefined

/**
 * Kept once the visitor does anything at all, and at once on a page whose islands may not sleep. Until then the server's
 * HTML is all there is: its links, forms, menus and drawers work by themselves.
 */
export function untilStirred(): Promise<void> {
  stirred ??= new Promise((wake) => {
    if (typeof document === "undefined" || document.documentElement.dataset.islands !== "asleep" || hasStirred())
      return wake()
    for (const stir of STIRS) addEventListener(stir, () => wake(), { capture: true, once: true, passive: true })
    watchRows(wake)
  })
  return stirred
}

/** The visitor may have been quicker than this script. */
function hasStirred(): boolean {
  return navigator.userActivation?.hasBeenActive ?? false
}

function watchRows(wake: () => void): void {
  const rows = [...document.querySelectorAll("[data-needs-room]")]
  const sizes = new ResizeObserver(() => {
    if (rows.some(isCut)) wake()
  })
  // What stands in a row may grow, too: a typeface comes late.
  for (const row of rows) for (const element of [row, ...row.children]) sizes.observe(element)
}

/** Whether something in a row lies outside of it. What is cut off does not count as its width. */
function isCut(row: Element): boolean {
  const { left, right } = row.getBoundingClientRect()
  return [...row.children].some((child) => {
    const box = child.getBoundingClientRect()
    return box.left < left - 1 || box.right > right + 1
  })
}
