/** Stands on a button that was clicked before its script was there; a sleeping page writes it, too. */
const MISSED = "data-missed"

/** Buttons that do nothing by themselves: a script's own, and those of a form that is sent nowhere. */
const SCRIPTED = "button[type=button]:not([popovertarget]), [method=dialog] [type=submit]"

/** Such a form closes the dialog in which it stands. */
const CLOSES_A_DIALOG = "dialog [method=dialog] [type=submit]"

/**
 * Listens for clicks that come too early: while an element is not taken over, React stops what happens to it. A click on
 * a button is kept.
 */
export function keepMissedClicks(): void {
  // From here on React hears what happens: a sleeping page need not.
  document.documentElement.removeAttribute("data-islands")
  document.addEventListener(
    "click",
    (event) => {
      if (event.cancelBubble) (event.target as Element).closest("button")?.setAttribute(MISSED, "")
    },
    true,
  )
}

/**
 * Clicks again on what was clicked too early; what is still not taken over is kept once more. What a browser does by
 * itself it has done.
 */
export function repeatMissedClicks(): void {
  for (const button of document.querySelectorAll<HTMLElement>(`[${MISSED}]`)) {
    button.removeAttribute(MISSED)
    if (button.matches(SCRIPTED) && !button.matches(CLOSES_A_DIALOG)) button.click()
  }
}
