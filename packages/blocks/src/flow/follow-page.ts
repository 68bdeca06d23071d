interface PageListeners {
  readonly onLeave: () => void
  /** Called when the visitor returns to the page, which the browser has kept as it was. */
  readonly onReturn: () => void
}

/**
 * Calls a function when the visitor leaves the page or returns to it. Another tab or app in front of the page does not
 * count as leaving. Returns a function that unsubscribes.
 */
export function followPage({ onLeave, onReturn }: PageListeners): () => void {
  const checkReturn = ({ persisted }: PageTransitionEvent) => {
    if (persisted) onReturn()
  }
  window.addEventListener("pagehide", onLeave)
  window.addEventListener("pageshow", checkReturn)
  return () => {
    window.removeEventListener("pagehide", onLeave)
    window.removeEventListener("pageshow", checkReturn)
  }
}
