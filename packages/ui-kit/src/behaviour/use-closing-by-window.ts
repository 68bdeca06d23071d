"use client"

import { useEffect, useLayoutEffect, useRef } from "react"

/** Why the window closes what lies over the page: the page is left, or has grown wide. */
export type WindowReason = "navigation" | "breakpoint"

/**
 * Closes what lies over the page when another page comes in the same document, when the visitor goes back to it
 * through the page cache, and where `closeFromPx` is given when the window grows to that width.
 */
export function useClosingByWindow(
  isOpen: boolean,
  closeFromPx: number | undefined,
  close: (reason: WindowReason, event: Event) => void,
): void {
  const latest = useRef(close)
  useLayoutEffect(() => {
    latest.current = close
  })
  useEffect(() => {
    if (!isOpen) return
    const stop = new AbortController()
    const handleLeave = (event: Event) => latest.current("navigation", event)
    addEventListener("popstate", handleLeave, { signal: stop.signal })
    addEventListener("pagehide", handleLeave, { signal: stop.signal })
    // A framework that goes to another page by itself tells only the Navigation API.
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
  }, [isOpen, closeFromPx])
}
