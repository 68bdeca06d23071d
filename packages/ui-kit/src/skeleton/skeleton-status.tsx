"use client"

import { type ReactNode, useEffect, useLayoutEffect, useState } from "react"
import { VisuallyHidden } from "../visually-hidden/visually-hidden.tsx"

/** The time for screen readers to detect the region before its text appears, in milliseconds. */
const SAY_AFTER_MS = 150

/**
 * Announces that content is loading. The region is emptied before the first paint and filled afterwards, because screen
 * readers announce only text that is added.
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
