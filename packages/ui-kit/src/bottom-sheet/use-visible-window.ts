"use client"

import { type RefObject, useLayoutEffect } from "react"

/**
 * Tells the style sheet how much of the window is left above an on-screen keyboard, and how far up that ends: browsers
 * lay `fixed` elements out as if there were none. A visitor who has zoomed in moves the window over the page instead.
 */
export function useVisibleWindow(box: RefObject<HTMLElement | null>, isActive: boolean): void {
  useLayoutEffect(() => {
    const { style } = box.current ?? {}
    const { visualViewport } = window
    if (!isActive || !style || !visualViewport) return
    const removeVariables = () => {
      style.removeProperty("--fc-bottom-sheet-window")
      style.removeProperty("--fc-bottom-sheet-lift")
    }
    const updateVariables = () => {
      const { height, offsetTop, scale } = visualViewport
      const liftPx = Math.round(innerHeight - height - offsetTop)
      if (scale !== 1 || liftPx <= 0) return removeVariables()
      style.setProperty("--fc-bottom-sheet-window", `${height}px`)
      style.setProperty("--fc-bottom-sheet-lift", `${liftPx}px`)
    }
    updateVariables()
    const stop = new AbortController()
    visualViewport.addEventListener("resize", updateVariables, { signal: stop.signal })
    visualViewport.addEventListener("scroll", updateVariables, { signal: stop.signal })
    return () => {
      stop.abort()
      removeVariables()
    }
  }, [box, isActive])
}
