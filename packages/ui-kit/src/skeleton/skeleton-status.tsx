"use client"

import { type ReactNode, useEffect, useLayoutEffect, useState } from "react"
import { VisuallyHidden } from "../visually-hidden/visually-hidden.tsx"

/** The milliseconds for screen readers to detect the region before its text appears. */
const SAY_AFTER_MS = 150

/**
 * Announces loading in a region that is emptied before the first paint, since screen readers announce only added text.
 */
export function SkeletonStatus({ label }: { readonly label: string }): ReactNode {
  const [isSilent, setSilent] = useState(false)

  useLayoutEffect(() => setSilent(true), [])
  useEffect(() => {
    const wait = setTimeout(() => setSilent(false), SAY_AFTER_MS)
    return () => clearTimeout(wait)
  }, [])

  return <VisuallyHidden role="status">{isSilent ? null : label}</VisuallyHidden>
}
