"use client"

import { type RefObject, useLayoutEffect } from "react"

/**
 * Sets CSS custom properties for the visible window height and the height of the on-screen keyboard, because browsers
 * ignore the keyboard when they lay out `fixed` elements.
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
