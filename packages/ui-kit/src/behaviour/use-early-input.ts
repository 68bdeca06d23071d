"use client"

import { useLayoutEffect, useRef } from "react"

/**
 * Looks once, when a part comes to life: a native control may have been used, or filled in by the browser, before the
 * script came.
 */
export function useEarlyInput(look: () => void): void {
  const hasLooked = useRef(false)
  useLayoutEffect(() => {
    if (hasLooked.current) return
    hasLooked.current = true
    look()
  })
}
