"use client"

import { useLayoutEffect, useRef } from "react"

/** Runs once after hydration: the visitor or the browser's autofill may have changed a native control before. */
export function useEarlyInput(look: () => void): void {
  const hasLooked = useRef(false)
  useLayoutEffect(() => {
    if (hasLooked.current) return
    hasLooked.current = true
    look()
  })
}
