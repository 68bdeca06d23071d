"use client"

import { useEffect } from "react"
import { useLatest } from "./use-latest.ts"

export type WindowReason = "navigation" | "breakpoint"

/**
 * Closes a layer when the visitor navigates to another page on the client, or when the page is restored from the
 * back/forward cache. If `closeFromPx` is given, the layer also closes when the window becomes at least that wide.
 */
export function useClosingByWindow(
  isOpen: boolean,
  closeFromPx: number | undefined,
  close: (reason: WindowReason, event: Event) => void,
): void {
  const latest = useLatest(close)
  useEffect(() => {
    if (!isOpen) return
    const stop = new AbortController()
    const handleLeave = (event: Event) => latest.current("navigation", event)
    addEventListener("popstate", handleLeave, { signal: stop.signal })
    addEventListener("pagehide", handleLeave, { signal: stop.signal })
    // A client-side navigation by a framework is reported only by the Navigation API.
    const { pathname } = location
    const handleLink = (event: Event) => {
      if (location.pathname !== pathname) handleLeave(event)
    }
    globalThis.navigation?.addEventListener("currententrychange", handleLink, { signal: stop.signal })

    if (closeFromPx !== undefined) {
      const wide = matchMedia(`(min-width: ${closeFromPx}px)`)
      const handleGrow = (event: Event) => {
        if (wide.matches) latest.current("breakpoint", event)
      }
      wide.addEventListener("change", handleGrow, { signal: stop.signal })
    }
    return () => stop.abort()
  }, [isOpen, closeFromPx, latest])
}
