/** Buttons that do nothing by themselves. */
const SCRIPTED = "button[type=button]:not([popovertarget])"

/** Stands on a button that was clicked before its script was there; a sleeping page writes it, too. */
const MISSED = "data-missed"

/**
 * Listens for clicks that come too early: while an element is not taken over, React stops what happens to it. A click on
 * a button that needs its script is kept.
 */
export function keepMissedClicks(): void {
  // From here on React hears what happens: a sleeping page need not.
  document.documentElement.removeAttribute("data-islands")
  document.addEventListener(
    "click",
    (event) => {
      if (event.cancelBubble) (event.target as Element).closest(SCRIPTED)?.setAttribute(MISSED, "")
    },
    true,
  )
}

/** Clicks again on what was clicked too early; what is still not taken over is kept once more. */
export function repeatMissedClicks(): void {
  for (const button of document.querySelectorAll<HTMLElement>(`[${MISSED}]`)) {
    button.removeAttribute(MISSED)
    button.click()
  }
}
