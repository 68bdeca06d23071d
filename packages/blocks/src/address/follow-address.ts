import { useEffectEvent, useLayoutEffect, useRef } from "react"

/**
 * The attribute that marks an island whose state is stored in the URL. If the visitor goes back or forward before the
 * island is hydrated, the page is reloaded.
 */
export const OWNS_ADDRESS = { "data-owns-address": "" } as const

/**
 * Calls `show` with the new query string when the visitor goes back or forward. The scroll position is restored only
 * once `isComplete` is true, since the browser restores it before the content is complete.
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
