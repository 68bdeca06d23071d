import { useEffectEvent, useLayoutEffect, useRef } from "react"

/**
 * Marks the root of an island that pushes its state into the page's address. Until the island is hydrated, going back
 * or forward loads the page.
 */
export const OWNS_ADDRESS = { "data-owns-address": "" } as const

/** The key of the scroll position in the state of a history entry. */
const SCROLL = "listScroll"

/**
 * Adds a history entry for another list. The current entry keeps its scroll position: the browser restores its own before
 * the earlier list is rendered again, and a shorter list has no such position.
 */
export function pushAddress(address: string): void {
  window.history.replaceState({ ...window.history.state, [SCROLL]: window.scrollY }, "")
  window.history.pushState(null, "", address)
}

/**
 * Calls `show` with the page's query when the visitor goes back or forward on it, and restores the scroll position of the
 * entry as soon as its list `isComplete`.
 */
export function useFollowedAddress(path: string, isComplete: boolean, show: (search: string) => void): void {
  const pending = useRef<number>(null)
  const showCurrent = useEffectEvent(show)

  // A layout effect, so that the listener exists as soon as the island is hydrated: from then on the page no longer
  // reloads on back and forward.
  useLayoutEffect(() => {
    const handleChange = ({ state }: PopStateEvent) => {
      const { origin, pathname, search } = window.location
      if (pathname !== new URL(path, origin).pathname) return
      pending.current = state?.[SCROLL] ?? null
      showCurrent(search)
    }
    window.addEventListener("popstate", handleChange)
    return () => window.removeEventListener("popstate", handleChange)
  }, [path])

  useLayoutEffect(() => {
    if (!isComplete || pending.current === null) return
    window.scrollTo({ top: pending.current, behavior: "instant" })
    pending.current = null
    // The position is restored only once: afterwards the visitor can scroll, and leave with the browser's buttons.
    window.history.replaceState({ ...window.history.state, [SCROLL]: null }, "")
  })
}
