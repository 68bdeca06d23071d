/** Buttons that do nothing by themselves. */
const SCRIPTED = "button[type=button]:not([popovertarget])"

const missed = new Set<HTMLElement>()

/**
 * Listens for clicks that come too early: while an element is not taken over, React stops what happens to it. A click on
 * a button that needs its script is kept.
 */
export function keepMissedClicks(): void {
  document.addEventListener(
    "click",
    (event) => {
      const button = event.cancelBubble && (event.target as Element).closest<HTMLElement>(SCRIPTED)
      if (button) missed.add(button)
    },
    true,
  )
}

/** Clicks again on what was clicked too early; what is still not taken over is kept once more. */
export function repeatMissedClicks(): void {
  for (const button of [...missed]) {
    missed.delete(button)
    button.click()
  }
}
