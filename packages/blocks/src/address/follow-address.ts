import { useEffectEvent, useLayoutEffect, useRef } from "react"

/**
 * The attribute that marks the root of an island which stores its state in the page's URL. Until the island is
 * hydrated, navigating back or forward reloads the page.
 */
export const OWNS_ADDRESS = { "data-owns-address": "" } as const

/**
 * The key of the scroll position in the state of a history entry. The inline script that runs before hydration also
 * reads it.
 */
const SCROLL = "listScroll"

/**
 * Adds a history entry when the list changes, and stores the scroll position in the current entry. The browser's own
 * scroll restoration would run too early, when the previous list is not rendered yet and the page may be too short.
 */
export function pushAddress(address: string): void {
  window.history.replaceState({ ...window.history.state, [SCROLL]: window.scrollY }, "")
  window.history.pushState(null, "", address)
}

/**
 * Calls `show` with the query of the URL when the visitor navigates back or forward within the page. Restores the
 * scroll position of the history entry once `isComplete` is true.
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
