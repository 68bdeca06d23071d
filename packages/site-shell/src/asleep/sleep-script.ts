import { scriptOf } from "../visitor/script-of.ts"

/**
 * Wakes the scripts of a sleeping page once its visitor does anything at all, and earlier where a part of the page
 * needs them: one in sight that moves by itself, or a row that holds more than it has room for. Until then the server's
 * HTML is all there is: its links, forms, menus and drawers work by themselves.
 *
 * A click on a button is marked, and repeated by the island that comes where the browser does nothing about it by
 * itself. Once the page is whole its scripts are fetched, without running, so that they are there when they are needed.
 *
 * Runs in the browser as an inline script and uses nothing from outside this function. The marks it looks for are those
 * of `@forecourt/renderer/asleep`.
 */
export function sleepUntilStirred(): void {
  const STIRS = ["pointermove", "pointerdown", "wheel", "scroll", "keydown", "focusin", "click"]
  const find = <Found extends Element>(selector: string) => [...document.querySelectorAll<Found>(selector)]
  const listen = (event: string, hear: (event: Event) => void, once = true) =>
    addEventListener(event, hear, { capture: true, passive: true, once })
  const sleeping = () => find<HTMLScriptElement>("script[type=asleep]")

  function wake() {
    for (const script of sleeping()) {
      const awake = script.cloneNode() as HTMLScriptElement
      awake.removeAttribute("type")
      script.replaceWith(awake)
    }
  }

  // What is cut off lies outside of its row, and does not count as its width.
  function isFull(row: Element) {
    const { left, right } = row.getBoundingClientRect()
    return [...row.children].some((child) => {
      const box = child.getBoundingClientRect()
      return box.left < left - 1 || box.right > right + 1
    })
  }

  function watch(stir: () => void) {
    const sight = new IntersectionObserver((seen) => {
      if (seen.some(({ isIntersecting }) => isIntersecting)) stir()
    })
    for (const element of find("[data-wakes=in-sight]")) sight.observe(element)

    const rows = find("[data-wakes=when-full]")
    const sizes = new ResizeObserver(() => {
      if (rows.some(isFull)) stir()
    })
    // What stands in a row may grow, too: a typeface comes late.
    for (const row of rows) for (const element of [row, ...row.children]) sizes.observe(element)
  }

  const stirred = new Promise<void>((stir) => {
    for (const event of STIRS) listen(event, () => stir())
    listen("DOMContentLoaded", () => {
      watch(stir)
      stirred.then(wake)
    })
  })

  listen(
    "click",
    ({ target }) => {
      if (document.documentElement.dataset.islands)
        (target as Element).closest("button")?.setAttribute("data-missed", "")
    },
    false,
  )

  // One after another: nobody waits for them.
  async function fetchAhead() {
    const { connection } = navigator as { readonly connection?: { readonly saveData?: boolean } }
    if (connection?.saveData) return
    for (const { src } of sleeping()) await fetch(src, { priority: "low" }).catch(() => {})
  }
  // Not every browser says when it has nothing to do.
  listen("load", () => (window.requestIdleCallback ?? setTimeout)(fetchAhead))
}

/** The script as it stands in a page. */
export const SLEEP_SCRIPT = scriptOf(sleepUntilStirred)
