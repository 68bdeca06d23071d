"use client"

import { type ReactNode, useEffect, useState } from "react"
import { repeatMissedClicks } from "./missed-clicks.ts"

/**
 * Repeats clicks that came too early once what it holds can hear them: it has found what was typed meanwhile, and has
 * been drawn with it.
 */
export function RepeatClicks({ children }: { readonly children: ReactNode }): ReactNode {
  const [isTakenOver, setTakenOver] = useState(false)
  // Effects of what it holds have run by now; what they change is drawn together with this.
  useEffect(() => setTakenOver(true), [])
  useEffect(() => {
    if (isTakenOver) repeatMissedClicks()
  }, [isTakenOver])
  return children
}
