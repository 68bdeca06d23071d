import { useEffectEvent, useLayoutEffect, useRef } from "react"

/**
 * The attribute that marks the root of an island which stores its state in the page's URL. Until the island is
 * hydrated, navigating back or forward reloads the page.
 */
export const OWNS_ADDRESS = { "data-owns-address": "" } as const

/**
 * Calls `show` with the URL's query string when the visitor navigates back or forward within the page. The browser
 * restores the scroll position too early, while the previous content is still shown, so the script that runs before
 * hydration restores it again once `isComplete` is true.
 */
export function useFollowedAddress(path: string, isComplete: boolean, show: (search: string) => void): void {
  const isPending = useRef(false)
  const showCurrent = useEffectEvent(show)

  // A layout effect, so that the listener exists as soon as the island is hydrated: from then on the page no longer
  // reloads on back and forward.
  useLayoutEffect(() => {
    const handleChange = () => {
      const { origin, pathname, search } = window.location
      if (pathname !== new URL(path, origin).pathname) return
      isPending.current = true
      showCurrent(search)
    }
    window.addEventListener("popstate", handleChange)
    return () => window.removeEventListener("popstate", handleChange)
  }, [path])

  useLayoutEffect(() => {
    if (!isComplete || !isPending.current) return
    isPending.current = false
    window.dispatchEvent(new Event("contentrestored"))
  })
}
