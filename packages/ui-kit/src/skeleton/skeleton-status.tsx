"use client"

import { type ReactNode, useEffect, useLayoutEffect, useState } from "react"
import { VisuallyHidden } from "../visually-hidden/visually-hidden.tsx"

/** The time the region is empty, so that screen readers detect it before its text appears. */
const SAY_AFTER_MS = 150

/**
 * Announces what is loading. A live region is announced only if it was there before its text, so it is emptied before
 * the first paint and its text appears a moment later; content that has arrived by then is not announced. The server's
 * HTML has the text, for visitors who read before hydration.
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
