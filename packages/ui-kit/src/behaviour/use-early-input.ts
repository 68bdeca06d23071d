"use client"

import { useLayoutEffect, useRef } from "react"

/**
 * Runs `look` once after hydration. The visitor or the browser may have changed a native control before hydration,
 * which React does not notice.
 */
export function useEarlyInput(look: () => void): void {
  const hasLooked = useRef(false)
  useLayoutEffect(() => {
    if (hasLooked.current) return
    hasLooked.current = true
    look()
  })
}
