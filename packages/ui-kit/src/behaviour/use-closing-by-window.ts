"use client"

import { useEffect } from "react"
import { useLatest } from "./use-latest.ts"

export type WindowReason = "navigation" | "breakpoint"

/**
 * Closes a layer on client-side navigation, before the page enters the back/forward cache, and when the window reaches
 * the width `closeFromPx`.
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
